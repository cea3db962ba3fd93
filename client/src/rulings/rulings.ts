import type { Connection } from '../connection/connection.js';
import type { CallOptions } from '../connection/options.js';

type Members = Readonly<Record<string, unknown>>;

/**
 * The procedures of one game. Their names are written by a rule (`adjacentAttack` is asked at `adjacent-attack`), so that no list
 * of three hundred names has to be sent to a browser; the types know every one of them.
 */
export function rulingsOf<Rulings>(connection: Connection, game: string): Rulings {
  return byName((resolver) => byName((name) => procedure(connection, game, `${resolver}/${kebab(name)}`))) as Rulings;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whoever awaits a group of procedures by mistake must not be taken for asking one named "then". */
const byName = (make: (name: string) => unknown): object =>
  new Proxy(
    {},
    { get: (_, name) => (typeof name === 'string' && name !== 'then' && name !== 'toJSON' ? make(name) : undefined) },
  );

function procedure(connection: Connection, game: string, id: string): unknown {
  const path = `/v1/games/${game}/${id}`;
  // A ruling changes nothing: it may always be asked again.
  const posted = { method: 'POST', repeatable: true } as const;
  const rule = (input: unknown, { signal, lang, ...question }: CallOptions & Members = {}) =>
    connection.json({ ...posted, path, body: { input, ...question }, signal, lang });
  return Object.assign(rule, {
    odds: (input: unknown, { signal, lang, seed, ...question }: CallOptions & Members = {}) =>
      connection.json({
        ...posted,
        path: `${path}/odds`,
        body: { input, ...question, ...(seed === undefined ? {} : { dice: { seed } }) },
        signal,
        lang,
      }),
    text: (input: unknown, { signal, lang, ...question }: CallOptions & Members = {}) =>
      connection.text({ ...posted, path, body: { input, ...question }, signal, lang, accept: 'text/plain' }),
    item: (input: unknown, question: Members = {}) => ({ game, procedure: id, input, ...question }),
  });
}
