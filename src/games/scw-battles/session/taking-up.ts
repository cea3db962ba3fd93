import { InvalidSituationError, type SituationFault } from '../../../kernel/rulings/index.js';
import type { Standing, TakingUp } from '../../../kernel/session/index.js';
import { opponentOf, Side, Weather } from '../vocabulary.js';
import { isCombat } from './events/turn.js';
import { evolve } from './evolve.js';
import { broken } from './invariants.js';
import { layOut } from './laying-out.js';
import type { PhaseId, Position, UnitState } from './position.js';
import { questions } from './questions.js';
import type { Desk } from './stage.js';
import { statusOf } from './status.js';
import type { Table } from './table.js';

const PHASES = ['first-movement', 'first-combat', 'second-movement', 'second-combat'] as const;
const STATES = ['reduced', 'eliminated'] as const;

type Complain = (pointer: string, en: string, ja: string) => void;

/** A battle that was fought on another table so far. Air and assault points count as unspent: a map does not show them. */
export const takingUp: TakingUp<Table, Position> = {
  phases: PHASES,
  states: STATES,
  questions,
  layOut,
  stand(desk: Desk, standing: Standing): Position {
    const { table } = desk;
    const faults: SituationFault[] = [];
    const complain: Complain = (pointer, en, ja) => void faults.push({ pointer, detail: { en, ja } });
    const first = standing.phase.startsWith('first') ? (standing.side as Side) : opponentOf(standing.side as Side);
    checkMoment(table, standing, first, complain);
    checkControl(desk.position, standing, complain);
    const weather = weatherOf(standing, complain);
    const units = unitsOf(table, desk.position, standing, complain);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    const { turn } = standing;
    let position: Position = {
      ...desk.position,
      units,
      first,
      owners: ownersOf(table, desk.position, units, standing),
    };
    const tell = (event: { readonly type: string; readonly [field: string]: unknown }): void => {
      position = evolve(table, position, event);
    };
    tell({ type: 'weather-set', weather });
    for (const side of Side.values) tell({ type: 'air-points-received', side, points: table.airPoints(side, turn) });
    tell({ type: 'phase-began', turn, phase: standing.phase });
    const judged = isCombat(standing.phase as PhaseId) ? Side.values : [position.phasing];
    tell(statusOf({ ...desk, position }, judged));
    for (const fault of broken(table, position)) complain('/units', fault, `ルールに反しています：${fault}`);
    if (faults.length > 0) throw new InvalidSituationError(faults);
    return position;
  },
};

function checkMoment(table: Table, { turn, phase, points }: Standing, first: Side, complain: Complain): void {
  const turns = table.track.turns;
  if (turn < 1 || turn > turns)
    complain('/turn', `the scenario has ${turns} turns`, `このシナリオは${turns}ターンです`);
  if (!(PHASES as readonly string[]).includes(phase)) {
    complain('/phase', 'no game can be taken up there', 'そこから続けることはできません');
  }
  if (table.alwaysFirst !== undefined && first !== table.alwaysFirst) {
    complain('/side', `${table.alwaysFirst} is always first`, `先手は常に${table.alwaysFirst}です`);
  }
  if (Object.values(points).some((each) => each !== 0)) {
    complain('/points', 'points are counted at the end, from the map', '得点は最後にマップから数えます');
  }
}

/** Places are held that count for something, by one of the two sides [16.0]. */
function checkControl({ owners }: Position, { control }: Standing, complain: Complain): void {
  for (const [hex, side] of Object.entries(control)) {
    if (!(hex in owners)) complain(`/control/${hex}`, 'nobody scores for this hex', 'このヘクスは得点になりません');
    if (!(Side.values as readonly string[]).includes(side)) {
      const known = Side.values.join(', ');
      complain(`/control/${hex}`, `must be one of ${known}`, `次のどれかです：${known}`);
    }
  }
}

/** The weather is on no map; it must be said [17.0]. */
function weatherOf({ conditions }: Standing, complain: Complain): Weather {
  const { weather, ...others } = conditions;
  for (const name of Object.keys(others)) {
    complain(`/conditions/${name}`, 'the game knows no such condition', 'そのような条件はありません');
  }
  if (Weather.values.includes(weather as Weather)) return weather as Weather;
  const known = Weather.values.join(', ');
  complain('/conditions/weather', `must be one of ${known}`, `次のどれかです：${known}`);
  return 'clear';
}

/** Everybody where he stands; who is not mentioned waits where the scenario has him wait [15.1]. */
function unitsOf(table: Table, begun: Position, standing: Standing, complain: Complain): Record<string, UnitState> {
  const units: Record<string, UnitState> = { ...begun.units };
  const met = new Set<string>();
  for (const [i, { card, side, place, states }] of standing.units.entries()) {
    const counter = table.counters.get(card);
    const at = `/units/${i}`;
    if (!counter || met.has(card)) {
      if (counter) complain(`${at}/card`, `"${card}" is there twice`, `「${card}」が二重にあります`);
      else complain(`${at}/card`, `there is no counter "${card}"`, `コマ「${card}」はありません`);
      continue;
    }
    met.add(card);
    if (side !== null && side !== counter.side)
      complain(`${at}/side`, `"${card}" belongs to ${counter.side}`, `「${card}」は${counter.side}のコマです`);
    for (const state of states) {
      if (!(STATES as readonly string[]).includes(state)) {
        complain(
          `${at}/states`,
          `"${state}" is none of ${STATES.join(', ')}`,
          `「${state}」は ${STATES.join(', ')} のどれでもありません`,
        );
      }
    }
    if (states.includes('eliminated')) {
      if (counter.type === 'hq')
        complain(
          `${at}/states`,
          `"${card}" is an HQ, which returns [10.5]`,
          `「${card}」は司令部で、復帰します [10.5]`,
        );
      units[card] = { place: 'lost' };
    } else if (place !== null && table.board.grid.find(place) === undefined) {
      complain(`${at}/place`, `the map has no hex "${place}"`, `マップにヘクス「${place}」はありません`);
    } else if (place !== null) {
      units[card] = { place: 'map', hex: place, ...(states.includes('reduced') ? { reduced: true } : {}) };
    }
  }
  for (const [id, { place }] of Object.entries(units)) {
    if (place !== 'toPlace') continue;
    complain(
      '/units',
      `"${id}" is set up by the scenario and lies nowhere: it stands on the map or is eliminated`,
      `「${id}」はシナリオの初期配置にありますが、どこにもありません。マップ上にあるか、除去されているはずです`,
    );
  }
  return units;
}

/** A place is the side's whose units are in it, leaders apart; of the others somebody may be said to hold it [14.4, B.8]. */
function ownersOf(
  table: Table,
  { owners }: Position,
  units: Record<string, UnitState>,
  { control }: Standing,
): Position['owners'] {
  const next: Record<string, Side> = { ...owners };
  for (const [hex, side] of Object.entries(control)) next[hex] = side as Side;
  for (const { id, side, type } of table.counters.values()) {
    const { place, hex } = units[id]!;
    if (place === 'map' && type !== 'leader' && hex! in owners) next[hex!] = side;
  }
  return next;
}
