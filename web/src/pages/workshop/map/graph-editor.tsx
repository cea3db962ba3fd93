import { useMemo, useRef, useState } from 'preact/hooks';
import { graphLayout } from '../../../board/graph-layout.js';
import type { Layout, Point } from '../../../board/layout.js';
import { drawing as words } from '../../../i18n/drawing.js';
import { language, say } from '../../../i18n/language.js';
import { fieldsOfList } from '../sheet.js';
import type { Places } from '../work-file.js';
import { graphBody, withConnection, withSpace } from './graph-edits.js';
import { linesOf } from './lines.js';
import { MapCanvas } from './map-canvas.js';
import type { MapEditorProps } from './map-editor.js';
import { ScanImage, ScanTools, useScan } from './scan.js';
import { SpacePanel } from './space-panel.js';
import { ToolBar, type ToolName } from './tool-bar.js';

const TOOLS: readonly ToolName[] = ['space', 'connect', 'scan'];

/** Where every space lies now: laid out for those that nobody has drawn yet. */
const placesIn = ({ places, place }: Layout): Places =>
  Object.fromEntries(places.map((id) => [id, place(id)!.map(Math.round) as unknown as Point]));

/** A point-to-point map, drawn: spaces where they are printed, and what joins them. */
export function GraphEditor({ sheet, faults, scenario, places, onChange }: MapEditorProps) {
  const [moved, setMoved] = useState<Places>({});
  const layout = useMemo(
    () => graphLayout(graphBody(sheet), language.value, { drawn: { ...places, ...moved } }),
    [sheet.rows, places, moved, language.value],
  );
  const [tool, setTool] = useState<ToolName>('space');
  const [kind, setKind] = useState('');
  const [chosen, setChosen] = useState<string | undefined>();
  const [cursor, setCursor] = useState<string | undefined>();
  const held = useRef<{ id: string | undefined; grip: Point; at?: Point }>({ id: undefined, grip: [0, 0] });
  const scan = useScan(scenario, layout.width);
  const kinds = fieldsOfList(sheet, 'connections').find(({ name }) => name === 'kind')?.words ?? [];
  const palette = tool === 'connect' ? kinds : [];
  const word = kinds.includes(kind) ? kind : (kinds[0] ?? '');
  const add = ([x, y]: Point): void => {
    const taken = new Set(linesOf(sheet, 'spaces').map((line) => line.get('id')));
    let number = taken.size + 1;
    while (taken.has(say(words.newSpace, { number }))) number += 1;
    const id = say(words.newSpace, { number });
    onChange(withSpace(sheet, id), { ...placesIn(layout), [id]: [Math.round(x), Math.round(y)] });
    setChosen(id);
  };
  const onTap = (at: Point, id: string | undefined): void => {
    if (id !== undefined) setCursor(id);
    if (tool === 'space') {
      if (id === undefined) add(at);
      else setChosen(id);
    } else if (tool === 'connect' && id !== undefined) {
      if (chosen !== undefined && chosen !== id) onChange(withConnection(sheet, chosen, id, word), placesIn(layout));
      setChosen(chosen === undefined ? id : undefined);
    }
  };
  const strokes = {
    begin: (x: number, y: number): boolean => {
      const id = tool === 'space' ? layout.at(x, y) : undefined;
      held.current = { id, grip: [x - scan.placing.x, y - scan.placing.y] };
      return id !== undefined || (tool === 'scan' && scan.url !== undefined);
    },
    to: (x: number, y: number): void => {
      const { id, grip } = held.current;
      if (id === undefined) scan.set({ x: x - grip[0], y: y - grip[1] });
      else {
        held.current.at = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
        setMoved({ [id]: held.current.at });
      }
    },
    end: (): void => {
      const { id, at } = held.current;
      if (id !== undefined && at) onChange(sheet.rows, { ...placesIn(layout), [id]: at });
      setMoved({});
    },
  };
  const marked = ['spaces', 'connections'].flatMap((list) =>
    linesOf(sheet, list)
      .filter(({ row }) => faults.within(row) !== undefined)
      .flatMap((line) => [line.get('id'), line.get('a'), line.get('b')])
      .filter((id) => id !== '' && layout.places.includes(id)),
  );
  return (
    <div class="map-editor">
      <div class="map-side">
        <ToolBar
          {...{ palette, word }}
          tools={TOOLS}
          chosen={tool}
          onWord={setKind}
          onChoose={(next) => {
            setTool(next);
            setChosen(undefined);
          }}
        >
          {tool === 'scan' && <ScanTools scan={scan} />}
        </ToolBar>
        {tool === 'space' && chosen !== undefined && layout.places.includes(chosen) && (
          <SpacePanel
            {...{ sheet, faults }}
            id={chosen}
            onChange={(rows, id) => {
              const { [chosen]: at, ...others } = placesIn(layout);
              onChange(rows, id === undefined || !at ? others : { ...others, [id]: at });
              setChosen(id);
            }}
          />
        )}
      </div>
      <MapCanvas
        {...{ layout, cursor, onTap }}
        strength={scan.url === undefined ? 1 : 1 - scan.placing.through}
        label={say(words.map)}
        under={<ScanImage scan={scan} />}
        over={
          <>
            {[...new Set(marked)].map((id) => (
              <path key={id} class="map-fault" data-fault={id} d={layout.outline(id)} />
            ))}
            {chosen !== undefined && layout.places.includes(chosen) && (
              <path class="map-chosen" d={layout.outline(chosen)} />
            )}
          </>
        }
        onCursor={setCursor}
        drawing={strokes}
      />
    </div>
  );
}
