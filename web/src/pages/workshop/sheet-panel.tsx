import { useEffect, useMemo, useState } from 'preact/hooks';
import { say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import type { Desk } from './desk.js';
import type { Fault, FaultIndex } from './faults.js';
import { Grid } from './grid.js';
import { MapEditor } from './map/map-editor.js';
import { COMMENT, fieldsOfList, LIST, listsOf, type Row, type Sheet } from './sheet.js';

interface SheetPanelProps {
  readonly desk: Desk;
  readonly sheet: Sheet;
  readonly faults: FaultIndex;
  readonly goTo: Fault | undefined;
}

/** One table: what to know of it, whether it is sent, and its lines. */
export function SheetPanel({ desk, sheet, faults, goTo }: SheetPanelProps) {
  return (
    <>
      {sheet.notes.length > 0 && (
        <details class="fine">
          <summary>{say(words.notes)}</summary>
          <ul>
            {sheet.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      <div class="row">
        <label class="check">
          <input type="checkbox" checked={sheet.sent} onChange={() => desk.send(sheet.kind, !sheet.sent)} />
          {say(words.sent)}
        </label>
        <span class="fine">{say(words.notSent)}</span>
      </div>
      {sheet.kind === 'map' ? (
        <MapPanel {...{ desk, sheet, faults, goTo }} />
      ) : (
        <WholeTable {...{ desk, sheet, faults, goTo }} />
      )}
    </>
  );
}

const cellOf = (goTo: Fault | undefined) =>
  goTo?.row === undefined ? undefined : { row: goTo.row, column: goTo.column ?? 0 };

function WholeTable({ desk, sheet, faults, goTo }: SheetPanelProps) {
  const rows = useMemo(() => sheet.rows.map((_, i) => i), [sheet.rows]);
  const [all, setAll] = useState(false);
  const columns = useMemo(() => shownColumns(sheet, all), [sheet.columns, sheet.rows, all]);
  const target = useMemo(() => cellOf(goTo), [goTo]);
  const deck = sheet.columns.indexOf('deck');
  // A further counter belongs to the record of the last one.
  const blank = (): Row => sheet.columns.map((_, i) => (i === deck ? (sheet.rows.at(-1)?.[i] ?? '') : ''));
  return (
    <>
      {sheet.kind !== 'chartPack' && (
        <label class="check">
          <input type="checkbox" checked={all} onChange={() => setAll(!all)} />
          {say(words.allColumns)}
        </label>
      )}
      <Grid
        {...{ sheet, rows, columns, faults, blank }}
        goTo={target}
        label={say(words[sheet.kind])}
        onChange={(next) => desk.edit(sheet.kind, next)}
      />
    </>
  );
}

/** What any card may have and none of these has stays away, so that the figures of the game come into sight. */
function shownColumns({ columns, rows, fields }: Sheet, all: boolean): number[] {
  const common = new Set(fields.filter((field) => field.of === 'card').map(({ name }) => name));
  return columns.flatMap((name, i) => (all || !common.has(name) || rows.some((row) => row[i] !== '') ? [i] : []));
}

/** The map as a drawing or as its table: both show the same lines. */
function MapPanel(props: SheetPanelProps) {
  const { desk, sheet, faults, goTo } = props;
  const [drawn, setDrawn] = useState(goTo === undefined);
  useEffect(() => {
    if (goTo) setDrawn(false);
  }, [goTo]);
  return (
    <>
      <fieldset class="ticks">
        <legend>{say(words.view)}</legend>
        {([true, false] as const).map((draw) => (
          <label class="check" key={String(draw)}>
            <input type="radio" name="view" checked={drawn === draw} onChange={() => setDrawn(draw)} />
            {say(draw ? words.draw : words.table)}
          </label>
        ))}
      </fieldset>
      {drawn ? (
        <MapEditor
          {...{ sheet, faults }}
          scenario={desk.scenario}
          places={desk.places.value}
          onChange={(rows, places) => desk.edit('map', rows, places)}
        />
      ) : (
        <MapTable {...props} />
      )}
    </>
  );
}

/** A map's lines, one list at a time: only the columns that its lines have are shown. */
function MapTable({ desk, sheet, faults, goTo }: SheetPanelProps) {
  const lists = listsOf(sheet);
  const at = sheet.columns.indexOf(LIST);
  const [list, setList] = useState(lists[0]!);
  useEffect(() => {
    const of = goTo?.row === undefined ? undefined : sheet.rows[goTo.row]?.[at];
    if (of !== undefined && lists.includes(of)) setList(of);
  }, [goTo]);
  const rows = useMemo(() => sheet.rows.flatMap((row, i) => (row[at] === list ? [i] : [])), [sheet.rows, list, at]);
  const columns = useMemo(() => {
    const names = [...fieldsOfList(sheet, list).map(({ name }) => name), COMMENT];
    return names.map((name) => sheet.columns.indexOf(name));
  }, [sheet.columns, sheet.fields, list]);
  const target = useMemo(() => cellOf(goTo), [goTo, list]);
  return (
    <>
      <label>
        {say(words.list)}
        <select value={list} onChange={({ currentTarget }) => setList(currentTarget.value)}>
          {lists.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <Grid
        key={list}
        {...{ sheet, rows, columns, faults }}
        goTo={target}
        blank={() => sheet.columns.map((_, i) => (i === at ? list : ''))}
        label={`${say(words.map)}: ${list}`}
        onChange={(next) => desk.edit('map', next)}
      />
    </>
  );
}
