/**
 * Panzer played on a map of 60 by 40 hexes with 40 units a side: orders for everybody, a step of a mover whom the enemy may answer, and
 * fire with its odds. By processor time, because whoever else works on the machine does not change that.
 */
import { readFileSync } from 'node:fs';
import { games } from '../../dist/games/index.js';
import { PanzerMap } from '../../dist/games/panzer/shared/panzer-map.js';
import { SeededDice } from '../../dist/kernel/dice/index.js';
import { fillDefaults } from '../../dist/kernel/fields/index.js';
import { Session, unsealing } from '../../dist/kernel/session/index.js';
import { COLUMNS, name, numbers, ROWS } from '../hex-maps.mjs';
import { lowerQuartile } from '../measure.mjs';
import { atMost } from '../report.mjs';

const panzer = games.game('panzer');
const MOST_MS = 20;
const MOST_LISTED = 300;
const nothingEarlier = () => {
  throw new Error('nobody took anything back');
};

const shipped = (file) => {
  const content = JSON.parse(readFileSync(new URL(`../../scenarios/panzer/${file}.json`, import.meta.url), 'utf8'));
  return content.records ?? [content];
};

/** What each side has: 24 tanks, 12 squads and 4 guns or carriers, in two companies. */
const FORCES = {
  german: { card: ['ford-panzer-1', 'ford-grenadiers', 'ford-half-track'], columns: [27, 29], facing: 'NW' },
  soviet: { card: ['ford-medium-1', 'ford-rifles-1', 'ford-scout-car'], columns: [20, 22], facing: 'NE' },
};
const cardOf = (cards, at) => cards[at < 24 ? 0 : at < 36 ? 1 : 2];

/** Open ground with woods and two levels, and both sides in two columns within sight of each other. */
function materials() {
  const random = numbers(5);
  const hexes = [];
  for (let column = 1; column <= COLUMNS; column += 1)
    for (let row = 1; row <= ROWS; row += 1)
      if (random(9) === 0) hexes.push({ hex: name(column, row), terrain: ['woods'] });
  const units = Object.entries(FORCES).flatMap(([side, { card, columns, facing }]) =>
    Array.from({ length: 40 }, (_, at) => ({
      side,
      formation: `${side} ${at % 2 === 0 ? 'first' : 'second'} company`,
      units: [{ name: `${side} ${at + 1}`, card: `${cardOf(card, at)} ${at}` }],
      where: { hexes: [name(columns[at % 2], at + 1)] },
      facing,
    })),
  );
  const cards = Object.fromEntries(
    shipped('sukhaya-ford-cards').flatMap((record) =>
      Array.from({ length: 40 }, (_, at) => [`${record.id} ${at}`, { ...record, id: `${record.id} ${at}` }]),
    ),
  );
  const [scenario] = shipped('sukhaya-ford');
  const { start: _start, reinforcements: _later, ...body } = scenario.body;
  const formations = [...new Set(units.map(({ formation, side }) => `${side}:${formation}`))].map((each) => {
    const [side, formation] = each.split(':');
    return { name: formation, side, grade: 'veteran' };
  });
  const map = fillDefaults(PanzerMap, { grid: { columns: COLUMNS, rows: ROWS }, defaultTerrain: ['clear'], hexes });
  const [pack] = shipped('sukhaya-ford-charts');
  return {
    scenario: {
      ...scenario,
      body: { ...body, formations, setUp: units, victory: { ...body.victory, objectives: [] } },
    },
    maps: { [body.map]: { ...shipped('sukhaya-ford-map')[0], body: map } },
    cards,
    decks: {},
    options: fillDefaults(panzer.declaration.options, {}),
    variant: 'advanced-game',
    pack: { name: pack.id, charts: pack.body.charts },
  };
}

/** A game of its own, played up to the moments that are measured. */
class Table {
  constructor() {
    this.session = new Session(panzer, panzer.declaration.session, materials());
    this.state = this.session.open();
    for (const side of this.session.sides) this.play(side, { type: 'join', seed: side });
  }

  decide(state, side, command) {
    return this.session.decide(state, side, command, new SeededDice('bench'), nothingEarlier).state;
  }

  play(side, command) {
    this.state = this.decide(this.state, side, command);
  }

  list(side = this.session.waitingFor(this.state)[0]) {
    return this.session.actions(this.state, side).actions;
  }
}

/** The orders of both sides: as many Fire and Move commands as their companies have. */
const suggested = (table) => Object.fromEntries(table.session.sides.map((side) => [side, table.list(side)[0].command]));

