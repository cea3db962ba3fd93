import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { type Command, RefusedError, type SessionSetup, unsealing } from '../../../src/kernel/session/index.js';
import { fieldMaterials } from '../../support/panzer-field.js';
import { sectionsOf, sectionsOpen } from '../../support/panzer-game-checks.js';
import { Chooser, openGame, type PlayedGame, type Turn } from '../../support/random-play.js';

/** What these actions meet, of what random games of the training scenarios seldom come to. */
const MET = [
  ...['5.16.2.6', '6.1.4.1.3', '6.1.4.3.2', '6.1.4.3.6', '6.5.1.4', '6.5.1.6.1', '6.5.1.8', '6.5.1.8.1', '6.5.1.8.2'],
  ...['6.5.1.10', '6.5.1.11.4', '6.5.2.2.3', '6.5.2.6.2', '6.5.4.2.5', '6.6.3', '6.6.10', '6.6.10.1', '6.6.10.2'],
  ...['6.7.3.2', '6.7.3.3', '6.7.3.5', '6.7.4.2', '6.7.4.2.1'],
  // Nobody and nothing of the kind is in the training scenarios.
  ...['5.16.2.2', '5.16.2.4', '5.16.2.7', '6.6.4.4', '6.6.4.5', '6.7.3.4'],
];

const ROW = { P: 6, S: 12, M: 20, L: 30, E: 40 };
const battery = (more: object) => ({
  name: 'Guns',
  nation: 'soviet',
  side: 'soviet',
  range: ROW,
  factor: { P: 10, S: 10, M: 9, L: 9, E: 8 },
  effectiveness: 6,
  smoke: 5,
  illumination: 5,
  ...more,
});
const plane = {
  id: 'plane',
  name: 'Plane',
  side: 'soviet',
  grade: 'seasoned',
  gpDefense: 4,
  diveBomber: true,
  strafe: { factor: 5, smallArms: true, attacks: 3 },
  bombs: { factor: 12, effectiveness: 8, attacks: 2 },
};
const shells = {
  range: { P: 4, S: 8, M: 12, L: 16, E: 20 },
  penetration: { P: 20, S: 18, M: 16, L: 14, E: 12 },
  damage: { nd: 2, dm: 4, ko: 8, bu: 10 },
};
const limited = (kinds: readonly string[], limits: object) => ({
  weapons: [{ name: 'Gun', turret: 'all', limits, ap: kinds.map((type) => ({ ...shells, type })) }],
});
const { bombs: _, ...guns } = plane;
const rocketeer = {
  ...guns,
  rockets: {
    range: { P: 3, S: 5, M: 7, L: 9, E: 10 },
    factor: { P: 9, S: 9, M: 8, L: 8, E: 7 },
    effectiveness: 8,
    attacks: 4,
  },
};
const hex = (at: string, ...terrain: string[]) => ({ hex: at, terrain });

type Field = Parameters<typeof fieldMaterials>[0] & {
  /** What everybody is told every turn, as long as it may be. */
  readonly orders: Readonly<Record<string, string>>;
};

