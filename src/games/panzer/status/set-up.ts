import { choice, choices, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { isDestroyedBridge } from '../movement/step-cost.js';
import type { Options } from '../options.js';
import { requireOption } from '../shared/requires.js';
import { Terrain } from '../vocabulary.js';

const SetUpStep = defineChoice('SetUpStep', [
  'scenario',
  'maps',
  'terrainCounters',
  'preRegisteredPoints',
  'plannedFire',
  'minefields',
  'units',
  'turnTrack',
]);
type SetUpStep = (typeof SetUpStep.values)[number];

export class SetUpOrderInput {
  @choices('Steps already done', SetUpStep, { maxItems: 8, default: [] }) done!: SetUpStep[];
  @choice('Step wanted now', SetUpStep) next!: SetUpStep;
}

export class SetUpOrderOutcome {
  @choices('Steps that may still follow', SetUpStep, { maxItems: 8 }) remaining!: SetUpStep[];
}

/** What must be done before a step: plots stand between the terrain and the units [6.5.1.4, 6.5.1.11.1, 7.31.1]. */
const BEFORE: Readonly<Record<SetUpStep, readonly SetUpStep[]>> = {
  scenario: [],
  maps: ['scenario'],
  terrainCounters: ['maps'],
  preRegisteredPoints: ['terrainCounters'],
  plannedFire: ['terrainCounters'],
  minefields: ['terrainCounters'],
  units: ['maps'],
  turnTrack: ['scenario'],
};
const PLOTS: readonly SetUpStep[] = ['terrainCounters', 'preRegisteredPoints', 'plannedFire', 'minefields'];
const STEP_RULE: Readonly<Partial<Record<SetUpStep, string>>> = {
  preRegisteredPoints: '6.5.1.4',
  plannedFire: '6.5.1.11.1',
  minefields: '7.31.1',
};

export const setUpOrder = procedure<SetUpOrderInput, SetUpOrderOutcome, Options>({
  id: 'set-up-order',
  resolver: 'status',
  title: { en: 'Order of set-up', ja: 'セットアップの順序' },
  description: {
    en: 'Whether a step of preparation may be taken now: scenario, maps, terrain counters, plots, units.',
    ja: '準備のある手順を今行えるかを判定する：シナリオ、地図、地形カウンター、事前計画、ユニット。',
  },
  rules: ['2.0', '6.5.1.4', '6.5.1.11.1', '7.31.1'],
  input: SetUpOrderInput,
  outcome: SetUpOrderOutcome,
  example: { input: { done: ['scenario', 'maps', 'terrainCounters'], next: 'units' } },
  resolve({ done, next }, umpire) {
    if (next === 'minefields') requireOption(umpire, 'mines', '7.31.1', true);
    const rule = STEP_RULE[next];
    const cite = rule === undefined ? '2.0' : ([rule, '2.0'] as const);
    if (done.includes(next)) umpire.forbid(cite, 'set-up-done-already', { step: next });
    for (const before of BEFORE[next])
      if (!done.includes(before)) umpire.forbid(cite, 'set-up-before', { step: next, before });
    if (PLOTS.includes(next) && done.includes('units')) umpire.forbid(cite, 'set-up-after-units', { step: next });
    if (!umpire.legal) return null;
    umpire.note(cite, 'set-up-may', { step: next });
    umpire.summarise('set-up-may', { step: next });
    const remaining = SetUpStep.values.filter((step) => step !== next && !done.includes(step));
    return { remaining: remaining.filter((step) => !(PLOTS.includes(step) && next === 'units')) };
  },
});

const CounterWhen = defineChoice('CounterWhen', ['setUp', 'play']);
const NO_COUNTERS = new Set(['stream', 'ford', 'water', 'woodBuilding', 'brickBuilding', 'stoneBuilding']);

export class TerrainCounterInput {
  @choice('Counter to be placed [6.1.4.3]', Terrain) counter!: Terrain;
  @choices('Terrain of the hex', Terrain, { maxItems: 12, default: [] }) terrain!: Terrain[];
  @choice('At set-up, or in play where terrain is destroyed or dug [6.1.4.3]', CounterWhen, { default: 'setUp' }) when!:
    | 'setUp'
    | 'play';
}

export class TerrainCounterOutcome {
  @choices('Terrain of the hex with the counter', Terrain, { maxItems: 13 }) terrain!: Terrain[];
}

export const terrainCounter = procedure<TerrainCounterInput, TerrainCounterOutcome, Options>({
  id: 'terrain-counter',
  resolver: 'status',
  title: { en: 'Placing a terrain counter', ja: '地形カウンターの配置' },
  description: {
    en: 'Whether a terrain counter may be placed in a hex, and what the hex then is.',
    ja: '地形カウンターをヘクスに置けるか、置いた後の地形を示す。',
  },
  rules: ['1.7.4', '6.1.4.3'],
  input: TerrainCounterInput,
  outcome: TerrainCounterOutcome,
  example: { input: { counter: 'wire', terrain: ['clear'] } },
  resolve({ counter, terrain, when }, umpire) {
    const barred = terrain.find((each) => NO_COUNTERS.has(each));
    if (when === 'setUp' && barred !== undefined)
      umpire.forbid('6.1.4.3', 'no-counter-here', { counter, terrain: barred });
    if (!umpire.legal) return null;
    umpire.note(['6.1.4.3', '1.7.4'], 'counter-placed', { counter });
    umpire.summarise('counter-placed', { counter });
    const now = [...terrain, counter];
    if (isDestroyedBridge(now)) umpire.note('6.5.4.4.3', 'bridge-destroyed');
    return { terrain: now };
  },
});

class HiddenStack {
  @text('Counter', { max: 40 }) id!: string;
  @texts('Formations of the units it stands for; none: a dummy [7.2.1]', { max: 40, maxItems: 40, default: [] })
  formations!: string[];
  @flag("At least one of its units is in the counter's hex [7.2.2]", { default: true }) unitInHex!: boolean;
  @flag('Placed during play, in place of units now unspotted [7.2.3]') duringPlay!: boolean;
  @flag('One of those units is spotted [7.2.3]') spotted!: boolean;
}

export class HiddenPlacementInput {
  @list('Counters of one side on the map', HiddenStack, { minItems: 1, maxItems: 60 }) counters!: HiddenStack[];
  @integer("The scenario's maximum [7.2.2]", { min: 0, max: 99 }) maximum!: number;
}

export class HiddenPlacementOutcome {
  @integer('Counters that stand for units', { min: 0, max: 60 }) real!: number;
  @integer('Dummies', { min: 0, max: 60 }) dummies!: number;
  @integer('Counters that may still be added', { min: 0, max: 99 }) room!: number;
}

export const hiddenPlacement = procedure<HiddenPlacementInput, HiddenPlacementOutcome, Options>({
  id: 'hidden-placement',
  resolver: 'status',
  title: { en: 'Placing hidden unit counters', ja: '隠匿ユニットカウンターの配置' },
  description: {
    en: 'Whether a set of hidden unit counters is allowed: number, one formation each, real units in place, adding some in play.',
    ja: '隠匿ユニットカウンターの配置が正しいかを判定する：数、1カウンター1フォーメーション、実在位置、プレイ中の追加。',
  },
  rules: ['7.2', '7.2.1', '7.2.2', '7.2.3'],
  input: HiddenPlacementInput,
  outcome: HiddenPlacementOutcome,
  example: {
    input: { counters: [{ id: '1', formations: ['A'] }, { id: '2' }], maximum: 4 },
    options: { hiddenUnits: true },
  },
  resolve({ counters, maximum }, umpire) {
    requireOption(umpire, 'hiddenUnits', '7.2', true);
    if (counters.length > maximum) umpire.forbid('7.2.2', 'too-many-hidden', { count: counters.length, maximum });
    for (const { id, formations, unitInHex, duringPlay, spotted } of counters) {
      if (new Set(formations).size > 1) umpire.forbid('7.2.1', 'hidden-one-formation', { counter: id });
      if (formations.length > 0 && !unitInHex) umpire.forbid('7.2.2', 'hidden-unit-in-hex', { counter: id });
      if (duringPlay && spotted) umpire.forbid('7.2.3', 'hidden-only-unspotted', { counter: id });
    }
    if (!umpire.legal) return null;
    for (const { id, duringPlay } of counters) if (duringPlay) umpire.note('7.2.3', 'hidden-added', { counter: id });
    const dummies = counters.filter(({ formations }) => formations.length === 0).length;
    umpire.note(['7.2.2', '7.2.1', '7.2'], 'hidden-legal', { count: counters.length, maximum });
    umpire.summarise('hidden-legal', { count: counters.length, maximum });
    return { real: counters.length - dummies, dummies, room: maximum - counters.length };
  },
});
