/**
 * Plays many games of a scenario at random, in process, from a build:
 *
 *   node scripts/random-play.mjs <dist folder> <game> <scenario> [games] [seed] [variant]
 *
 * Stops at the first dead end, exception, broken invariant or replay that comes to another state; prints figures otherwise.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const [dist, gameId, scenarioId, games = '1000', seed = 'random play', variant] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(resolve(dist, path)).href);
const { games: registry } = await load('games/index.js');
const { Session, replay, unsealing } = await load('kernel/session/index.js');
const { SeededDice } = await load('kernel/dice/index.js');
const { fillDefaults } = await load('kernel/fields/index.js');

const game = registry.game(gameId);
const folder = join('scenarios', gameId);
const documents = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  .flatMap((content) => content.records ?? [content]);
const shelf = (kind) =>
  Object.fromEntries(documents.filter((each) => each.kind === kind).map((each) => [each.id, each]));
const packId = shelf('scenario')[scenarioId].body.chartPack;
const pack = shelf('chartPack')[packId];
const materials = {
  scenario: shelf('scenario')[scenarioId],
  maps: shelf('map'),
  cards: shelf('card'),
  decks: shelf('deck'),
  options: fillDefaults(game.declaration.options, shelf('scenario')[scenarioId].body.options ?? {}),
  ...(variant === undefined ? {} : { variant }),
  ...(pack === undefined ? {} : { pack: { name: packId, charts: pack.body.charts } }),
};
const session = new Session(game, game.declaration.session, materials);
const nothingEarlier = () => {
  throw new Error('nobody took anything back');
};

const levels = {};
const types = {};
let commands = 0;
let listed = 0;
const started = performance.now();
for (let number = 1; number <= Number(games); number += 1) {
  const dice = new SeededDice(`${seed} ${number}`);
  const choices = new SeededDice(`choices ${seed} ${number}`);
  const below = (sides) => choices.next('choice', { label: `d${sides}`, sides, showsZero: false }) - 1;
  const entries = [];
  let state = session.open();
  const decide = (side, command) => {
    const decision = session.decide(state, side, command, dice, nothingEarlier);
    entries.push(decision.entry);
    state = decision.state;
  };
  for (const side of session.sides) decide(side, { type: 'join', seed: side });
  while (state.stage !== 'over') {
    const chosen = (side) => {
      const { actions } = session.actions(state, side);
      if (actions.length === 0) throw new Error(`game ${number}: dead end at version ${state.version}`);
      // Who thinks everything over at random comes to no end.
      const plain = actions.filter(({ changes }) => !changes);
      const open = plain.length > 0 && below(20) > 0 ? plain : actions;
      const { command } = open[below(open.length)];
      listed += actions.length;
      types[command.type] = (types[command.type] ?? 0) + 1;
      return command;
    };
    const sealing = session.sealing(state);
    const waiting = session.waitingFor(state);
    const side = sealing ? sealing.sides[0] : waiting[below(waiting.length)];
    // What is handed in unseen is opened when everybody has.
    if (sealing) decide(side, unsealing(Object.fromEntries(sealing.sides.map((each) => [each, chosen(each)]))));
    else decide(side, chosen(side));
    commands += 1;
    const broken = session.broken(state);
    if (broken.length > 0) throw new Error(`game ${number}, version ${state.version}: ${broken.join('; ')}`);
  }
  if (!isDeepStrictEqual(replay(session, entries), state)) throw new Error(`game ${number} replays to another state`);
  levels[state.result.level] = (levels[state.result.level] ?? 0) + 1;
}
const seconds = (performance.now() - started) / 1000;
console.log(`${games} games of ${scenarioId}: ${commands} commands, ${listed} actions listed, ${seconds.toFixed(1)} s`);
console.log('levels', levels);
console.log('commands', types);
