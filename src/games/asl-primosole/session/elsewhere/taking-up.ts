import { InvalidSituationError, type SituationFault } from '../../../../kernel/rulings/index.js';
import type { Standing, StandingUnit, TakingUp } from '../../../../kernel/session/index.js';
import { Side } from '../../vocabulary.js';
import { type Counter, has, isPersonnel, type Mark } from '../counters.js';
import { isHex, strategicLocations } from '../ground.js';
import { areasNow, contestedSettled } from '../phases/areas.js';
import type { Control, Fort, Open, Position } from '../position.js';
import { extraLocations, extraOwners } from '../report/extra-locations.js';
import { SIDES } from '../roster.js';
import type { Desk, Scene } from '../stage.js';
import { bothSides, type Table } from '../table.js';
import { questions } from './asking.js';
import { layOut } from './laying-out.js';
import { ABSENT, counterFrom, MARKS, namesOf } from './pieces.js';

const STATES: readonly string[] = [...MARKS, ...ABSENT];
/** Fortifications that make a Location strategic [3.2/Strategic-Location]. */
const FORTS = ['foxhole', 'trench', 'pillbox'];
const TERRAIN = ['rubble', 'shellholes', 'wreck', 'fire', 'breach'];
const MARKERS = ['control', 'entryHex', ...TERRAIN, ...FORTS];
/** `objective C4` says who has announced that hex [3.2/Objective-Hex]. */
const OBJECTIVE = 'objective ';
const PHASE = 'refit';

type Complain = (pointer: string, en: string, ja: string) => void;
const kindOf = ({ card }: StandingUnit): string => card.split(' ')[0]!;
const isMarker = (unit: StandingUnit): boolean => MARKERS.includes(kindOf(unit));

/** The table as a CG scenario leaves it, before its Setup Areas are drawn: what is bought and kept secret is on no map [3.605]. */
export const takingUp: TakingUp<Table, Position> = {
  phases: [PHASE],
  states: STATES,
  questions,
  layOut,
  named: namesOf,
  asksOnly: {
    en: 'A campaign of Primosole Bridge cannot go on from a map alone: purchases, points and what is hidden are on none. Questions about it are answered.',
    ja: '購入記録・ポイント・隠匿中のものはマップに載っていないため、プリモソレ橋のキャンペーンをマップだけから続けることはできません。質問には答えられます。',
  },
  stand(desk: Desk, standing: Standing): Position {
    const { table, position } = desk;
    const faults: SituationFault[] = [];
    const complain: Complain = (pointer, en, ja) => void faults.push({ pointer, detail: { en, ja } });
    checkTold(table, standing, complain);
    const counters = countersOf(table, standing, complain);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    const date = table.dates[standing.turn - 1]!;
    const laid: Position = {
      open: { ...position.open, ...openOf(position.open, standing), date, step: 'places', phase: 'afterScenario' },
      own: bothSides((side) => ({
        ...position.own[side],
        counters: Object.fromEntries(counters.filter((each) => each.side === side).map((each) => [each.id, each])),
        forts: { ...printedForts(position, side), ...fortsOf(standing, side) },
        lines: {},
      })),
      owing: [],
    };
    const held = controlled({ table, position: laid }, standing, complain);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    const settled = contestedSettled({ table, position: held }, date, (input) => {
      const { outcome } = desk.book.ask<{ units: { enemyTraces: boolean }[] }>('status/setup-areas', input);
      return outcome!.units;
    });
    const judged: Position = settled ? { ...held, open: { ...held.open, ...settled } } : held;
    return { ...judged, open: { ...judged.open, ...areasNow({ table, position: judged }, date) } };
  },
};

function checkTold(table: Table, standing: Standing, complain: Complain): void {
  const { turn, phase, side, control, points, conditions } = standing;
  const sides = Side.values.join(', ');
  const isSide = (word: string): boolean => (Side.values as readonly string[]).includes(word);
  const noHex = (pointer: string, hex: string): void => {
    if (!isHex(table, hex)) complain(pointer, `the map has no hex "${hex}"`, `マップにヘクス「${hex}」はありません`);
  };
  if (phase !== PHASE)
    complain('/phase', `questions are answered for "${PHASE}"`, `質問は "${PHASE}" について答えます`);
  if (turn < 1 || turn > table.dates.length)
    complain(
      '/turn',
      `the campaign has ${table.dates.length} dates`,
      `このキャンペーンの日程は${table.dates.length}です`,
    );
  if (!isSide(side)) complain('/side', `must be one of ${sides}`, `次のどれかです：${sides}`);
  for (const [hex, holder] of Object.entries(control)) {
    noHex(`/control/${hex}`, hex);
    if (!isSide(holder) && holder !== 'none')
      complain(`/control/${hex}`, `must be one of ${sides}, none`, `次のどれかです：${sides}, none`);
  }
  for (const each of Object.keys(points))
    complain(`/points/${each}`, 'no question asks for points', '得点を使う質問はありません');
  for (const [name, value] of Object.entries(conditions)) {
    const at = `/conditions/${name}`;
    if (!name.startsWith(OBJECTIVE))
      complain(at, 'conditions are "objective <hex>"', '条件は "objective <ヘクス>" です');
    else {
      noHex(at, name.slice(OBJECTIVE.length));
      if (!isSide(value)) complain(at, `must be one of ${sides}`, `次のどれかです：${sides}`);
    }
  }
}

