import { useMemo, useRef, useState } from 'preact/hooks';
import type { Point } from '../../../board/layout.js';
import { drawing as words } from '../../../i18n/drawing.js';
import { language, say } from '../../../i18n/language.js';
import { fieldsOfList, type Row } from '../sheet.js';
import { FrameForm } from './frame-form.js';
import { GroupMarks } from './group-marks.js';
import { GroupPanel } from './group-panel.js';
import { groupLists, groupNamed, tapGroup } from './groups.js';
import { type HexDrawing, hexDrawing } from './hex-drawing.js';
import { painted, withoutPath, withPath, withSide } from './hex-edits.js';
import { HexMarks } from './hex-marks.js';
import { HexPanel, ToPlace } from './hex-panel.js';
import { changedRows, withValues } from './lines.js';
import { MapCanvas } from './map-canvas.js';
import type { MapEditorProps } from './map-editor.js';
import { ScanImage, ScanTools, useScan } from './scan.js';
import { ToolBar, type ToolName } from './tool-bar.js';

const TOOLS: readonly ToolName[] = ['look', 'terrain', 'side', 'path', 'group', 'scan'];
/** The field that names what a tool draws. */
const DRAWN = { terrain: ['hexes', 'terrain'], side: ['hexsides', 'features'], path: ['paths', 'kind'] } as const;

/** The edge of the map that a hex lies nearest to. */
function nearestEdge({ place, width, height }: HexDrawing['layout'], hex: string): string {
  const [x, y] = place(hex)!;
  const away = { north: y, east: width - x, south: height - y, west: x };
  return Object.entries(away).sort((a, b) => a[1] - b[1])[0]![0];
}

/** A hex map, drawn: its frame first, then whatever is printed on it. */
export function HexEditor(props: MapEditorProps) {
  const { sheet, onChange } = props;
  const drawing = useMemo(() => hexDrawing(sheet, language.value), [sheet.rows, sheet.fields, language.value]);
  return (
    <>
      <FrameForm sheet={sheet} open={drawing === undefined} onChange={onChange} />
      {drawing && <HexTable {...props} drawing={drawing} />}
    </>
  );
}

