import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../src/games/panzer/session/position.js';
import { replay, type SessionSetup } from '../../../src/kernel/session/index.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';

/** Every optional rule that a session plays, all at once. */
const ALL = {
  morale: true,
  sovietEarlyWar: 'y1942',
  platoonCommand: true,
  tankFright: true,
  smokeDischargers: true,
  ceAmmo: true,
  brewUpModifier: true,
  variablePenetration: true,
  sovietVariance: true,
  lowerHull: true,
  firePriority: true,
  ceGpFire: true,
  platformMounts: true,
  attachedWeaponLoss: true,
  pinningFire: true,
  variableTrackDamage: true,
  infantrySmoke: true,
  collateralDamage: true,
  camouflage: true,
  weaponMalfunction: true,
  scatter: true,
  illumination: true,
  counterBattery: true,
  bogging: true,
  mines: true,
  dualDriving: true,
  amphibious: true,
  fires: true,
  weather: true,
  reconByFire: true,
  commandSpan: true,
  tungsten: 'plus1',
};

/** Sukhaya Ford on a muddy day, with counter-battery artillery on both sides. */
function materials(): SessionSetup {
  const given = panzerMaterials('sukhaya-ford', 'advanced-game', ALL);
  const { body } = given.scenario;
  const asset = (id: string, side: string) => ({ id, name: id, side, nation: side, locateOn: 40, longMission: 3 });
  const start = {
    ...(body.start as object),
    conditions: { mud: true },
    camouflaged: ['Grenadier half-squad', '57 mm anti-tank gun'],
    platoons: { 'First platoon': ['Medium tank 2', 'Medium tank 3'], Rifles: ['Rifle squad 1', 'Rifle squad 2'] },
    counterBattery: [asset('hunters', 'soviet'), asset('listeners', 'german')],
  };
  // The gun tanks of the Germans have smoke dischargers here.
  const cards = structuredClone(given.cards) as unknown as Record<
    string,
    { body: { values: { weapons: { limits?: object }[] } } }
  >;
  for (const id of ['ford-panzer-1', 'ford-panzer-2']) cards[id]!.body.values.weapons[0]!.limits = { dischargers: 6 };
  return {
    ...given,
    cards: cards as unknown as SessionSetup['cards'],
    scenario: { ...given.scenario, body: { ...body, start } },
  };
}

describe('Sukhaya Ford with all optional rules at random', () => {
  it.each(['first', 'second', 'third'])(
    'the %s game ends with nothing broken and replays to the same state',
    (seed) => {
      const { session, entries, state } = playPanzer(materials(), seed, (turn) => {
        expect(turn.session.broken(turn.state)).toEqual([]);
        expect(turn.open.actions.length).toBeLessThan(120);
        // A call that is put together is its own side's business, and a field nobody has set off its owner's.
        const { artillery, mines } = turn.state.position as Position;
        const call = artillery.part?.call;
        for (const viewer of turn.session.sides) {
          const view = turn.session.view(turn.state, viewer) as { call: object | null };
          expect(view.call === null).toBe(!call || artillery.part!.side !== viewer);
          const seen = turn.session.board(turn.state, viewer)!.markers.filter(({ key }) => key === 'mines');
          expect(seen).toHaveLength(mines.filter(({ known, side }) => known || side === viewer).length);
        }
      });
      expect(replay(session, entries)).toEqual(state);
      expect(state.stage).toBe('over');
    },
  );
});
