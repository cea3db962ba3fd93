import { d6 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { isCorps, sizeOf } from '../shared/units.js';
import { Side, SupplyState, UnitType, Works } from '../vocabulary.js';

const Work = defineChoice('Work', ['position', 'trench']);
/** 10.2.2, 10.2.4: failures help the next try no further than this. */
const LOWEST_DRM = -2;

class EntrenchInput {
  @choice('Side that builds', Side) side!: Side;
  @choice('Unit that digs instead of moving [10.2.1]', UnitType) unit!: UnitType;
  @text('Name of the space: Bilbao has its own rule [10.2.3]', { max: 60, default: '-' }) space!: string;
  @choice('Work already there [10.2.5]', Works, { default: 'none' }) works!: Works;
  @choice('Work wanted; the next one if left out', Work, { optional: true }) build?: 'position' | 'trench';
  @integer('Modifier marker in the space from earlier failures [10.2.2]', { min: -2, max: 0, default: 0 })
  digDrm!: number;
  @flag('The space carries a Move marker [10.2.1]', { default: true }) activated!: boolean;
  @flag('Another unit has already tried here this Action Round [10.2.1]') alreadyTried!: boolean;
  @flag('This unit has moved this Action Round [10.2.1]') moved!: boolean;
  @choice('Supply [13.3.3]', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @integer('Counters of the side already on the map [10.2.9]', { min: 0, max: 18, default: 0 }) countersUsed!: number;
  @flag('Plans of the Iron Belt has been played [10.2.3]') plansOfTheIronBelt!: boolean;
}
class EntrenchOutcome {
  @flag('The work is finished') built!: boolean;
  @integer('The die once modified; null where none is needed [10.2.2, 10.2.4]', { min: -1, max: 6, optional: true })
  die!: number | null;
  @choice('What the space holds now [10.2.5]', Works) works!: Works;
  @integer('Modifier marker afterwards; it leaves with the last friendly unit [10.2.2]', { min: -2, max: 0 })
  digDrm!: number;
}

export const entrench = procedure<EntrenchInput, EntrenchOutcome, Options>({
  id: 'entrench',
  resolver: 'combat',
  title: { en: 'Building a position or trench', ja: '陣地と塹壕の構築' },
  description: { en: 'One attempt to dig in, after all movement.', ja: '全移動の後に行う構築の試み１回。' },
  rules: ['10.2'],
  input: EntrenchInput,
  outcome: EntrenchOutcome,
  dice: [
    {
      name: 'dig',
      die: d6,
      title: { en: 'entrenching', ja: '塹壕構築' },
      when: { en: 'once, where a roll is needed', ja: '判定が必要なとき一回' },
    },
  ],
  example: { input: { side: 'nationalist', unit: 'inf' }, dice: { given: [4] } },
  resolve(input, umpire) {
    const build = input.build ?? (input.works === 'position' ? 'trench' : 'position');
    checkPlace(input, umpire);
    checkWork(input, build, umpire);
    if (!umpire.legal) return null;
    umpire.note([build === 'position' ? '10.2.1' : '10.2.3', '10.2'], 'dig', { build, unit: input.unit });
    const needed = umpire.chart('entrenchment').at(build, sizeOf(input.unit));
    const resolution = build === 'position' ? '10.2.2' : '10.2.4';
    if (needed === 'automatic') {
      umpire.note(resolution, 'dig-automatic');
      umpire.summarise('dig-built', { build });
      return { built: true, die: null, works: build, digDrm: 0 };
    }
    const rolled = umpire.roll('dig');
    const die = rolled + input.digDrm;
    const built = die <= Number(needed);
    umpire.note(resolution, built ? 'dig-succeeds' : 'dig-fails', { rolled, drm: input.digDrm, die });
    const digDrm = built ? 0 : Math.max(input.digDrm - 1, LOWEST_DRM);
    umpire.summarise(built ? 'dig-built' : 'dig-failed', { build, drm: digDrm });
    return { built, die, works: built ? build : input.works, digDrm };
  },
});

/** 10.2.1, 13.3.3, 13.4.2: who may dig at all. */
function checkPlace(input: EntrenchInput, umpire: Judge): void {
  if (!input.activated) umpire.forbid('10.2.1', 'dig-not-activated');
  if (input.alreadyTried) umpire.forbid('10.2.1', 'dig-already-tried');
  if (input.moved) umpire.forbid('10.2.1', 'dig-after-moving');
  if (input.supply === 'outOfSupply') umpire.forbid(['13.3.3', '13.3'], 'dig-out-of-supply');
  if (input.supply === 'limited') umpire.forbid(['13.4.2', '13.4'], 'dig-limited-supply');
}

/** 10.2.3, 10.2.5, 10.2.9: what may be built here. */
function checkWork(input: EntrenchInput, build: 'position' | 'trench', umpire: Judge): void {
  if (input.works === 'trench' || (input.works === 'position' && build === 'position'))
    umpire.forbid('10.2.5', 'dig-already-there', { works: input.works });
  if (build === 'trench' && input.works === 'none') umpire.forbid('10.2.3', 'trench-needs-position');
  if (build === 'trench' && !isCorps(input.unit)) umpire.forbid('10.2.3', 'trench-needs-corps');
  const bilbao = input.side === 'republican' && input.space.toLowerCase() === 'bilbao';
  if (bilbao && input.plansOfTheIronBelt) umpire.forbid('10.2.3', 'bilbao-plans-known');
  else if (bilbao && build === 'trench') umpire.forbid('10.2.3', 'bilbao-no-trench');
  const counters = umpire.chart('works-markers').number(input.side, 'twoSided');
  if (build === 'position' && input.countersUsed >= counters)
    umpire.forbid('10.2.9', 'no-counter-left', { side: input.side, counters });
}
