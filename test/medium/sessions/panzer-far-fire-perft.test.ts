import { describe, expect, it } from '@jest/globals';
import type { Command } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';
import { hexesBetween } from '../../support/panzer-paper.js';

/**
 * What is open to observers and to aircraft on clear ground, once by the session and once by plain programs that know the printed distances
 * and nothing of the session.
 */
interface Enemy {
  readonly card: string;
  readonly hex: string;
}

const isVehicle = ({ card }: Enemy): boolean => !/grenadiers|squad|observer/.test(card);

/** Vehicles are seen at 20 hexes in the open, small units at 10 [6.1.3]. */
const seen = (from: string, enemy: Enemy): boolean => hexesBetween(from, enemy.hex) <= (isVehicle(enemy) ? 20 : 10);

const [FO, SCOUT, MORTAR, OTHER, GUNS] = ['ford-observer-s', 'ford-scout-car', 'ford-mortar', 'ford-mortar-2', 'guns'];
const MORTARS: Readonly<Record<string, string>> = { [MORTAR]: '0105', [OTHER]: '0106' };
const OBSERVERS: Readonly<Record<string, string>> = { [FO]: '1505', [SCOUT]: '1307' };
const REACH = 8;

/** Who may fire where the observer points: mortars 2 to 30 hexes by the longer way and never at what they see, the battery by his distance [6.5.1]. */
function sourcesOf(observer: string, point: string, enemies: readonly Enemy[]): string[] {
  const away = hexesBetween(OBSERVERS[observer]!, point);
  const tubes = Object.entries(MORTARS)
    .filter(([, hex]) => {
      const range = Math.max(away, hexesBetween(hex, point));
      return range >= 2 && range <= 30 && !enemies.some((enemy) => enemy.hex === point && seen(hex, enemy));
    })
    .map(([id]) => id);
  // A Soviet scout has but what is attached to his own formation [6.5.1.1.3].
  if (observer === SCOUT) return tubes.filter((id) => id === MORTAR);
  return away <= REACH ? [GUNS, ...tubes] : tubes;
}

const callsOf = (enemies: readonly Enemy[]): string[] =>
  Object.entries(OBSERVERS).flatMap(([id, hex]) =>
    [...new Set(enemies.filter((enemy) => seen(hex, enemy)).map((enemy) => enemy.hex))]
      .filter((point) => sourcesOf(id, point, enemies).length > 0)
      .map((point) => `${id} ${point}`),
  );

/** A forward observer has two sources, of which two mortars side by side are one; a scout has one [6.5.1.1, 6.5.1.1.4]. */
const more = (observer: string, first: string, all: readonly string[]): string[] =>
  observer === SCOUT ? [] : all.filter((id) => id !== first);

const FIELDS: Readonly<Record<string, readonly Enemy[]>> = {
  'near and far': [
    { card: 'ford-grenadiers', hex: '2005' },
    { card: 'ford-half-track', hex: '2405' },
    { card: 'ford-half-squad', hex: '2705' },
    { card: 'ford-panzer-1', hex: '1705' },
  ],
  'beside the observers and at the end of the map': [
    { card: 'ford-grenadiers', hex: '1504' },
    { card: 'ford-grenadiers-2', hex: '1205' },
    { card: 'ford-panzer-1', hex: '3005' },
    { card: 'ford-half-squad', hex: '1104' },
  ],
};

describe.each(Object.entries(FIELDS))('calls for fire on enemies %s', (_name, enemies) => {
  const battery = {
    id: GUNS,
    name: 'Guns',
    side: 'soviet',
    nation: 'soviet',
    range: { P: 2, S: 4, M: 6, L: 7, E: REACH },
    factor: { P: 8, S: 8, M: 8, L: 8, E: 8 },
    effectiveness: 4,
  };
  const begun = () => {
    const action = new FieldAction({
      german: enemies.map((enemy) => ({ ...enemy, facing: 'S' })),
      soviet: [
        { card: FO, hex: OBSERVERS[FO]!, facing: 'N', command: 'fo' },
        { card: SCOUT, hex: OBSERVERS[SCOUT]!, facing: 'N', command: 'recon', formation: 'Mortars' },
        { card: MORTAR, hex: MORTARS[MORTAR]!, facing: 'N', formation: 'Mortars' },
        { card: MORTAR, hex: MORTARS[OTHER]!, facing: 'N', formation: 'Others' },
      ],
      map: { grid: { columns: 30, rows: 9 } },
      start: { batteries: [battery] },
    });
    return action.order({}, { [FO]: 'overwatch', [SCOUT]: 'overwatch', [MORTAR]: 'fire', [OTHER]: 'fire' }, 'soviet');
  };
  const words = (action: FieldAction) => action.listed('call').map(({ unit, hex }) => `${unit} ${hex}`);
  const sources = (action: FieldAction) => action.listed('source').map(({ unit }) => unit as string);

  it('are the same by both programs, three commands deep', () => {
    const calls = callsOf(enemies);
    expect(calls.length).toBeGreaterThan(1);
    expect(words(begun()).sort()).toEqual(calls.sort());
    for (const word of calls) {
      const [unit, hex] = word.split(' ') as [string, string];
      const call: Command = { type: 'call', unit, hex };
      const open = sourcesOf(unit, hex, enemies);
      expect([word, sources(begun().play(call)).sort()]).toEqual([word, [...open].sort()]);
      for (const source of open) {
        const next = sources(begun().play(call, { type: 'source', unit: source })).sort();
        expect([word, source, next]).toEqual([word, source, more(unit, source, open).sort()]);
      }
    }
  });
});

