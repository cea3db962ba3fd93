import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { coldWarBattles as game } from '../../../src/games/cold-war-battles/index.js';
import type { Position } from '../../../src/games/cold-war-battles/session/position.js';
import type { Command, SessionSetup } from '../../../src/kernel/session/index.js';
import { madeUpMap } from '../../support/cwb-made-up.js';
import { playByKind } from '../../support/cwb-play.js';
import { angolaDocuments, budapestDocuments } from '../../support/cwb-published.js';
import {
  countersIn,
  dryRun,
  hiddenFrom,
  lookAround,
  reaches,
  readEntry,
  reshuffled,
} from '../../support/cwb-secrets.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser, type Turn } from '../../support/random-play.js';

const LONG = 120_000;
const EVERYTHING = { recon: true, screening: true, irregulars: true, fireControl: true };
const OVERT = { ...EVERYTHING, natoIntervention: 'overt', armyIntervention: true };

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** A few of the commands that are open, and the same with a word changed: most of those are refused. */
function someCommands({ open, state }: Turn, chooser: Chooser): Command[] {
  const { units } = state.position as { units: Record<string, unknown> };
  const listed = [1, 2].map(() => chooser.of(open.actions).command);
  const other: Record<string, () => string> = {
    unit: () => chooser.of(Object.keys(units)),
    to: () => `0${1 + chooser.below(9)}0${1 + chooser.below(9)}`,
    hex: () => `0${1 + chooser.below(9)}0${1 + chooser.below(9)}`,
    target: () => `0${1 + chooser.below(9)}0${1 + chooser.below(9)}`,
    air: () => chooser.of(['tac', 'sac', 'gunship', 'transport']),
  };
  const changed = listed.flatMap((command) =>
    Object.keys(command).flatMap((word) => (other[word] ? [{ ...command, [word]: other[word]() }] : [])),
  );
  return [...listed, ...changed];
}

interface Found {
  readonly leaks: string[];
  /** Counters that were hidden from somebody, texts that were searched, and how often the hidden ones changed places. */
  hidden: number;
  texts: number;
  shuffles: number;
  /** How often a hidden gun had another reach then. */
  reaches: number;
  /** Commands that were listed with odds. */
  odds: number;
}

/** These say themselves that a gun reaches something. */
const AIMS_A_GUN = new Set(['bombard', 'aim', 'support', 'protect']);

const DECLARATIONS = new Set(['attack', 'widen', 'bombard', 'bombard-air']);

/** Declarations listed with odds although somebody in the combat lies face down [14.3]. */
function oddsOnTheUnknown({ open, state }: Turn): Command[] {
  const { units } = state.position as Position;
  return open.actions
    .filter(({ command, odds, variants }) => DECLARATIONS.has(command.type) && (odds ?? variants))
    .map(({ command }) => command)
    .filter(({ unit, target, hex }) => {
      const targets = Object.values(units).filter((each) => each.hex === target || each.hex === hex);
      return [...targets, ...(unit ? [units[unit as string]!] : [])].some(({ untried }) => untried);
    });
}

