import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { doubleDr } from '../shared/dice.js';
import { Modifiers, rollDouble } from '../shared/rolls.js';
import { Side } from '../vocabulary.js';

class RadioContactInput {
  @choice('Side of the battery [PBr11]', Side) side!: Side;
  @integer('Highest DR that succeeds by the core rules [PBr11]', { min: 2, max: 12 }) coreMaximum!: number;
  @flag('Maintains contact, rather than seeking it [3.617/British]') maintaining!: boolean;
  @flag('Battalion mortars, RG O1 [3.617/Axis]') battalionMortars!: boolean;
  @integer('Other DRM [PBr11]', { min: -6, max: 6, default: 0 }) drm!: number;
}

class RadioContactOutcome {
  @flag('Contact is made or kept; null where the question ends before the die [PBr11]', { nullable: true })
  contact!: boolean | null;
  @integer('Highest Final DR that succeeds [PBr11]', { min: 1, max: 12 }) maximum!: number;
  @integer('Net modifier of the roll [PBr11]', { min: -20, max: 40 }) drm!: number;
}

/** What RG O1 takes off when it maintains contact (Axis note i, British note h). */
const MORTAR_DRM = -2;

export const radioContact = procedure<RadioContactInput, RadioContactOutcome, Options>({
  id: 'radio-contact',
  resolver: 'combat',
  title: { en: 'Radio Contact', ja: '無線接触' },
  description: { en: 'Seeking or keeping Radio Contact.', ja: '無線接触とその維持の判定。' },
  rules: ['PBr11'],
  input: RadioContactInput,
  outcome: RadioContactOutcome,
  dice: doubleDr('radio', { en: 'Radio Contact', ja: '無線接触' }, { en: 'once', ja: '一回' }),
  stops: [{ id: 'drm', title: { en: 'the net modifier, before any die', ja: 'ダイスの前、修正の合計まで' } }],
  example: { input: { side: 'british', coreMaximum: 9 }, dice: { given: [4, 5] } },
  resolve(input, umpire) {
    let maximum = input.coreMaximum;
    if (input.side === 'british') {
      maximum -= 1;
      umpire.note('PBr11', 'british-radio', { maximum });
    }
    const drm = new Modifiers(umpire, input.side === 'british' ? '3.617/British' : '3.617/Axis');
    if (input.battalionMortars && input.maintaining) drm.add('battalionMortars', MORTAR_DRM);
    if (input.drm !== 0) drm.add('coreDrm', input.drm, 'PBr11');
    if (umpire.stopsAt('drm')) {
      umpire.summarise('stopped-at-drm', { drm: drm.total });
      return { contact: null, maximum, drm: drm.total };
    }
    const { original } = rollDouble(umpire, 'radio');
    const contact = original + drm.total <= maximum;
    umpire.note('PBr11', 'radio-roll', { roll: original, final: original + drm.total, maximum, contact });
    umpire.summarise('radio-summary', { contact });
    return { contact, maximum, drm: drm.total };
  },
});
