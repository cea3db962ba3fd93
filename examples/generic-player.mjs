/**
 * Plays whole games of any scenario over HTTP, without knowing a single rule: it reads what is asked, takes one of the listed
 * actions (first, last, or at random) and sends its command as it stands. Forms come filled in; it may leave them so.
 *
 *   node examples/generic-player.mjs http://localhost:3000 kalima-crossing [first|last|random] [games] [seed]
 */
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const MOST_COMMANDS = 20_000;

/** A small generator: the same seed plays the same game against the same dice. */
function chooser(seed) {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

class Table {
  constructor(url) {
    this.url = url;
  }

  async ask(method, path, { token, body, version, text } = {}) {
    const response = await fetch(`${this.url}/v1/sessions${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(text ? { accept: 'text/plain' } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = text ? await response.text() : await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Opens a session and sits down on every side of it. */
  async open(opening, seed) {
    const { id, invitations } = await this.ask('POST', '', { body: { spectators: 'open', ...opening } });
    const tokens = {};
    for (const [side, { code }] of Object.entries(invitations)) {
      const seat = { invitation: code, name: `Player of ${side}`, seed: `${seed} ${side}` };
      tokens[side] = (await this.ask('POST', `/${id}/seats`, { body: seat })).token;
    }
    return { id, tokens };
  }
}

/** What only changes a choice leads nowhere: it is taken when there is nothing else. */
function picked(actions, manner, below) {
  const open = actions.filter(({ changes }) => !changes);
  const among = open.length > 0 ? open : actions;
  if (manner === 'first') return among[0];
  if (manner === 'last') return among.at(-1);
  return among[below(among.length)];
}

/** One whole game; answers how it ended and how many commands it took. */
export async function playGame(url, opening, manner = 'random', seed = 'generic') {
  const table = new Table(url);
  const below = chooser(seed);
  const { id, tokens } = await table.open(opening, seed);
  const handedIn = new Set();
  let position = await table.ask('GET', `/${id}`);
  for (let count = 0; position.stage !== 'over'; count += 1) {
    if (count === MOST_COMMANDS) throw new Error(`${id} does not end`);
    // Of several who are asked at once, one who has not handed in yet.
    const waiting = position.waitingFor.filter((side) => !handedIn.has(`${side} ${position.version}`));
    const side = waiting[below(waiting.length)];
    const token = tokens[side];
    const { actions, version } = await table.ask('GET', `/${id}/actions`, { token });
    if (actions.length === 0) throw new Error(`${id}: nothing is open to ${side} at version ${version}`);
    const { command } = picked(actions, manner, below);
    const done = await table.ask('POST', `/${id}/commands`, { token, version, body: command });
    if (done.handedIn) handedIn.add(`${side} ${done.version}`);
    position = await table.ask('GET', `/${id}`);
  }
  return { id, commands: position.version, result: position.result, last: position.view.clock };
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const [
    url = 'http://localhost:3000',
    scenario = 'kalima-crossing',
    manner = 'random',
    games = '1',
    seed = 'generic',
  ] = argv.slice(2);
  for (let number = 1; number <= Number(games); number += 1) {
    const { id, commands, result } = await playGame(url, { scenario }, manner, `${seed} ${number}`);
    console.log(`${id}: ${commands} commands, ${result.winner ?? 'nobody'} wins (${result.text})`);
  }
}
