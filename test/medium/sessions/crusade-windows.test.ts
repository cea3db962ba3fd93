import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import type { Position } from '../../../src/games/crusade-revolution/session/position.js';
import { RefusedError, seenEntry } from '../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';

const positionOf = ({ state }: ScriptedSession): Position => state.position as Position;

describe('a standing order to commit no combat cards (P28)', () => {
  /** The Nationalists attack Rio Seco from Molinos; the Republicans answer the window in one way or another. */
  const attacked = (answer: object): ScriptedSession => {
    const game = new ScriptedSession(crusadeRevolution, crusadeMaterials('valdeoro'), new NamedDice({}, 200));
    game.play({ type: 'automatic' }, { type: 'activate', space: 'Molinos', marker: 'attack' });
    game.play(
      { type: 'target', space: 'Rio Seco' },
      { type: 'commit', unit: 'castro-division-1' },
      { type: 'declare' },
    );
    game.play({ type: 'done-cards' });
    expect(positionOf(game).step).toBe('defender-cards');
    game.play(answer as never);
    return game;
  };

  it('is seen by nobody: the enemy reads the same as after a plain pass', () => {
    const seen = ({ entries }: ScriptedSession): string =>
      JSON.stringify(seenEntry(entries.at(-1)!, 'nationalist', false));
    const [plain, standing] = [attacked({ type: 'done-cards' }), attacked({ type: 'pass-cards', until: 'turn' })];
    expect(seen(standing)).toBe(seen(plain));
    expect(positionOf(plain).passing).toBeUndefined();
    expect(positionOf(standing).passing).toEqual({ republican: { turn: 1 } });
    const view = ({ session, state }: ScriptedSession): string => JSON.stringify(session.view(state, 'nationalist'));
    expect(view(standing)).toBe(view(plain));
  });

  it('holds for the Action Round it was given in, and no longer', () => {
    const game = attacked({ type: 'pass-cards', until: 'round' });
    expect(positionOf(game).passing).toEqual({ republican: { turn: 1, round: 1, active: 'nationalist' } });
  });
});

describe('units that a scenario leaves free to place [4.2.1]', () => {
  it('are placed by their side before the first turn, where there is room', () => {
    const materials = structuredClone(crusadeMaterials('valdeoro')) as never as {
      scenario: { body: { setUp: { side: string; units?: { card?: string }[]; where: { spaces?: string[] } }[] } };
    };
    const lines = materials.scenario.body.setUp;
    const line = lines.find(({ side, where }) => side === 'nationalist' && where.spaces?.length === 1)!;
    const unit = line.units![0]!.card!;
    const other = lines.find(
      ({ side, where }) => side === 'nationalist' && where.spaces![0] !== line.where.spaces![0],
    )!;
    const spaces = [line.where.spaces![0]!, other.where.spaces![0]!];
    line.where.spaces = spaces;
    const game = new ScriptedSession(crusadeRevolution, materials as never, new NamedDice({}, 200));
    expect(game.session.waitingFor(game.state)).toEqual(['nationalist']);
    const { actions } = game.session.actions(game.state, 'nationalist');
    expect(actions.map(({ command, rule }) => [command.type, command.space, rule])).toEqual(
      spaces.map((space) => ['place-arrival', space, '4.2.1']),
    );
    game.play({ type: 'place-arrival', unit, space: spaces[1]! });
    expect(positionOf(game).units[unit]).toMatchObject({ place: 'map', space: spaces[1] });
  });
});

describe('redeployment into a full space [9.1.2, P29]', () => {
  it('is open while somebody can still leave, and then owed', () => {
    const game = new ScriptedSession(crusadeRevolution, crusadeMaterials('sierra-parda'), new NamedDice({}, 200));
    const { actions } = game.session.actions(game.state, 'nationalist');
    game.play(actions.find(({ command }) => command.use === 'sr')!.command);
    // Valladolid holds its three divisions [9.1.1]; one of Los Llanos comes in with the first point of the card.
    const there = (): string[] =>
      Object.entries(positionOf(game).units).flatMap(([id, { space }]) => (space === 'Valladolid' ? [id] : []));
    expect(there()).toHaveLength(3);
    const comer = Object.entries(positionOf(game).units).find(([, { space }]) => space === 'Los Llanos')![0];
    // A unit of the enemy and one that nobody has are told apart; both are refused.
    const refusalOf = (unit: string, to = 'Valladolid'): string[] => {
      try {
        game.play({ type: 'redeploy', unit, to, by: 'land' });
      } catch (error) {
        if (error instanceof RefusedError)
          return error.steps.map(({ key, values }) => (values.near && values.name ? `${key}: ${values.near}` : key));
        throw error;
      }
      return [];
    };
    const { pieces } = game.session.board(game.state, 'nationalist')!;
    const enemy = pieces.find(({ side }) => side === 'republican')!.id;
    expect([enemy, 'nobody-at-all', `${comer}x`].map((unit) => refusalOf(unit))).toEqual([
      ['not-open', 'session-piece-of-another'],
      ['not-open', 'session-unknown-piece'],
      ['not-open', 'session-unknown-piece-near'],
    ]);
    // So are a space that lies elsewhere and one that the map has not.
    expect(refusalOf(comer, 'Valadolid').slice(1)).toEqual(['session-unknown-name-near: Valladolid']);
    expect(refusalOf(comer, 'Atlantis').slice(1)).toEqual(['session-unknown-name']);
    // A goal that stands in a form is found by its name, and filled in.
    const goals = game.session.actions(game.state, 'nationalist', { to: 'Valladolid' }).actions;
    expect(goals.map(({ command }) => command)).toContainEqual({
      type: 'redeploy',
      unit: comer,
      to: 'Valladolid',
      by: 'land',
    });
    expect(goals.map(({ command, form }) => [command.to, form])).toEqual(goals.map(() => ['Valladolid', undefined]));
    game.play({ type: 'redeploy', unit: comer, to: 'Valladolid', by: 'land' });
    expect(there()).toHaveLength(4);
    const open = game.session.actions(game.state, 'nationalist');
    expect(open.actions.map(({ command }) => command.type)).not.toContain('end-redeployment');
    expect(open.owed).toMatchObject([{ rule: '9.1.2' }]);
    const [leaver] = there().filter((id) => id !== comer);
    game.play({ type: 'redeploy', unit: leaver!, by: 'toReserve' });
    expect(there()).toHaveLength(3);
  });
});
