import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { coldWarBattles as game } from '../../../src/games/cold-war-battles/index.js';
import type { Action, Entry, SessionSetup } from '../../../src/kernel/session/index.js';
import { madeUpMap } from '../../support/cwb-made-up.js';
import { playByKind } from '../../support/cwb-play.js';
import { angolaDocuments, budapestDocuments } from '../../support/cwb-published.js';
import { materialsFor } from '../../support/materials.js';

/** These tell the odds of their combat as it stands; whether the die falls at once is for others to say. */
const AS_IT_STANDS = new Set(['attack', 'widen', 'bombard', 'bombard-air', 'choose-table', 'end-support']);

/** One unit is placed or moved: a die that follows because it was the last one is the next step's. */
const ONE_UNIT = new Set(['place', 'move', 'fly', 'turn-down', 'take-back']);

interface Told {
  /** Commands that rolled as they were listed to roll. */
  kept: number;
  readonly wrong: string[];
  /** Commands that rolled openly, first of all, and were listed without odds. */
  readonly untold: string[];
}

/** Plays a game and compares what each command was listed with to what came of it. */
function compare(materials: SessionSetup, seed: string): Told {
  const lists = new Map<number, readonly Action[]>();
  const { entries } = playByKind({
    game,
    materials,
    seed,
    maxCommands: 20_000,
    onState: ({ state, open }) => lists.set(state.version + 1, open.actions),
  });
  const told: Told = { kept: 0, wrong: [], untold: [] };
  for (const entry of entries) {
    const action = lists.get(entry.version)?.find(({ command }) => isDeepStrictEqual(command, entry.command));
    if (action) check(action, entry, told);
  }
  return told;
}

interface Bombarded {
  readonly units: readonly { readonly unit: string; readonly fate: string }[];
}

const fatesIn = ({ units }: Bombarded): object => Object.fromEntries(units.map(({ unit, fate }) => [unit, fate]));

function check({ command, odds }: Action, entry: Entry, told: Told): void {
  const rolled = entry.rulings.find(({ dice }) => dice.length > 0);
  const what = `${JSON.stringify(command)} at ${entry.version}`;
  if (odds && rolled) {
    const outcome = rolled.outcome as object;
    const chances = odds.chances.map((chance) => chance.outcome);
    const struck = rolled.procedure === 'combat/bombardment' ? [fatesIn(outcome as Bombarded)] : [];
    const among = [outcome, ...Object.values(outcome), ...struck].some((part) =>
      chances.some((chance) => isDeepStrictEqual(part, chance)),
    );
    if (odds.procedure === rolled.procedure && odds.exact && among) told.kept += 1;
    else told.wrong.push(`${what}: ${rolled.procedure} instead of ${odds.procedure}, ${JSON.stringify(outcome)}`);
  } else if (odds && !AS_IT_STANDS.has(command.type)) {
    told.wrong.push(`${what}: nothing was rolled`);
  } else if (rolled && !odds && !ONE_UNIT.has(command.type)) {
    told.untold.push(`${what}: ${rolled.procedure}`);
  }
}

describe('what a command is listed to roll', () => {
  it('[9.2, 5.1, 18.4] is what it rolls, and nothing else rolls, where nothing is hidden', () => {
    for (const seed of ['one', 'two', 's0', 's2', 's3']) {
      const { kept, wrong, untold } = compare(materialsFor(game, 'kalima-crossing'), seed);
      expect({ wrong, untold }).toEqual({ wrong: [], untold: [] });
      expect(kept).toBeGreaterThan(20);
    }
  });

  it.each([
    ['budapest-56', { natoIntervention: 'overt' }],
    ['angola-87', {}],
  ] as const)(
    'is what it rolls in %s, and never a die that hides something',
    (scenario, options) => {
      const map = madeUpMap(scenario, 'foresight');
      const documents = scenario === 'budapest-56' ? budapestDocuments(map) : angolaDocuments(map);
      const { kept, wrong } = compare(materialsFor(game, scenario, documents, options), 'foresight');
      expect(wrong).toEqual([]);
      expect(kept).toBeGreaterThan(10);
    },
    120_000,
  );
});
