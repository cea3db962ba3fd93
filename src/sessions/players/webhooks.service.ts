import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { Config } from '../../platform/config.js';
import { postOutward } from '../../platform/http/outward.js';
import { Problem } from '../../platform/problems/problem.js';
import type { NewWebhook, Webhook, WebhookRequest, WebhookTest } from '../shapes/players.js';
import { type Notice, sentenceOf } from './notices.js';
import { WebhookRow } from './player-entities.js';

const MOST_HOOKS = 10;

/** The places where players want to be told, and how a message gets there. */
@Injectable()
export class WebhooksService {
  constructor(
    @InjectRepository(WebhookRow) private readonly rows: Repository<WebhookRow>,
    private readonly config: Config,
  ) {}

  async list(player: string): Promise<Webhook[]> {
    return (await this.rows.findBy({ player })).map(shown);
  }

  async add(player: string, { url, form, language }: WebhookRequest): Promise<NewWebhook> {
    const target = URL.canParse(url) ? new URL(url) : undefined;
    if (target?.username !== '' || target.password !== '') {
      throw new InvalidRequestError([new FieldFault('/url', NO_ADDRESS)]);
    }
    if ((await this.rows.countBy({ player })) >= MOST_HOOKS) throw tooMany();
    const row = this.rows.create({
      id: randomBytes(9).toString('base64url'),
      player,
      url: target.href,
      form,
      language,
      secret: randomBytes(32).toString('base64url'),
      active: 1,
      failures: 0,
      lastFailure: null,
      createdAt: new Date().toISOString(),
    });
    await this.rows.insert(row);
    return { ...shown(row), secret: row.secret };
  }

  async remove(player: string, id: string): Promise<void> {
    const { affected } = await this.rows.delete({ player, id });
    if (!affected) throw notThere();
  }

  /** Sends something now; where it is taken, a hook that had failed too often is active again. */
  async test(player: string, id: string): Promise<WebhookTest> {
    const hook = await this.rows.findOneBy({ player, id });
    if (!hook) throw notThere();
    const at = new Date().toISOString();
    const nothing = { session: '', game: '', scenario: '', side: '', version: 0 };
    const failure = await this.send(hook, { id: `test.${id}.${Date.now()}`, kind: 'test', ...nothing, at });
    await this.rows.update({ id }, failure === null ? { active: 1, failures: 0 } : { lastFailure: failure });
    return { delivered: failure === null, failure };
  }

  /** Null where the message was taken, else what went wrong. */
  async send(hook: WebhookRow, notice: Notice): Promise<string | null> {
    const text = sentenceOf(notice, hook.language);
    const body = JSON.stringify(hook.form === 'discord' ? { content: text } : { ...notice, text });
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', hook.secret).update(`${time}.${body}`).digest('hex');
    try {
      const status = await postOutward({
        url: hook.url,
        body,
        headers: { 'umpire-event-id': notice.id, 'umpire-signature': `t=${time},v1=${signature}` },
        anywhere: this.config.webhooksAnywhere,
      });
      return status >= 200 && status < 300 ? null : `HTTP ${status}`;
    } catch (error) {
      return error instanceof Error ? error.message.slice(0, 200) : String(error);
    }
  }
}

const shown = ({ id, url, form, language, active, failures, lastFailure }: WebhookRow): Webhook => ({
  id,
  url,
  form,
  language,
  active: active === 1,
  failures,
  lastFailure,
});

const NO_ADDRESS = {
  en: 'must be an http or https address without a user in it',
  ja: 'ユーザー情報を含まない http または https のアドレスが必要です',
};

const notThere = (): Problem =>
  new Problem('not-found', { detail: { en: 'You have no such webhook.', ja: 'そのような Webhook はありません。' } });

const tooMany = (): Problem =>
  new Problem('conflict', {
    detail: {
      en: `A player has at most ${MOST_HOOKS} webhooks.`,
      ja: `Webhook は1人 ${MOST_HOOKS} 個までです。`,
    },
  });
