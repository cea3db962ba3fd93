import { d100 } from '../../../kernel/dice/index.js';
import { choices, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { missing } from '../shared/facts.js';
import { requireOption } from '../shared/requires.js';
import { Terrain } from '../vocabulary.js';

/** Firm ground, and things that lie on a hex without changing it. */
const FIRM = new Set<Terrain>(['clear', 'bridge', 'road', 'path', 'hastyEntrenchment', 'improvedPosition', 'wire']);

interface Bogger {
  readonly bogModifier: number;
  readonly towing: boolean;
  readonly towedLoad: number;
}

/** The highest bog number of the terrain; 0 on firm ground [7.29]. */
export function bogRange(umpire: Umpire, terrain: readonly Terrain[]): number {
  const soft = terrain.filter((each) => !FIRM.has(each));
  return soft.reduce((most, each) => Math.max(most, umpire.chart('terrain-effects').number(each, 'bog')), 0);
}

interface BogRoll {
  readonly bogged: boolean;
  readonly netModifier: number;
  readonly boggedUpTo: number;
  readonly finalRoll: number | null;
}

/** Whether a vehicle bogs down; snow and mud weigh on what it tows [7.29, 7.36.3]. */
export function bogs(umpire: Umpire, vehicle: Bogger, range: number, snow: boolean, mud: boolean): BogRoll {
  const reach = mud ? 2 * range : range;
  if (mud) umpire.note(['7.36.3', '7.36'], 'mud-doubles', { range: reach });
  const tow = !vehicle.towing ? 0 : snow || mud ? -5 * vehicle.towedLoad : -5;
  const roll = umpire.roll('bog', d100);
  const netModifier = vehicle.bogModifier + tow;
  const total = roll + netModifier;
  const values = { roll, modifier: netModifier, total, range: reach };
  umpire.note(
    tow !== 0 && (snow || mud) ? ['7.29', '7.36.3'] : '7.29',
    total <= reach ? 'bogged' : 'not-bogged',
    values,
  );
  return { bogged: total <= reach, netModifier, boggedUpTo: reach, finalRoll: umpire.finalRoll(total) };
}

export class BogCheckInput {
  @choices('Terrain it leaves or moves within [7.29]', Terrain, { maxItems: 12, default: [] }) terrain!: Terrain[];
  @integer('Highest bog number of your own card, where no chart pack is sent [7.29]', {
    min: 0,
    max: 100,
    optional: true,
  })
  range?: number;
  @integer('Bog modifier of the vehicle, such as B-5 [7.29]', { min: -50, max: 50, default: 0 }) bogModifier!: number;
  @flag('Tows a gun: -5 [7.29]') towing!: boolean;
  @integer('Towed capacity in use, for snow and mud [7.36.3]', { min: 0, max: 20, default: 1 }) towedLoad!: number;
  @flag('Moves at the path or road rate: no check [7.29]') roadRate!: boolean;
  @flag('Hidden: no check [7.29]') hidden!: boolean;
  @flag('Only enters the hex: no check [7.29]') entering!: boolean;
  @flag('Snow [7.36.3]') snow!: boolean;
  @flag('Mud [7.36.3]') mud!: boolean;
}

export class BogCheckOutcome {
  @flag('It bogs down: no move and no turn for the rest of the turn; it is marked SPOT/FIRE') bogged!: boolean;
  @flag('A check was needed') checked!: boolean;
  @integer('Sum of the modifiers to the die', { min: -200, max: 50 }) netModifier!: number;
  @integer('Highest modified roll that bogs down; none where nothing is rolled', { min: 0, max: 200, optional: true })
  boggedUpTo!: number | null;
  @integer('The modified roll', { min: -200, max: 150, optional: true }) finalRoll!: number | null;
}

const NO_CHECK: BogCheckOutcome = { bogged: false, checked: false, netModifier: 0, boggedUpTo: null, finalRoll: null };

export const bogCheck = procedure<BogCheckInput, BogCheckOutcome, Options>({
  id: 'bog-check',
  resolver: 'movement',
  title: { en: 'Bog check', ja: 'ボグチェック' },
  description: {
    en: 'Whether a vehicle that leaves soft terrain, or moves about in it, bogs down.',
    ja: '軟弱地形を離れる、またはその中で動く車両がボグ状態になるかを判定する。',
  },
  rules: ['7.29', '7.36.3'],
  dice: [DICE.bog],
  input: BogCheckInput,
  outcome: BogCheckOutcome,
  example: { input: { terrain: ['rough'], bogModifier: -5 }, options: { bogging: true }, dice: { given: [35] } },
  resolve(input, umpire) {
    requireOption(umpire, 'bogging', '7.29', true);
    requireOption(umpire, 'weather', '7.36.3', input.snow || input.mud);
    if (!umpire.legal) return null;
    if (input.roadRate || input.hidden || input.entering) {
      umpire.note('7.29', 'no-bog-check');
      umpire.summarise('no-bog-check');
      return NO_CHECK;
    }
    demandFacts([input.range === undefined && input.terrain.length === 0 && missing('bogRange', '/terrain')]);
    const range = input.range ?? bogRange(umpire, input.terrain);
    if (range === 0) {
      umpire.note('7.29', 'no-bog-check');
      umpire.summarise('no-bog-check');
      return NO_CHECK;
    }
    const roll = bogs(umpire, input, range, input.snow, input.mud);
    umpire.summarise(roll.bogged ? 'bogged-summary' : 'not-bogged-summary');
    return { ...roll, checked: true };
  },
});