/** The same with Move for everybody that would have fired, and Overwatch for the rest. */
function orders(sets, side, command) {
  const { orders: given, sharing } = sets[side];
  const changed = Object.entries(given).map(([id, each]) => [id, each === 'none' ? each : command]);
  return { ...sets[side], orders: Object.fromEntries(changed), sharing };
}

/** Milliseconds of processor time of one call. */
function cost(run, { rounds, calls }) {
  run();
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) run();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000 / calls);
  }
  return lowerQuartile(times);
}

/** The list of a side's orders, and both sides' orders from the check to the roll for initiative: the two calls of a client. */
function ordersOf(table, effort) {
  const sets = suggested(table);
  const given = { german: sets.german, soviet: orders(sets, 'soviet', 'move') };
  const { sides } = table.session.sealing(table.state);
  const look = () => table.session.actions(table.state, 'german');
  const hand = () => {
    table.session.checkSealed(table.state, 'german', given.german);
    return table.decide(table.state, sides[0], unsealing(given));
  };
  const found = { list: cost(look, effort), open: cost(hand, effort), listed: look().actions.length };
  table.state = hand();
  return found;
}

/** Aim with its odds listed, the shot declared and resolved. */
function fireOf(table, effort) {
  const side = table.session.waitingFor(table.state)[0];
  table.play(side, { type: 'name-first', side: 'german' });
  while (table.session.waitingFor(table.state)[0] !== 'german' || table.state.position.step !== 'direct-fire') {
    const who = table.session.waitingFor(table.state)[0];
    const { command } = table.list(who).at(-1);
    table.play(who, command);
  }
  const aims = table.list('german').filter(({ command }) => command.type === 'take-aim');
  const start = table.state;
  let listed = aims.length;
  const shoot = () => {
    const aimed = table.decide(start, 'german', aims[0].command);
    const { actions } = table.session.actions(aimed, 'german');
    listed = Math.max(listed, actions.length);
    const { command } = actions.find(({ odds }) => odds !== undefined);
    const declared = table.decide(aimed, 'german', command);
    return table.decide(declared, 'german', { type: 'resolve', target: command.target });
  };
  return {
    ms: cost(shoot, effort),
    get listed() {
      return listed;
    },
  };
}

/** A tank in the open goes one hex before forty pairs of eyes, and the answers are listed. */
function stepOf(effort) {
  const table = new Table();
  const sets = suggested(table);
  const given = { german: orders(sets, 'german', 'overwatch'), soviet: orders(sets, 'soviet', 'move') };
  table.play('german', unsealing(given));
  let listed = 0;
  for (let turns = 0; turns < 500; turns += 1) {
    const side = table.session.waitingFor(table.state)[0];
    const actions = table.list(side);
    listed = Math.max(listed, actions.length);
    const step = actions.find(({ command }) => command.type === 'forward');
    if (step) {
      const after = () => {
        const next = table.decide(table.state, side, step.command);
        const [who] = table.session.waitingFor(next);
        listed = Math.max(listed, table.session.actions(next, who).actions.length);
        return next;
      };
      const [who] = table.session.waitingFor(after());
      if (who === 'german')
        return {
          ms: cost(after, effort),
          get listed() {
            return listed;
          },
        };
    }
    const wanted = ['begin-move', 'pass', 'end-assaults', 'end-indirect', 'end-move'];
    const found = wanted.map((type) => actions.find(({ command }) => command.type === type)).find(Boolean);
    const named = actions.find(({ command }) => command.type === 'name-first' && command.side === 'german');
    table.play(side, (named ?? found ?? actions.at(-1)).command);
  }
  throw new Error('nobody ever moved before the eyes of the enemy');
}

export function panzerSession({ quick }) {
  const effort = quick ? { rounds: 3, calls: 2 } : { rounds: 31, calls: 10 };
  const table = new Table();
  const given = ordersOf(table, effort);
  const fired = fireOf(table, effort);
  const stepped = stepOf(effort);
  const listed = Math.max(given.listed, fired.listed, stepped.listed);
  const by = { note: 'processor time, in process, 60x40 with 40 units a side' };
  return [
    atMost('Panzer: the orders of 40 units listed', given.list, MOST_MS, 'ms', by),
    atMost(
      'Panzer: the orders of 40 units handed in, the last of both sides, and opened',
      given.open,
      MOST_MS,
      'ms',
      by,
    ),
    atMost('Panzer: fire with its odds listed, declared and resolved', fired.ms, MOST_MS, 'ms', by),
    atMost('Panzer: a step of a mover and the answers to it', stepped.ms, MOST_MS, 'ms', by),
    atMost('Panzer: the longest list on the way there', listed, MOST_LISTED, 'entries', by),
  ];
}
