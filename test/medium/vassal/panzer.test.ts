import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import type { Position } from '../../../src/games/panzer/session/position.js';
import { GivenDice, SeededDice } from '../../../src/kernel/dice/index.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { type Command, Session, type SessionState, unsealing } from '../../../src/kernel/session/index.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';
import { Chooser } from '../../support/random-play.js';
import { type LaidUnit, MadeUpModule } from '../../support/vassal-game.js';

const materials = panzerMaterials('mill-farm', 'basic');
const module = new MadeUpModule(panzer, materials);
const session = new Session(panzer, panzer.declaration.session!, materials);

const NOTHING = { control: {}, points: {}, conditions: {} };
const TURN = { ...NOTHING, turn: 2, phase: 'orders', side: 'german' };
const VEHICLES = ['mill-panzer-1', 'mill-panzer-2', 'mill-medium-1', 'mill-medium-2', 'mill-medium-3'];
const [NE, NW] = [1, 5];

/** These units on the map of Mill Farm, everybody else gone. */
const stood = (units: readonly LaidUnit[]): SessionState => {
  const eliminated = VEHICLES.filter((id) => !units.some(({ card }) => card === id));
  return session.takeUp(module.standing(units, { ...TURN, eliminated }).standing);
};

const ruled = (state: SessionState, name: string, wish: object, dice: number[] = []) => {
  const { procedure, input } = session.question(state, name, wish);
  return session.book.rule<Record<string, unknown>>(procedure, input, new GivenDice(dice));
};

const faultsOf = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSituationError)) throw error;
    return error.faults.map(({ pointer }) => pointer);
  }
};

