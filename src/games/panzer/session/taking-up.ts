import { directionIndex, MAP_EDGES } from '../../../kernel/hexes/index.js';
import { InvalidSituationError, type SituationFault } from '../../../kernel/rulings/index.js';
import type { Standing, StandingUnit, TakingUp } from '../../../kernel/session/index.js';
import type { SightMatrixOutcome } from '../spotting/sight-matrix.js';
import { evolve } from './evolve.js';
import { commandsNow } from './formations.js';
import { broken } from './invariants.js';
import { layOut } from './laying-out.js';
import type { Held, Position, WreckState } from './position.js';
import { questions } from './questions.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';
import { spottedNow } from './turn.js';
import type { UnitState } from './unit-state.js';
import type { Unit } from './units.js';

/** Counters that lie on a unit when a turn begins, and what they say of it [5.0, 6.8]. */
const MARKS: Readonly<Record<string, Partial<UnitState>>> = {
  damaged: { damaged: true },
  trackHit: { trackHit: true },
  bailed: { bailed: true },
  suppressedOn: { suppression: 'on' },
  suppressedOff: { suppression: 'off' },
  reduced: { reduced: true },
  fullCover: { cover: true },
  hullDown: { hullDown: 'full' },
  partialHullDown: { hullDown: 'partial' },
  inBuilding: { inside: true },
  spotMove: { spot: 'move' },
  spotFire: { spot: 'fire' },
  spotSmallArms: { spot: 'smallArms' },
};
const GONE = ['ko', 'bu', 'eliminated', ...MAP_EDGES.map((edge) => `exited${edge}`)];
const STATES = [...Object.keys(MARKS), 'aboard', ...GONE];

type Complain = (pointer: string, en: string, ja: string) => void;

/** A game that was played on another table so far, up to the beginning of a turn [4.0]. */
export const takingUp: TakingUp<Table, Position> = {
  phases: ['orders'],
  states: STATES,
  questions,
  layOut,
  stand(desk: Desk, standing: Standing): Position {
    const { table, book } = desk;
    const faults: SituationFault[] = [];
    const complain: Complain = (pointer, en, ja) => void faults.push({ pointer, detail: { en, ja } });
    checkTold(table, standing, complain);
    const units = unitsOf(desk, standing, complain);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    const laid: Position = {
      ...desk.position,
      units,
      wrecks: wrecksOf(units, standing.turn),
      objectives: heldBy(desk.position.objectives, standing.control),
      // Nobody tells what he hides: whoever wants to goes into hiding in play [7.2.3].
      hidden: { ...desk.position.hidden, toHide: [] },
    };
    const opened = evolve(table, laid, { type: 'turn-opened', turn: standing.turn });
    const sight = spottedNow({ table, position: opened }, (input) =>
      ruled(book.ask<SightMatrixOutcome>('spotting/sight-matrix', input).outcome),
    );
    const seen = evolve(table, opened, { type: 'spotted', ...sight });
    const stood =
      table.layer === 'basic'
        ? seen
        : evolve(table, seen, {
            type: 'commands-counted',
            ...commandsNow({ table, position: seen }, <O>(procedure: string, input: object) =>
              ruled(book.ask<O>(procedure, input).outcome),
            ),
          });
    for (const fault of broken(table, stood)) complain('/units', fault, `ルールに反しています：${fault}`);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    return stood;
  },
};

/** Both questions are of those that nothing forbids. */
function ruled<T>(outcome: T | null): T {
  if (outcome === null) throw new Error('a question that is never refused was refused');
  return outcome;
}

function checkTold(table: Table, standing: Standing, complain: Complain): void {
  const { turn, phase, side, control, points, conditions } = standing;
  const sides = table.sides.join(', ');
  if (phase !== 'orders') complain('/phase', 'a game is taken up at "orders"', '引き継げるのは "orders" からです');
  if (turn < 1 || turn > table.turns)
    complain('/turn', `the scenario has ${table.turns} turns`, `このシナリオは${table.turns}ターンです`);
  if (!table.sides.includes(side)) complain('/side', `must be one of ${sides}`, `次のどれかです：${sides}`);
  for (const [name, holder] of Object.entries(control)) {
    const known = table.objectives.map((objective) => objective.name);
    const which = known.join(', ');
    if (!known.includes(name))
      complain(`/control/${name}`, `the objectives are: ${which}`, `目標は次の通りです：${which}`);
    if (!table.sides.includes(holder))
      complain(`/control/${name}`, `must be one of ${sides}`, `次のどれかです：${sides}`);
  }
  // Points are counted at the end, from what was lost, left and held [3.6].
  for (const each of Object.keys(points))
    complain(`/points/${each}`, 'points are counted when the game is over', '得点はゲーム終了時に数えます');
  for (const each of Object.keys(conditions))
    complain(`/conditions/${each}`, 'the game knows no such condition', 'そのような条件はありません');
}

