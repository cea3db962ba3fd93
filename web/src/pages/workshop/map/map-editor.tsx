import type { FaultIndex } from '../faults.js';
import { listsOf, type Row, type Sheet } from '../sheet.js';
import type { Places } from '../work-file.js';
import { GraphEditor } from './graph-editor.js';
import { HexEditor } from './hex-editor.js';

export interface MapEditorProps {
  readonly sheet: Sheet;
  readonly faults: FaultIndex;
  readonly scenario: string;
  /** Where spaces were drawn; hexes need no such thing. */
  readonly places: Places;
  readonly onChange: (rows: readonly Row[], places?: Places) => void;
}

/** A map as a drawing: hexes, or spaces and connections. */
export const MapEditor = (props: MapEditorProps) =>
  listsOf(props.sheet).includes('grid') ? <HexEditor {...props} /> : <GraphEditor {...props} />;
