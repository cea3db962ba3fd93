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

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** Asides that lead nowhere are taken seldom, so that a random game gets on. */
const SELDOM = 6;

function pick(actions: readonly Action[], chooser: Chooser): Action {
  const onward = actions.filter(({ changes }) => !changes);
  const from = onward.length > 0 && chooser.below(SELDOM) > 0 ? onward : actions;
  return chooser.of(from);
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
    const command = filledIn(action.form.schema as never, chooser) as Command;
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
