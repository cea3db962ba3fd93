import { flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { InvalidSituationError, type MissingFact } from '../../../kernel/rulings/index.js';
import { Abroad } from '../movement/sr-input.js';
import { CampaignMap } from '../shared/campaign-map.js';
import { BattleInput } from './battle-input.js';

class ChosenRetreat {
  @text('Name of the defender', { max: 60 }) unit!: string;
  @texts('Spaces it enters, in order [11.4.5]', { max: 60, minItems: 1, maxItems: 3 }) spaces!: string[];
}
class ChosenAdvance {
  @text('Name of the attacker', { max: 60 }) unit!: string;
  @text('Space where it ends [11.5]', { max: 60 }) to!: string;
}

/** A battle with the ground around it, and whatever the players have chosen so far. */
export class CombatToEndInput extends BattleInput {
  @object('Map, with every unit that takes no part in the combat', CampaignMap) map!: CampaignMap;
  @texts('Spaces of the map where the defenders would be out of supply [11.4.5]', {
    max: 60,
    maxItems: 300,
    default: [],
  })
  outOfSupply!: string[];
  @object('Divisions outside their regions, those that attack left out [16.4.2.2]', Abroad, {
    default: { asturias: 0, santander: 0, basque: 0 },
  })
  abroad!: Abroad;
  @flag('The trench attacked is one of the six Republican ones used once only [10.2.9]') oneUseTrench!: boolean;
  @integer('VP of a Main City on your Player Aid Card', { min: 0, max: 9, optional: true }) mainCityVp?: number;
  @integer('Which of the listed ways the defender takes its losses, from 0', { min: 0, max: 199, optional: true })
  defenderWay?: number;
  @integer('Which of the listed ways the attacker takes its losses, from 0', { min: 0, max: 199, optional: true })
  attackerWay?: number;
  @text('Defender who gives a step to cancel the retreat; "-" where nobody does [11.4.3]', { max: 60, optional: true })
  cancelBy?: string;
  @list('How defenders retreat who have a choice', ChosenRetreat, { maxItems: 6, default: [] })
  retreats!: ChosenRetreat[];
  @list('Attackers that advance; an empty list where nobody does [11.5.1]', ChosenAdvance, {
    maxItems: 24,
    optional: true,
  })
  advances?: ChosenAdvance[];
}

const NAME = { en: 'the name of the space on the map', ja: '地図上のスペース名' };
const FACTOR = { en: 'the Loss Factor of the unit', ja: 'ユニットの損失値' };

/** What the end of a combat needs and its Loss Numbers do not. */
export function missingForTheEnd({ attackers, defence }: CombatToEndInput): (MissingFact | false)[] {
  const factors = (units: readonly { lf?: number }[], at: string): (MissingFact | false)[] =>
    units.map(({ lf }, i) => lf === undefined && { pointer: `${at}/units/${i}/lf`, rule: '11.3.2', detail: FACTOR });
  return [
    defence.name === undefined && { pointer: '/defence/name', rule: '11.4.5', detail: NAME },
    ...factors(defence.units, '/defence'),
    ...attackers.flatMap(({ name, units }, i) => [
      name === undefined && { pointer: `/attackers/${i}/name`, rule: '11.4.5', detail: NAME },
      ...factors(units, `/attackers/${i}`),
    ]),
  ];
}

/** The choice among some ways that a caller made; undefined where it is open. */
export function chosenOf<T>(ways: readonly T[], chosen: number | undefined, pointer: string): T | undefined {
  if (ways.length === 1) return ways[0];
  if (chosen !== undefined && chosen >= ways.length)
    throw new InvalidSituationError([
      {
        pointer,
        detail: {
          en: `there are ${ways.length} ways, counted from 0`,
          ja: `方法は${ways.length}通りで、0から数えます`,
        },
      },
    ]);
  return chosen === undefined ? undefined : ways[chosen];
}
