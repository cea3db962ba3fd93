import type { LossInput } from '../../combat/loss-input.js';
import { type LossStep, LossSteps } from '../../combat/loss-steps.js';
import { lossUnits, reserveDivisions } from '../../combat/loss-units.js';
import { enemyOf, type Side, type SupplyState } from '../../vocabulary.js';
import type { LossTaking, Party, Position } from '../position.js';
import type { Play } from '../stage.js';
import type { Table } from '../table.js';
import { counterOf, graveOf, isCorpsUnit, unitFacts, unitsOf } from '../units.js';
import { reserveOf } from './battle-question.js';

export const sideOfParty = ({ active }: Position, party: Party): Side =>
  party === 'attacker' ? active : enemyOf(active);

/** The losses of a party as a question [11.3]. */
export function lossQuestion(
  position: Position,
  party: Party,
  { number, units, reserve, limitedOffensive }: LossTaking,
): LossInput {
  const side = sideOfParty(position, party);
  return {
    side,
    role: party,
    lossNumber: number,
    units: [...units],
    reserve: [...reserve],
    supply: 'supplied',
    limitedOffensive,
  };
}

/** The ways to take them, found once. */
function lossSteps(table: Table, position: Position, party: Party, losses: LossTaking): LossSteps {
  let steps = table.lossSteps.get(losses.units);
  if (!steps) {
    steps = new LossSteps(lossQuestion(position, party, losses), table.umpire());
    table.lossSteps.set(losses.units, steps);
  }
  return steps;
}

/** Steps that are open to a party now. */
export function openSteps(table: Table, position: Position, party: Party): LossStep[] {
  const losses = position.combat!.losses?.[party];
  if (!losses || losses.settled || losses.units.length === 0 || losses.number === 0) return [];
  return lossSteps(table, position, party, losses).next(losses.taken);
}

/** Divisions of the Reserve Box that may take the place of a corps, full ones before reduced ones [11.3.5]. */
export function replacementsFor(table: Table, position: Position, corps: string): string[] {
  const { side } = counterOf(table, corps);
  const asked = { side, reserve: reserveOf(table, position, side) } as unknown as LossInput;
  const [unit] = lossUnits({
    ...asked,
    units: [{ ...unitFacts(table, position, corps), lf: 1 }],
  } as unknown as LossInput);
  const divisions = reserveDivisions(asked, table.umpire());
  const ids = unitsOf(table, position, side, 'reserve');
  const fitting = ids.filter((_, i) => divisions[i]!.pool === unit!.pool);
  const full = fitting.filter((id) => !position.units[id]!.reduced);
  return full.length > 0 ? full : fitting;
}

/** Supply that decides where a unit of the combat goes when it is destroyed [11.3.3]. */
export function supplyIn({ combat }: Position, unit: string): SupplyState {
  return combat!.attackers.find((each) => each.unit === unit)?.supply ?? combat!.supply;
}

/** 11.3.2, 11.3.3, 11.3.5: one step of a unit; a corps that dies is replaced at once. */
export function loseStep(play: Play, party: Party, { unit, replacedBy }: LossStep): void {
  const { table, position } = play;
  const { reduced, space } = position.units[unit]!;
  if (!reduced && counterOf(table, unit).reduced !== undefined) {
    play.happen({ type: 'step-lost', unit, to: 'reduced' });
    return;
  }
  const supply = supplyIn(position, unit);
  const unreplaced = isCorpsUnit(table, unit) && replacedBy === undefined;
  play.happen({ type: 'step-lost', unit, to: unreplaced ? 'removed' : graveOf(table, unit, supply) });
  if (replacedBy !== undefined)
    play.happen({ type: 'corps-replaced', party, division: replacedBy, space: space!, supply });
}

/** CL.R45: the first steps, those of divisions before those of corps, are not suffered. */
export function sufferRest(play: Play, party: Party, { taken, spared }: LossTaking): void {
  const { table } = play;
  const isDivision = ({ unit }: LossStep): boolean => !isCorpsUnit(table, unit);
  const order = [...taken.filter(isDivision), ...taken.filter((step) => !isDivision(step))];
  const cancelled = new Set(order.slice(0, spared));
  for (const step of taken) {
    const gone = step.unit !== undefined && play.position.units[step.unit]!.place !== 'map';
    if (cancelled.has(step) || gone) continue;
    const dies = play.position.units[step.unit]!.reduced || counterOf(table, step.unit).reduced === undefined;
    loseStep(play, party, dies ? step : { unit: step.unit });
  }
}
