/** A data card of the library, named in a question, says what its figures say written out. */
import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { shippedDocuments } from '../../../src/library/shipped/shipped-documents.js';
import type { Shelf, StoredThing } from '../../../src/library/stored/shelf.js';
import { RulingService } from '../../../src/rulings/ruling.service.js';
import { StoredReferences } from '../../../src/rulings/stored-references.js';

const shipped = shippedDocuments();
const shelf: Shelf = {
  find: (kind, id) => shipped.find((each) => each.kind === kind && each.id === id) as StoredThing | undefined,
};
const desk = new RulingService(
  new GameRegistry([panzer]),
  { oddsBranchLimit: 1, oddsSamples: 1 },
  () => 'x',
  new StoredReferences(shelf),
);
const ask = (procedure: string, input: object, given: number[]) =>
  desk.ask('panzer', procedure, structuredClone({ input, dice: { given } }), 'en');

const LANE = { grid: { columns: 1, rows: 8 }, defaultTerrain: ['clear'] };
const SU76 = { stored: 'su-76m-m43-community' };
const GUN = {
  range: { P: 3, S: 6, M: 10, L: 14, E: 17 },
  penetration: { P: 19, S: 17, M: 15, L: 13, E: 12 },
  damage: { nd: 1, dm: 4, ko: 8, bu: 10 },
};

/** The book quotes the 19 of the hull front alone; what the location roll may find besides has to be sent with it. */
const DUEL = { armor: { sideLevel: { TF: 50, TS: 50, HF: 19, HS: 50 } } };
const SIDE = { TF: 9, TS: 4, HF: 17, HS: 4 };

