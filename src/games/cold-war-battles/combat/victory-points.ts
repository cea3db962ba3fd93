import { choice, defineChoice, integer } from '../../../kernel/fields/index.js';
import type { Judge, Options } from '../options.js';
import { type Command, opponentOf, Side, type Terrain, type UnitType } from '../vocabulary.js';

const Award = defineChoice('Award', ['elimination', 'airOnCity', 'rubble']);

export class PointsScored {
  @choice('Side that scores', Side) side!: Side;
  @integer('Victory points, at once', { min: 0, max: 999 }) points!: number;
  @choice('What they are for [16.3, 16.5, 16.7, 17.3, 17.5]', Award) award!: 'elimination' | 'airOnCity' | 'rubble';
}

export interface Lost {
  readonly name: string;
  readonly command: Command;
  readonly unit: { readonly type?: UnitType };
}

/** The row of the elimination chart a unit is worth [16.3, 16.5, 17.3, 17.5]. */
function rowOf(command: Command, type: UnitType | undefined, options: Options): string {
  switch (command) {
    case 'rebel':
      return type === 'hq' ? 'rebelHq' : type === 'dummyHq' ? 'dummyHq' : 'rebel';
    case 'hungarianArmy':
      return options.armyIntervention ? 'hungarianArmyIntervention' : 'hungarianArmy';
    case 'guards2':
    case 'guards33':
    case 'guards128':
    case 'specialCorps':
      return 'soviet';
    default:
      return command;
  }
}

/** What the enemy scores for one eliminated unit; one more each while the UN watches Angola [18.5]. */
export function worthOf({ command, unit }: Lost, unAttention: boolean, umpire: Judge): number {
  if (command === 'unita' && !umpire.options.unitaScores) return 0;
  const points = umpire.chart('elimination-points').number(rowOf(command, unit.type, umpire.options), 'points');
  return unAttention ? points + umpire.chart('other-points').number('unAttentionAngola', 'points') : points;
}

/** What else the worth of these units follows from [16.14, 17.24, 18.5]. */
function alsoScoredBy(lost: readonly Lost[], unAttention: boolean, options: Options): string[] {
  const also: string[] = [];
  const of = (command: Command): boolean => lost.some((unit) => unit.command === command);
  if (of('hungarianArmy') && options.armyIntervention) also.push('16.14');
  if (of('unita') && !options.unitaScores) also.push('17.24');
  if (unAttention) also.push('18.5');
  return also;
}

const ELIMINATION_RULE = { soviet: '16.5', hungarian: '16.3', communist: '17.5', southAfrican: '17.3' } as const;

/** Books the elimination of one side's units to the other. */
export function scoreEliminations(
  lost: readonly Lost[],
  owner: Side,
  unAttention: boolean,
  umpire: Judge,
  into: PointsScored[],
): void {
  if (lost.length === 0) return;
  let points = 0;
  for (const unit of lost) points += worthOf(unit, unAttention, umpire);
  const side = opponentOf(owner);
  const rule = ELIMINATION_RULE[owner];
  const [also, ...more] = alsoScoredBy(lost, unAttention, umpire.options);
  umpire.note(also ? [rule, also, ...more] : rule, 'points-for-eliminations', { side, points });
  into.push({ side, points, award: 'elimination' });
}

/** Soviet air on the city's streets costs the Soviet side points, unless NATO fights openly [16.7]. */
export function scoreAirOnCity(
  hexes: readonly { readonly terrain: readonly Terrain[] }[],
  side: Side,
  markers: number,
  umpire: Judge,
  into: PointsScored[],
): void {
  if (side !== 'soviet' || markers === 0) return;
  if (!hexes.some(({ terrain }) => terrain.includes('urban') || terrain.includes('suburban'))) return;
  if (!umpire.chart('nato-intervention').flag(umpire.options.natoIntervention, 'airOnCityScores')) return;
  const points = markers * umpire.chart('other-points').number('airOnCity', 'points');
  umpire.note('16.7', 'points-for-air', { points });
  into.push({ side: 'hungarian', points, award: 'airOnCity' });
}
