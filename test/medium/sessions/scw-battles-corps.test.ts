import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import type { LibraryDocument } from '../../../src/library/document.js';
import { materialsFor, shippedDocuments } from '../../support/materials.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';
import { moving, unit } from '../../support/scw-battle.js';

interface Body {
  setUp: { side: string; units: { card: string }[]; where: { hexes: string[] } }[];
  allotments: { of: string }[];
}

/** Villar Bridge with a corps above the Villar column: its HQ says so, its battalions do not. */
function withCorps(hexes: Readonly<Record<string, string>>, dice: Record<string, number[]>): ScriptedSession {
  const shipped = shippedDocuments('scw-battles');
  const found = (wanted: string) => structuredClone(shipped.find(({ id }) => id === wanted)!);
  const scenario = found('villar-bridge');
  const body = scenario.body as unknown as Body;
  body.setUp.push({ side: 'republican', units: [{ card: 'corps-hq' }], where: { hexes: [] } });
  body.setUp = body.setUp.filter(({ units }) => hexes[units[0]!.card] !== undefined);
  for (const line of body.setUp) line.where = { hexes: [hexes[line.units[0]!.card]!] };
  body.allotments = body.allotments.filter(({ of }) => of !== 'airPoints');
  const column = found('villar-hq');
  const { values } = column.body as unknown as { values: Record<string, unknown> };
  values.corps = 'I';
  const corps = {
    ...found('villar-hq'),
    id: 'corps-hq',
    body: { values: { type: 'hq', attack: 0, defence: 1, movement: 8, echelon: 'corps', corps: 'I' } },
  };
  const added = [{ ...scenario, id: 'corps' }, column, corps] as unknown as LibraryDocument[];
  return new ScriptedSession(scwBattles, materialsFor(scwBattles, 'corps', added), new NamedDice(dice, 3));
}

describe('a corps of the series', () => {
  const hexes = {
    'sierra-tabor-1': '0606',
    'sierra-hq': '0608',
    'corps-hq': '0605',
    'villar-hq': '0603',
    'villar-militia-1': '0602',
  };
  const atStep = (step: string) => (state: { position: unknown }) => (state.position as Position).step === step;

  it('is the end of the chain for its divisions [10.1]', () => {
    // 0602 to 0603 one hex, 0603 to 0605 two, and the Tabor has no zone beyond 0605.
    const game = withCorps({ ...hexes, 'sierra-tabor-1': '0607' }, {}).skipTo(moving('republican'));
    expect(unit(game, 'villar-militia-1').uncommanded).toBeUndefined();
  });

  it('whose HQ is lost in combat leaves all its units without command, whatever they print [10.1.4]', () => {
    // 4 - 1 - 1 for the town = +2, assault makes it 3-4; die 6: -/S*. The HQ has one step and is back on turn 1 + 6.
    const game = withCorps(hexes, { 'combat/attack:combat': [6], 'events/hq-rebuilding:rebuilding': [6] });
    game.skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' }, { type: 'assault', pay: ['Sierra'] });
    game.play({ type: 'done' }, { type: 'done' });
    expect(unit(game, 'corps-hq')).toMatchObject({ place: 'due', turn: 7 });
    game.skipTo(moving('republican'));
    expect([unit(game, 'villar-militia-1').uncommanded, unit(game, 'villar-hq').uncommanded]).toEqual([true, true]);
  });
});
