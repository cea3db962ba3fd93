import type { FastifyReply } from 'fastify';
import type { Game } from '../kernel/procedures/index.js';
import type { Language } from '../kernel/rulings/index.js';
import { varyBy } from '../platform/http/vary.js';

const remembered = new WeakMap<Game, Record<Language, Record<string, string>>>();

/** Every answer about a game names the edition it follows and the version of its rules, so that a client can pin them. */
export function nameGame(reply: FastifyReply, game: Game, language: Language): void {
  let headers = remembered.get(game);
  if (!headers) {
    const { edition, rulesVersion } = game.declaration;
    const common = {
      'umpire-edition': encodeURI(edition.en),
      'umpire-rules-version': rulesVersion,
    };
    headers = { en: { ...common, 'content-language': 'en' }, ja: { ...common, 'content-language': 'ja' } };
    remembered.set(game, headers);
  }
  reply.headers(headers[language]);
  varyBy(reply, 'Accept, Accept-Language');
}
