import type { Command, FilledForms, StandingUnit } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { type Counter, isEquipment, isPersonnel, isSupport } from '../counters.js';
import { isHex, strategicLocations } from '../ground.js';
import { allOf, livingOf, placeOf } from '../roster.js';
import type { Desk } from '../stage.js';
import { type Line, type PageId, StateWord } from './lines.js';
import { type Found, matched } from './match-pieces.js';
import { authorOf, wantedPages, wordOf } from './pages.js';
import { placeLinesAt, suggestedLines } from './suggest.js';

/** Cards of markers: a kind of line, and after it what that line says it is ("fire stoneBuilding", "wreck burntOutWreck"). */
const TERRAIN = ['fire', 'rubble', 'wreck', 'shellholes', 'breach'];
const CONTROL = ['control', 'entryHex'];
const isMarker = ({ card }: StandingUnit): boolean => [...TERRAIN, ...CONTROL].includes(card.split(' ')[0]!);

/** The pages that a side has to file now, from the pieces of a table kept elsewhere; what it cannot place it names, and guesses nothing. */
export function formsFrom(desk: Desk, side: Side, units: readonly StandingUnit[]): FilledForms {
  if (desk.position.open.step !== 'report' && desk.position.open.step !== 'places') return { commands: [], unread: [] };
  const found = matched(desk, side, units, (unit) => !isMarker(unit));
  const markers = markerLines(desk, units);
  const pages = wantedPages(desk.position).filter(
    (page) => !desk.position.open.report[page] && (authorOf(page) ?? side) === side,
  );
  const commands = pages.map((page): Command => {
    const lines = tidy(linesFor(desk, side, page, found, markers.lines));
    return { type: 'file', page: wordOf(page), lines: lines as unknown as Command[string] } as Command;
  });
  return { commands, unread: [...found.unread, ...markers.unread].sort((a, b) => a - b) };
}

/** One line of a kind for one counter or hex. */
const tidy = (lines: readonly Line[]): Line[] => [
  ...new Map(
    lines.map((line, at) => [
      line.kind === 'place' ? `place ${at}` : `${line.kind} ${line.unit ?? line.hex ?? line.name ?? ''}`,
      line,
    ]),
  ).values(),
];

function linesFor(desk: Desk, side: Side, page: PageId, found: Found, markers: readonly Line[]): Line[] {
  const suggested = suggestedLines(desk, side, page);
  const of = (kinds: readonly string[]): Line[] => markers.filter(({ kind }) => kinds.includes(kind));
  switch (wordOf(page)) {
    case 'terrain':
      return [...suggested, ...of(TERRAIN)];
    case 'control':
      return [...suggested, ...of(CONTROL)];
    case 'losses':
      return [...suggested, ...fates(desk, side, found)];
    case 'state':
      return [...suggested, ...states(found)];
    case 'places':
      return placeLinesAt(desk, side, (counter) => whereNow(desk, counter, found));
    default:
      return suggested;
  }
}

/** Who was on the map and is not among the pieces is gone; what the other side's pieces hold of ours is captured [3.2/Eliminated, 3.607]. */
function fates({ position }: Desk, side: Side, { hexes, captured, split }: Found): Line[] {
  return livingOf(position, side).flatMap((counter): Line[] => {
    const { id } = counter;
    const line = (fate: string, more: object = {}): Line[] => [{ kind: 'fate', unit: id, fate, ...more } as Line];
    const halves = split.get(id);
    if (halves?.length === 2) return line('split', { into: halves });
    if (halves?.length === 1) return line('changed', { as: halves[0] });
    if (captured.has(id)) return line('captured');
    const place = placeOf(position, counter);
    const onMap = place !== null && 'hex' in place;
    return isSupport(counter) || hexes.has(id) || !onMap ? [] : line('eliminated');
  });
}

function states({ hexes, states: words }: Found): Line[] {
  return [...words].flatMap(([unit, found]): Line[] => {
    const is = found.filter((word) => (StateWord.values as readonly string[]).includes(word));
    const hex = hexes.get(unit);
    return is.length > 0 ? [{ kind: 'state', unit, is, ...(hex === undefined ? {} : { hex }) } as Line] : [];
  });
}

/** Where a counter's piece lies; equipment beside personnel of its side goes with whoever had it, or with the first there. */
function whereNow({ position }: Desk, counter: Counter, { hexes }: Found): { hex?: string; with?: string } {
  const hex = hexes.get(counter.id);
  if (hex === undefined) return {};
  if (!isEquipment(counter) || counter.kind === 'gun' || counter.kind === 'vehicle') return { hex };
  const holder = counter.at && 'with' in counter.at ? counter.at.with : undefined;
  if (holder !== undefined && hexes.get(holder) === hex) return { with: holder };
  const first = allOf(position, counter.side).find((each) => isPersonnel(each) && hexes.get(each.id) === hex);
  return first ? { with: first.id } : { hex };
}

/** What markers on the map say: fires, rubble, wrecks, shellholes, breaches, control. */
function markerLines(desk: Desk, units: readonly StandingUnit[]): { lines: Line[]; unread: number[] } {
  const strategic = new Set(strategicLocations(desk).map(({ hex }) => hex));
  const lines: Line[] = [];
  const unread: number[] = [];
  for (const [at, unit] of units.entries()) {
    if (!isMarker(unit)) continue;
    const [kind, as] = unit.card.split(' ') as [string, string | undefined];
    const hex = unit.place;
    const known = hex !== null && isHex(desk.table, hex);
    const holds = kind === 'control' ? known && strategic.has(hex) && unit.side !== null : known;
    if (!holds) unread.push(at);
    else if (kind === 'control') lines.push({ kind, hex, controller: unit.side, empty: false } as Line);
    else lines.push({ kind, hex, ...(as === undefined ? {} : { as }) } as Line);
  }
  return { lines, unread };
}
