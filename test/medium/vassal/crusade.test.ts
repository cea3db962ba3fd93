import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import type { Position } from '../../../src/games/crusade-revolution/session/position.js';
import { GivenDice } from '../../../src/kernel/dice/index.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { Session, type SessionState } from '../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { playCrusade, positionOf } from '../../support/crusade-play.js';
import { type LaidUnit, MadeUpModule } from '../../support/vassal-game.js';

const materials = crusadeMaterials('valdeoro');
const session = new Session(crusadeRevolution, crusadeRevolution.declaration.session!, materials);
const SPACES = (materials.maps['valdeoro-map']!.body.spaces as { id: string }[]).map(({ id }) => id);
/** Each space has a hex of the made-up board, along its upper edge. */
const PLACES = Object.fromEntries(SPACES.map((space, i) => [`${String(i + 1).padStart(2, '0')}01`, space]));
const hexOf = (space: string): string => Object.entries(PLACES).find(([, name]) => name === space)![0];
const module = new MadeUpModule(crusadeRevolution, materials, PLACES);

const NOTHING = { eliminated: [], control: {}, points: {}, conditions: {} };
const ROUND = { ...NOTHING, turn: 1, phase: 'action', side: 'nationalist' };

/** Where the scenario sets everybody up. */
const SET_UP: LaidUnit[] = [
  { card: 'valdeoro-column-1', hex: hexOf('Valdeoro') },
  { card: 'valdeoro-column-2', hex: hexOf('Rio Seco') },
  { card: 'valdeoro-column-3', hex: hexOf('San Telmo') },
  { card: 'castro-division-1', hex: hexOf('Molinos') },
  { card: 'castro-division-2', hex: hexOf('Campo Llano') },
  { card: 'castro-tercio', hex: hexOf('Fuente Clara') },
];

const stood = (units: readonly LaidUnit[], more: object = {}): SessionState =>
  session.takeUp(module.standing(units, { ...ROUND, ...more }).standing);

const faultsOf = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSituationError)) throw error;
    return error.faults.map(({ pointer }) => pointer);
  }
};

/** The table as its players would lay it out on VASSAL, and what they would say besides. */
function throughVassal(position: Position): SessionState {
  const { units, works, control, turn, active, strait } = position;
  const all = Object.entries(units);
  const laid = all.flatMap(([card, { place, space, reduced }]) =>
    place === 'map' ? [{ card, hex: hexOf(space!), ...(reduced ? { suppressed: true } : {}) }] : [],
  );
  const eliminated = all.flatMap(([card, { place }]) => (place === 'eliminated' || place === 'removed' ? [card] : []));
  const conditions = {
    strait,
    ...Object.fromEntries(Object.entries(works).map(([at, { kind }]) => [`works ${at}`, kind])),
  };
  return stood(laid, { turn, side: active, eliminated, control, conditions });
}

describe('Valdeoro on VASSAL', () => {
  it('an attack has its terrain, its river and its figures from map, position and cards', () => {
    const wish = { units: ['castro-division-1', 'castro-division-2'], target: 'Rio Seco' };
    const { procedure, input } = session.question(stood(SET_UP), 'battle', wish);
    expect(procedure).toBe('combat/battle');
    // Both ways to Rio Seco cross the river; the column there is militia with a combat factor of 1.
    expect(input).toMatchObject({
      attacker: 'nationalist',
      turn: 1,
      attackers: [
        { name: 'Molinos', river: true, supply: 'supplied', units: [{ name: 'castro-division-1' }] },
        { name: 'Campo Llano', river: true, supply: 'supplied', units: [{ name: 'castro-division-2' }] },
      ],
      defence: { name: 'Rio Seco', works: 'none', units: [{ name: 'valdeoro-column-2', type: 'mil', cf: 1, lf: 1 }] },
      cards: [],
    });
    const dug = stood(SET_UP, { conditions: { 'works Rio Seco': 'trench' } });
    expect(session.question(dug, 'battle', wish).input).toMatchObject({ defence: { works: 'trench' } });
  });

  it('supply hangs on who holds what: with Fuente Clara lost, Campo Llano is cut off', () => {
    // Molinos still has its way by Piedra Negra to Castro Real; Campo Llano has none but Fuente Clara.
    const cut = stood(
      SET_UP.map((unit) => (unit.card === 'castro-tercio' ? { ...unit, hex: hexOf('Castro Real') } : unit)),
      { control: { 'Fuente Clara': 'republican' } },
    );
    const states = (state: SessionState) => {
      const { procedure, input } = session.question(state, 'supply', { side: 'nationalist' });
      const { outcome } = session.book.ask<{ spaces: { space: string; state: string }[] }>(procedure, input);
      return Object.fromEntries(outcome!.spaces.map(({ space, state: supply }) => [space, supply]));
    };
    expect(states(stood(SET_UP))).toMatchObject({ Molinos: 'supplied', 'Campo Llano': 'supplied' });
    expect(states(cut)).toMatchObject({ Molinos: 'supplied', 'Campo Llano': 'outOfSupply' });
  });

  it('what cannot be so is told at its place', () => {
    const told = (units: readonly LaidUnit[], more: object = {}) => faultsOf(() => stood(units, more));
    expect(told(SET_UP.slice(1))).toEqual(['/units']);
    expect(told(SET_UP, { turn: 4 })).toEqual(['/turn']);
    expect(told(SET_UP, { conditions: { weather: 'mud' } })).toEqual(['/conditions/weather']);
    expect(told(SET_UP, { control: { Paris: 'republican' } })).toEqual(['/control/Paris']);
    const ask = (wish: object) => faultsOf(() => session.question(stood(SET_UP), 'battle', wish));
    expect(ask({ units: ['castro-tercio'], target: 'Rio Seco' })).toEqual(['/units/0']);
    expect(ask({ units: ['castro-division-1'], target: 'La Sierra' })).toEqual(['/target']);
  });

  it('battles of played games are ruled on as the session ruled on them', () => {
    let battles = 0;
    for (let game = 0; game < 6; game += 1) {
      const states = new Map<number, Position>();
      const { entries } = playCrusade(materials, `vassal crusade ${game}`, ({ state }) => {
        states.set(state.version, positionOf(state));
      });
      for (const { version, rulings } of entries) {
        const ruling = rulings.find(({ procedure }) => procedure === 'combat/battle');
        const before = states.get(version - 1);
        const combat = before?.combat;
        // Cards and events are on no map.
        if (!ruling || !combat || combat.cards.length + before.lasting.length > 0 || before.operation!.drm !== 0)
          continue;
        // The board of the module has no boxes.
        if (Object.values(before.units).some(({ place }) => place === 'reserve' || place === 'track')) continue;
        if (combat.claim !== null || combat.defenders.some((id) => before.units[id]!.retreated)) continue;
        const wish = { units: combat.attackers.map(({ unit }) => unit), target: combat.target };
        const { procedure, input } = session.question(throughVassal(before), 'battle', wish);
        const again = session.book.rule(procedure, input, new GivenDice(ruling.dice.map(({ value }) => value)));
        expect(again.outcome).toEqual(ruling.outcome);
        expect(again.steps).toEqual(ruling.steps);
        battles += 1;
      }
    }
    expect(battles).toBeGreaterThan(2);
  });
});