/** Everybody on the map where he stands; pieces beside it wait somewhere, and no question is about them. */
function countersOf(table: Table, { units }: Standing, complain: Complain): Counter[] {
  const names = namesOf(units);
  return units.flatMap((unit, i): Counter[] => {
    const { card, side, place, states } = unit;
    const at = `/units/${i}`;
    if (place !== null && !isHex(table, place))
      complain(`${at}/place`, `the map has no hex "${place}"`, `マップにヘクス「${place}」はありません`);
    if (isMarker(unit)) return [];
    for (const state of states) {
      if (STATES.includes(state)) continue;
      const known = STATES.join(', ');
      complain(`${at}/states`, `"${state}" is none of ${known}`, `「${state}」は ${known} のどれでもありません`);
    }
    if (side === null || states.some((state) => ABSENT.includes(state))) return [];
    const counter = counterFrom(table, side as Side, names[i]!, card);
    if (!counter)
      complain(
        `${at}/card`,
        `no counter of this side is "${card}": nationality and type as the charts print them are wanted, such as "german 4-6-8"`,
        `この陣営に「${card}」の駒はありません。"german 4-6-8" のように、国籍と表にある種類で指定します`,
      );
    if (!counter || place === null) return [];
    return [{ ...counter, at: { hex: place }, lastHex: place, alias: counter.id, marks: states as Mark[] }];
  });
}

/** Entry hexes, terrain, wrecks and Objective Hexes as markers and conditions show them; the rest is as the campaign begins. */
function openOf(begun: Open, { units, conditions }: Standing): Partial<Open> {
  const terrain: Record<string, string> = { ...begun.terrain };
  const wrecks: Record<string, string> = { ...begun.wrecks };
  const fires: Record<string, string> = {};
  const entryHeld: string[] = [];
  for (const unit of units) {
    const hex = unit.place;
    if (hex === null || !isMarker(unit)) continue;
    const [kind, as] = unit.card.split(' ') as [string, string | undefined];
    if (kind === 'entryHex') entryHeld.push(hex);
    else if (kind === 'rubble') terrain[hex] = as ?? 'stoneRubble';
    else if (kind === 'shellholes' || kind === 'breach') terrain[hex] = kind;
    else if (kind === 'wreck') wrecks[hex] = as ?? 'wreck';
    else if (kind === 'fire') fires[hex] = as ?? 'other';
  }
  const objectives = Object.entries(conditions).map(([name, side]) => ({
    hex: name.slice(OBJECTIVE.length),
    side: side as Side,
  }));
  return { terrain, wrecks, fires, entryHeld, objectives };
}

/** Pillboxes and trenches that the book puts into named hexes stand there. */
const printedForts = ({ own }: Position, side: Side): Record<string, Fort> =>
  Object.fromEntries(Object.entries(own[side].forts).filter(([, { hex }]) => hex !== null));

function fortsOf({ units }: Standing, side: Side): Record<string, Fort> {
  const found = units.flatMap((unit, i): [string, Fort][] => {
    const kind = kindOf(unit);
    if (!FORTS.includes(kind) || unit.side !== side || unit.place === null) return [];
    const id = `piece ${i}`;
    return [[id, { id, kind, hex: unit.place, count: 1, since: '', hidden: false, known: 'yes' }]];
  });
  return Object.fromEntries(found);
}

/** Control as markers and the teller have it, or as the campaign begins; a Location is empty where no unit of its holder is [3.605, 3.6054]. */
function controlled({ table, position }: Scene, { units, control: told }: Standing, complain: Complain): Position {
  const { open } = position;
  const extra = extraLocations({ table, position });
  const holders: Record<string, Side | 'none'> = {};
  for (const [hex, { controller }] of Object.entries(open.control)) holders[hex] = controller;
  Object.assign(holders, extraOwners({ table, position }, extra));
  const marked = units.flatMap((unit, i) =>
    kindOf(unit) === 'control' && unit.place !== null ? [{ hex: unit.place, side: unit.side as Side, i }] : [],
  );
  for (const { hex, side } of marked) holders[hex] = side;
  Object.assign(holders, told);
  const occupied = new Set(
    SIDES.flatMap((side) =>
      Object.values(position.own[side].counters)
        .filter(isUnit)
        .map(({ at }) => key(side, at)),
    ),
  );
  const control: Record<string, Control> = {};
  for (const [hex, controller] of Object.entries(holders))
    control[hex] = { controller, empty: controller === 'none' || !occupied.has(`${controller} ${hex}`) };
  const held: Position = { ...position, open: { ...open, control, extra } };
  const strategic = new Set(strategicLocations({ table, position: held }).map(({ hex }) => hex));
  const refuse = (pointer: string, hex: string): void =>
    complain(pointer, `${hex} is no Strategic Location`, `${hex}は戦略区域ではありません`);
  for (const { hex, i } of marked) if (!strategic.has(hex)) refuse(`/units/${i}/place`, hex);
  for (const hex of Object.keys(told)) if (!strategic.has(hex)) refuse(`/control/${hex}`, hex);
  return held;
}

const key = (side: Side, at: Counter['at']): string => `${side} ${at && 'hex' in at ? at.hex : ''}`;
/** Personnel, and vehicles with somebody in them; weapons are no units (core). */
const isUnit = (counter: Counter): boolean =>
  isPersonnel(counter) || (counter.kind === 'vehicle' && !has(counter, 'abandoned'));
