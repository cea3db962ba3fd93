import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

const GroupKind = defineChoice('GroupKind', ['oba', 'airSupport', 'bombardment', 'other']);
const GroupFate = defineChoice('GroupFate', ['retained', 'eliminated', 'recalled']);

class RetainedGroupInput {
  @choice('Kind of group [CG19]', GroupKind) kind!: 'oba' | 'airSupport' | 'bombardment' | 'other';
  @integer('FFE:1 counters an OBA battery placed in the scenario [CG19]', { min: 0, max: 50, default: 0 })
  ffePlaced!: number;
  @flag('The battery used up its black chits [CG17]') blackChitsGone!: boolean;
  @flag('Its radio counter was removed in play [CG19]') radioRemoved!: boolean;
  @flag('An aircraft took a sighting TC [CG19]') sightingTaken!: boolean;
  @flag('The bombardment was resolved [3.617/British]') resolved!: boolean;
  @flag('The unit was eliminated [CG19]') eliminated!: boolean;
  @flag('The unit was Recalled [CG19]') recalled!: boolean;
  @flag('The group, or this part of it, never entered [CG19]') neverEntered!: boolean;
}

class RetainedGroupOutcome {
  @choice('What becomes of it [CG19]', GroupFate) fate!: 'retained' | 'eliminated' | 'recalled';
  @flag('It counts as used [CG19]') used!: boolean;
  @flag('It gets its full chit pile and radio back [CG19]') restored!: boolean;
  @flag('It waits in its Holding Area [CG19]') holdingArea!: boolean;
}

export const retainedGroup = procedure<RetainedGroupInput, RetainedGroupOutcome, Options>({
  id: 'retained-group',
  resolver: 'status',
  title: { en: 'What is Retained of a group', ja: '残存する RG' },
  description: {
    en: 'Whether a battery, air support, bombardment or unit belongs to the next OB.',
    ja: '砲撃中隊、航空支援、事前砲撃、ユニットが次の OB に残るか。',
  },
  rules: ['CG17', 'CG19'],
  input: RetainedGroupInput,
  outcome: RetainedGroupOutcome,
  example: { input: { kind: 'oba', ffePlaced: 1 } },
  resolve(input, umpire) {
    const end = (fate: RetainedGroupOutcome['fate'], used: boolean, restored = false): RetainedGroupOutcome => {
      umpire.summarise('retained-summary', { fate });
      return { fate, used, restored, holdingArea: fate === 'retained' && input.neverEntered };
    };
    if (input.kind === 'oba') {
      const used = input.ffePlaced > 0;
      if (input.blackChitsGone) umpire.note('CG17', 'black-chits-gone');
      if (used) umpire.note(['3.6046', 'CG17', 'CG19', '3.604'], 'battery-used');
      // CG19 gives back only what was not removed, and a battery without black chits was, FFE:1 or not (B-25).
      if (used || input.blackChitsGone) return end('eliminated', used);
      umpire.note('CG19', 'battery-restored');
      return end('retained', false, true);
    }
    if (input.kind === 'airSupport') {
      umpire.note('CG19', input.sightingTaken ? 'air-used' : 'air-unused');
      return end(input.sightingTaken ? 'eliminated' : 'retained', input.sightingTaken);
    }
    if (input.kind === 'bombardment') {
      umpire.note('3.617/British', input.resolved ? 'bombardment-spent' : 'bombardment-kept');
      return end(input.resolved ? 'eliminated' : 'retained', input.resolved);
    }
    if (input.eliminated) umpire.note('CG19', 'not-retained');
    else if (input.recalled) umpire.note('CG19', 'not-retained');
    else umpire.note('CG19', input.neverEntered ? 'waits-off-map' : 'stays-in-ob');
    return end(input.eliminated ? 'eliminated' : input.recalled ? 'recalled' : 'retained', false);
  },
});
