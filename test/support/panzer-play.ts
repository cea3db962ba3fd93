import { panzer } from '../../src/games/panzer/index.js';
import { PanzerMap } from '../../src/games/panzer/shared/panzer-map.js';
import type { ChartPack } from '../../src/kernel/charts/index.js';
import { SeededDice } from '../../src/kernel/dice/index.js';
import { fillDefaults } from '../../src/kernel/fields/index.js';
import {
  type Action,
  type Command,
  type MaterialRecord,
  RefusedError,
  type SessionSetup,
  type SessionState,
  unsealing,
} from '../../src/kernel/session/index.js';
import { filledIn } from './forms.js';
import { materialsFor, shippedDocuments } from './materials.js';
import { Chooser, openGame, type PlayedGame, type Turn } from './random-play.js';

/** A chart pack that ships with the game, as a session is opened with it. */
function packOf(id: string): ChartPack {
  const document = shippedDocuments('panzer').find((each) => each.kind === 'chartPack' && each.id === id)!;
  return { name: id, charts: document.body.charts } as unknown as ChartPack;
}

/** What a session of a Panzer scenario is opened with: its own map and chart pack, and the variant asked for. */
export function panzerMaterials(scenario: string, variant: string, options: object = {}): SessionSetup {
  const materials = materialsFor(panzer, scenario, [], options);
  const { chartPack, map } = materials.scenario.body as { chartPack: string; map: string };
  const record = materials.maps[map]!;
  const body = fillDefaults(PanzerMap, record.body) as unknown as MaterialRecord['body'];
  return { ...materials, maps: { [map]: { ...record, body } }, variant, pack: packOf(chartPack) };
}

interface SetUp {
  readonly units: readonly { readonly aboard?: string }[];
  readonly where: { readonly hexes: readonly string[] };
  readonly facing?: string;
}

const WET = ['stream', 'water', 'ford'];

/**
 * The same forces thrown together in the middle of the map, each unit in a hex of its own: at random nobody drives that far, and
 * close combat, overruns, mines and buildings would hardly ever come up.
 */
export function thrownTogether(materials: SessionSetup, seed: string): SessionSetup {
  const chooser = new Chooser(`thrown ${seed}`);
  const { scenario, maps } = materials;
  const map = maps[scenario.body.map as string]!.body as unknown as {
    grid: { columns: number; rows: number };
    hexes: readonly { hex: string; terrain?: readonly string[] }[];
  };
  const wet = new Set(
    map.hexes.filter(({ terrain }) => terrain?.some((each) => WET.includes(each))).map(({ hex }) => hex),
  );
  const [left, top] = [Math.ceil(map.grid.columns / 2) - 3, Math.ceil(map.grid.rows / 2) - 3];
  const two = (number: number): string => String(number).padStart(2, '0');
  const free = Array.from({ length: 49 }, (_, at) => `${two(left + (at % 7))}${two(top + Math.floor(at / 7))}`).filter(
    (hex) => !wet.has(hex),
  );
  const setUp = (scenario.body.setUp as unknown as readonly SetUp[]).map((line) => {
    if (line.facing === undefined || line.units.some(({ aboard }) => aboard !== undefined)) return line;
    return { ...line, where: { hexes: free.splice(chooser.below(free.length), 1) } };
  });
  return { ...materials, scenario: { ...scenario, body: { ...scenario.body, setUp } as never } };
}

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** Asides that lead nowhere are taken seldom, so that a random game gets on. */
const SELDOM = 6;

/** First what kind of thing is done, then which: a list of forty targets does not crowd out the one way to mount. */
function pick(actions: readonly Action[], chooser: Chooser): Action {
  const onward = actions.filter(({ changes }) => !changes);
  const from = onward.length > 0 && chooser.below(SELDOM) > 0 ? onward : actions;
  const type = chooser.of([...new Set(from.map(({ command }) => command.type))]);
  return chooser.of(from.filter(({ command }) => command.type === type));
}

interface OrderForm {
  readonly properties: Readonly<Record<string, { readonly properties: Readonly<Record<string, { enum: string[] }>> }>>;
}

/** Orders for nearly everybody, each command as likely as the others that are open to the unit, and some that share a counter. */
function drawnOrders({ properties }: OrderForm, chooser: Chooser): Command {
  const given = Object.entries(properties.orders!.properties).flatMap(([id, { enum: all }]) => {
    const some = all.filter((each) => each !== 'none');
    return some.length === 0 || chooser.below(SELDOM) === 0 ? [] : [[id, chooser.of(some)] as const];
  });
  const shared = Object.entries(properties.sharing?.properties ?? {})
    .filter(() => chooser.below(3) === 0)
    .map(([id, { enum: leaders }]) => [id, chooser.of(leaders)] as const);
  const claim = chooser.of(['always', 'never', 'ask']);
  return {
    type: 'commit-orders',
    orders: Object.fromEntries(given),
    ...(properties.sharing ? { sharing: Object.fromEntries(shared) } : {}),
    claim,
  };
}

/** A set of orders drawn at random asks for too much: parts of it are left out until it is accepted. */
function thinned(command: Command, chooser: Chooser, check: (command: Command) => void): Command | null {
  const { orders = {}, sharing = {}, ...rest } = command as unknown as Record<string, Record<string, unknown>>;
  const given = { ...orders };
  const shared = Object.fromEntries(
    Object.entries(sharing)
      .filter(
        ([id, leader]) => given[leader as string] !== undefined && given[leader as string] !== 'none' && id !== leader,
      )
      .map(([id, leader]) => {
        given[id] = given[leader as string];
        return [id, leader];
      }),
  );
  for (let tries = 0; tries < 60; tries += 1) {
    const set = command.type === 'commit-orders' ? { ...rest, orders: given, sharing: shared } : command;
    try {
      check(set as unknown as Command);
      return set as unknown as Command;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const [groups, units] = [Object.keys(shared), Object.keys(given)];
      if (groups.length > 0 && chooser.below(2) === 0) delete shared[chooser.of(groups)];
      else if (units.length > 0) {
        const unit = chooser.of(units);
        delete given[unit];
        for (const id of groups) if (id === unit || shared[id] === unit) delete shared[id];
      } else return null;
    }
  }
  return null;
}

/** A game at random in which every set of orders is drawn from its form, so that all commands are met. */
export function playPanzer(
  materials: SessionSetup,
  seed: string,
  onState?: (turn: Turn) => void,
  maxCommands = 5000,
): PlayedGame {
  const { session, entries, dice, state: opened } = openGame({ game: panzer, materials, seed });
  const chooser = new Chooser(seed);
  let state: SessionState = opened;
  const chosen = (side: string): Command => {
    const open = session.actions(state, side);
    if (open.actions.length === 0) throw new Error(`${seed}: dead end at version ${state.version}`);
    onState?.({ session, state, side, open, dice });
    const action = pick(open.actions, chooser);
    if (!action.form) return action.command;
    const command =
      action.command.type === 'commit-orders'
        ? drawnOrders(action.form.schema as never, chooser)
        : (filledIn(action.form.schema as never, chooser) as Command);
    if (session.sealing(state))
      return thinned(command, chooser, (each) => session.checkSealed(state, side, each)) ?? action.command;
    try {
      session.decide(state, side, command, new SeededDice('trial'), nothingEarlier);
      return command;
    } catch (error) {
      if (error instanceof RefusedError) return action.command;
      throw error;
    }
  };
  for (let count = 0; state.stage !== 'over'; count += 1) {
    if (count === maxCommands) throw new Error(`${seed}: not over after ${count} commands`);
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
