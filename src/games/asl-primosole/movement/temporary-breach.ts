import { choice, defineChoice, flag, halves } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';

const BreachQuestion = defineChoice('BreachQuestion', ['make', 'stands']);

class TemporaryBreachInput {
  @choice('Make a breach now, or ask whether one still stands [PBr13.21]', BreachQuestion, { default: 'make' })
  question!: 'make' | 'stands';
  @flag('The unit is an Infantry MMC [PBr13.21]', { default: true }) infantryMmc!: boolean;
  @flag('Good Order [PBr13.21]', { default: true }) goodOrder!: boolean;
  @flag('Straying [PBr13.21]') straying!: boolean;
  @flag('In an entrenchment or pillbox [PBr13.21]') fortified!: boolean;
  @flag('On top of wire [PBr13.21]') onWire!: boolean;
  @flag('At the ground level of the fence, not on a gully floor [PBr13.21]', { default: true }) groundLevel!: boolean;
  @flag('It is its own MPh [PBr13.21]', { default: true }) ownMovementPhase!: boolean;
  @halves('MF left', { min: 0, max: 20, optional: true }) mfLeft?: number;
  @flag('Pinned [PBr13.21]') pinned!: boolean;
  @flag('TI; for a breach that was made earlier [PBr13.21]', { default: true }) ti!: boolean;
}

class TemporaryBreachOutcome {
  @flag('The fence hexside is open to Infantry [PBr13.21]') open!: boolean;
  @halves('MF spent on the work [PBr13.21]', { min: 0, max: 4 }) mf!: number;
  @flag('The MMC is TI [PBr13.21]') ti!: boolean;
  @flag('The work costs concealment [PBr13.21]') losesConcealment!: boolean;
}

export const temporaryBreach = procedure<TemporaryBreachInput, TemporaryBreachOutcome, Options>({
  id: 'temporary-breach',
  resolver: 'movement',
  title: { en: 'Temporary breach of a fence', ja: '有刺鉄線の一時的な突破口' },
  description: {
    en: 'Whether an MMC can open a fence hexside, at what cost, and whether the breach still stands.',
    ja: 'MMC が有刺鉄線に突破口を開けられるか、その費用と、突破口が維持されているかを答える。',
  },
  rules: ['PBr13.21'],
  input: TemporaryBreachInput,
  outcome: TemporaryBreachOutcome,
  example: { input: { mfLeft: 4 } },
  resolve(input, umpire) {
    if (input.question === 'stands') {
      const open = input.ti && input.goodOrder && !input.pinned;
      umpire.note('PBr13.21', open ? 'breach-stands' : 'breach-closed');
      umpire.summarise(open ? 'breach-stands' : 'breach-closed');
      return { open, mf: 0, ti: input.ti, losesConcealment: false };
    }
    refuse(input, umpire);
    const mf = umpire.chart('terrain').number('breachMakeMf', 'value');
    if (input.mfLeft !== undefined && input.mfLeft < mf)
      umpire.forbid('PBr13.21', 'not-enough-mf', { mf, left: input.mfLeft });
    if (!umpire.legal) return null;
    umpire.note('PBr13.21', 'breach-made', { mf });
    umpire.summarise('breach-made', { mf });
    return { open: true, mf, ti: true, losesConcealment: true };
  },
});

/** Who cannot make a breach [PBr13.21]. */
function refuse(input: TemporaryBreachInput, umpire: Judge): void {
  if (!input.infantryMmc) umpire.forbid('PBr13.21', 'breach-needs-mmc');
  if (!input.goodOrder || input.pinned) umpire.forbid('PBr13.21', 'breach-needs-good-order');
  if (input.straying) umpire.forbid('PBr13.21', 'breach-while-straying');
  if (input.fortified) umpire.forbid('PBr13.21', 'breach-from-fortification');
  if (input.onWire) umpire.forbid('PBr13.21', 'breach-on-wire');
  if (!input.groundLevel) umpire.forbid('PBr13.21', 'breach-off-level');
  if (!input.ownMovementPhase) umpire.forbid('PBr13.21', 'breach-wrong-phase');
}
