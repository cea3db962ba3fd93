import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import { panzer } from '../../../src/games/panzer/index.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Language } from '../../../src/kernel/rulings/index.js';
import { type SessionSetup, wordRuling } from '../../../src/kernel/session/index.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { playCrusade } from '../../support/crusade-play.js';
import { materialsFor } from '../../support/materials.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';
import { playRandomGame, type RandomGame } from '../../support/random-play.js';
import { slipsIn } from '../../support/slips.js';

interface Card {
  readonly id: string;
  readonly title: { readonly en: string; readonly ja?: string };
}

/** Everything with an id that a sentence could name. */
function recordsOf({ cards, decks }: SessionSetup): Card[] {
  const inDecks = Object.values(decks).flatMap(({ body }) => (body.cards ?? []) as Card[]);
  return [...Object.values(cards).map(({ id, name }) => ({ id, title: name })), ...inDecks];
}

/** The rulings of whole games, as their players read them: by name, with no slip of language. */
describe.each([
  ['cold-war-battles', coldWarBattles, materialsFor(coldWarBattles, 'kalima-crossing'), playRandomGame],
  ['scw-battles', scwBattles, materialsFor(scwBattles, 'villar-bridge'), playRandomGame],
  [
    'panzer',
    panzer,
    panzerMaterials('mill-farm', 'advanced-game'),
    ({ materials, seed }: RandomGame) => playPanzer(materials, seed),
  ],
  [
    'crusade-revolution',
    crusadeRevolution,
    crusadeMaterials('valdeoro'),
    ({ materials, seed }: RandomGame) => playCrusade(materials, seed),
  ],
  ['asl-primosole', aslPrimosole, materialsFor(aslPrimosole, 'orchard-ferry'), playCampaign],
] as const)('%s: the rulings of a game', (_id, game, materials, play) => {
  const records = recordsOf(materials);
  const ids = records.map((record) => record.id).filter((each) => each.includes('-'));
  const names = records.flatMap(({ title }) => [title.en, title.ja ?? title.en]).sort((a, b) => b.length - a.length);
  const { session, entries } = play({
    game,
    materials,
    seed: 'read aloud',
    maxCommands: 20_000,
    doneOneIn: 12,
  });
  const rulings = entries.flatMap((entry) => entry.rulings);

  it.each(['en', 'ja'] as const)('name every unit and speak plainly (%s)', (language: Language) => {
    expect(rulings.length).toBeGreaterThan(20);
    const slips = new Map<string, string>();
    for (const ruling of rulings) {
      const { procedure, steps, summary } = wordRuling(game, ruling, language, (each) => session.nameOf(each));
      for (const { key, text } of [...steps, { key: 'summary', text: summary }]) {
        const bare = names.reduce((left, name) => left.replaceAll(name, 'X'), text);
        const shown = ids.filter((each) => bare.includes(each)).map((each) => `the id ${each}`);
        for (const what of [...shown, ...slipsIn(bare, language, [])]) slips.set(`${what}: ${procedure} ${key}`, text);
      }
    }
    expect([...slips].map(([where, text]) => `${where}: ${text}`)).toEqual([]);
  });
});
