import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { moraleFor, pointsFor } from '../status/capture-effects.js';
import { SpaceClass } from '../vocabulary.js';

const CounterattackCard = defineChoice('CounterattackCard', ['brunete', 'belchite', 'teruel', 'elEbro']);
const CounterattackMoment = defineChoice('CounterattackMoment', ['bonus', 'retaken']);

class CounterattackBattle {
  @text('Space attacked', { max: 60 }) space!: string;
  @integer('Loss Number inflicted by the Republicans [11.2.9]', { min: 0, max: 20 }) republicanLossNumber!: number;
  @integer('Loss Number inflicted by the Nationalists', { min: 0, max: 20 }) nationalistLossNumber!: number;
  @flag('A Republican unit advanced [8.5.5.3]', { default: true }) advanced!: boolean;
  @flag('The card cancelled the terrain of this attack [8.5.5.3]') terrainCancelled!: boolean;
  @choice('Class of the space taken first', SpaceClass, { default: 'none' }) class!: SpaceClass;
}
class CounterattackInput {
  @choice('Card [8.5.5.1]', CounterattackCard) card!: string;
  @choice('Bonus after all attacks, or the space retaken', CounterattackMoment, { default: 'bonus' }) moment!: string;
  @flag('A Strategic Counterattack was played this turn already [8.5.5.1]') playedThisTurn!: boolean;
  @list('Attacks of the Action Round, all resolved', CounterattackBattle, { maxItems: 12, default: [] })
  attacks!: CounterattackBattle[];
  @text('Attack chosen for the bonus', { max: 60, optional: true }) chosen?: string;
  @integer('VP of a Main City on your Player Aid Card', { min: 0, max: 9, optional: true }) mainCityVp?: number;
}
class CounterattackOutcome {
  @texts('Attacks that may carry the bonus', { max: 60, maxItems: 12 }) eligible!: string[];
  @text('Space that carries the marker', { max: 60, optional: true }) marker!: string | null;
  @integer('Republican Morale of the marker itself [8.5.5.4]', { min: -1, max: 1 }) bonusRm!: number;
  @integer('Victory Points of the marker itself [8.5.5.4]', { min: -1, max: 1 }) bonusVp!: number;
  @integer('Change of Republican Morale, with that of the space', { min: -9, max: 9 }) rm!: number;
  @integer('Change of Victory Points, with that of the space', { min: -19, max: 19 }) vp!: number;
}

export const counterattack = procedure<CounterattackInput, CounterattackOutcome, Options>({
  id: 'counterattack',
  resolver: 'events',
  title: { en: 'Strategic Counterattack', ja: '戦略的反撃' },
  description: {
    en: 'Which attack of Brunete, Belchite, Teruel or El Ebro earns the bonus, and what it is worth, given or taken back.',
    ja: '四つの戦略的反撃で、どの攻撃がボーナスを得るか、その価値と返還を示す。',
  },
  rules: ['8.5.5'],
  input: CounterattackInput,
  outcome: CounterattackOutcome,
  example: {
    input: { card: 'brunete', attacks: [{ space: 'Brunete', republicanLossNumber: 3, nationalistLossNumber: 1 }] },
  },
  resolve(input, umpire) {
    const chart = umpire.chart('counterattacks');
    const [rm, vp] = [chart.number(input.card, 'rm'), chart.number(input.card, 'vp')];
    if (input.playedThisTurn && input.moment === 'bonus') {
      umpire.forbid(['8.5.5.1', '8.5.5'], 'counterattack-one-a-turn');
      return null;
    }
    if (input.moment === 'retaken') {
      umpire.note(['8.5.5.5', '8.5.5'], 'counterattack-returned', { rm: 0 - rm, vp: 0 - vp });
      umpire.summarise('counterattack-returned', { rm: 0 - rm, vp: 0 - vp });
      return { eligible: [], marker: null, bonusRm: 0 - rm, bonusVp: 0 - vp, rm: 0 - rm, vp: 0 - vp };
    }
    const named = chart.flag(input.card, 'namedAttackOnly');
    const eligible = input.attacks.filter((attack) => isEligible(attack, named, umpire));
    const names = eligible.map((attack) => attack.space);
    umpire.note(['8.5.5.3', '8.5.5'], names.length > 0 ? 'counterattack-eligible' : 'counterattack-none', {
      spaces: names,
    });
    const chosen = input.chosen ?? (names.length === 1 ? names[0] : undefined);
    const attack = eligible.find(({ space }) => space === chosen);
    if (input.chosen !== undefined && !attack)
      umpire.forbid('8.5.5.3', 'counterattack-not-eligible', { space: input.chosen });
    if (!attack) {
      umpire.summarise('counterattack-open', { spaces: names });
      return { eligible: names, marker: null, bonusRm: 0, bonusVp: 0, rm: 0, vp: 0 };
    }
    umpire.note(['8.5.5.4', '16.3.4'], 'counterattack-bonus', { space: attack.space, rm, vp });
    const space = { name: attack.space, class: attack.class };
    const total = {
      rm: rm + moraleFor(umpire, 'republican', space),
      vp: vp + pointsFor(umpire, 'republican', space, input.mainCityVp),
    };
    umpire.summarise('counterattack-summary', { space: attack.space, ...total });
    return { eligible: names, marker: attack.space, bonusRm: rm, bonusVp: vp, ...total };
  },
});

/** 8.5.5.3: won outright, and advanced; for two of the cards, the very attack the card helped. */
function isEligible(attack: CounterattackBattle, named: boolean, umpire: Judge): boolean {
  const won = attack.republicanLossNumber > attack.nationalistLossNumber;
  if (!won && attack.advanced) umpire.note(['8.5.5.3', '11.2.9'], 'counterattack-not-won', { space: attack.space });
  if (won && named && !attack.terrainCancelled)
    umpire.note('8.5.5.3', 'counterattack-other-attack', { space: attack.space });
  return won && attack.advanced && (!named || attack.terrainCancelled);
}
