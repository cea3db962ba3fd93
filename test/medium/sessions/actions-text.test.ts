import { expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { actionsText } from '../../../src/sessions/edge/actions-text.js';
import type { LiveSession } from '../../../src/sessions/live-session.js';
import { Campaign } from '../../support/cwb-campaign.js';

const REBEL = 'hidden-rebel-infantry-1';
const TANKS = 'budapest-1-100-armor-bn';
const engine = { nameOf: (id: string) => ({ en: `the ${id}` }) };

// 6 against 2 is +4 [18.2, 18.3]: the likeliest result first, then as the die falls.
it('a line of text names each table with its odds, where both are open', () => {
  const game = new Campaign('budapest-56', { values: { [TANKS]: { attack: 6 }, [REBEL]: { defence: 2 } } }).stage(
    { turn: 2, step: 'II.C', stage: 'declaration', phasing: 'soviet' },
    [
      { counter: TANKS, hex: '0505' },
      { counter: REBEL, hex: '0504' },
    ],
  );
  const session = { game: coldWarBattles, version: 7, engine } as unknown as LiveSession;
  const lines = actionsText(session, game.open, 'en').split('\n');
  expect(lines).toContain(
    `{"type":"attack","unit":"${TANKS}","target":"0504"} [9.3] (Mobile: 1/3 D1, 1/3 D2, 1/6 BR, 1/6 D3; Assault: 1/3 EX, 1/6 BR, 1/6 AX, 1/6 D2, 1/6 D4)`,
  );
});

// One TAC is 1 point, the Mobile column +1: A1 BR BR D1 D1 D2 for each of the two, 1/2 unharmed, 1/3 driven off, 1/6 suppressed [10.10].
it('a line of text says what may become of each unit under fire', () => {
  const other = 'hidden-rebel-infantry-2';
  const values = { [REBEL]: { defence: 2 }, [other]: { defence: 2 } };
  const game = new Campaign('budapest-56', { values }).stage(
    { turn: 2, step: 'II.C', stage: 'declaration', phasing: 'soviet', air: { soviet: { tac: 1 } } },
    [
      { counter: REBEL, hex: '0505' },
      { counter: other, hex: '0505' },
      { counter: TANKS, hex: '0510' },
    ],
  );
  const session = { game: coldWarBattles, version: 7, engine } as unknown as LiveSession;
  const line = actionsText(session, game.open, 'en')
    .split('\n')
    .find((each) => each.startsWith('{"type":"bombard-air","air":"tac","target":"0505"}'))!;
  const chances = line.slice(line.indexOf('(') + 1, -1).split(', ');
  expect(chances).toHaveLength(9);
  expect(chances[0]).toBe(`1/4 the ${REBEL} unharmed + the ${other} unharmed`);
  expect(chances).toContain(`1/6 the ${REBEL} unharmed + the ${other} retreats 1 hex`);
  expect(chances).toContain(`1/36 the ${REBEL} suppressed + the ${other} suppressed`);
});

// The same TAC on one unit: the words of the result and of the tables are the reader's, the commands stay as they are sent.
it('a line of Japanese text has Japanese words', () => {
  const values = { [TANKS]: { attack: 6 }, [REBEL]: { defence: 2 } };
  const game = new Campaign('budapest-56', { values }).stage(
    { turn: 2, step: 'II.C', stage: 'declaration', phasing: 'soviet', air: { soviet: { tac: 1 } } },
    [
      { counter: TANKS, hex: '0505' },
      { counter: REBEL, hex: '0504' },
      { counter: 'hidden-rebel-infantry-2', hex: '0510' },
    ],
  );
  const session = { game: coldWarBattles, version: 7, engine } as unknown as LiveSession;
  const lines = actionsText(session, game.open, 'ja').split('\n');
  const attack = lines.find((line) => line.startsWith(`{"type":"attack","unit":"${TANKS}"`));
  expect(attack).toContain('(機動: 1/3 D1');
  expect(attack).toContain('突撃: 1/3 EX');
  const bombs = lines.find((line) => line.includes('"target":"0510"'));
  expect(bombs).toMatch(/1\/2 .+ 無事/);
});
