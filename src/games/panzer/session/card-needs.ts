import type { ArmorTable, VehicleCard } from '../shared/vehicle-card.js';
import type { GameLayer } from '../vocabulary.js';
import { isOnWheels, type Unit } from './units.js';

const NOTHING: readonly string[] = [];

const FRONT = ['TF', 'TR', 'HF', 'HR'] as const;
const SIDE = ['TF', 'TS', 'TR', 'HF', 'HS', 'HR'] as const;

/** Cells of the armour table that a hit may find empty [6.5.2.3]. */
function openArmor(armor: ArmorTable | undefined): string[] {
  const rows = [
    ...(['frontLevel', 'frontRising', 'frontFalling'] as const).map((row) => ({
      row,
      cells: FRONT as readonly string[],
    })),
    ...(['sideLevel', 'sideRising', 'sideFalling'] as const).map((row) => ({ row, cells: SIDE as readonly string[] })),
  ];
  const open = rows.flatMap(({ row, cells }) => {
    const printed = (armor?.[row] ?? {}) as Readonly<Record<string, number | undefined>>;
    return cells.filter((cell) => printed[cell] === undefined).map((cell) => `defense/armor/${row}/${cell}`);
  });
  return armor?.deck === undefined ? [...open, 'defense/armor/deck'] : open;
}

const FACTORS = ['P', 'S', 'M', 'L', 'E'] as const;

/** Rows of the weapons that a shot may find empty [4.4.3.2.1, 6.5.4.1]. */
function openWeapons({ weapons }: VehicleCard): string[] {
  return weapons.flatMap(({ ap, gpDirect }, i) => {
    const blocks = ap.flatMap(({ range, penetration, damage }, n) =>
      FACTORS.every((factor) => range?.[factor] !== undefined && penetration?.[factor] !== undefined) && damage
        ? []
        : [`weapons/${i}/ap/${n}`],
    );
    const whole = FACTORS.every(
      (factor) => gpDirect?.range?.[factor] !== undefined && gpDirect.factor?.[factor] !== undefined,
    );
    return gpDirect === undefined || whole ? blocks : [...blocks, `weapons/${i}/gpDirect`];
  });
}

/** What a vehicle of the Basic Game cannot do without [4.4.3.2.5, 4.5.1.1.1]. */
function basicLacks({ movement, defense, weapons }: VehicleCard): string[] {
  return [
    movement?.crossCountry === undefined && 'movement/crossCountry',
    defense.basicArmor?.front === undefined && 'defense/basicArmor/front',
    defense.basicArmor?.rear === undefined && 'defense/basicArmor/rear',
    weapons.some(({ ap }) => ap.some(({ type, range }) => type === 'AP' && range?.E === undefined)) &&
      'weapons/ap/range',
  ].filter((each) => each !== false);
}

/** What a card must say before the game is opened, so that no question of it is left without its figure later. */
export function cardLacks({ card, leg }: Pick<Unit, 'card' | 'leg'>, layer: GameLayer): readonly string[] {
  if (layer === 'basic') return basicLacks(card);
  if (leg !== null) {
    const lacking = [
      leg.defenseByCover === undefined && 'defenseByCover',
      isOnWheels({ leg })
        ? leg.wheeled?.crossCountry === undefined && 'wheeled/crossCountry'
        : leg.movement === undefined && 'movement',
      leg.need === undefined && 'need',
    ].filter((each) => each !== false);
    return [...lacking, ...openWeapons(card)];
  }
  const { movement, defense } = card;
  const lacking = [
    movement?.crossCountry === undefined && 'movement/crossCountry',
    defense.gpDefense === undefined && 'defense/gpDefense',
  ].filter((each) => each !== false);
  // Soft vehicles have no armour to meet [6.5.2.3].
  const armor = defense.protection === 'S' ? [] : openArmor(defense.armor);
  const open = [...lacking, ...armor, ...openWeapons(card)];
  return open.length === 0 ? NOTHING : open;
}
