import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import { prepare } from '../../../src/games/crusade-revolution/session/table.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { reasonNeverMet } from '../../support/crusade-never-met.js';
import { eventsOf, playCrusade, sectionsCited } from '../../support/crusade-play.js';

const rules = crusadeRevolution.declaration.session!;

/** More by hand: `RANDOM_GAMES=1000 npm run jest -- test/slow/sessions/crusade-sections`. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 20);

/** So many games come to everything that random games come to at all. */
const ENOUGH = 60;

/** A family is what the book numbers with one point: 8.2, 16.4. */
const familyOf = (section: string): string => section.split('.').slice(0, 2).join('.');

/** No rules of play: introduction, components, glossary and set-up, headings, and clarifications of single cards. */
const WORDS = /^(1|2|3|4)\.|\.0$|^CL\./;

/** Armour in an attack and a unit cut off at a border are seldom come to at random: they are asked for in long runs alone. */
const SELDOM = GAMES < 200 ? ['13.4', '16.6'] : [];

describe('the two training scenarios together', () => {
  it('meet every rule family of the book', () => {
    const cited = new Set<string>();
    for (let game = 1; game <= GAMES; game += 1) {
      for (const scenario of ['valdeoro', 'sierra-parda']) {
        const materials = crusadeMaterials(scenario, [], { optionalCards: game % 2 === 0 });
        const table = prepare(materials);
        const played = playCrusade(materials, `${scenario}, sections ${game}`, ({ state, side, open }) => {
          for (const { rule, command } of open.actions.slice(0, 30)) {
            cited.add(rule);
            cited.add(rules.describe!(table, state.position, command).rule);
          }
          for (const { rule } of [...open.owed, ...rules.pending!(table, state.position, side)]) cited.add(rule);
        });
        for (const section of sectionsCited(played)) cited.add(section);
        for (const event of eventsOf(played)) {
          const told = rules.events![event.type] ? rules.tell!(table, event) : null;
          if (told) cited.add(told.rule);
        }
      }
    }
    const sections = [...crusadeRevolution.sections.keys()];
    const met = new Set([...cited].map(familyOf));
    const never = [...new Set(sections.map(familyOf))].filter(
      (family) => !met.has(family) && !WORDS.test(family) && !SELDOM.includes(family),
    );
    const unmet = sections.filter((section) => !cited.has(section));
    // Read by whoever looks after the rules: what no random game has come to, and why not.
    process.stdout.write(
      `sections cited: ${cited.size} of ${sections.length}\nnever met:\n${unmet.map((section) => `${section} ${reasonNeverMet.get(section) ?? 'in a longer run'}`).join('\n')}\n`,
    );
    expect(never).toEqual([]);
    if (GAMES >= ENOUGH) expect(unmet.filter((section) => !reasonNeverMet.has(section))).toEqual([]);
    expect(cited.size).toBeGreaterThan(150);
  }, 1_200_000);
});