/** Small actions in which what random games of the training scenarios seldom come to comes up at once. */
const FIELDS: Readonly<Record<string, Field>> = {
  'observers, mortars and batteries': {
    orders: {
      'ford-observer-s': 'overwatch',
      'ford-medium-1': 'overwatch',
      'ford-scout-car': 'overwatch',
      'ford-mortar': 'fire',
      'ford-mortar-2': 'fire',
    },
    german: [
      { card: 'ford-grenadiers', hex: '0504', facing: 'S' },
      { card: 'ford-panzer-1', hex: '0604', facing: 'S' },
    ],
    soviet: [
      { card: 'ford-observer-s', hex: '0507', facing: 'N', command: 'fo' },
      { card: 'ford-medium-1', hex: '0407', facing: 'N', command: 'chq', formation: 'Mortars' },
      { card: 'ford-scout-car', hex: '0607', facing: 'N', command: 'recon', formation: 'Mortars' },
      { card: 'ford-mortar', hex: '3009', facing: 'N', formation: 'Mortars' },
      { card: 'ford-mortar', hex: '3009', facing: 'N' },
    ],
    map: { grid: { columns: 30, rows: 9 } },
    start: {
      batteries: [
        battery({ id: 'organic', registered: ['0504'] }),
        battery({
          id: 'planned',
          smoke: 1,
          plan: { turn: 1, point: '0101', stretches: [{ turns: 2, mission: 'smoke', sheaf: 'open' }] },
        }),
      ],
    },
    options: { illumination: true },
    turns: 3,
  },
  'tanks among men and walls': {
    orders: {
      'ford-panzer-1': 'move',
      'ford-panzer-2': 'move',
      'ford-half-track': 'move',
      'ford-rifles-1': 'overwatch',
    },
    german: [
      { card: 'ford-panzer-1', hex: '0505', facing: 'N', formation: 'Panzers' },
      { card: 'ford-panzer-2', hex: '0605', facing: 'N', formation: 'Panzers' },
      { card: 'ford-half-track', hex: '0705', facing: 'N', formation: 'Panzers' },
    ],
    soviet: [
      { card: 'ford-rifles-1', hex: '0504', facing: 'S' },
      { card: 'ford-engineers', hex: '0604', facing: 'S' },
      { card: 'ford-57mm', hex: '0703', facing: 'S' },
    ],
    map: { hexes: [hex('0604', 'brickBuilding'), hex('0503', 'wire'), hex('0704', 'woodBuilding')] },
    turns: 3,
  },
  'an aircraft over woods, houses and guns': {
    orders: { 'ford-flak': 'overwatch', 'ford-flak-track': 'overwatch', 'ford-observer-s': 'overwatch' },
    german: [
      { card: 'ford-grenadiers', hex: '0206', facing: 'N' },
      { card: 'ford-half-squad', hex: '0208', facing: 'N' },
      { card: 'ford-flak', hex: '0110', facing: 'N' },
      { card: 'ford-flak-track', hex: '0210', facing: 'N' },
    ],
    soviet: [{ card: 'ford-observer-s', hex: '0209', facing: 'N', command: 'fo' }],
    map: {
      grid: { columns: 3, rows: 16 },
      hexes: [hex('0206', 'woods'), hex('0208', 'brickBuilding'), hex('0204', 'woods')],
    },
    start: { aircraft: [plane] },
    turns: 4,
  },
  'an aircraft with rockets over a road of men': {
    orders: {},
    german: [
      { card: 'ford-grenadiers', hex: '0209', facing: 'N' },
      { card: 'ford-half-squad', hex: '0107', facing: 'N' },
      { card: 'ford-flak', hex: '0210', facing: 'N' },
    ],
    soviet: [{ card: 'ford-observer-s', hex: '0216', facing: 'N' }],
    map: { grid: { columns: 3, rows: 16 } },
    start: { aircraft: [rocketeer] },
    turns: 4,
  },
  'weapons that men carry': {
    orders: {
      'ford-grenadiers': 'fire',
      'ford-half-track': 'fire',
      'ford-flak': 'fire',
      'ford-medium-1': 'fire',
      'ford-at-rifle': 'fire',
      'ford-engineers': 'fire',
      'ford-57mm': 'fire',
    },
    german: [
      { card: 'ford-grenadiers', hex: '0504', facing: 'S' },
      { card: 'ford-half-track', hex: '0404', facing: 'S' },
      { card: 'ford-grenadiers-2', hex: '0404', facing: 'S', aboard: 'ford-half-track' },
      { card: 'ford-flak', hex: '0601', facing: 'S' },
    ],
    soviet: [
      { card: 'ford-medium-1', hex: '0505', facing: 'N' },
      { card: 'ford-rifles-1', hex: '0505', facing: 'N', aboard: 'ford-medium-1' },
      { card: 'ford-at-rifle', hex: '0406', facing: 'N' },
      { card: 'ford-engineers', hex: '0405', facing: 'N' },
      { card: 'ford-57mm', hex: '0507', facing: 'N' },
    ],
    map: {
      hexes: [hex('0504', 'improvedPosition'), hex('0406', 'hastyEntrenchment')],
      hexsides: [
        { side: '0405/0404', features: ['wall'] },
        { side: '0505/0504', features: ['wall'] },
      ],
    },
    turns: 3,
  },
  'six vehicles in a hex, and one on a height': {
    orders: { 'ford-panzer-1': 'fire', 'ford-flak-track': 'fire', 'ford-medium-1': 'fire', 'ford-light': 'move' },
    german: [
      { card: 'ford-panzer-1', hex: '0503', facing: 'S' },
      { card: 'ford-flak-track', hex: '0303', facing: 'S' },
    ],
    soviet: [
      'ford-medium-1',
      'ford-medium-2',
      'ford-medium-3',
      'ford-light',
      'ford-assault-gun',
      'ford-truck-1',
      'ford-truck-2',
    ].map((card) => ({ card, hex: '0504', facing: 'N', formation: 'Company' })),
    map: {
      hexes: [{ hex: '0503', terrain: ['clear'], height: 2 }],
      hexsides: [{ side: '0503/0504', features: ['slope'] }],
    },
    turns: 3,
  },
  'horses, motorcycles and shells that run short': {
    orders: {
      'ford-panzer-1': 'fire',
      'ford-57mm': 'fire',
      'ford-rifles-1': 'move',
      'ford-rifles-2': 'move',
    },
    german: [
      { card: 'ford-panzer-1', hex: '0506', facing: 'N' },
      { card: 'ford-panzer-2', hex: '0508', facing: 'N' },
    ],
    soviet: [
      { card: 'ford-medium-1', hex: '0502', facing: 'S' },
      { card: 'ford-57mm', hex: '0402', facing: 'S' },
      { card: 'ford-rifles-1', hex: '0706', facing: 'S' },
      { card: 'ford-rifles-2', hex: '0307', facing: 'S' },
    ],
    cards: {
      'ford-panzer-1': limited(['AP', 'APCR'], { special: 3 }),
      'ford-57mm': limited(['AP'], { basic: 5 }),
      'ford-rifles-1': { legType: 'cavalry', movement: { crossCountry: 6, quickmarch: 9 } },
      'ford-rifles-2': { legType: 'motorcycle', wheeled: { crossCountry: 6, path: 8, road: 12 } },
    },
    options: { tungsten: 'plus1' },
    turns: 3,
  },
  'ground that bars the way': {
    orders: { 'ford-panzer-1': 'move', 'ford-half-track': 'move', 'ford-grenadiers': 'move', 'ford-flak': 'move' },
    german: [
      { card: 'ford-panzer-1', hex: '0505', facing: 'N' },
      { card: 'ford-half-track', hex: '0705', facing: 'N' },
      { card: 'ford-grenadiers', hex: '0605', facing: 'N' },
      { card: 'ford-flak', hex: '0305', facing: 'N' },
    ],
    soviet: [{ card: 'ford-rifles-1', hex: '1209', facing: 'N' }],
    map: {
      hexes: [
        hex('0504', 'wire'),
        hex('0604', 'ditch'),
        hex('0404', 'brickRubble'),
        hex('0704', 'block'),
        hex('0506', 'stream', 'bridge'),
        hex('0305', 'brickRubble'),
      ],
      paths: [
        { kind: 'path', hexes: ['0505', '0506'] },
        { kind: 'road', hexes: ['0506', '0507', '0508'] },
      ],
    },
    turns: 3,
  },
};

