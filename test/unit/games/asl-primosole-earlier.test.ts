/** Questions that go on from an earlier ruling: each pair is asked in turn, and the second is told only what is not in the first. */
import { expect, it } from '@jest/globals';
import type { Ruling } from '../../../src/kernel/rulings/index.js';
import { desk } from '../../support/desk.js';

const ask = (procedure: string, request: object): Ruling =>
  desk.ask('asl-primosole', procedure, structuredClone(request), 'en') as Ruling;

/** E4 lies between the Axis in E3 and the British in E6: No Man's Land, two hexes from the British area. */
const betweenTheLines = {
  input: {
    map: { columns: 9, rows: 9 },
    date: '14N',
    locations: [
      { hex: 'E3', controller: 'axis' },
      { hex: 'E6', controller: 'british' },
    ],
    units: [{ name: 'patrol', side: 'british', hex: 'E4' }],
    hexes: ['E4'],
  },
};
/** A5 to A10 are Uncontrolled: six hexes. */
const alongOneColumn = {
  input: {
    map: { columns: 1, rows: 14 },
    date: '15PM',
    locations: [
      { hex: 'A2', controller: 'axis' },
      { hex: 'A13', controller: 'axis' },
    ],
    side: 'axis',
    origin: 'A2',
    to: 'A13',
  },
};
const lostOutright = {
  input: { date: '15PM', area: 'enemySetupArea', units: [{ size: 'halfSquad' }] },
  dice: { given: [5, 6] },
};
const fortifications = { input: { campaign: 'I', date: '15PM', side: 'axis', cpp: 5, orders: [{ group: 'M3' }] } };
const opened = (date: string) => ({ input: { campaign: 'I', date, withdrawn: true } });
const noDice = { given: [] };

it.each<[string, string, object, string, object, object]>([
  // Two hexes -1, night -1, second half-squad +1.
  [
    'an Escape from the map of Setup Areas',
    'status/setup-areas',
    betweenTheLines,
    'events/escape',
    { input: { date: '14N', units: [{ size: 'squad' }] }, upTo: 'drm', dice: noDice },
    { stacks: [{ stack: 1, drm: -1, result: null }] },
  ],
  // Two hexes -1, closed top -1.
  [
    'the Escape of a tank from it',
    'status/setup-areas',
    betweenTheLines,
    'events/vehicle-escape',
    { input: { closedToppedAfv: true }, upTo: 'drm', dice: noDice },
    { vehicle: null, crew: null, drm: -2 },
  ],
  [
    'the fate of a unit from it',
    'status/setup-areas',
    betweenTheLines,
    'status/unit-fate',
    { input: { category: 'personnelOrMobileVehicle' } },
    { mustEscape: true },
  ],
  // 11 + 1 for the enemy area is the last row, which takes the equipment too.
  [
    'equipment of a stack lost outright',
    'events/escape',
    lostOutright,
    'events/abandoned-equipment',
    { input: { items: [{ item: 'LMG' }] }, dice: noDice },
    { items: [{ item: 'LMG', fate: 'eliminated' }] },
  ],
  // Six Uncontrolled hexes +1.
  [
    'a Shift along the path found',
    'status/shift-path',
    alongOneColumn,
    'events/shift',
    { input: { from: 'setupArea', to: 'setupArea', units: [{ size: 'squad' }] }, upTo: 'drm', dice: noDice },
    { result: null, drm: 1 },
  ],
  // 10 - 1 = 9 is depleted, +1 for leaders: 5 a 9-1, 8 an 8-0, 13 a 6+1.
  [
    'leaders of a group of the strength rolled',
    'events/rg-strength',
    { input: { side: 'british', group: 'I1' }, dice: { given: [5, 5] } },
    'events/leader-receipt',
    { input: { side: 'british', group: 'I1' }, dice: { given: [2, 2, 3, 4, 6, 6] } },
    { leaders: ['9-1', '8-0', '6+1'], drms: [1, 1, 1] },
  ],
  [
    'its weapons',
    'events/rg-strength',
    { input: { side: 'axis', group: 'I6' }, dice: { given: [4, 4] } },
    'events/sw-receipt',
    { input: { side: 'axis', group: 'I6' }, dice: noDice },
    { weapons: [{ received: 3, listed: 3 }] },
  ],
  [
    'the first move from the chits',
    'events/initiative',
    { input: { campaign: 'II', date: '16AM', axis: 'attack', british: 'idle' }, dice: noDice },
    'events/first-move',
    { input: {}, dice: noDice },
    { movesFirst: 'axis' },
  ],
  // 20 FPP, a roadblock for 10.
  [
    'FPP from the purchases',
    'status/rg-purchase',
    fortifications,
    'status/fortification-purchase',
    { input: { side: 'axis', date: '15PM', orders: [{ item: 'roadblock' }] } },
    { spent: 10, lost: 10 },
  ],
  // 5 - 1 = 4 are left, recon costs 1.
  [
    'recon from what they left',
    'status/rg-purchase',
    fortifications,
    'events/recon-purchase',
    { input: { side: 'axis', date: '15PM', purchases: [1] }, dice: { given: [4] } },
    { locations: 4, cppLeft: 3 },
  ],
  [
    'Locations from the recon',
    'events/recon-purchase',
    { input: { side: 'british', date: '15PM', purchases: [1], cppLeft: 4 }, dice: { given: [4] } },
    'spotting/recon-inspection',
    { input: { side: 'british', location: 'N16', friendlyHexes: ['N21'] } },
    { left: 3 },
  ],
  [
    'CPP of the date opened',
    'status/new-date',
    opened('13N'),
    'status/cpp-replenishment',
    { input: { campaign: 'I' }, dice: noDice },
    { axisGain: 39, britishGain: 17 },
  ],
  [
    'British tanks on the night opened',
    'status/new-date',
    opened('15PM'),
    'status/vehicle-refit',
    { input: { nationality: 'british' } },
    { toEntryArea: true },
  ],
  [
    'British ammunition on the morning opened',
    'status/new-date',
    opened('14N'),
    'events/special-ammunition',
    { input: { side: 'british' }, dice: { given: [3] } },
    { result: 'available' },
  ],
  [
    'chits of the date opened',
    'status/new-date',
    opened('15N'),
    'events/initiative',
    { input: { campaign: 'I', axis: 'idle', british: 'attack' }, dice: noDice },
    { scenario: 'britishAttack', britishLeft: 4 },
  ],
])('%s', (_name, first, request, second, then, outcome) => {
  const earlier = ask(first, request);
  expect(ask(second, { from: earlier, ...then }).outcome).toMatchObject(outcome);
});
