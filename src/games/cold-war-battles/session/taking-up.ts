import { InvalidSituationError, type SituationFault } from '../../../kernel/rulings/index.js';
import type { Standing, StandingUnit, TakingUp } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import type { Counter } from './counters.js';
import { evolve } from './events/index.js';
import { broken } from './invariants.js';
import { layOut } from './laying-out.js';
import { idOfDrawn } from './names.js';
import { isHeadquarters } from './order-of-battle.js';
import type { Position, StageName, Unit } from './position.js';
import { questions } from './questions.js';
import { watchedHexes } from './scoring.js';
import { stepIn } from './sequence.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

/** "due" is said of a unit of the set-up that was taken back from the eliminated and enters again [17.32]. */
const STATES = ['suppressed', 'eliminated', 'withdrawn', 'due'] as const;

/** Phases in which somebody decides something before any die is rolled, with what they begin with [4.3]. */
const STAGES: Readonly<Record<string, StageName>> = {
  reinforcement: 'opening',
  movement: 'movement',
  combat: 'declaration',
};

type Complain = (pointer: string, en: string, ja: string) => void;

/** A battle that was fought on another table so far. */
export const takingUp: TakingUp<Table, Position> = {
  phases: Object.keys(STAGES),
  states: STATES,
  questions,
  layOut,
  stand({ table, position }: Desk, standing: Standing): Position {
    const faults: SituationFault[] = [];
    const complain: Complain = (pointer, en, ja) => void faults.push({ pointer, detail: { en, ja } });
    const step = stepIn(standing.phase, standing.side === table.second ? 'second' : 'first');
    const stage = STAGES[standing.phase];
    if (!step || !stage) complain('/phase', 'no game can be taken up there', 'そこから続けることはできません');
    if (standing.turn < 1 || standing.turn > table.turns) {
      complain('/turn', `the scenario has ${table.turns} turns`, `このシナリオは${table.turns}ターンです`);
    }
    for (const condition of Object.keys(standing.conditions)) {
      complain(`/conditions/${condition}`, 'the game knows no such condition', 'そのような条件はありません');
    }
    checkTold(table, standing, complain);
    const units = unitsOf(table, position, standing, complain);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    const laid: Position = {
      ...position,
      units,
      stock: [...table.counters.keys()].filter((id) => !Object.values(units).some(({ counter }) => counter === id)),
      drawn: standing.units.length,
      control: controlOf(table, units, standing),
      ledger: Object.entries(standing.points).flatMap(([side, points]) =>
        points > 0 ? [{ turn: standing.turn, side: side as Side, points, for: 'elsewhere' }] : [],
      ),
    };
    const { turn, phase, side } = standing;
    const stood = evolve(table, laid, { type: 'step-began', turn, step: step!.id, phase, phasing: side, stage });
    for (const fault of broken(table, stood)) complain('/units', fault, `ルールに反しています：${fault}`);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    return stood;
  },
};

/** Who holds what and has scored what, of the two sides at the table, in hexes that count for something [15.1, 15.3]. */
function checkTold(table: Table, { control, points }: Standing, complain: Complain): void {
  const sides: readonly string[] = [table.first, table.second];
  const watched = watchedHexes(table);
  for (const [hex, side] of Object.entries(control)) {
    if (!watched.has(hex)) complain(`/control/${hex}`, 'nobody scores for this hex', 'このヘクスは得点になりません');
    if (!sides.includes(side))
      complain(`/control/${hex}`, `must be one of ${sides.join(', ')}`, `次のどれかです：${sides.join(', ')}`);
  }
  for (const side of Object.keys(points)) {
    if (!sides.includes(side))
      complain(`/points/${side}`, `must be one of ${sides.join(', ')}`, `次のどれかです：${sides.join(', ')}`);
  }
}

/** Everybody where he stands; who is not mentioned waits where the scenario has him wait [3.1, 6.1]. */
function unitsOf(table: Table, begun: Position, standing: Standing, complain: Complain): Record<string, Unit> {
  const units: Record<string, Unit> = { ...begun.units };
  const met = new Set<string>();
  for (const [i, given] of standing.units.entries()) {
    const counter = table.counters.get(given.card);
    const at = `/units/${i}`;
    if (!counter || met.has(given.card)) {
      if (counter) complain(`${at}/card`, `"${given.card}" is there twice`, `「${given.card}」が二重にあります`);
      else complain(`${at}/card`, `there is no counter "${given.card}"`, `コマ「${given.card}」はありません`);
      continue;
    }
    met.add(given.card);
    if (given.side !== null && given.side !== counter.side) {
      complain(
        `${at}/side`,
        `"${given.card}" belongs to ${counter.side}`,
        `「${given.card}」は${counter.side}のコマです`,
      );
    }
    checkUnit(table, given, at, complain);
    const unit = unitOf(counter, given, begun.units[given.card], i + 1, standing.turn);
    if (unit) units[unit.id] = unit;
  }
  for (const { id, counter, group } of Object.values(begun.units)) {
    if (group === undefined || units[id]?.group === undefined) continue;
    complain(
      '/units',
      `"${counter}" is set up by the scenario and lies nowhere: it stands on the map or is eliminated`,
      `「${counter}」はシナリオの初期配置にありますが、どこにもありません。マップ上にあるか、除去されているはずです`,
    );
  }
  return units;
}

/** On the map or out of the game; undefined for one that waits. One that the scenario does not name was drawn blind [14.3]. */
function unitOf(
  counter: Counter,
  given: StandingUnit,
  named: Unit | undefined,
  number: number,
  turn: number,
): Unit | undefined {
  const { side, command, type, movement } = counter;
  const untried = !given.faceUp;
  const back = untried && isHeadquarters({ type }) ? 'hq' : type;
  const id = named ? named.id : idOfDrawn(command, back, number);
  const common = { id, counter: counter.id, side, command, type: named ? type : back, movement, untried };
  const gone = given.states.find((state) => state === 'eliminated' || state === 'withdrawn');
  if (gone !== undefined) return { ...common, place: gone, hex: null };
  if (given.states.includes('due')) return { ...common, place: 'due', hex: null, dueTurn: turn };
  if (given.place === null) return undefined;
  return {
    ...common,
    place: 'map',
    hex: given.place,
    ...(given.states.includes('suppressed') ? { suppressed: true } : {}),
  };
}

function checkUnit(table: Table, { place, states }: StandingUnit, at: string, complain: Complain): void {
  if (place !== null && table.grid.find(place) === undefined) {
    complain(`${at}/place`, `the map has no hex "${place}"`, `マップにヘクス「${place}」はありません`);
  }
  for (const state of states) {
    if ((STATES as readonly string[]).includes(state)) continue;
    complain(
      `${at}/states`,
      `"${state}" is none of ${STATES.join(', ')}`,
      `「${state}」は ${STATES.join(', ')} のどれでもありません`,
    );
  }
}

/** Whoever stands in a hex that counts holds it; of the others somebody may be said to [15.3]. */
function controlOf(table: Table, units: Record<string, Unit>, { control }: Standing): Position['control'] {
  const watched = watchedHexes(table);
  const said = Object.entries(control) as [string, Side][];
  const standing = Object.values(units).flatMap(({ place, hex, side }): [string, Side][] =>
    place === 'map' && watched.has(hex!) ? [[hex!, side]] : [],
  );
  return Object.fromEntries([...said, ...standing]);
}