/** Everybody where he stands; who is not mentioned waits where the scenario has him wait [1.8, 6.6.7]. */
function unitsOf(desk: Desk, standing: Standing, complain: Complain): Record<string, UnitState> {
  const { table } = desk;
  const units: Record<string, UnitState> = { ...desk.position.units };
  const met = new Set<string>();
  for (const [i, given] of standing.units.entries()) {
    const unit = table.units.get(given.card);
    const at = `/units/${i}`;
    if (!unit) complain(`${at}/card`, `there is no unit "${given.card}"`, `ユニット「${given.card}」はありません`);
    else if (met.has(unit.id))
      complain(`${at}/card`, `"${given.card}" is there twice`, `「${given.card}」が二重にあります`);
    else {
      met.add(unit.id);
      checkUnit(table, unit, given, at, complain);
      const state = stateOf(table, unit, given, standing.units, at, complain);
      if (state) units[unit.id] = state;
    }
  }
  for (const [id, { place }] of Object.entries(units)) {
    if (place !== 'toPlace') continue;
    complain(
      '/units',
      `"${id}" is set up by the scenario and lies nowhere: it stands on the map or is lost`,
      `「${id}」はシナリオの初期配置にありますが、どこにもありません。マップ上にあるか、失われているはずです`,
    );
  }
  return units;
}

function checkUnit(table: Table, unit: Unit, given: StandingUnit, at: string, complain: Complain): void {
  const { side, place, states } = given;
  if (side !== null && side !== unit.side)
    complain(`${at}/side`, `"${unit.id}" belongs to ${unit.side}`, `「${unit.id}」は${unit.side}のユニットです`);
  if (place !== null && table.board.grid.find(place) === undefined)
    complain(`${at}/place`, `the map has no hex "${place}"`, `マップにヘクス「${place}」はありません`);
  for (const state of states) {
    if (STATES.includes(state)) continue;
    const known = STATES.join(', ');
    complain(`${at}/states`, `"${state}" is none of ${known}`, `「${state}」は ${known} のどれでもありません`);
  }
}

/** What has become of a unit; undefined where it waits beside the map. */
function stateOf(
  table: Table,
  unit: Unit,
  given: StandingUnit,
  all: readonly StandingUnit[],
  at: string,
  complain: Complain,
): UnitState | undefined {
  const { place, states, facing } = given;
  const fate = (['ko', 'bu', 'eliminated'] as const).find((each) => states.includes(each));
  if (fate) return { place: 'lost', fate, ...(place === null ? {} : { hex: place }) };
  const edge = MAP_EDGES.find((each) => states.includes(`exited${each}`));
  if (edge) return { place: 'exited', edge };
  if (place === null) return undefined;
  const marks = Object.assign({}, ...states.map((state) => MARKS[state] ?? {})) as Partial<UnitState>;
  if (states.includes('aboard')) {
    const carriers = all.filter(({ card, place: hex, states: its }) => {
      const other = table.units.get(card);
      return hex === place && other?.side === unit.side && other.leg === null && !its.some((s) => GONE.includes(s));
    });
    if (carriers.length !== 1)
      complain(
        `${at}/states`,
        `"aboard" needs one vehicle of its side in ${place}, and there are ${carriers.length}`,
        `「aboard」には${place}に自軍車両が1両必要ですが、${carriers.length}両あります`,
      );
    return { ...marks, place: 'aboard', aboard: carriers[0]?.card ?? '' };
  }
  const direction = facing === undefined ? undefined : directionIndex(table.board.grid.orientation, facing);
  if (direction === undefined)
    complain(
      `${at}/facing`,
      'say which way it faces: "facings" of the mapping names the ways its piece turns [3.3]',
      '向きが必要です。マッピングの「facings」で駒の向きの名前を決めてください [3.3]',
    );
  return { ...marks, place: 'map', hex: place, facing: direction ?? 0 };
}

/** Vehicles that were knocked out lie where they were lost; those that burn have burnt since before this turn [4.4.3.2.6]. */
function wrecksOf(units: Readonly<Record<string, UnitState>>, turn: number): Position['wrecks'] {
  const wrecks: Record<string, WreckState> = {};
  for (const [unit, { fate, hex }] of Object.entries(units)) {
    if (hex === undefined || (fate !== 'ko' && fate !== 'bu')) continue;
    if (wrecks[hex]?.kind !== 'bu') wrecks[hex] = { kind: fate, born: `${turn - 1} adjustment`, unit };
  }
  return wrecks;
}

const heldBy = (objectives: Position['objectives'], control: Standing['control']): Record<string, Held> =>
  Object.fromEntries(
    Object.entries(objectives).map(([name, held]) => [name, { ...held, holder: control[name] ?? held.holder }]),
  );
