import { choice, flag, text, texts } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { Attachment } from '../../vocabulary.js';

export class AttachmentInput {
  @flag('Off-map battery [6.5.1.2]', { default: true }) offMap!: boolean;
  @text('Formation or headquarters the firing unit is listed under [6.5.1.3]', { max: 40 }) listedUnder!: string;
  @flag('Listed at the head of the order of battle, for that headquarters and everything below it [6.5.1.3.2]')
  topLevel!: boolean;
  @texts('Formations of the observer, its own first, then each that contains it [6.5.1.3]', {
    max: 40,
    minItems: 1,
    maxItems: 8,
  })
  observer!: string[];
}

export class AttachmentOutcome {
  @choice('Level of attachment for this observer', Attachment) attachment!: Attachment;
}

export const attachment = procedure<AttachmentInput, AttachmentOutcome, Options>({
  id: 'attachment',
  resolver: 'combat',
  title: { en: 'Level of attachment', ja: '付属の区分' },
  description: {
    en: 'Whether a firing unit is attached, organic or unattached for an observer.',
    ja: '射撃源が観測者にとって付属・関係・非関係のどれか。',
  },
  rules: ['6.5.1.3'],
  input: AttachmentInput,
  outcome: AttachmentOutcome,
  example: { input: { listedUnder: 'PzGren Battalion', observer: ['1st Company', 'PzGren Battalion', 'Kampfgruppe'] } },
  resolve(input, umpire) {
    const inside = input.observer.includes(input.listedUnder);
    const organic = input.topLevel && input.offMap;
    const level: Attachment = !inside ? 'unattached' : organic ? 'organic' : 'attached';
    const rule = level === 'attached' ? '6.5.1.3.1' : level === 'organic' ? '6.5.1.3.2' : '6.5.1.3.3';
    umpire.note([rule, '6.5.1.3'], 'attachment', { listedUnder: input.listedUnder, attachment: level });
    umpire.summarise('attachment', { listedUnder: input.listedUnder, attachment: level });
    return { attachment: level };
  },
});