const ENTRY = '0601';
const NEEDED: Readonly<Record<string, number>> = { 'low slow': 6, 'low fast': 10, 'medium slow': 5, 'high slow': 6 };
/** Hexes straight ahead in which a weapon finds its target [6.7.3.2 to 6.7.3.4]. */
const AHEAD: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  'low slow': { strafe: [1, 2], rockets: [2, 10] },
  'low fast': { strafe: [1, 3], rockets: [2, 10] },
  'medium slow': { bombs: [1, 1] },
  'high slow': { bombs: [1, 1] },
};

/** Attacks of an aircraft that flies down column 06, so many hexes after it came or last attacked [6.7.3.1.1]. */
function attacksOf(
  way: string,
  row: number,
  flown: number,
  first: boolean,
  weapons: readonly string[],
  rows: number[],
) {
  return rows.flatMap((target) =>
    weapons
      .filter((weapon) => {
        const range = AHEAD[way]![weapon];
        if (!range || target - row < range[0] || target - row > range[1]) return false;
        // Nearer to the edge than it takes: the way to the map counts for the first target.
        return flown >= NEEDED[way]! || (first && target < NEEDED[way]!);
      })
      .map((weapon) => `${weapon} ${target}`),
  );
}

describe.each([
  ['low slow', 'rockets'],
  ['low fast', 'rockets'],
  ['medium slow', 'bombs'],
  ['high slow', 'bombs'],
])('attacks of an aircraft %s with guns and %s', (way, load) => {
  const [altitude, speed] = way.split(' ') as [string, string];
  const far = { P: 3, S: 5, M: 7, L: 9, E: 10 };
  const loads: Readonly<Record<string, object>> = {
    rockets: { rockets: { range: far, factor: far, effectiveness: 8, attacks: 2 } },
    bombs: { bombs: { factor: 8, effectiveness: 8, attacks: 2 } },
  };
  const TARGETS: Readonly<Record<string, number>> = {
    'ford-grenadiers': 3,
    'ford-half-track': 5,
    'ford-panzer-1': 8,
    'ford-panzer-2': 12,
    'ford-grenadiers-2': 17,
  };
  const two = (n: number): string => String(n).padStart(2, '0');
  const begun = () => {
    const action = new FieldAction({
      german: [
        ...Object.entries(TARGETS).map(([card, row]) => ({ card, hex: `06${two(row)}`, facing: 'S' })),
        // Beside the way: seen, and never straight ahead.
        { card: 'ford-half-squad', hex: '0706', facing: 'S' },
      ],
      soviet: [{ card: 'ford-rifles-1', hex: '1220', facing: 'N' }],
      map: { grid: { columns: 12, rows: 20 } },
      start: {
        aircraft: [
          {
            id: 'plane',
            name: 'Plane',
            side: 'soviet',
            grade: 'seasoned',
            gpDefense: 4,
            strafe: { factor: 5, smallArms: true, attacks: 3 },
            ...loads[load],
          },
        ],
      },
    }).order({}, {});
    return action.play(
      { type: 'fly-in', unit: 'plane', speed, altitude, dives: false },
      { type: 'entry', hex: ENTRY },
      { type: 'heading', facing: 'S' },
    );
  };
  const flown = (hexes: number): FieldAction => {
    const action = begun();
    for (let n = 0; n < hexes; n += 1) action.play({ type: 'fly' });
    return action;
  };
  const listed = (action: FieldAction) =>
    action.listed('attack').map(({ airWeapon, target }) => `${airWeapon} ${TARGETS[target as string]}`);
  const alive = ({ position }: FieldAction): number[] =>
    Object.entries(TARGETS).flatMap(([card, row]) => (position.units[card]!.place === 'map' ? [row] : []));

  it('are the same by both programs, on every hex of the way, and after every first attack', () => {
    let met = 0;
    for (let hexes = 0; hexes < 17; hexes += 1) {
      const action = flown(hexes);
      const open = attacksOf(way, 1 + hexes, 1 + hexes, true, ['strafe', load], alive(action));
      expect([hexes, listed(action).sort()]).toEqual([hexes, [...open].sort()]);
      met += open.length;
      const [first] = action.listed('attack');
      if (!first) continue;
      action.play({ type: 'attack', ...first } as Command);
      for (let on = 0; on < 8 && 1 + hexes + on < 20; on += 1) {
        const { attacks } = action.position.air.aircraft.plane!;
        const left = ['strafe', load].filter((weapon) => attacks[weapon as 'strafe'] > 0);
        const next = attacksOf(way, 1 + hexes + on, on, false, left, alive(action));
        expect([hexes, on, listed(action).sort()]).toEqual([hexes, on, next.sort()]);
        action.play({ type: 'fly' });
      }
    }
    expect(met).toBeGreaterThan(2);
  });
});
