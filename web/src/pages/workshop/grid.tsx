import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import { CellEditor } from './cell-editor.js';
import { CellHint } from './cell-hint.js';
import type { FaultIndex } from './faults.js';
import { pasted } from './paste.js';
import { fieldOf, type Row, type Sheet } from './sheet.js';

interface GridProps {
  readonly sheet: Sheet;
  /** The lines and columns that are shown. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly faults: FaultIndex;
  /** A line to go to, from the list of faults. */
  readonly goTo: { readonly row: number; readonly column: number } | undefined;
  readonly blank: () => Row;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly label: string;
}

/** As many lines as a browser lays out at once without a pause; a map of 60 by 40 hexes has twelve times as many. */
const PAGE = 200;

type At = readonly [row: number, column: number];

/** A table as spreadsheets have it: one cell is open, arrows move, a paste runs right and down from it. */
export function Grid({ sheet, rows, columns, faults, goTo, blank, onChange, label }: GridProps) {
  const [at, setAt] = useState<At>([0, 0]);
  const hint = useId();
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<At | undefined>(undefined);
  const clamp = ([row, column]: At): At => [within(row, rows.length), within(column, columns.length)];
  const [row, column] = clamp(at);
  const go = (to: At): void => {
    wanted.current = clamp(to);
    setAt(wanted.current);
  };
  useEffect(() => {
    if (!goTo) return;
    const to = [rows.indexOf(goTo.row), Math.max(0, columns.indexOf(goTo.column))] as const;
    if (to[0] >= 0) go(to);
  }, [goTo]);
  useEffect(() => {
    if (wanted.current !== at) return;
    const cell = table.current?.querySelector<HTMLElement>('.cell-editor');
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  const set = (value: string): void => {
    const target = rows[row];
    if (target === undefined || sheet.rows[target]![columns[column]!] === value) return;
    onChange(sheet.rows.map((each, i) => (i === target ? each.with(columns[column]!, value) : each)));
  };
  const paste = (text: string): void =>
    onChange(pasted(text, { ...sheet, shownRows: rows, shownColumns: columns, at: [row, column], blank }));
  const click = ({ target }: MouseEvent): void => {
    const cell = (target as Element).closest<HTMLElement>('td[data-at]');
    const to = cell?.dataset.at?.split(':').map(Number);
    if (to && (to[0] !== row || to[1] !== column)) go([to[0]!, to[1]!]);
  };
  const open = rows[row];
  const start = row - (row % PAGE);
  return (
    <div class="grid">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keys */}
      <section class="grid-frame" tabIndex={0} aria-label={label}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the open cell takes the keys */}
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are chosen */}
        <table role="grid" aria-label={label} ref={table} onClick={click}>
          <Head sheet={sheet} columns={columns} />
          <tbody>
            {rows.slice(start, start + PAGE).map((index, offset) => (
              <Line
                key={index}
                {...{ sheet, columns, faults }}
                number={index}
                cells={sheet.rows[index]!}
                at={start + offset}
                open={start + offset === row ? column : undefined}
                editor={
                  start + offset === row && (
                    <CellEditor
                      key={`${index}:${column}`}
                      value={sheet.rows[index]![columns[column]!] ?? ''}
                      field={fieldOf(sheet, sheet.rows[index]!, columns[column]!)}
                      label={say(words.cell, { column: sheet.columns[columns[column]!]!, line: index + 1 })}
                      fault={faults.cell(index, columns[column]!)}
                      hint={hint}
                      onSet={set}
                      onPaste={paste}
                      onMove={(down, right) => go([row + down, column + right])}
                    />
                  )
                }
              />
            ))}
          </tbody>
        </table>
      </section>
      {open !== undefined && <CellHint id={hint} sheet={sheet} row={open} column={columns[column]!} faults={faults} />}
      <div class="row">
        <button
          type="button"
          onClick={() => {
            onChange([...sheet.rows, blank()]);
            setAt([rows.length, 0]);
          }}
        >
          {say(words.addLine)}
        </button>
        <button
          type="button"
          disabled={open === undefined}
          onClick={() => onChange(sheet.rows.filter((_, i) => i !== open))}
        >
          {say(words.removeLine)}
        </button>
        {rows.length > PAGE && (
          <>
            <button type="button" disabled={start === 0} onClick={() => go([start - PAGE, column])}>
              {say(words.earlier)}
            </button>
            <button type="button" disabled={start + PAGE >= rows.length} onClick={() => go([start + PAGE, column])}>
              {say(words.later)}
            </button>
          </>
        )}
        <span class="fine">
          {rows.length > PAGE
            ? say(words.linesOf, { first: start + 1, last: Math.min(start + PAGE, rows.length), count: rows.length })
            : say(words.lines, { count: rows.length })}
        </span>
        <span class="fine">{say(words.pasteHint)}</span>
      </div>
    </div>
  );
}

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

function Head({ sheet, columns }: { readonly sheet: Sheet; readonly columns: readonly number[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{say(words.line)}</th>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {sheet.columns[column]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface LineProps {
  readonly sheet: Sheet;
  readonly columns: readonly number[];
  readonly faults: FaultIndex;
  readonly number: number;
  readonly cells: Row;
  readonly at: number;
  readonly open: number | undefined;
  readonly editor: preact.ComponentChildren;
}

/** Drawn again only when something in it has changed: tables have thousands of cells. */
function Line({ sheet, columns, faults, number, cells, at, open, editor }: LineProps) {
  const plain = useMemo(
    () =>
      columns.map((column, j) => {
        const fault = faults.cell(number, column);
        const known = fieldOf(sheet, cells, column) !== undefined;
        return (
          <td
            key={column}
            data-at={`${at}:${j}`}
            class={fault ? 'wrong' : known ? undefined : 'aside'}
            aria-invalid={fault ? 'true' : undefined}
            title={fault}
          >
            {cells[column]}
          </td>
        );
      }),
    [cells, columns, faults, at, number, sheet.fields],
  );
  const fault = faults.line(number);
  return (
    <tr class={fault ? 'wrong' : undefined}>
      <th scope="row" title={fault}>
        {number + 1}
      </th>
      {open === undefined
        ? plain
        : plain.map((cell, j) =>
            j === open ? (
              <td key={columns[j]} class="open">
                {editor}
              </td>
            ) : (
              cell
            ),
          )}
    </tr>
  );
}
