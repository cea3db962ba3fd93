import { choice, defineChoice, flag } from '../../../kernel/fields/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { requireOption } from '../shared/requires.js';
import type { MovementRating } from '../shared/vehicle-card.js';
import { Command } from '../vocabulary.js';

/** Which of a unit's movement numbers is used [4.5.1.1.1, 6.6.4.1]. */
export const MoveRate = defineChoice('MoveRate', ['crossCountry', 'path', 'road', 'quickmarch']);
export type MoveRate = (typeof MoveRate.values)[number];

/** Everything that shortens a unit's movement [3.7, 5.12, 6.6.2]. */
export class MoverState {
  @choice('Its command [4.5]', Command, { default: 'move' }) command!: Command;
  @flag('Suppressed, ON or OFF [6.6.2]') suppressed!: boolean;
  @flag('Damaged [4.4.3.2.6]') damaged!: boolean;
  @flag('Broken [7.1.5.2]') broken!: boolean;
  @flag('Hesitating [7.1.5.1]') hesitating!: boolean;
  @flag('Running gear hit: factor 2 lower, at least 1 [7.23.3]') runningGear!: boolean;
  @flag('Cautious movement: vehicles at half, no quickmarch of squads [7.36.2]') cautious!: boolean;
}

/** What the outcome of a move says of morale. */
export const SHAKEN = 'Its Hesitation or Break counter shows ON again, for it has moved, option 7.1 [7.1.5.1, 7.1.5.2]';

/** A factor after every halving: rounded down, never below 1 [3.7, 5.12]. */
export function allowanceOf(umpire: Judge, factor: number, state: MoverState, vehicle = true): number {
  requireOption(umpire, 'morale', '7.1.5.2', state.broken);
  requireOption(umpire, 'morale', '7.1.5.1', state.hesitating);
  requireOption(umpire, 'collateralDamage', '7.23.3', state.runningGear);
  requireOption(umpire, 'weather', '7.36.2', state.cautious);
  const { morale, collateralDamage, weather } = umpire.options;
  let points = factor;
  if (state.runningGear && collateralDamage) {
    points = Math.max(1, points - 2);
    umpire.note('7.23.3', 'running-gear', { points });
  }
  const halve = (applies: boolean, rule: Cite, reason: string): void => {
    if (!applies) return;
    points = Math.max(1, Math.floor(points / 2));
    umpire.note(rule, 'movement-halved', { reason, points });
  };
  halve(state.command === 'shortHalt', ['4.5.1.1.1', '3.7', '5.12'], 'shortHalt');
  halve(state.suppressed, ['6.6.2', '5.10', '5.12'], 'suppressed');
  halve(state.damaged, ['4.5.1.1.1', '3.7', '5.12'], 'damaged');
  halve(state.broken && morale, '7.1.5.2', 'broken');
  halve(state.cautious && weather && vehicle, ['7.36.2', '7.36'], 'cautious');
  return points;
}

/** Who moves does not calm down: Hesitation or Break shows ON again [7.1.5.1, 7.1.5.2]. */
export function staysShaken(umpire: Judge, { hesitating, broken }: MoverState): boolean {
  if (!umpire.options.morale || !(hesitating || broken)) return false;
  umpire.note(broken ? '7.1.5.2' : '7.1.5.1', 'mover-stays-shaken', { morale: broken ? 'broken' : 'hesitating' });
  return true;
}

/** A movement factor whose cross-country number is known. */
export type KnownRating = MovementRating & { readonly crossCountry: number };

/** The printed number of a rate; a card that prints no path or road number leaves the slower one [4.5.1.1.1]. */
export function factorFor({ crossCountry, path, road }: KnownRating, rate: MoveRate): number {
  if (rate === 'path') return path || crossCountry;
  if (rate === 'road') return road || path || crossCountry;
  return crossCountry;
}
