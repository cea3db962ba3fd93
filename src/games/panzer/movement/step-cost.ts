import { choice, choices, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { cellOrNull } from '../shared/optional-cell.js';
import { requireOption } from '../shared/requires.js';
import { Hexside, Terrain } from '../vocabulary.js';
import { Mover, type MoverKind } from './mover.js';

/** More than any allowance: the step takes all of it, and so only as the one hex that is always allowed [4.5.1.1.3]. */
export const ALL_POINTS = 1000;

/** What a step is said to cost: one that takes every point costs the allowance [4.5.1.1.3]. */
export const toldCost = (cost: number, allowance: number): number => (cost >= ALL_POINTS ? allowance : cost);

/** Counters and positions that add to a hex without a cost of their own [6.1.4.3]. */
const NO_COST = new Set(['hastyEntrenchment', 'improvedPosition', 'wire', 'onFire', 'path', 'road', 'bridge', 'alley']);
/** Terrain counters stop movement along a road as well: they lie on it [6.1.4.3]. */
const COUNTER_RULE: Readonly<Record<string, string>> = {
  block: '6.1.4.3.3',
  ditch: '6.1.4.3.4',
  onFire: '6.1.4.3.5',
  woodRubble: '6.1.4.3.9',
  brickRubble: '6.1.4.3.9',
  stoneRubble: '6.1.4.3.9',
  wire: '6.1.4.3.11',
};
/** What a gun that is pushed by hand may not enter, whatever a crew on foot may [6.1.4.3, 6.6.5]. */
const NOT_FOR_GUNS = new Set(['block', 'ditch', 'onFire', 'woodRubble', 'brickRubble', 'stoneRubble', 'wire']);

/** What a step crosses and enters. */
export class StepFacts {
  @choices('Everything in the hex entered', Terrain, { minItems: 1, maxItems: 12 }) terrain!: Terrain[];
  @choices('Everything on the hexside crossed', Hexside, { maxItems: 5, default: [] }) hexside!: Hexside[];
  @integer('Hill levels climbed; negative: descended [4.5.1.1.2]', { min: -20, max: 20, default: 0 }) levels!: number;
  @flag('Along a connected road or path [4.5.1.1.5]') alongRoad!: boolean;
  @flag('Backwards [4.5.1.1.7]') reverse!: boolean;
  @flag('Brew-up smoke in the hex entered [4.5.1.1.2]') smoke!: boolean;
  @flag('Snow on the terrain entered [7.36.3]') snow!: boolean;
}

const RUBBLE: readonly Terrain[] = ['woodRubble', 'brickRubble', 'stoneRubble'];

/** A bridge under a rubble counter is destroyed: nobody enters its hex any more [6.5.4.4.3]. */
export const isDestroyedBridge = (terrain: readonly Terrain[]): boolean =>
  terrain.includes('bridge') && terrain.some((each) => RUBBLE.includes(each));

/** Whether the mover may make the step at all; each reason is one refusal. */
export function checkStep(umpire: Judge, mover: Mover, step: StepFacts): void {
  if (isDestroyedBridge(step.terrain)) {
    umpire.forbid(['6.5.4.4.3', '6.1.4.3.9'], 'bridge-destroyed');
    return;
  }
  const chart = umpire.chart('terrain-effects');
  for (const terrain of step.terrain) {
    const counter = COUNTER_RULE[terrain];
    if (mover.isGun && NOT_FOR_GUNS.has(terrain)) {
      umpire.forbid([counter!, '6.6.5'], 'prohibited-terrain', { terrain });
      continue;
    }
    if (counter === undefined && (step.alongRoad || NO_COST.has(terrain))) continue;
    const closed = terrain !== 'water' && cellOrNull(chart, terrain, mover.costColumn) === 'P';
    if (terrain === 'water' || (terrain === 'stream' && closed && swims(umpire, mover))) {
      if (!swims(umpire, mover)) umpire.forbid('7.34', 'prohibited-terrain', { terrain });
      else if (mover.unit.towing) umpire.forbid('7.34', 'no-swimming-when-towing');
    } else if (closed && mover.isGun) umpire.forbid('6.6.5', 'prohibited-terrain', { terrain });
    else if (closed) {
      const rule = counter ?? (terrain === 'heavyWoods' ? (['4.1.4.1.7', '4.5.1.1.2'] as const) : '4.5.1.1.2');
      umpire.forbid(rule, 'prohibited-terrain', { terrain });
    }
  }
  checkHexside(umpire, mover, step);
  checkLevels(umpire, mover, step);
}

const swims = (umpire: Judge, mover: Mover): boolean => umpire.options.amphibious && mover.unit.amphibious === true;

function checkHexside(umpire: Judge, mover: Mover, { hexside, alongRoad, levels }: StepFacts): void {
  const chart = umpire.chart('hexside-effects');
  for (const side of alongRoad ? [] : hexside) {
    if (side !== 'wall' && side !== 'hedgerow') continue;
    if (mover.onMounts) umpire.forbid(mover.mountRule, 'no-wall-or-hedgerow', { side });
    else if (mover.isGun) umpire.forbid('6.6.5', 'no-wall-or-hedgerow', { side });
    else if (cellOrNull(chart, side, mover.costColumn) === 'P')
      umpire.forbid('4.5.1.1.2', 'prohibited-hexside', { side });
  }
  const sloped = hexside.includes('slope') || hexside.includes('crest') || alongRoad;
  if (mover.isVehicle && (hexside.includes('cliff') || (levels !== 0 && !sloped))) umpire.forbid('4.1.4.1.5', 'cliff');
}

/** Levels in one hex: two for tracks, half-tracks and cavalry, one for wheels, men on foot and guns [4.5.1.1.2, 6.6.4.1]. */
function checkLevels(umpire: Judge, mover: Mover, { levels, alongRoad }: StepFacts): void {
  const change = Math.abs(levels);
  if (change === 0) return;
  const limit = umpire.chart('movement-limits').number(mover.levelRow, 'levels');
  const most = umpire.chart('movement-limits').number('T', 'levels');
  const counted = alongRoad && mover.isVehicle ? change - 1 : change;
  if (change > most || counted > limit) umpire.forbid(mover.levelRule, 'too-many-levels', { levels: change, limit });
}

/** Movement points of the step: terrain, hexside, levels and smoke, doubled backwards [4.5.1.1.2, 4.5.1.1.7]. */
export function stepCost(umpire: Judge, mover: Mover, step: StepFacts): number {
  let cost = step.alongRoad ? roadCost(umpire) : terrainCost(umpire, mover, step.terrain);
  if (!step.alongRoad) {
    for (const side of step.hexside) {
      if (side === 'slope' || side === 'crest' || side === 'cliff') continue;
      const extra = umpire.chart('hexside-effects').at(side, mover.costColumn);
      const points = extra === 'all' ? ALL_POINTS : Number(extra);
      umpire.note('4.5.1.1.2', points === ALL_POINTS ? 'hexside-takes-all' : 'hexside-cost', { side, points });
      cost += points;
    }
    if (step.snow) {
      requireOption(umpire, 'weather', '7.36.3', true);
      umpire.note(['7.36.3', '7.36'], 'snow-cost');
      cost += 1;
    }
  }
  cost += levelCost(umpire, step);
  if (step.smoke) {
    umpire.note('4.5.1.1.2', 'smoke-cost');
    cost += 1;
  }
  if (step.reverse && mover.isVehicle) {
    if (umpire.options.dualDriving && mover.unit.dualDriving) umpire.note('7.33', 'dual-driving');
    else {
      cost = Math.min(2 * cost, ALL_POINTS);
      umpire.note('4.5.1.1.7', 'reverse-doubled', { cost });
    }
  }
  return cost;
}

function roadCost(umpire: Umpire): number {
  const points = umpire.chart('terrain-effects').number('road', 'costT');
  umpire.note('4.5.1.1.5', 'along-road-cost', { points });
  return points;
}

/** The most expensive terrain of the hex; counters without a cost of their own leave it to the rest. */
function terrainCost(umpire: Judge, mover: Mover, terrain: readonly Terrain[]): number {
  const chart = umpire.chart('terrain-effects');
  let most = 0;
  let dearest: string = terrain[0]!;
  const printed = terrain.filter((each) => !NO_COST.has(each));
  for (const each of printed.length > 0 ? printed : (['clear'] as const)) {
    if (each === 'water' || (each === 'stream' && cellOrNull(chart, each, mover.costColumn) === 'P')) {
      umpire.note('7.34', 'swims');
      return ALL_POINTS;
    }
    const points = chart.number(each, mover.costColumn);
    if (points > most) [most, dearest] = [points, each];
  }
  umpire.note(mover.costRule, 'terrain-cost', { terrain: dearest, points: most });
  return most;
}

/** One level less along a road or path; which way the level changes matters [4.5.1.1.2, 4.5.1.1.5]. */
function levelCost(umpire: Umpire, { levels, alongRoad }: StepFacts): number {
  const counted = Math.max(0, Math.abs(levels) - (alongRoad ? 1 : 0));
  if (counted === 0) {
    if (levels !== 0) umpire.note('4.5.1.1.5', 'level-free-on-road', { levels: Math.abs(levels) });
    return 0;
  }
  const points = umpire.chart('level-change').number(String(counted), levels > 0 ? 'up' : 'down');
  umpire.note(alongRoad ? ['4.5.1.1.2', '4.5.1.1.5'] : '4.5.1.1.2', 'level-cost', { levels: counted, points });
  return points;
}

export class StepCostInput extends StepFacts {
  @choice('Who moves', Mover.Kind, { default: 'tracked' }) mover!: MoverKind;
  @flag('A section with an attached weapon [6.6.4.1]') attachedWeapon!: boolean;
  @flag('Dual driving controls [7.33]') dualDriving!: boolean;
  @flag('Amphibious [7.34]') amphibious!: boolean;
  @flag('Tows a gun [7.34]') towing!: boolean;
}

export class StepCostOutcome {
  @integer('Movement points; absent where the step takes all of them', { min: 0, max: 999, optional: true })
  cost!: number | null;
  @flag('Takes every movement point: possible only as the one hex that is always allowed [4.5.1.1.3]')
  wholeMove!: boolean;
  @flag('The wire in the hex is destroyed by the tracks [6.1.4.3.11]') destroysWire!: boolean;
}

export const stepCostProcedure = procedure<StepCostInput, StepCostOutcome, Options>({
  id: 'step-cost',
  resolver: 'movement',
  title: { en: 'Cost of a step', ja: '1ヘクスの移動コスト' },
  description: {
    en: 'What it costs a unit to enter a hex across a hexside, item by item, or why it may not.',
    ja: 'ユニットがヘクスサイドを越えてヘクスに進入するコストの内訳、または進入できない理由を示す。',
  },
  rules: ['4.5.1.1.2'],
  input: StepCostInput,
  outcome: StepCostOutcome,
  example: { input: { terrain: ['scrub'], hexside: ['slope'], levels: 1 } },
  resolve(input, umpire) {
    const mover = new Mover(input.mover, input);
    checkStep(umpire, mover, input);
    if (!umpire.legal) return null;
    const destroysWire = input.terrain.includes('wire') && mover.kind === 'tracked';
    if (destroysWire) umpire.note('6.1.4.3.11', 'wire-destroyed');
    const cost = stepCost(umpire, mover, input);
    if (cost >= ALL_POINTS) {
      umpire.summarise('step-takes-all');
      return { cost: null, wholeMove: true, destroysWire };
    }
    umpire.summarise('step-costs', { cost });
    return { cost, wholeMove: false, destroysWire };
  },
});
