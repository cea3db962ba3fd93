import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { prepare } from '../../../src/games/asl-primosole/session/table.js';
import { type Remark, seenEntry } from '../../../src/kernel/session/index.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { misfits } from '../../support/fits.js';
import { materialsFor } from '../../support/materials.js';

const rules = aslPrimosole.declaration.session!;

/** Both sentences, each whole, of a section that the book has. */
function whole({ key, values, rule }: Remark): void {
  expect([rule, aslPrimosole.sections.has(rule)]).toEqual([rule, true]);
  for (const language of ['en', 'ja'] as const) {
    const sentence = aslPrimosole.phrasebooks[language].render(key, values);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
    expect(sentence).toMatch(/\S/);
  }
}

describe('what a campaign says', () => {
  it.each(['toll-house', 'orchard-ferry'])(
    '%s: every event has its shape, and every event, action and question its sentence',
    (scenario) => {
      const materials = materialsFor(aslPrimosole, scenario);
      const table = prepare(materials);
      playCampaign({
        materials,
        seed: `${scenario} told`,
        maxCommands: 3000,
        onEntry(_session, entry) {
          for (const event of entry.events) {
            const declared = rules.events![event.type];
            if (!declared) continue;
            const { type: _type, reveals: _reveals, secret, ...open } = event;
            expect([event.type, misfits(declared.shape, open)]).toEqual([event.type, []]);
            const { for: _for, ...hidden } = (secret ?? { for: [] }) as { for: readonly string[] };
            if (secret) expect([event.type, misfits(declared.secret!, hidden)]).toEqual([event.type, []]);
          }
          for (const viewer of ['british', 'axis', null] as const) {
            for (const event of seenEntry(entry, viewer, false).events) {
              const told = rules.tell!(table, event);
              if (told) whole(told);
            }
          }
        },
        onState(session, state) {
          for (const side of session.waitingFor(state)) {
            for (const { command } of session.actions(state, side).actions)
              whole(rules.describe!(table, state.position, command));
          }
          for (const viewer of ['british', 'axis', null] as const) {
            for (const { prompt } of rules.pending!(table, state.position, viewer)) if (prompt) whole(prompt);
            expect(misfits(rules.viewShape!, rules.view(table, state.position, viewer) as object)).toEqual([]);
          }
        },
      });
    },
  );
});
