/** The data cards of Panzer: complete, typed, and spoken of in the same words by every procedure and by the library. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { LegRating, UnitCard } from '../../../src/games/panzer/shared/unit-card.js';
import {
  AmmoLimits,
  ArmorTable,
  MovementRating,
  TransportRating,
  VehicleCard,
} from '../../../src/games/panzer/shared/vehicle-card.js';
import { type Field, type FieldType, fieldsOf, type ShapeClass } from '../../../src/kernel/fields/index.js';
import { desk } from '../../support/desk.js';

/** Every figure of a vehicle data card that a rule reads, by the section of the card and with the place it has here. */
const VEHICLE_CARD: readonly (readonly [printed: string, path: string])[] = [
  ['name', 'name'],
  ['nationality', 'nation'],
  ['card number', 'card'],
  ['BU', 'brewUpProne'],
  ['R: no radio', 'noRadio'],
  ['M, cross-country', 'movement.crossCountry'],
  ['M, mode of traction', 'movement.mode'],
  ['M, path', 'movement.path'],
  ['M, road', 'movement.road'],
  ['suffix R, dual driving controls', 'movement.dualDriving'],
  ['suffix A, amphibious', 'movement.amphibious'],
  ['U frame', 'openTopped'],
  ['TR, towed', 'transport.towed'],
  ['TR, leg', 'transport.leg'],
  ['Under Armor, Under Cover', 'passengerCover'],
  ['B+n, B-n', 'bogModifier'],
  ['Wt', 'weight'],
  ['C', 'closeAssault'],
  ['Size', 'defense.size'],
  ...(['frontLevel', 'frontRising', 'frontFalling'] as const).flatMap((row) =>
    ['TF', 'TR', 'HF', 'HR'].map((at) => [`armour ${row} ${at}`, `defense.armor.${row}.${at}`] as const),
  ),
  ...(['sideLevel', 'sideRising', 'sideFalling'] as const).flatMap((row) =>
    ['TF', 'TS', 'TR', 'HF', 'HS', 'HR'].map((at) => [`armour ${row} ${at}`, `defense.armor.${row}.${at}`] as const),
  ),
  ['armour DK', 'defense.armor.deck'],
  ['GP Defense, number', 'defense.gpDefense'],
  ['GP Defense, type', 'defense.protection'],
  ['CEx#', 'defense.ceFactor'],
  ['highlighted locations', 'defense.ceLocations'],
  ['ammo type', 'weapons.ap.type'],
  ...['P', 'S', 'M', 'L', 'E'].flatMap(
    (column) =>
      [
        [`AP row R ${column}`, `weapons.ap.range.${column}`],
        [`AP row P ${column}`, `weapons.ap.penetration.${column}`],
        [`GP row R ${column}`, `weapons.gpDirect.range.${column}`],
        [`GP row F ${column}`, `weapons.gpDirect.factor.${column}`],
        [`GP-IF row F ${column}`, `weapons.gpIndirect.factor.${column}`],
        [`AA row F ${column}`, `weapons.antiAircraft.factor.${column}`],
      ] as const,
  ),
  ...['nd', 'dm', 'ko', 'bu'].map((band) => [`AP Damage ${band}`, `weapons.ap.damage.${band}`] as const),
  ['GP Effectiveness', 'weapons.effectiveness'],
  ['underlined, overlined', 'weapons.arc'],
  ['printed in reverse', 'weapons.reversed'],
  ['TT', 'weapons.turret'],
  ['SB', 'weapons.stabilisation'],
  ['St', 'weapons.sight'],
  ['ROF', 'weapons.rateOfFire'],
  ...['basic', 'special', 'heat', 'smoke', 'illumination', 'dischargers'].map(
    (ammo) => [`A: ${ammo}`, `weapons.limits.${ammo}`] as const,
  ),
  ['SMK', 'weapons.smoke'],
  ['Coax MG', 'coaxMg'],
  ['Notes, Armor front', 'defense.basicArmor.front'],
  ['Notes, Armor rear', 'defense.basicArmor.rear'],
  ['Notes, ammo dates', 'weapons.ap.from'],
  ['Notes, limited weapon', 'weapons.limited'],
  ['Notes, small arms', 'weapons.smallArms'],
  ['Notes, long gun', 'weapons.longGun'],
  ['Notes, radio of command vehicles', 'commandRadio'],
  ['Notes, radio from', 'radioFrom'],
];

const inner = (type: FieldType): FieldType => (type.kind === 'list' ? inner(type.of) : type);
const shapeOf = ({ type }: Field): ShapeClass | undefined => {
  const last = inner(type);
  return last.kind === 'object' ? last.of : undefined;
};