function search(materials: SessionSetup, seed: string, every: number): Found {
  const found: Found = { leaks: [], hidden: 0, texts: 0, shuffles: 0, reaches: 0, odds: 0 };
  const chooser = new Chooser(`secrets of ${seed}`);
  const read = (text: string, hidden: ReadonlySet<string>, where: string): void => {
    found.texts += 1;
    for (const name of countersIn(text)) if (hidden.has(name)) found.leaks.push(`${where}: ${name}`);
  };
  const look = (turn: Turn): void => {
    const { session, state, side, open } = turn;
    const shadow = reshuffled(session, state, chooser);
    found.shuffles += JSON.stringify(shadow.position) === JSON.stringify(state.position) ? 0 : 1;
    found.odds += turn.open.actions.filter(({ odds, variants }) => odds ?? variants).length;
    for (const command of oddsOnTheUnknown(turn)) found.leaks.push(`${side} reads odds of ${JSON.stringify(command)}`);
    for (const viewer of [...session.sides, null]) {
      const hidden = hiddenFrom(state, viewer);
      found.hidden += hidden.size;
      const seen = lookAround(session, state, viewer);
      read(seen, hidden, `${viewer} looks around at ${state.version}`);
      if (lookAround(session, shadow, viewer) !== seen) found.leaks.push(`${viewer} can tell what lies face down`);
      if (viewer === null) continue;
      const farther = reshuffled(session, state, chooser, viewer);
      found.reaches += isDeepStrictEqual(reaches(session, farther), reaches(session, state)) ? 0 : 1;
      if (lookAround(session, farther, viewer) !== seen)
        found.leaks.push(`${viewer} can tell what a hidden gun reaches`);
    }
    const farther = reshuffled(session, state, chooser, side);
    const other = session.sides.find((each) => each !== side)!;
    const hers = reshuffled(session, state, chooser, other);
    for (const command of someCommands(turn, chooser)) {
      const told = dryRun(session, state, side, command);
      const where = `${side} tries ${JSON.stringify(command)} at ${state.version}`;
      read(told, hiddenFrom(state, side), where);
      if (dryRun(session, shadow, side, command) !== told)
        found.leaks.push(`${where} and can tell what lies face down`);
      if (dryRun(session, farther, side, command) !== told)
        found.leaks.push(`${where} and can tell what a hidden gun reaches`);
      if (!open.actions.some((action) => action.command === command) || AIMS_A_GUN.has(command.type)) continue;
      const [now, then] = [state, hers].map((each) => dryRun(session, each, side, command, other));
      if (now !== then) found.leaks.push(`${other} can tell what a gun reaches when ${where}`);
    }
  };
  const { session, entries } = playByKind({
    game,
    materials,
    seed,
    maxCommands: 20_000,
    onState: (turn) => {
      // Where guns pick their targets there is most to be told.
      const { stage } = turn.state.position as { stage: string };
      const often = stage === 'declaration' || stage === 'support' || stage === 'protection';
      if (chooser.below(often ? every / 3 : every) === 0) look(turn);
    },
  });
  let state = session.open();
  for (const entry of entries) {
    const before = state;
    state = session.fold(state, entry, nothingEarlier);
    if (before.stage !== 'playing') continue;
    // Turned up and lost in one stroke, and back in its pool: everybody saw it [14.4, 16.13, 17.24].
    const open = entry.events.filter(({ type }) => type === 'unit-revealed' || type === 'unit-eliminated');
    const shown = new Set(open.map(({ counter }) => counter as string));
    for (const viewer of [...session.sides, null]) {
      // Hidden when the command was given and still hidden after it.
      const still = hiddenFrom(state, viewer);
      const hidden = [...hiddenFrom(before, viewer)].filter((name) => still.has(name) && !shown.has(name));
      read(readEntry(entry, viewer), new Set(hidden), `${viewer} reads entry ${entry.version}`);
    }
  }
  return found;
}

describe('nobody is told, by what he sees, may do, tries or is refused', () => {
  it.each([
    ['budapest-56', 'plain streets', {}, 30],
    ['budapest-56', 'every optional rule', OVERT, 30],
    ['angola-87', 'plain bush', {}, 15],
    ['angola-87', 'every optional rule', EVERYTHING, 15],
  ] as const)(
    '%s, %s: which counter lies face down where [14.3, 16.21, 17.15, 17.29]',
    (scenario, seed, options, every) => {
      const map = madeUpMap(scenario, seed);
      const documents = scenario === 'budapest-56' ? budapestDocuments(map) : angolaDocuments(map);
      const {
        leaks,
        hidden,
        texts,
        shuffles,
        reaches: otherReach,
        odds,
      } = search(materialsFor(game, scenario, documents, options), seed, every);
      expect([...new Set(leaks)].slice(0, 5)).toEqual([]);
      expect(hidden).toBeGreaterThan(1000);
      expect(texts).toBeGreaterThan(1000);
      expect(shuffles).toBeGreaterThan(10);
      // The hidden guns of the Budapest sheets all reach 6 hexes.
      expect(otherReach > 10).toBe(scenario === 'angola-87');
      expect(odds).toBeGreaterThan(10);
    },
    LONG,
  );

  it('kalima-crossing: anything he could not read off the map, for nothing is hidden there [14.1]', () => {
    const { leaks, hidden, texts } = search(materialsFor(game, 'kalima-crossing', [], EVERYTHING), 'kalima', 5);
    expect(leaks).toEqual([]);
    expect(hidden).toBe(0);
    expect(texts).toBeGreaterThan(500);
  });
});