describe.each([
  // [6.5.2.6]: 19 against the 19 of the hull front penetrates; ones digit 3 is DM.
  {
    procedure: 'combat/ap-fire',
    case: 'the duel of the T-34 and the PzKpfw IV H',
    named: {
      range: 3,
      rangeFactor: 'P',
      damage: { nd: 1, dm: 4, ko: 8 },
      firer: { stored: 'panzer-t-34-76-m43', command: 'shortHalt' },
      target: { stored: 'panzer-pzkpfw-iv-h', cover: 'medium', angle: 'frontSide', defense: DUEL },
    },
    written: {
      range: 3,
      rangeFactor: 'P',
      penetration: 19,
      damage: { nd: 1, dm: 4, ko: 8 },
      firer: { command: 'shortHalt' },
      target: { cover: 'medium', angle: 'frontSide', defense: DUEL },
    },
    dice: [12, 63],
    outcome: { hitNumber: 27, hits: [{ location: 'HF', penetration: 19, armor: 19, result: 'damaged' }] },
  },
  // Range 9 is M; size -1; 15 against hull front 17 bounces [6.5.2.3.3].
  {
    procedure: 'combat/ap-fire',
    case: 'one assault gun at another',
    named: { range: 9, firer: SU76, target: { ...SU76, angle: 'frontSide' } },
    written: {
      range: 9,
      ammo: GUN,
      firer: { turret: 'fixed', arc: 'front' },
      target: { angle: 'frontSide', defense: { size: -1, protection: 'P', armor: { sideLevel: SIDE } } },
    },
    dice: [1, 63],
    outcome: { rangeFactor: 'M', netModifier: -1, hits: [{ penetration: 15, armor: 17, result: 'none' }] },
  },
  // HVAP of the same card at 9 hexes: M, 19 against 17 goes through; digit 3 damages.
  {
    procedure: 'combat/ap-fire',
    case: 'its special ammunition',
    named: { range: 9, ammoType: 'HVAP', firer: SU76, target: { ...SU76, angle: 'frontSide' } },
    written: {
      range: 9,
      ammo: {
        type: 'HVAP',
        range: { P: 3, S: 5, M: 9, L: 13, E: 15 },
        penetration: { P: 23, S: 21, M: 19, L: 15, E: 13 },
        damage: GUN.damage,
      },
      firer: { turret: 'fixed', arc: 'front' },
      target: { angle: 'frontSide', defense: { size: -1, protection: 'P', armor: { sideLevel: SIDE } } },
    },
    dice: [1, 63],
    outcome: { hits: [{ penetration: 19, armor: 17, result: 'damaged' }] },
  },
  // Range 8 is S of the gun tank: 22 - 11 = 11 brews up [4.4.3.2.6].
  {
    procedure: 'combat/ap-fire-basic',
    case: 'a Basic Game shot',
    named: { range: 8, firer: { stored: 'mill-panzer-1' }, target: { stored: 'panzer-su-76m-m43' } },
    written: {
      range: 8,
      ammo: { range: { P: 4, S: 8, M: 12, L: 17, E: 22 }, penetration: { P: 25, S: 22, M: 19, L: 16, E: 13 } },
      target: { defense: { size: -1, basicArmor: { front: 11, rear: 3 } } },
    },
    dice: [1],
    outcome: { rangeFactor: 'S', netModifier: -1, difference: 11, result: 'bu' },
  },
  // GP at 7 hexes is S with 4, against 2P: N = 50 - 16 + 9 = 43, -10 for P; 60 - 10 = 50 suppresses [6.5.4.4].
  {
    procedure: 'combat/gp-fire',
    case: 'GP fire',
    named: { range: 7, firer: SU76, target: SU76 },
    written: {
      range: 7,
      gp: { range: { P: 5, S: 9, M: 16, L: 23, E: 27 }, factor: { P: 5, S: 4, M: 3, L: 3, E: 2 } },
      firer: { turret: 'fixed', arc: 'front' },
      target: { name: 'SU-76M M43 (whole card)', gpDefense: 2, protection: 'P' },
    },
    dice: [60],
    outcome: { rangeFactor: 'S', factor: 4, targets: [{ result: 'suppressed' }] },
  },
  // Its gun alone at range 1: GP 5 [6.6.10.1].
  {
    procedure: 'combat/overrun',
    case: 'an overrun',
    named: { vehicle: SU76, target: { stored: 'panzer-german-squad-half-squad', kind: 'squad' } },
    written: {
      vehicle: { weapons: [{ factor: 5 }] },
      target: { name: 'German squad / half-squad', kind: 'squad', defenseByCover: { none: 2, medium: 6, heavy: 8 } },
    },
    dice: [20],
    outcome: { factor: 5 },
  },
  {
    procedure: 'movement/vehicle-path',
    case: 'a drive of 5T',
    named: { map: LANE, vehicle: { hex: '0108', facing: 'N', card: SU76 }, actions: [{}, {}, {}, {}, {}] },
    written: {
      map: LANE,
      vehicle: { hex: '0108', facing: 'N', movement: { crossCountry: 5, mode: 'T', path: 6, road: 10 } },
      actions: [{}, {}, {}, {}, {}],
    },
    dice: [],
    outcome: { allowance: 5, spent: 5, end: '0103' },
  },
  {
    procedure: 'movement/leg-path',
    case: 'a section with its weapon, 1L0',
    named: {
      map: LANE,
      unit: { hex: '0108', kind: 'section', attachedWeapon: true, card: { stored: 'panzer-section-any' } },
    },
    written: {
      map: LANE,
      unit: { hex: '0108', kind: 'section', attachedWeapon: true, crossCountry: 1, quickmarch: 0 },
    },
    dice: [],
    outcome: { allowance: 1 },
  },
  // Size L, row 0: 15 hexes [6.1.3].
  {
    procedure: 'spotting/spotting-range',
    case: 'a large gun at 15 hexes',
    named: { range: 15, target: { stored: 'panzer-8-8cm-flak-36-atg-aag', kind: 'towed' } },
    written: { range: 15, target: { kind: 'towed', size: 'L' } },
    dice: [],
    outcome: { sizeClass: 'L', distance: 15, spotted: true },
  },
])('$procedure, $case', ({ procedure, named, written, dice, outcome }) => {
  it('is the same ruling with the card named and with its figures written out', async () => {
    const ruling = await ask(procedure, named, dice);
    expect(ruling).toMatchObject({ legal: true, outcome });
    expect(ruling).toEqual(await ask(procedure, written, dice));
  });
});

describe('a card that prints only part of its figures', () => {
  it('asks for the one that the ruling needs', () => {
    const input = { range: 3, firer: { stored: 'panzer-t-34-76-m43' }, target: { stored: 'panzer-pzkpfw-iv-h' } };
    expect(() => ask('combat/ap-fire', input, [1])).toThrow('range factor');
  });

  it('has no AP fire where its weapon has none', () => {
    const input = { range: 3, firer: { stored: 'mill-grenadiers' }, target: SU76 };
    expect(ask('combat/ap-fire', input, [])).toMatchObject({ legal: false, steps: [{ key: 'no-ap-block' }] });
  });
});