/** What nobody would let go by. */
const EAGER = /^(attack|anti-air|overrun|break-in|call|source|send|continue|adjust|forward|fly|fly-in|take-aim|fire)$/;

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** One game at random in which the orders are given, each as long as it may be; who may be done is so one time in eight. */
function playOrdered(
  materials: SessionSetup,
  seed: string,
  orders: Readonly<Record<string, string>>,
  onState: (turn: Turn) => void,
): PlayedGame {
  const { session, entries, dice, state: opened } = openGame({ game: panzer, materials, seed });
  const chooser = new Chooser(seed);
  let state = opened;
  /** As much of the orders as is accepted: one after the other. */
  const ordered = (side: string, fallback: Command): Command => {
    const given: Record<string, string> = {};
    const set = (): Command => ({ ...fallback, orders: given, sharing: {} }) as Command;
    for (const [id, order] of Object.entries(orders)) {
      given[id] = order;
      try {
        session.checkSealed(state, side, set());
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        delete given[id];
      }
    }
    return set();
  };
  const chosen = (side: string): Command => {
    const open = session.actions(state, side);
    onState({ session, state, side, open, dice });
    const onward = open.actions.filter(({ changes, command }) => !changes && !/^(end-|pass|done)/.test(command.type));
    const eager = onward.filter(({ command }) => EAGER.test(command.type));
    const keen = eager.length > 0 && chooser.below(4) > 0 ? eager : onward;
    const from = keen.length > 0 && chooser.below(8) > 0 ? keen : open.actions;
    const type = chooser.of([...new Set(from.map(({ command }) => command.type))]);
    const { command } = chooser.of(from.filter((action) => action.command.type === type));
    return command.type === 'commit-orders' ? ordered(side, command) : command;
  };
  for (let count = 0; state.stage !== 'over'; count += 1) {
    if (count === 3000) throw new Error(`${seed}: not over after ${count} commands`);
    const sealing = session.sealing(state);
    const side = sealing ? sealing.sides[0]! : chooser.of(session.waitingFor(state));
    const command = sealing
      ? unsealing(Object.fromEntries(sealing.sides.map((each) => [each, chosen(each)])))
      : chosen(side);
    const decision = session.decide(state, side, command, dice, nothingEarlier);
    entries.push(decision.entry);
    state = decision.state;
  }
  return { session, entries, state };
}

/** More by hand: `RANDOM_GAMES=60 npm run jest -- test/slow/sessions/panzer-sections-in-small`. */
const ROUNDS = Number(process.env.RANDOM_GAMES ?? 25);

describe('small actions together', () => {
  it('meet what random games of the training scenarios seldom do', () => {
    const left = new Set(MET);
    for (let round = 1; round <= ROUNDS && left.size > 0; round += 1) {
      for (const [name, { orders, ...field }] of Object.entries(FIELDS)) {
        const materials = fieldMaterials(field);
        const table = prepare(materials);
        const played = playOrdered(materials, `${name} ${round}`, orders, (turn) => {
          for (const rule of sectionsOpen(table, turn)) left.delete(rule);
        });
        for (const rule of sectionsOf(table, played)) left.delete(rule);
      }
    }
    expect([...left]).toEqual([]);
  });
});
