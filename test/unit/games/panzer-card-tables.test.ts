/** The tables of the data card, leaf by leaf, against the typed card and the card that ships. */
import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { UnitCard } from '../../../src/games/panzer/shared/unit-card.js';
import { VehicleCard } from '../../../src/games/panzer/shared/vehicle-card.js';
import { Ammo, Protection, RateOfFire, Traction } from '../../../src/games/panzer/vocabulary.js';
import { type Field, type FieldType, fieldsOf, type ShapeClass } from '../../../src/kernel/fields/index.js';
import { shippedDocuments } from '../../../src/library/shipped/shipped-documents.js';
import { BANDS, tablesOf } from '../../support/panzer-tables.js';

const tables = tablesOf('cards');

const inner = (type: FieldType): FieldType => (type.kind === 'list' ? inner(type.of) : type);

/** Every field on the way to a figure of a card; none where the card does not have it. */
function fieldsOn(card: ShapeClass, path: string): Field[] {
  let shape: ShapeClass | undefined = card;
  const found: Field[] = [];
  for (const name of path.split('.')) {
    const field: Field | undefined = shape && fieldsOf(shape).find((each) => each.name === name);
    if (!field) return [];
    found.push(field);
    const last = inner(field.type);
    shape = last.kind === 'object' ? last.of : undefined;
  }
  return found;
}

const columns = (row: string) => BANDS.map((band) => `weapons.${row}.${band}`);
const armour = ['Level', 'Rising', 'Falling'].flatMap((line) => [
  ...['TF', 'TR', 'HF', 'HR'].map((at) => `defense.armor.front${line}.${at}`),
  ...['TF', 'TS', 'TR', 'HF', 'HS', 'HR'].map((at) => `defense.armor.side${line}.${at}`),
]);

