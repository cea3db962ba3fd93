import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  defineWords,
  integer,
  object,
  published,
  text,
  texts,
  timestamp,
} from '../../kernel/fields/index.js';

const Then = defineWords('SessionLimitClaims', ['win', 'replace', 'either']);
const Claimed = defineWords('LateClaimKind', ['win', 'replace']);
/** A year. */
const MINUTES = { min: 1, max: 525_600, optional: true };

@published(
  'How long a side may think. Nobody is moved for: the others may claim what the limits give them, or go on waiting.',
)
export class TimeLimits {
  @integer('Minutes for each thing that is asked.', MINUTES) decisionMinutes?: number;
  @integer('Minutes for the whole game, from its beginning: whoever is asked then is late.', MINUTES)
  gameMinutes?: number;
  @choice('What the others may claim: that they have won, that somebody else plays on, or either of them.', Then, {
    default: 'either',
  })
  claims!: 'win' | 'replace' | 'either';
}

@published('How much time there is.')
export class SessionTime {
  @object('The limits; null where there are none.', TimeLimits, { nullable: true }) limits!: TimeLimits | null;
  @texts('Sides whose commands the game waits for.', { ...ANY_LENGTH, ...ANY_NUMBER }) waitingFor!: readonly string[];
  @timestamp('Until when they have time for what is asked; null where that is not limited.', { nullable: true })
  decisionBy!: string | null;
  @timestamp('Until when the game has time; null where that is not limited.', { nullable: true })
  gameBy!: string | null;
  @texts('Sides whose time has run out.', { ...ANY_LENGTH, ...ANY_NUMBER }) late!: readonly string[];
}

@published('The version that came of it.')
export class LateClaimed {
  @integer('Commands accepted so far.', COUNT) version!: number;
}

@published('That a side has let its time run out.')
export class LateClaim {
  @text('The side that is late.', { min: 1, max: 60 }) side!: string;
  @choice(
    'win: the game is over, and it has lost. replace: its seat is given up for it, and somebody else may be invited.',
    Claimed,
  )
  claim!: 'win' | 'replace';
}
