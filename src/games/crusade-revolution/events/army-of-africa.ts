import { choice, defineChoice, flag, integer, object, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';

/** When End of the Strait Blockade was played [17.6.2]. */
const BlockadeEnd = defineChoice('BlockadeEnd', ['notYet', 'beforeTurnThree', 'turnThreeRoundOne', 'later']);

class LandingSpace {
  @flag('Nationalist-controlled', { default: true }) controlled!: boolean;
  @flag('In supply', { default: true }) supplied!: boolean;
  @integer('Units there [9.1.1]', { min: 0, max: 3, default: 0 }) units!: number;
}
const OPEN = { controlled: true, supplied: true, units: 0 };

class AfricaInput {
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @integer('Nationalist Action Round', { min: 1, max: 6 }) round!: number;
  @flag('Air Bridge has been played [17.6.1]', { default: true }) airBridge!: boolean;
  @choice('End of the Strait Blockade (N6) played', BlockadeEnd, { default: 'notYet' }) blockadeEnded!: string;
  @object('Sevilla', LandingSpace, { default: OPEN }) sevilla!: LandingSpace;
  @object('Cadiz', LandingSpace, { default: OPEN }) cadiz!: LandingSpace;
}
class AfricaOutcome {
  @integer('Units that arrive', { min: 0, max: 1 }) arrives!: number;
  @integer('Which of the seven AFR units it is', { min: 2, max: 7, optional: true }) unit?: number;
  @flag('It is placed after this round’s event instead of before the action [17.6.3]') afterEvent!: boolean;
  @texts('Where it may be placed', { max: 60, maxItems: 2 }) spaces!: string[];
  @flag('It stays in Morocco and may redeploy later [17.6.4]') staysInMorocco!: boolean;
}

export const armyOfAfrica = procedure<AfricaInput, AfricaOutcome, Options>({
  id: 'army-of-africa',
  resolver: 'events',
  title: { en: 'Army of Africa arrivals', ja: 'アフリカ駐屯軍の到着' },
  description: {
    en: 'Whether an AFR unit arrives in a Nationalist Action Round, when, and where it may land.',
    ja: '反乱軍のラウンドにAFRが到着するか、いつどこに置けるかを示す。',
  },
  rules: ['17.6'],
  input: AfricaInput,
  outcome: AfricaOutcome,
  example: { input: { turn: 1, round: 2 } },
  resolve(input, umpire) {
    const nothing: AfricaOutcome = { arrives: 0, afterEvent: false, spaces: [], staysInMorocco: false };
    if (!input.airBridge) {
      umpire.note(['17.6.1', '17.6'], 'africa-no-bridge');
      umpire.summarise('africa-nobody');
      return nothing;
    }
    const unit = arrival(input, umpire);
    if (unit === undefined) {
      umpire.note(['17.6.2', '17.6'], 'africa-not-due', { turn: input.turn, round: input.round });
      umpire.summarise('africa-nobody');
      return nothing;
    }
    umpire.note(['17.6.2', '17.6'], 'africa-arrives', { unit });
    const afterEvent = input.turn === 3 && input.round === 1 && input.blockadeEnded === 'turnThreeRoundOne';
    umpire.note('17.6.3', afterEvent ? 'africa-after-event' : 'africa-before-action');
    const spaces = (['Sevilla', 'Cadiz'] as const).filter((name) =>
      mayLand(name === 'Sevilla' ? input.sevilla : input.cadiz),
    );
    umpire.note('17.6.4', spaces.length > 0 ? 'africa-lands' : 'africa-waits', { spaces });
    umpire.summarise(spaces.length > 0 ? 'africa-summary' : 'africa-waits', { unit, spaces });
    return { arrives: 1, unit, afterEvent, spaces, staysInMorocco: spaces.length === 0 };
  },
});

const mayLand = ({ controlled, supplied, units }: LandingSpace): boolean =>
  controlled && supplied && units < STACKING_LIMIT;

/** 17.6.2: the unit due in this round; the blockade's end before round 2 of turn 3 brings the last two forward. */
function arrival({ turn, round, blockadeEnded }: AfricaInput, umpire: Judge): number | undefined {
  const chart = umpire.chart('afr-arrivals');
  const early = blockadeEnded === 'beforeTurnThree' || blockadeEnded === 'turnThreeRoundOne';
  const row = chart.rows.find((unit) => {
    const accelerated = chart.at(unit, 'acceleratedRound');
    const due = early && typeof accelerated === 'number' ? accelerated : chart.number(unit, 'round');
    return chart.number(unit, 'turn') === turn && due === round;
  });
  return row === undefined ? undefined : Number(row);
}
