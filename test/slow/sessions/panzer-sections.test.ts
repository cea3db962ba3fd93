import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import type { Section } from '../../../src/kernel/procedures/index.js';
import { sectionsOf, sectionsOpen } from '../../support/panzer-game-checks.js';
import { panzerMaterials, playPanzer, thrownTogether } from '../../support/panzer-play.js';

/** More by hand: `RANDOM_GAMES=100 npm run jest -- test/slow/sessions/panzer-sections`. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 8);

/** Sections by why random games do not meet them: `never` by any, `seldom` by few. */
const NOT_MET = JSON.parse(readFileSync('test/fixtures/panzer-sections-not-met.json', 'utf8')) as Readonly<
  Record<'never' | 'seldom', Readonly<Record<string, readonly string[]>>>
>;
const listed = (which: 'never' | 'seldom'): string[] => Object.values(NOT_MET[which]).flat();

/**
 * Headings, components and definitions decide nothing, and what only a scenario says is no session's business. Optional rules have
 * scripted games of their own.
 */
const isAdjudicable = ({ id, kind, resolver }: Section): boolean =>
  kind !== 'flavour' && kind !== 'definition' && resolver !== 'none' && resolver !== 'scenario' && !id.startsWith('7.');

describe('the two training scenarios together', () => {
  it('meet every section that a session decides by, but for those written down with a reason', () => {
    const cited = new Set<string>();
    for (const scenario of ['mill-farm', 'sukhaya-ford']) {
      for (const variant of ['basic-game', 'advanced-game']) {
        for (let game = 1; game <= GAMES; game += 1) {
          const seed = `sections ${scenario} ${variant} ${game}`;
          const asPrinted = panzerMaterials(scenario, variant);
          const materials = game % 2 === 0 ? asPrinted : thrownTogether(asPrinted, seed);
          const table = prepare(materials);
          const played = playPanzer(materials, seed, (turn) => {
            for (const rule of sectionsOpen(table, turn)) cited.add(rule);
          });
          for (const rule of sectionsOf(table, played)) cited.add(rule);
        }
      }
    }
    const adjudicable = [...panzer.sections.values()].filter(isAdjudicable).map(({ id }) => id);
    const unmet = adjudicable.filter((id) => !cited.has(id));
    // Read by whoever looks after the rules.
    process.stdout.write(`sections met: ${adjudicable.length - unmet.length} of ${adjudicable.length}\n`);
    process.stdout.write(`not met: ${unmet.join(' ')}\n`);
    const [never, seldom] = [listed('never'), listed('seldom')];
    expect(unmet.filter((id) => !never.includes(id) && !seldom.includes(id))).toEqual([]);
    expect(never.filter((id) => cited.has(id))).toEqual([]);
    expect([...never, ...seldom].filter((id) => !adjudicable.includes(id))).toEqual([]);
  }, 36_000_000);
});