describe('Mill Farm on VASSAL', () => {
  /**
   * Along the lower edge, level and clear: eight hexes. Row 0 of the spotting chart is 20 hexes, so each spots the other [4.1.3]. Due
   * west of a unit that faces NW is on the border of its field, so inside [4.4.3.1.4]. Short range, no modifier: 70; the front
   * armour of 14 against a penetration of 22 is knocked out [4.4.3.2.6].
   */
  const duel = stood([
    { card: 'mill-panzer-1', hex: '0909', facing: NW },
    { card: 'mill-medium-1', hex: '0109', facing: NE },
  ]);
  const shot = { unit: 'mill-panzer-1', target: 'mill-medium-1', weapon: 1, ammo: 'AP', command: 'fire' };

  it('a shot is ruled on with range, aspect and cover from the map', () => {
    const hit = ruled(duel, 'fire', shot, [70]);
    expect(hit.procedure).toBe('combat/ap-fire-basic');
    expect(hit.outcome).toMatchObject({ hitNumber: 70, hit: true, result: 'ko' });
    expect(ruled(duel, 'fire', shot, [71]).outcome).toMatchObject({ hit: false });
  });

  it('spotting is asked for a whole side', () => {
    const { pairs } = ruled(duel, 'spotting', { side: 'german' }).outcome as { pairs: object[] };
    expect(pairs).toMatchObject([{ spotter: 'mill-panzer-1', target: 'mill-medium-1', verdict: 'spotted' }]);
  });

  it('woods between two level hexes bar the line of sight, and nobody fires there', () => {
    const woods = stood([
      { card: 'mill-panzer-1', hex: '0304', facing: 0 },
      { card: 'mill-medium-1', hex: '0301', facing: 3 },
    ]);
    const { outcome } = ruled(woods, 'sight', { unit: 'mill-panzer-1', target: 'mill-medium-1' });
    expect(outcome).toMatchObject({ clear: false, range: 3, blocker: '0303' });
    expect(ruled(woods, 'sight', { unit: 'mill-panzer-1', target: '0305' }).outcome).toMatchObject({ clear: true });
    expect(faultsOf(() => ruled(woods, 'fire', shot))).toEqual(['/target']);
  });

  it('where a vehicle can go hangs on its card, its facing and its damage', () => {
    const at = (suppressed: boolean) =>
      stood([
        { card: 'mill-panzer-1', hex: '0909', facing: NW },
        { card: 'mill-medium-1', hex: '0107', facing: 0, ...(suppressed ? { suppressed } : {}) },
      ]);
    const reach = (state: SessionState) =>
      ruled(state, 'reach', { unit: 'mill-medium-1', command: 'move', mode: 'walk' }).outcome as { allowance: number };
    // 5T; a damaged vehicle has half of it, fractions dropped [4.5.1.1.1, 3.7].
    expect(reach(at(false)).allowance).toBe(5);
    expect(reach(at(true)).allowance).toBe(2);
  });

  it('a piece that nobody knows the facing of, a stranger and a unit that lies nowhere are told', () => {
    const told = (units: readonly LaidUnit[], eliminated: readonly string[]) =>
      faultsOf(() => session.takeUp(module.standing(units, { ...TURN, eliminated: [...eliminated] }).standing));
    const rest = VEHICLES.slice(1);
    expect(told([{ card: 'mill-panzer-1', hex: '0909' }], rest)).toEqual(['/units/0/facing']);
    expect(told([{ card: 'mill-panzer-1', hex: '0909', facing: 0 }], rest.slice(1))).toEqual(['/units']);
    const shared = ['mill-panzer-1', 'mill-medium-1'].map((card) => ({ card, hex: '0909', facing: 0 }));
    expect(told(shared, ['mill-panzer-2', 'mill-medium-2', 'mill-medium-3'])).toEqual(['/units']);
  });

  it('a game goes through VASSAL at the beginning of each turn and stands as the session does', () => {
    const turns = new Map<number, SessionState>();
    playPanzer(materials, 'vassal panzer', ({ state }) => {
      const { turn, step } = state.position as Position;
      if (step === 'orders' && !turns.has(turn)) turns.set(turn, state);
    });
    let asked = 0;
    for (const [turn, state] of turns) {
      const { units, sight, wrecks } = state.position as Position;
      const all = Object.entries(units);
      // What lies on a unit besides damage is another test's; the map of the module ends at column 11.
      const plain = all.every(
        ([, { hex, spot, place }]) => spot === undefined && place !== 'exited' && !hex?.startsWith('12'),
      );
      if (!plain || Object.keys(wrecks).length > 0) continue;
      const laid = all.flatMap(([card, { place, hex, facing, damaged }]) =>
        place === 'map' ? [{ card, hex: hex!, facing: facing!, ...(damaged ? { suppressed: true } : {}) }] : [],
      );
      const eliminated = all.flatMap(([card, { place }]) => (place === 'lost' ? [card] : []));
      const back = session.takeUp(module.standing(laid, { ...TURN, turn, eliminated }).standing);
      expect((back.position as Position).sight).toEqual(sight);
      for (const { card } of laid) {
        const wish = { unit: card, command: 'move', mode: 'walk' };
        expect(session.question(back, 'reach', wish)).toEqual(session.question(state, 'reach', wish));
        for (const target of sight[card] ?? []) {
          const look = { unit: card, target };
          expect(ruled(back, 'sight', look)).toEqual(ruled(state, 'sight', look));
          asked += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('a session goes on from there to its end', () => {
    const dice = new SeededDice('vassal panzer');
    const chooser = new Chooser('vassal panzer');
    let state = duel;
    const decide = (side: string, command: Command): void => {
      state = session.decide(state, side, command, dice, () => state).state;
    };
    for (const side of session.sides) decide(side, { type: 'join', seed: side });
    for (let count = 0; state.stage !== 'over'; count += 1) {
      if (count > 500) throw new Error('not over');
      expect(session.broken(state)).toEqual([]);
      const sealing = session.sealing(state);
      const open = (side: string): Command => chooser.of(session.actions(state, side).actions).command;
      if (sealing) {
        const all = sealing.sides.map((side) => [side, session.actions(state, side).actions[0]!.command] as const);
        decide(sealing.sides[0]!, unsealing(Object.fromEntries(all)));
      } else {
        const side = chooser.of(session.waitingFor(state));
        decide(side, open(side));
      }
    }
    expect((state.position as Position).turn).toBeGreaterThanOrEqual(2);
  });

  it.each(['basic', 'advanced'])('wrecks, SPOT counters, harm and exits are taken over in the %s game', (variant) => {
    const setup = panzerMaterials('mill-farm', variant);
    const table = new Session(panzer, panzer.declaration.session!, setup);
    const unit = (card: string, place: string | null, states: string[], facing = 'N') => ({
      card,
      side: null,
      place,
      faceUp: true,
      states,
      facing,
    });
    const units = [
      unit('mill-panzer-1', '0909', ['damaged', 'spotFire'], 'NW'),
      unit('mill-panzer-2', '0508', ['bu']),
      unit('mill-medium-1', '0109', [], 'NE'),
      unit('mill-medium-2', '0609', ['ko']),
      unit('mill-medium-3', null, ['exitedE']),
      ...(variant === 'advanced' ? [unit('mill-grenadiers', '0604', ['suppressedOff', 'reduced'], 'S')] : []),
    ];
    const { position } = table.takeUp({ ...TURN, units });
    expect(position).toMatchObject({
      turn: 2,
      step: 'orders',
      wrecks: { '0508': { kind: 'bu' }, '0609': { kind: 'ko' } },
      units: {
        'mill-panzer-1': { place: 'map', hex: '0909', facing: 5, damaged: true, spot: 'fire' },
        'mill-panzer-2': { place: 'lost', fate: 'bu' },
        'mill-medium-3': { place: 'exited', edge: 'E' },
        ...(variant === 'advanced' ? { 'mill-grenadiers': { suppression: 'off', reduced: true } } : {}),
      },
    });
    // A unit of each side is left in the Advanced Game, so that each formation has commands [6.2.1].
    const counted = Object.values((position as Position).commands).filter((commands) => commands > 0);
    expect(counted).toHaveLength(variant === 'advanced' ? 2 : 0);
  });
});
