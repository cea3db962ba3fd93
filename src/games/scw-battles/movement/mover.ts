import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { demandMovement } from '../shared/facts.js';
import { UnitSize, UnitType } from '../vocabulary.js';

/** A unit, or a truck with its passengers, about to move. */
export class Mover {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @choice('Type of unit; truck for a truck and whatever it carries [2.1, B.10]', UnitType, { default: 'infantry' })
  type!: UnitType;
  @choice('Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9]', UnitSize, {
    optional: true,
  })
  size?: UnitSize;
  @flag('A German F/88, which is mechanized [6.4]') f88!: boolean;
  @integer('Printed movement factor; a truck has 12 [6.0, B.10]', { min: 0, max: 60, optional: true })
  movement?: number;
  @flag('In supply for this phase [9.3]', { default: true }) inSupply!: boolean;
  @flag('In command for this phase [10.3]', { default: true }) inCommand!: boolean;
}

/** How a unit pays for terrain; leaders take whichever is cheaper, hex by hex [14.1]. */
export type MovementClass = 'mech' | 'nonMech' | 'leader';

/** Tanks, light tanks, armoured cars, the F/88 and trucks [6.4]. */
export function movementClass({ type, f88 }: Pick<Mover, 'type' | 'f88'>): MovementClass {
  if (type === 'leader') return 'leader';
  const mechanized = type === 'armour' || type === 'armouredCar' || type === 'truck' || f88;
  return mechanized ? 'mech' : 'nonMech';
}

/** HQs, leaders, air units and trucks are outside stacking: they neither block a road nor are blocked [6.3, 7.1, B.10]. */
export const isFreeOfStacking = (type: UnitType): boolean =>
  type === 'hq' || type === 'leader' || type === 'air' || type === 'truck';

export const isTankCompany = ({ type, size }: Pick<Mover, 'type' | 'size'>): boolean =>
  size === 'company' && (type === 'armour' || type === 'armouredCar');

/** The row of the chart of supply and command effects [9.3, 10.3]. */
export const statusRow = (inSupply: boolean, inCommand: boolean): string =>
  inSupply ? (inCommand ? 'supplied' : 'outOfCommand') : inCommand ? 'unsupplied' : 'unsuppliedOutOfCommand';

/** Movement points in this phase: half without supply, half without command, a quarter without both, rounded up [10.3]. */
export function allowanceOf(mover: Mover, umpire: Judge): number {
  const printed =
    mover.movement ?? (mover.type === 'truck' ? umpire.chart('trucks').number('truck', 'movement') : demandMovement());
  // A leader is always in supply [14.1].
  const inSupply = mover.inSupply || mover.type === 'leader';
  const state = statusRow(inSupply, mover.inCommand);
  if (state === 'supplied') return printed;
  const allowance = Math.ceil(printed / umpire.chart('status-effects').number(state, 'movement'));
  umpire.note(inSupply ? '10.3' : mover.inCommand ? '9.3' : ['10.3', '9.3'], 'allowance-reduced', {
    state,
    from: printed,
    to: allowance,
  });
  return allowance;
}
