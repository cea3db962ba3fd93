import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';

const MallorcaMoment = defineChoice('MallorcaMoment', ['play', 'nationalistsEnter', 'warStatus']);
/** 8.5.4.1 */
const LANDING_UNITS = 2;

class MallorcaInput {
  @choice('What happens', MallorcaMoment) moment!: string;
  @integer('Game turn now', { min: 1, max: 18 }) turn!: number;
  @integer('Turn the event was played; this turn if left out [8.5.4.4]', { min: 1, max: 18, optional: true })
  turnPlayed?: number;
  @integer('Republican MIL units on hand [8.5.4.1]', { min: 0, max: 40, default: 2 }) milAvailable!: number;
  @flag('The Republicans control Mallorca') holdsMallorca!: boolean;
  @flag('The Republicans control the beachhead', { default: true }) holdsBeachhead!: boolean;
  @integer('Republican units in the beachhead', { min: 0, max: 3, default: 0 }) unitsInBeachhead!: number;
  @integer('Nationalist units that enter the beachhead [8.5.4.3]', { min: 1, max: 3, default: 1 }) entering!: number;
  @integer('Units in Mallorca: Republican at the deadline, Nationalist when they enter', { min: 0, max: 3, default: 0 })
  unitsInMallorca!: number;
}
class MallorcaOutcome {
  @flag('The beachhead is on the map') beachhead!: boolean;
  @integer('MIL units placed in it', { min: 0, max: 2 }) placed!: number;
  @integer('Turn whose War Status Phase is the deadline [8.5.4.4]', { min: 1, max: 19 }) deadline!: number;
  @integer('Units that go to the Reserve Box [8.5.4.5, 8.5.4.6]', { min: 0, max: 6 }) toReserve!: number;
  @integer('Units that move to Mallorca [8.5.4.3, 8.5.4.6]', { min: 0, max: 6 }) toMallorca!: number;
}

export const mallorca = procedure<MallorcaInput, MallorcaOutcome, Options>({
  id: 'mallorca',
  resolver: 'events',
  title: { en: 'Disembark in Mallorca', ja: 'マヨルカ島上陸' },
  description: {
    en: 'The landing, the Nationalists entering the beachhead, and the deadline.',
    ja: '上陸、反乱軍の橋頭堡進入、期限の判定。',
  },
  rules: ['8.5.4'],
  input: MallorcaInput,
  outcome: MallorcaOutcome,
  example: { input: { moment: 'play', turn: 2 } },
  resolve(input, umpire) {
    const played = input.turnPlayed ?? input.turn;
    const deadline = played + 1;
    if (input.moment === 'play') return land(input, deadline, umpire);
    const gone = { beachhead: false, placed: 0, deadline };
    if (input.moment === 'nationalistsEnter') {
      umpire.note(['8.5.4.3', '8.5.4'], 'mallorca-lost');
      umpire.summarise('mallorca-lost');
      return { ...gone, toReserve: 0, toMallorca: input.entering };
    }
    if (input.turn < deadline && !(input.holdsMallorca && input.holdsBeachhead)) {
      umpire.note(['8.5.4.4', '8.5.4'], 'mallorca-time-left', { deadline });
      umpire.summarise('mallorca-time-left', { deadline });
      return { beachhead: true, placed: 0, deadline, toReserve: 0, toMallorca: 0 };
    }
    if (!(input.holdsMallorca && input.holdsBeachhead)) {
      umpire.note(['8.5.4.5', '8.5.4.4', '8.5.4'], 'mallorca-failed', { units: input.unitsInBeachhead });
      umpire.summarise('mallorca-failed', { units: input.unitsInBeachhead });
      return { ...gone, toReserve: input.unitsInBeachhead, toMallorca: 0 };
    }
    const room = STACKING_LIMIT - input.unitsInMallorca;
    const toMallorca = Math.min(room, input.unitsInBeachhead);
    const toReserve = input.unitsInBeachhead - toMallorca;
    umpire.note(['8.5.4.6', '8.5.4.4', '8.5.4'], 'mallorca-won', { toMallorca, toReserve });
    umpire.summarise('mallorca-won', { toMallorca, toReserve });
    return { ...gone, toReserve, toMallorca };
  },
});

/** 8.5.4.1, 8.5.4.4 */
function land(input: MallorcaInput, deadline: number, umpire: Judge): MallorcaOutcome {
  const placed = Math.min(LANDING_UNITS, input.milAvailable);
  umpire.note(['8.5.4.1', '8.5.4'], 'mallorca-landing', { placed });
  umpire.note('8.5.4.4', 'mallorca-deadline', { deadline });
  umpire.summarise('mallorca-summary', { placed, deadline });
  return { beachhead: true, placed, deadline, toReserve: 0, toMallorca: 0 };
}
