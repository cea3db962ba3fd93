import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../src/games/panzer/session/position.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import type { UnitState } from '../../../src/games/panzer/session/unit-state.js';
import { SeededDice } from '../../../src/kernel/dice/index.js';
import {
  type ActionOdds,
  type Command,
  RefusedError,
  type RulingRecord,
  type Session,
  type SessionState,
  seenEntry,
} from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';
import { panzerMaterials, playPanzer, thrownTogether } from '../../support/panzer-play.js';
import { Chooser } from '../../support/random-play.js';

/** More by hand: `GAMES=20 npm run jest -- test/medium/sessions/panzer-secret-orders`. */
const GAMES = Number(process.env.GAMES ?? 2);

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** What is open to a side, the dice of each shot and what a trial says leads to them. */
function openTo(session: Session, state: SessionState, side: string): Record<string, string> {
  const { actions, owed, waitingFor } = session.actions(state, side);
  const ways = actions.flatMap(({ odds, variants }): readonly ActionOdds[] => variants ?? (odds ? [odds] : []));
  const seen = {
    actions,
    owed,
    waitingFor,
    grounds: ways.map((way) => session.book.beforeDice(way)),
    pending: session.pending(state, side),
    view: session.view(state, side),
    board: session.board(state, side),
  };
  return Object.fromEntries(Object.entries(seen).map(([name, part]) => [name, JSON.stringify(part)]));
}

/** The rulings a side reads when it fires; null where its owner shows the order to claim that a vehicle moves. */
function rulingsOn(session: Session, state: SessionState, side: string, command: Command): string | null {
  try {
    const { entry } = session.decide(state, side, command, new SeededDice('the same'), nothingEarlier);
    if (entry.events.some(({ type }) => type === 'move-claimed')) return null;
    return JSON.stringify(seenEntry(entry, side, false).rulings.filter(atVehicle));
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

/** Fire at a leg unit or gun counts its order, and the number stands in the ruling: nobody can choose there [6.5.4.2.2]. */
const atVehicle = ({ procedure, steps }: RulingRecord): boolean =>
  /^combat\/(ap-fire|gp-fire|close-assault)/.test(procedure) && !steps.some(({ key }) => key === 'unit-defense');

/**
 * Orders face down are nobody else's [4.2.1]. At random moments of random games all of them are exchanged for another: whoever may not
 * know them has the same list, odds and reasons before the shot, and reads the same of it afterwards, unless the order is shown.
 */
describe.each([
  ['mill-farm', 'basic-game'],
  ['mill-farm', 'advanced-game'],
  ['sukhaya-ford', 'advanced-game'],
])('%s, %s', (scenario, variant) => {
  it('tells nothing of an order before it is turned up', () => {
    const chooser = new Chooser(`orders of ${scenario} ${variant}`);
    let [looks, shots] = [0, 0];
    for (let game = 1; game <= GAMES; game += 1) {
      const printed = panzerMaterials(scenario, variant);
      const materials = game % 2 === 0 ? printed : thrownTogether(printed, `orders ${game}`);
      const { units } = prepare(materials);
      playPanzer(materials, `orders ${game}`, ({ session, state, side, open }) => {
        const position = state.position as Position;
        const shoots = /^(resolve|no-claim|send)$/.test(open.actions[0]!.command.type);
        if (!shoots && chooser.below(4) > 0) return;
        const order = chooser.of(['move', 'overwatch', 'none'] as const);
        const disguised = Object.entries(position.units).map(([id, unit]): [string, UnitState] => {
          if (unit.face !== undefined || unit.command === undefined || units.get(id)!.side === side) return [id, unit];
          const { command: _, group: __, ...rest } = unit;
          return [id, order === 'none' ? rest : { ...rest, command: order }];
        });
        const other = { ...state, position: { ...position, units: Object.fromEntries(disguised) } } as SessionState;
        expect([state.version, openTo(session, other, side)]).toEqual([state.version, openTo(session, state, side)]);
        looks += 1;
        if (!shoots) return;
        const { command } = open.actions[0]!;
        const [told, same] = [state, other].map((each) => rulingsOn(session, each, side, command));
        if (told === null || same === null) return;
        expect([command, same]).toEqual([command, told]);
        shots += 1;
      });
    }
    expect(looks).toBeGreaterThan(20);
    expect(shots).toBeGreaterThan(2);
  });
});

/** The stateless procedure, which its owner asks, says that he keeps the order to himself; a session must not say even that. */
describe('a shot at a hidden Move that its owner keeps to himself [4.4.3.2.2]', () => {
  const PANZER = 'ford-panzer-1';
  const MEDIUM = 'ford-medium-1';
  const RIFLES = 'ford-rifles-1';
  const begun = (command: string, target: string): FieldAction =>
    new FieldAction({
      german: [{ card: PANZER, hex: '0605', facing: 'S' }],
      soviet: [
        { card: MEDIUM, hex: '0608', facing: 'N' },
        { card: RIFLES, hex: '0708', facing: 'N' },
      ],
    })
      .order({ [PANZER]: 'fire' }, { [target]: command }, 'german', 'never')
      .play({ type: 'take-aim', unit: PANZER });

  it('is ruled on as one at a vehicle that stands', () => {
    const [moves, stands] = ['move', 'none'].map((command) =>
      begun(command, MEDIUM).play(
        { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM },
        { type: 'resolve', target: MEDIUM },
      ),
    );
    const rulings = (action: FieldAction) => action.entries.at(-1)!.rulings;
    expect(rulings(moves!)).toHaveLength(1);
    expect(rulings(moves!)).toEqual(rulings(stands!));
  });

  it('has the odds of one at a squad that stands', () => {
    const odds = (command: string) => begun(command, RIFLES).open.actions.flatMap(({ odds: each }) => each ?? []);
    expect(odds('move').length).toBeGreaterThan(1);
    expect(odds('move')).toEqual(odds('none'));
  });
});