/** Where each printed field stands in the typed card. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'name/nationality/card id': ['name', 'nation', 'card'],
  BU: ['brewUpProne'],
  R: ['noRadio'],
  'M.cc': ['movement.crossCountry'],
  'M.mode': ['movement.mode'],
  'M.path': ['movement.path'],
  'M.road': ['movement.road'],
  'U frame': ['movement.mode', 'openTopped'],
  'mode suffix R / A': ['movement.dualDriving', 'movement.amphibious'],
  'TR g-p': ['transport.towed', 'transport.leg'],
  'B+-n': ['bogModifier'],
  Wt: ['weight'],
  C: ['closeAssault'],
  Size: ['defense.size', 'size'],
  'Armor Factors': [...armour, 'defense.armor.deck'],
  'GP Defense': ['defense.gpDefense', 'defense.protection'],
  'CEx#': ['defense.ceFactor', 'defense.ceLocations'],
  'weapon / ammo type': ['weapons.ap.type', 'weapons.gpDirect', 'weapons.gpIndirect', 'weapons.antiAircraft'],
  'R row x P,S,M,L,E': columns('ap.range'),
  'P row x P,S,M,L,E': columns('ap.penetration'),
  'F row': [...columns('gpDirect.factor'), ...columns('gpIndirect.factor'), ...columns('antiAircraft.factor')],
  'GP Effectiveness': ['weapons.effectiveness', 'weapons.smallArms'],
  'AP Damage': ['nd', 'dm', 'ko', 'bu'].map((band) => `weapons.ap.damage.${band}`),
  'underline / overline of ammo': ['weapons.arc'],
  'reversed print': ['weapons.reversed'],
  TT: ['weapons.turret'],
  SB: ['weapons.stabilisation'],
  St: ['weapons.sight'],
  ROF: ['weapons.rateOfFire'],
  'A:': ['basic', 'special', 'heat', 'smoke', 'illumination', 'dischargers'].map((each) => `weapons.limits.${each}`),
  SMK: ['weapons.smoke'],
  'Coax MG': ['coaxMg'],
  'Armor front/rear': ['defense.basicArmor.front', 'defense.basicArmor.rear'],
  'ammo dates': ['weapons.ap.from'],
  'limited weapon, small arms, long gun, radio exceptions': [
    'weapons.limited',
    'weapons.smallArms',
    'weapons.longGun',
    'commandRadio',
    'radioFrom',
  ],
};

interface Row {
  readonly field: string;
  readonly layer: string;
  readonly rules: string;
  readonly meaning: string;
}
const rows: Row[] = tables.read('a-datacard-fields').rows;
const rowOf = (name: string): Row => rows.find(({ field }) => field === name)!;

describe('the field list of the data card', () => {
  it('names nothing that has no place in the typed card', () => {
    expect(rows.map(({ field }) => field)).toEqual(Object.keys(PLACES));
  });

  it.each(rows.map((row) => [row.field, row] as const))(
    '%s is a figure of the card and cites its sections',
    (name, row) => {
      const found = PLACES[name]!.map((path) => [...fieldsOn(VehicleCard, path), ...fieldsOn(UnitCard, path)]);
      expect(found.filter((fields) => fields.length === 0)).toEqual([]);
      const words = found
        .flat()
        .map(({ description }) => description)
        .join(' ');
      const cited = new Set(words.match(/\d+(\.\d+)+/g));
      const sections = row.rules.split(', ').filter((each) => each !== 'glossary');
      expect(sections.filter((each) => !cited.has(each) || !panzer.sections.has(each))).toEqual([]);
      expect(row.layer.includes('OR')).toBe(sections.some((each) => each.startsWith('7.')));
    },
  );

  it('has the same letters', () => {
    expect(rowOf('ROF').meaning).toBe(RateOfFire.values.join(','));
    expect(rowOf('GP Defense').meaning).toContain(Protection.values.join('/'));
    expect(rowOf('M.mode').meaning.match(/\b[A-Z]\b/g)).toEqual([...Traction.values]);
    expect(new Set(rowOf('weapon / ammo type').meaning.match(/\b(AP[A-Z]*|H[A-Z]+)\b/g))).toEqual(new Set(Ammo.values));
    expect(rowOf('Size').meaning).toContain('+2..-2');
    expect(fieldsOn(VehicleCard, 'defense.size').at(-1)!.type).toMatchObject({ min: -2, max: 2 });
  });
});

describe('the whole card that the community gives', () => {
  const BAND_NAMES = ['ND', 'DM', 'KO', 'BU'] as const;
  const lines = { Level: 'level', Rising: 'rise', Falling: 'fall' } as const;
  // biome-ignore lint/suspicious/noExplicitAny: the table has its own form
  const [card]: any[] = tables.read('d-community-cards').cards;
  const shipped = shippedDocuments().find(({ id }) => id === `${card.id}-community`)!;
  const row = (five: Record<string, number>) => Object.fromEntries(BANDS.map((band) => [band, five[band]]));

  it('has damage bands without a gap', () => {
    for (const { damage } of card.ammo.filter(({ type }: { type: string }) => type !== 'GP')) {
      const ends = BAND_NAMES.map((name) => damage[name][1]);
      expect(BAND_NAMES.map((name) => damage[name][0])).toEqual([1, ...ends.slice(0, 3).map((end) => end + 1)]);
      expect(ends[3]).toBe(10);
    }
  });

  it('ships figure for figure', () => {
    const [ap, hvap, gp] = card.ammo;
    const [, crossCountry, mode] = /^(\d+)(\w)$/.exec(card.movement.crossCountry)!;
    const [, defence, protection] = /^(\d+)(\w)$/.exec(card.gpDefense)!;
    const block = ({ type, ranges, penetration, damage }: typeof ap) => ({
      type,
      range: row(ranges),
      penetration: row(penetration),
      damage: { nd: damage.ND[1], dm: damage.DM[1], ko: damage.KO[1], bu: damage.BU[1] },
    });
    const { front_rear: ends, front_side_rear_side: sides } = card.armor;
    const armor: Record<string, unknown> = { deck: sides.fall.Dk };
    for (const [line, printed] of Object.entries(lines)) {
      armor[`front${line}`] = Object.fromEntries(['TF', 'TR', 'HF', 'HR'].map((at) => [at, ends[printed][at]]));
      armor[`side${line}`] = Object.fromEntries(
        ['TF', 'TS', 'TR', 'HF', 'HS', 'HR'].map((at) => [at, sides[printed][at]]),
      );
    }
    expect(shipped.name.en).toContain(card.name);
    expect([shipped.provenance, card.fieldOfFire, gp.type]).toEqual(['community', 'front fixed', 'GP']);
    expect(shipped.body.values).toEqual({
      gpDefense: Number(defence),
      protection,
      nation: card.nation.toLowerCase(),
      card: card.card,
      movement: { crossCountry: Number(crossCountry), mode, path: card.movement.path, road: card.movement.road },
      weight: card.weightTons,
      defense: { size: card.size, gpDefense: Number(defence), protection, armor },
      weapons: [
        {
          name: card.gun,
          turret: card.turretType === 0 ? 'fixed' : `tt${card.turretType}`,
          arc: 'front',
          stabilisation: card.stabilisation,
          sight: card.sight,
          rateOfFire: card.rateOfFire,
          ap: [block(ap), block(hvap)],
          gpDirect: { range: row(gp.ranges), factor: row(gp.firepower) },
        },
      ],
    });
    expect(shipped.body.printed).toEqual({ bailOut: card.bailOut, [`${hvap.type} available`]: hvap.availability });
  });
});

describe('the tables of the data card', () => {
  it('hold no value that was not compared', () => {
    const words = [/\/section$/, /^a-datacard-fields\/rows\/\d+\/meaning$/];
    expect(tables.unread(words)).toEqual([]);
  });
});
