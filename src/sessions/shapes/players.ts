import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  defineWords,
  flag,
  integer,
  list,
  published,
  text,
  texts,
  timestamp,
} from '../../kernel/fields/index.js';
import type { SessionState } from '../../kernel/session/index.js';
import { Seat } from './seats.js';

const Me = defineWords('WaitingFor', ['me']);
const Stage = defineWords('MySessionStage', ['gathering', 'playing', 'over']);
const Form = defineWords('WebhookForm', ['json', 'discord']);
const HookLanguage = defineWords('WebhookLanguage', ['en', 'ja']);

@published('Who wants to keep his games together.')
export class PlayerRequest {
  @text('The name others see.', { min: 1, max: 60 }) name!: string;
}

@published('A player.')
export class Player {
  @text('The id of the player.', ANY_LENGTH) id!: string;
  @text('The name.', ANY_LENGTH) name!: string;
}

@published('A player with his key.')
export class NewPlayer extends Player {
  @text(
    'The key, shown this once: whoever sends it is this player. It also serves in place of the token of his seats.',
    {
      ...ANY_LENGTH,
    },
  )
  key!: string;
}

@published('Which of my sessions are wanted.')
export class MySessionsQuery {
  @choice('Only those that wait for me.', Me, { optional: true }) waiting?: 'me';
  @integer('Sessions in a page.', { min: 1, max: 50, default: 20 }) limit!: number;
  @text('Where a page goes on, from `next` of the one before.', { min: 1, max: 100, optional: true }) cursor?: string;
}

@published('A session I sit in.')
export class MySession {
  @text('The id of the session.', ANY_LENGTH) session!: string;
  @text('My side.', ANY_LENGTH) side!: string;
  @text('The game.', ANY_LENGTH) game!: string;
  @text('The scenario.', ANY_LENGTH) scenario!: string;
  @choice('gathering, playing or over.', Stage) stage!: SessionState['stage'];
  @integer('Commands accepted so far.', COUNT) version!: number;
  @integer('The turn of the game; null before it has begun.', { ...COUNT, nullable: true }) turn!: number | null;
  @text('The phase; null before it has begun.', { ...ANY_LENGTH, nullable: true }) phase!: string | null;
  @texts('Sides whose commands the game waits for.', { ...ANY_LENGTH, ...ANY_NUMBER }) waitingFor!: readonly string[];
  @flag('Whether my side is among them.', {}) yourMove!: boolean;
  @list('Who sits where.', Seat, ANY_NUMBER) seats!: readonly Seat[];
  @timestamp('When a command was last accepted.') lastActivity!: string;
}

@published('Sessions I sit in.')
export class MySessions {
  @list('The sessions.', MySession, ANY_NUMBER) items!: readonly MySession[];
  @text('Where the next page begins; absent at the end.', { ...ANY_LENGTH, optional: true }) next?: string;
}

@published('Where I want to be told.')
export class WebhookRequest {
  @text('An http or https address; not inside a private network, unless the operator allows it.', {
    min: 1,
    max: 2000,
    pattern: '^https?://',
    example: 'https://example.org/umpire',
  })
  url!: string;
  @choice('json: the message as data. discord: as Discord takes it.', Form, { default: 'json' })
  form!: 'json' | 'discord';
  @choice('The language of its sentence.', HookLanguage, { default: 'en' }) language!: 'en' | 'ja';
}

@published('Where I am told.')
export class Webhook {
  @text('The id.', ANY_LENGTH) id!: string;
  @text('The address.', ANY_LENGTH) url!: string;
  @choice('json or discord.', Form) form!: 'json' | 'discord';
  @choice('The language of its sentence.', HookLanguage) language!: 'en' | 'ja';
  @flag('False where it has failed too often; a test that succeeds makes it active again.', {}) active!: boolean;
  @integer('Failures in a row.', COUNT) failures!: number;
  @text('What went wrong last; null where nothing has.', { ...ANY_LENGTH, nullable: true }) lastFailure!: string | null;
}

@published('A new place to be told, with its secret.')
export class NewWebhook extends Webhook {
  @text('Messages are signed with it: HMAC-SHA256 over time and body. Shown this once.', ANY_LENGTH) secret!: string;
}

@published('Where I am told.')
export class Webhooks {
  @list('The places.', Webhook, ANY_NUMBER) items!: readonly Webhook[];
}

@published('What came of a test.')
export class WebhookTest {
  @flag('Whether it was taken.', {}) delivered!: boolean;
  @text('What went wrong; null where nothing did.', { ...ANY_LENGTH, nullable: true }) failure!: string | null;
}
