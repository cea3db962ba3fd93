/**
 * Plays many games of a scenario at random, in process, from a build:
 *
 *   node scripts/random-play.mjs <dist folder> <game> <scenario> [games] [seed] [variant]
 *
 * Stops at the first dead end, exception, refusal of something listed, broken invariant or replay that comes to another state; prints
 * figures otherwise. A game may have a file of its own in scripts/random-play: how likely each kind of command is, and what else
 * every game is held to.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
const shipped = game.chartPacks.get(packId);
if (packId !== undefined && !pack && !shipped) throw new Error(`there is no chart pack "${packId}"`);
const materials = {
  scenario: shelf('scenario')[scenarioId],
  maps: shelf('map'),
  cards: shelf('card'),
  decks: shelf('deck'),
  options: fillDefaults(game.declaration.options, shelf('scenario')[scenarioId].body.options ?? {}),
  ...(variant === undefined ? {} : { variant }),
  ...(pack ? { pack: { name: packId, charts: pack.body.charts } } : shipped ? { pack: shipped } : {}),
};
const session = new Session(game, game.declaration.session, materials);
const own = new URL(`random-play/${gameId}.mjs`, import.meta.url);
const { weights, watcher } = existsSync(own) ? await import(own.href) : {};
const named = (values) => ({ source: 'given', next: () => values.shift() });
const nothingEarlier = () => {
  throw new Error('nobody took anything back');
};
const watch = await watcher?.({ session, materials, load, named });

/** A kind of command first, then one of it: whatever there is only one way to do is done as often as the rest. */
function weighed(actions, below) {
  const kindOf = ({ command: { type, use, marker } }) => [type, use, marker].filter(Boolean).join(' ');
  const kinds = [...new Set(actions.map(kindOf))];
  const drawn = kinds.flatMap((kind) => Array(weights[kind] ?? weights[kind.split(' ')[0]] ?? 4).fill(kind));
  const kind = drawn[below(drawn.length)];
  const open = actions.filter((action) => kindOf(action) === kind);
  return open[below(open.length)];
}

/** A form that names the spaces to choose from is filled in with one of them. */
function filledIn({ command, form }, below) {
  const spaces = form?.schema.properties?.to?.enum;
  return spaces ? { ...command, to: spaces[below(spaces.length)] } : command;
}

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
    watch?.after(state, decision.entry, decision.state);
    state = decision.state;
  };
  for (const side of session.sides) decide(side, { type: 'join', seed: side });
  const pick = (actions) => {
    if (weights) return weighed(actions, below);
    // Who thinks everything over at random comes to no end.
    const plain = actions.filter(({ changes }) => !changes);
    const open = plain.length > 0 && below(20) > 0 ? plain : actions;
    return open[below(open.length)];
  };
  while (state.stage !== 'over') {
    const chosen = (side) => {
      const { actions } = session.actions(state, side);
      if (actions.length === 0) throw new Error(`game ${number}: dead end at version ${state.version}`);
      const command = filledIn(pick(actions), below);
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
if (watch) console.log('held to', watch.figures);