function HexTable({ sheet, faults, scenario, onChange, drawing }: MapEditorProps & { readonly drawing: HexDrawing }) {
  const { layout } = drawing;
  const [tool, setTool] = useState<ToolName>('look');
  const [word, setWord] = useState('');
  const [adding, setAdding] = useState(false);
  const [erasing, setErasing] = useState(false);
  const [stroke, setStroke] = useState<readonly string[]>([]);
  const [from, setFrom] = useState<string | undefined>();
  const [placing, setPlacing] = useState<number | undefined>();
  const [group, setGroup] = useState<number | undefined>();
  const [cursor, setCursor] = useState<string | undefined>();
  const grip = useRef<Point>([0, 0]);
  // A drag may end before the last of its hexes was drawn.
  const passed = useRef<readonly string[]>([]);
  const scan = useScan(scenario, layout.width);
  const [list, field] = DRAWN[tool as keyof typeof DRAWN] ?? [];
  const lists = groupLists(sheet).map((each) => each.list);
  const drawn = list ? (fieldsOfList(sheet, list).find(({ name }) => name === field)?.words ?? []) : [];
  const palette = tool === 'group' ? lists : drawn;
  const chosen = palette.includes(word) ? word : (palette[0] ?? '');
  const brush = { word: erasing ? undefined : chosen, adding };
  const along = (hex: string): void => {
    if (erasing) onChange(withoutPath(sheet, drawing, chosen, hex));
    else if (from !== undefined && from !== hex) onChange(withPath(sheet, drawing, chosen, from, hex));
    setFrom(erasing || from === hex ? undefined : hex);
  };
  const sideByKey = (hex: string): void => {
    const { grid } = layout;
    const next = from !== undefined && from !== hex && grid.adjacent(grid.index(from), grid.index(hex));
    if (next) onChange(withSide(sheet, drawing, `${from}/${hex}`, chosen));
    setFrom(next ? undefined : hex);
  };
  const onTap = (at: Point, hex: string | undefined, byKey: boolean): void => {
    if (hex === undefined) return;
    setCursor(hex);
    if (placing !== undefined) {
      const line = sheet.rows[placing];
      setPlacing(undefined);
      if (line) onChange(changedRows(sheet, new Map<number, Row>([[placing, withValues(sheet, line, { hex })]])));
    } else if (tool === 'look') setFrom(hex);
    else if (tool === 'terrain') onChange(painted(sheet, drawing, [hex], brush));
    else if (tool === 'path') along(hex);
    else if (tool === 'group') {
      const { rows, row } = tapGroup(sheet, groupNamed(chosen)!, hex, group, nearestEdge(layout, hex));
      setGroup(row);
      if (rows !== sheet.rows) onChange(rows);
    } else if (tool === 'side' && byKey) sideByKey(hex);
    else if (tool === 'side') onChange(withSide(sheet, drawing, layout.sideAt(...at)!, chosen));
  };
  const strokes = {
    begin: (x: number, y: number): boolean => {
      grip.current = [x - scan.placing.x, y - scan.placing.y];
      return tool === 'terrain' || (tool === 'scan' && scan.url !== undefined);
    },
    to: (x: number, y: number): void => {
      if (tool === 'scan') scan.set({ x: x - grip.current[0], y: y - grip.current[1] });
      const hex = tool === 'terrain' ? layout.at(x, y) : undefined;
      if (hex === undefined || passed.current.includes(hex)) return;
      passed.current = [...passed.current, hex];
      setStroke(passed.current);
    },
    end: (): void => {
      if (passed.current.length > 0) onChange(painted(sheet, drawing, passed.current, brush));
      passed.current = [];
      setStroke([]);
    },
  };
  const choose = (next: ToolName): void => {
    setTool(next);
    setFrom(undefined);
    setGroup(undefined);
    setErasing(false);
  };
  return (
    <div class="map-editor">
      <div class="map-side">
        <ToolBar
          {...{ palette }}
          tools={lists.length > 0 ? TOOLS : TOOLS.filter((each) => each !== 'group')}
          chosen={tool}
          onChoose={choose}
          word={chosen}
          onWord={(next) => {
            setWord(next);
            setGroup(undefined);
          }}
        >
          {tool === 'terrain' && (
            <label class="check">
              <input type="checkbox" checked={adding} onChange={() => setAdding(!adding)} />
              {say(words.adding)}
            </label>
          )}
          {(tool === 'terrain' || tool === 'path') && (
            <label class="check">
              <input type="checkbox" checked={erasing} onChange={() => setErasing(!erasing)} />
              {say(words.erase)}
            </label>
          )}
          {tool === 'scan' && <ScanTools scan={scan} />}
        </ToolBar>
        <ToPlace sheet={sheet} chosen={placing} onChoose={setPlacing} />
        {tool === 'look' && from !== undefined && layout.place(from) && (
          <HexPanel {...{ sheet, drawing, faults, onChange }} hex={from} />
        )}
        {tool === 'group' && group !== undefined && (
          <GroupPanel {...{ sheet, faults, onChange }} row={group} onLetGo={() => setGroup(undefined)} />
        )}
      </div>
      <MapCanvas
        {...{ layout, cursor, onTap }}
        strength={scan.url === undefined ? 1 : 1 - scan.placing.through}
        label={say(words.map)}
        under={<ScanImage scan={scan} />}
        over={
          <>
            <GroupMarks {...{ sheet, layout }} chosen={tool === 'group' ? group : undefined} />
            <HexMarks {...{ sheet, drawing, faults, stroke }} chosen={from} />
          </>
        }
        onCursor={setCursor}
        drawing={strokes}
      />
    </div>
  );
}
