import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import { materialsFor, shippedDocuments } from '../../support/materials.js';
import { marchesOf, PlainMap } from '../../support/plain-march.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';
import { waysOn } from '../../support/ways-on.js';

/**
 * The first moves of both training scenarios, counted a second time with nothing but the map as printed and the few rules
 * that bear on it, written out here from the book.
 */
describe('the first moves of Kalima Crossing', () => {
  const map = PlainMap.of(shippedDocuments('cold-war-battles'), 'kalima-crossing-map');
  // All costs in halves [18.1]: a trail is one half, whatever it runs through [7.7].
  const ENTRY: Record<string, number> = { clear: 2, savanna: 2, marsh: 4, hilltop: 4, town: 2, base: 2, airfield: 2 };
  const CROSSING: Record<string, number> = { stream: 2, minorRiver: 4, bridgedMinorRiver: 0 };
  const cost = (from: string, to: string): number => {
    if (map.roadBetween(from, to)) return 1;
    const entry = Math.max(...map.terrainOf(to).map((terrain) => ENTRY[terrain] ?? 2));
    return entry + map.featuresBetween(from, to).reduce((sum, feature) => sum + CROSSING[feature]!, 0);
  };
  const enemies = ['0608', '0908', '0508', '0609', '0203', '1007'];
  // Every ground unit has a zone of control, bases and guns too [8.1].
  const zones = new Set(enemies.flatMap((hex) => map.around(hex)));
  // Communist factors are doubled on turn 1 [17.17]; the base does not move.
  const units: [hex: string, points: number][] = [
    ['0605', 2 * 6],
    ['0706', 2 * 6],
    ['0506', 2 * 7],
    ['0604', 2 * 10],
    ['0603', 2 * 6],
  ];
  /** Moves, and the end of the phase. Who refits may not enter an enemy zone [17.32]. */
  const count = (refitting: boolean): number =>
    units.reduce((sum, [from, points]) => {
      const closed = (hex: string) => enemies.includes(hex) || (refitting && zones.has(hex));
      return sum + marchesOf({ map, from, points: 2 * points, cost, closed, stops: (hex) => zones.has(hex) }).size;
    }, 1);

  it('are as many as the session lists, after refitting or not, with the air taken or left', () => {
    const game = new ScriptedSession(
      coldWarBattles,
      materialsFor(coldWarBattles, 'kalima-crossing'),
      new NamedDice({}, 4),
    );
    expect(waysOn(game.session, game.state, 3, new NamedDice({}, 4))).toBe(2 * count(true) + 2 * count(false));
  });
});

describe('the first moves of Villar Bridge', () => {
  const map = PlainMap.of(shippedDocuments('scw-battles'), 'villar-bridge-map');
  const has = (hex: string, ...terrains: string[]) => terrains.some((one) => map.terrainOf(hex).includes(one));
  /** On foot in clear weather [T.5]; along a road 1, bridges included [6.5]. */
  const cost = (from: string, to: string): number => {
    if (map.roadBetween(from, to)) return 1;
    const mixed = map.terrainOf(to).length > 1;
    const entry = has(to, 'town') ? 1 : mixed ? 3 : has(to, 'woods', 'rough') ? 2 : 1;
    return entry + (map.featuresBetween(from, to).includes('river') ? 2 : 0);
  };
  const enemies = ['0604', '0403', '0602', '0603', '0703'];
  // Two battalions and the tanks have attack 3 or more [8.0]; tanks have no zone where they could not go [8.2].
  const tankZone = map
    .around('0703')
    .filter(
      (hex) =>
        map.roadBetween('0703', hex) ||
        (!map.featuresBetween('0703', hex).includes('river') && !has(hex, 'woods', 'rough')),
    );
  const zones = new Set([...map.around('0604'), ...map.around('0403'), ...tankZone]);
  const POINTS: Record<string, number> = { tabor1: 7, tabor2: 7, tabor3: 7, cavalry: 10, guns: 8, hq: 8 };
  const start = { tabor1: '0606', tabor2: '0506', tabor3: '0706', cavalry: '0807', guns: '0607', hq: '0608' };
  type Places = Readonly<Record<string, string>>;

  /** A road hex outside a town holds one unit and lets no other through, but HQs [6.3, 7.3]. */
  const reached = (places: Places, unit: string, points: number): Map<string, number> => {
    const full = Object.entries(places)
      .filter(([other, hex]) => other !== unit && other !== 'hq' && map.roadHexes.has(hex) && !has(hex, 'town'))
      .map(([, hex]) => hex);
    const closed = (hex: string) => enemies.includes(hex) || (unit !== 'hq' && full.includes(hex));
    const from = places[unit]!;
    return zones.has(from) ? new Map() : marchesOf({ map, from, points, cost, closed, stops: (hex) => zones.has(hex) });
  };
  /** Leaving the map costs a point [16.0]; who has entered a zone has stopped [8.3]. */
  const exits = (hex: string, points: number): number => (points >= 1 && !zones.has(hex) ? map.edgesAt(hex) : 0);
  const movesOf = (places: Places, unit: string, points: number): number =>
    reached(places, unit, points).size + exits(places[unit]!, points);
  const all = (places: Places, but?: string): number =>
    Object.keys(places)
      .filter((unit) => unit !== but)
      .reduce((sum, unit) => sum + movesOf(places, unit, POINTS[unit]!), 0);

  /** Every first move, then every second: the same unit goes on with what it has left, or another moves, or nobody. */
  function counted(): { first: number; second: number } {
    let second = 0;
    for (const unit of Object.keys(start)) {
      const points = POINTS[unit]!;
      for (const [hex, spent] of reached(start, unit, points)) {
        const places = { ...start, [unit]: hex };
        second += movesOf(places, unit, points - spent) + all(places, unit) + 1;
      }
      const { [unit]: from, ...rest } = start as Record<string, string>;
      second += exits(from!, points) * (all(rest) + 1);
    }
    return { first: all(start) + 1, second };
  }

  it('are as many as the session lists, one deep and two', () => {
    const dice = new NamedDice({}, 3);
    const game = new ScriptedSession(scwBattles, materialsFor(scwBattles, 'villar-bridge'), dice);
    const { session, state } = game.skipTo(({ position }) => (position as Position).step === 'moving');
    const { first, second } = counted();
    expect(waysOn(session, state, 1, dice)).toBe(first);
    // Being done is one of the first moves too, and what comes then is no movement.
    const done = session.decide(state, 'nationalist', { type: 'done' }, dice, () => state).state;
    expect(waysOn(session, state, 2, dice)).toBe(second + waysOn(session, done, 1, dice));
  });
});
