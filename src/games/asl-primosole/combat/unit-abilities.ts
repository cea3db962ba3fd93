import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Nationality } from '../vocabulary.js';

const Country = defineChoice('Country', ['friendly', 'hostile']);

class UnitAbilitiesInput {
  @choice('Nationality', Nationality) nationality!: Nationality;
  @flag('Elite Infantry [PBr8]') elite!: boolean;
  @flag('A 6-4-8, or British Infantry that arrived with them [PBr6]') airborne!: boolean;
  @flag('Fallschirmjäger [CG21]') fallschirmjager!: boolean;
  @flag('Good Order [PBr8]', { default: true }) goodOrder!: boolean;
}

class UnitAbilitiesOutcome {
  @flag('Stealthy [PBr8]') stealthy!: boolean;
  @flag('Elite for special ammunition [PBr8]') eliteAmmunition!: boolean;
  @flag('May use ATMM by this chapter [PBr6]') atmm!: boolean;
  @integer('CC DRM of that ATMM [PBr6]', { min: -2, max: 0 }) atmmDrm!: number;
  @flag('May reject a surrender or commit a Massacre [PBr9]') mayRefuseSurrender!: boolean;
  @flag('Can be interrogated [CG21]') interrogated!: boolean;
  @choice('Country it fights in, for interrogation and civilians [CG21]', Country) country!: 'friendly' | 'hostile';
}

/** CC DRM of a British airborne ATMM [PBr6]. */
const ATMM_DRM = -2;

export const unitAbilities = procedure<UnitAbilitiesInput, UnitAbilitiesOutcome, Options>({
  id: 'unit-abilities',
  resolver: 'combat',
  title: { en: 'Special abilities of a unit', ja: 'ユニットの特殊能力' },
  description: {
    en: 'Stealth, special ammunition, ATMM, surrender and interrogation as this chapter gives them.',
    ja: '静粛、特殊弾薬、ATMM、降伏、尋問に関するこの章の規定。',
  },
  rules: ['PBr6', 'PBr8', 'PBr9'],
  input: UnitAbilitiesInput,
  outcome: UnitAbilitiesOutcome,
  example: { input: { nationality: 'british', elite: true, airborne: true } },
  resolve(input, umpire) {
    const { nationality, goodOrder } = input;
    const airborne = input.airborne && nationality === 'british';
    const stealthy = input.elite && nationality !== 'italian' && goodOrder;
    if (stealthy) umpire.note('PBr8', 'stealthy');
    const eliteAmmunition = airborne || nationality === 'german';
    if (eliteAmmunition) umpire.note('PBr8', 'elite-ammunition');
    if (airborne) umpire.note('PBr6', 'atmm', { drm: ATMM_DRM });
    umpire.note('PBr9', goodOrder ? 'no-massacre' : 'massacre-possible');
    const interrogated = !airborne && !(input.fallschirmjager && nationality === 'german');
    umpire.note('CG21', interrogated ? 'may-be-interrogated' : 'not-interrogated');
    const country = nationality === 'british' ? 'friendly' : 'hostile';
    umpire.note('CG21', 'country', { country });
    umpire.summarise('abilities-summary', { stealthy, eliteAmmunition, airborne });
    return {
      stealthy,
      eliteAmmunition,
      atmm: airborne,
      atmmDrm: airborne ? ATMM_DRM : 0,
      mayRefuseSurrender: !goodOrder,
      interrogated,
      country,
    };
  },
});