function fieldAt(shape: ShapeClass, path: string): Field | undefined {
  const [name, ...rest] = path.split('.');
  const field = fieldsOf(shape).find((each) => each.name === name);
  if (field === undefined || rest.length === 0) return field;
  const next = shapeOf(field);
  return next && fieldAt(next, rest.join('.'));
}

/** Every field of every question, with the shape that has it. */
function questions(): { shape: ShapeClass; field: Field }[] {
  const seen = new Set<ShapeClass>();
  const found: { shape: ShapeClass; field: Field }[] = [];
  const visit = (shape: ShapeClass): void => {
    if (seen.has(shape)) return;
    seen.add(shape);
    for (const field of fieldsOf(shape)) {
      found.push({ shape, field });
      const next = shapeOf(field);
      if (next) visit(next);
    }
  };
  for (const { input } of panzer.procedures.values()) visit(input);
  return found;
}

describe('the vehicle data card', () => {
  it.each(VEHICLE_CARD)('has "%s" as %s', (_printed, path) => {
    expect(fieldAt(VehicleCard, path)).toBeDefined();
  });
});

describe('the questions of the procedures', () => {
  const asked = questions();

  it.each([
    ['movement', [MovementRating, LegRating]],
    ['transport', [TransportRating]],
    ['armor', [ArmorTable]],
    ['limits', [AmmoLimits]],
  ] as const)('a figure of the card called %s is called so everywhere', (name, shapes) => {
    const names = asked
      .filter(({ field }) => shapes.some((each) => each === shapeOf(field)))
      .map(({ field }) => field.name);
    // What a passenger needs is counted like what a vehicle carries [6.6.7.1]; a section has a second factor [5.1.2], men on wheels theirs [6.6.4.4].
    const others = ['need', 'movementWithWeapon', 'wheeled'];
    expect(new Set(names.filter((each) => !others.includes(each)))).toEqual(new Set([name]));
  });

  it.each([
    'gpDefense',
    'protection',
    'closeAssault',
    'coaxMg',
    'openTopped',
    'antiAircraftVehicle',
    'isAntiAircraft',
    'bogModifier',
    'brewUpProne',
    'passengerCover',
    'noRadio',
    'effectiveness',
    'smallArms',
    'minimumRange',
    'turret',
    'arc',
    'rateOfFire',
    'weight',
    'platformMount',
    'fullCoverBonus',
    'canManhandle',
  ])('%s is the same kind of figure wherever it is asked for', (name) => {
    const kinds = asked
      .filter(({ field }) => field.name === name)
      .map(({ field: { type } }) => (type.kind === 'choice' ? type.choice.name : type.kind));
    expect(kinds.length).toBeGreaterThan(1);
    expect(new Set(kinds).size).toBe(1);
  });
});

describe('the cards that ship', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'scenarios', 'panzer');
  const cards = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .flatMap((file) => file.records ?? [file])
    .filter(({ kind }) => kind === 'card');
  const typed = new Set(
    [VehicleCard, UnitCard].flatMap((card) => {
      const names: string[] = [];
      const visit = (shape: ShapeClass): void => {
        for (const field of fieldsOf(shape)) {
          names.push(field.name);
          const next = shapeOf(field);
          if (next) visit(next);
        }
      };
      visit(card);
      return names;
    }),
  );

  it.each(cards.map(({ id, body }) => [id, body] as const))(
    '%s keeps its figures in the fields of a card',
    (_id, body) => {
      expect(Object.keys(body.printed ?? {}).filter((key) => typed.has(key.split('.')[0]!))).toEqual([]);
    },
  );

  const whole = cards.find(({ id }) => id === 'su-76m-m43-community');
  const card = { name: whole.name.en, ...whole.body.values };
  const { gpDefense: _d, protection: _p, ...vehicle } = card;

  it('a whole card answers for its gun: range 9 is M with penetration 15, GP at 7 hexes is 4', () => {
    const ask = (range: number) =>
      desk.rule('panzer', 'combat/vehicle-card', structuredClone({ input: { card: vehicle, range } }), 'en').outcome;
    expect(ask(9)).toMatchObject({ blocks: [{ block: 'AP', rangeFactor: 'M', value: 15 }, { block: 'HVAP' }, {}] });
    expect(ask(7)).toMatchObject({ blocks: [{}, {}, { block: 'GP', value: 4 }] });
  });

  it('and for its movement: 5T 6-10', () => {
    const map = { grid: { columns: 1, rows: 6 }, defaultTerrain: ['clear'] };
    const input = { map, vehicle: { hex: '0106', facing: 'N', card: vehicle }, actions: [{}, {}, {}, {}, {}] };
    const { outcome } = desk.rule('panzer', 'movement/vehicle-path', structuredClone({ input }), 'en');
    expect(outcome).toMatchObject({ allowance: 5, spent: 5, end: '0101' });
  });
});
