import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { taskCheckDice } from '../shared/dice.js';
import { CheckNumbers, NO_CHECK_TAKEN, taskCheck } from '../shared/rolls.js';
import { CrewState, Nationality, Terrain } from '../vocabulary.js';

class ArmoredAssaultInput {
  @choice('Nationality of the stack [PBr10]', Nationality, { default: 'british' }) nationality!: Nationality;
  @choice('Terrain entered [PBr10]', Terrain) terrain!: Terrain;
  @choice('Crew exposed or buttoned up [PBr10]', CrewState, { default: 'CE' }) crew!: 'CE' | 'BU';
  @integer('DRM to the Task Check [PBr10]', { min: -6, max: 6, default: 0 }) drm!: number;
  @integer("The AFV's MP left [PBr10]", { min: 0, max: 60, optional: true }) mpLeft?: number;
  @integer("The Infantry's MF left [PBr10]", { min: 0, max: 12, optional: true }) mfLeft?: number;
}

class ArmoredAssaultOutcome extends CheckNumbers {
  @flag('The stack may enter, at the normal cost on top [PBr10]') mayEnter!: boolean;
  @integer('MP the AFV loses in the attempt [PBr10]', { min: 0, max: 2 }) mpLost!: number;
  @integer('MF the Infantry loses in the attempt [PBr10]', { min: 0, max: 1 }) mfLost!: number;
  @flag('MP and MF allow another try [PBr10]') mayTryAgain!: boolean;
}

/** What a failed try costs [PBr10]. */
const LOST_MP = 2;
const LOST_MF = 1;

export const armoredAssault = procedure<ArmoredAssaultInput, ArmoredAssaultOutcome, Options>({
  id: 'armored-assault',
  resolver: 'movement',
  title: { en: 'British Armored Assault', ja: 'イギリス軍の AFV による援護' },
  description: {
    en: 'The check of a British AFV leading Infantry into a vineyard or olive grove.',
    ja: 'ブドウ園やオリーブ畑へ歩兵を援護して入るイギリス軍 AFV の TC。',
  },
  rules: ['PBr10'],
  input: ArmoredAssaultInput,
  outcome: ArmoredAssaultOutcome,
  dice: taskCheckDice({
    en: 'for the British entering vineyard or olive grove',
    ja: 'イギリス軍がブドウ園かオリーブ畑に入るとき',
  }),
  example: { input: { terrain: 'vineyard', crew: 'BU' }, dice: { given: [3, 4] } },
  resolve(input, umpire) {
    const growth = input.terrain === 'vineyard' || input.terrain === 'oliveGrove';
    const due = input.nationality === 'british' && growth;
    if (!canPay(input, due ? LOST_MP : 1, due ? LOST_MF : 1)) {
      umpire.forbid('PBr10', 'assault-without-points', { mp: due ? LOST_MP : 1, mf: due ? LOST_MF : 1 });
      return null;
    }
    if (!due) {
      umpire.note('PBr10', 'assault-check-not-due');
      umpire.summarise('assault-enters');
      return { ...NO_CHECK_TAKEN, mayEnter: true, mpLost: 0, mfLost: 0, mayTryAgain: false };
    }
    const morale = umpire.chart('armored-assault').number(input.crew, 'morale');
    const numbers = { drm: input.drm, passesAt: morale };
    if (taskCheck(umpire, 'PBr10', morale, input.drm)) {
      umpire.summarise('assault-enters');
      return { ...numbers, mayEnter: true, mpLost: 0, mfLost: 0, mayTryAgain: false };
    }
    umpire.note('PBr10', 'assault-fails', { mp: LOST_MP, mf: LOST_MF });
    const mayTryAgain = canPay(input, 2 * LOST_MP, 2 * LOST_MF);
    umpire.summarise('assault-stays', { mp: LOST_MP, mf: LOST_MF });
    return { ...numbers, mayEnter: false, mpLost: LOST_MP, mfLost: LOST_MF, mayTryAgain };
  },
});

/** B-21: a try needs the points its failure costs; points that were not sent are taken to be there. */
const canPay = ({ mpLeft = Infinity, mfLeft = Infinity }: ArmoredAssaultInput, mp: number, mf: number): boolean =>
  mpLeft >= mp && mfLeft >= mf;
