import { choice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { demand } from '../shared/facts.js';
import { type ApAmmo, VehicleCard, type Weapon } from '../shared/vehicle-card.js';
import { RangeFactor } from '../vocabulary.js';
import { gpFactorNearby, MAX_GP_FACTOR, missingNearby, rangeFactorFor } from './direct-fire/range-factor.js';

export class CardReadingInput {
  @object('The data card [1.6]', VehicleCard) card!: VehicleCard;
  @integer('Range asked about, in hexes', { min: 0, max: 200, default: 1 }) range!: number;
  @integer('Date as yyyymm [5.16.1]', { min: 193901, max: 194512, optional: true }) date?: number;
}

/** One block of the card at the range asked about. */
export class CardBlock {
  @text('Weapon', { max: 60, optional: true }) weapon!: string | null;
  @text('Ammunition or GP row', { max: 12 }) block!: string;
  @flag('It may be fired at this range and date') usable!: boolean;
  @choice('Range factor', RangeFactor, { optional: true }) rangeFactor!: RangeFactor | null;
  @integer('Penetration or GP factor', { min: 0, max: 999, optional: true }) value!: number | null;
  @integer('Maximum range [3.5.2]', { min: 0, max: 999 }) maximumRange!: number;
}

export class CardReadingOutcome {
  @list('Every block of every weapon', CardBlock, { maxItems: 80 }) blocks!: CardBlock[];
  @flag('A combat vehicle: it has firepower [4.1.1]') combatVehicle!: boolean;
  @flag('All-round field of fire of its first weapon [4.4.3.1]') allRound!: boolean;
  @integer('Overrun factor of the vehicle alone [6.6.10.1]', { min: 0, max: 15 }) overrunFactor!: number;
  @flag('May enter buildings: tracked, roofed, no AA vehicle [6.6.3]') entersBuildings!: boolean;
}

/** One block read at a range: minimum, maximum, date, then the first column that reaches [5.6, 3.5.2, 5.16.1]. */
function readBlock(
  weapon: Weapon,
  block: string,
  rows: { range: ApAmmo['range']; values: ApAmmo['range'] },
  available: boolean,
  range: number,
  pointer: string,
): CardBlock {
  const unknown = () => demand('rangeFactor', `${pointer}/range`, `${block}, R`);
  const factor = range >= weapon.minimumRange ? rangeFactorFor(rows.range, range, unknown) : undefined;
  const gp = block === 'GP' || block === 'GP-IF' || block === 'AA';
  const usable = factor !== undefined && available;
  return {
    weapon: weapon.name ?? null,
    block,
    usable,
    rangeFactor: factor ?? null,
    value:
      factor === undefined
        ? null
        : (rows.values?.[factor] ??
          demand(
            gp ? 'gpFactor' : 'penetration',
            `${pointer}/${gp ? 'factor' : 'penetration'}/${factor}`,
            `${block}, ${factor}`,
          )),
    maximumRange: rows.range?.E ?? demand('rangeFactor', `${pointer}/range/E`, `${block}, R, E`),
  };
}

function blocksOf(weapon: Weapon, number: number, { range, date }: CardReadingInput): CardBlock[] {
  const pointer = `/card/weapons/${number}`;
  const found = weapon.ap.map((ammo, i) => {
    const available = ammo.from === undefined || date === undefined || date >= ammo.from;
    const rows = { range: ammo.range, values: ammo.penetration };
    return readBlock(weapon, ammo.type, rows, available, range, `${pointer}/ap/${i}`);
  });
  const rows: readonly (readonly [string, 'gpDirect' | 'gpIndirect' | 'antiAircraft'])[] = [
    ['GP', 'gpDirect'],
    ['GP-IF', 'gpIndirect'],
    ['AA', 'antiAircraft'],
  ];
  for (const [block, field] of rows) {
    const row = weapon[field];
    if (row)
      found.push(
        readBlock(weapon, block, { range: row.range, values: row.factor }, true, range, `${pointer}/${field}`),
      );
  }
  return found;
}

/** GP factors at range 1 of every weapon but AA [6.6.10.1]. */
function overrunFactor(weapons: readonly Weapon[], umpire: Judge): number {
  let sum = 0;
  const speaking = (weapon: Weapon) => !weapon.isAntiAircraft && weapon.minimumRange <= 1;
  demandFacts(weapons.map((weapon, i) => speaking(weapon) && missingNearby(weapon, `/card/weapons/${i}`)));
  for (const weapon of weapons) if (speaking(weapon)) sum += gpFactorNearby(weapon);
  const factor = Math.min(MAX_GP_FACTOR, sum);
  umpire.note('6.6.10.1', 'card-overrun', { factor });
  return factor;
}

export const vehicleCard = procedure<CardReadingInput, CardReadingOutcome, Options>({
  id: 'vehicle-card',
  resolver: 'combat',
  title: { en: 'Reading a vehicle data card', ja: '車両データカードの読み取り' },
  description: {
    en: 'What a vehicle can fire at a range and date: range factor, penetration and GP factor of every block, field of fire, overrun factor.',
    ja: '指定の距離と時期に車両が撃てるもの：各欄の距離区分・貫通値・GP攻撃値、射界、オーバーラン値。',
  },
  rules: ['1.6', '4.4.3.2.1'],
  input: CardReadingInput,
  outcome: CardReadingOutcome,
  example: {
    input: {
      range: 9,
      card: {
        name: 'SU-76M M43',
        nation: 'soviet',
        card: 'S-3B',
        brewUpProne: true,
        openTopped: true,
        movement: { crossCountry: 5, mode: 'T', path: 6, road: 10 },
        defense: { size: -1, gpDefense: 2, protection: 'P', basicArmor: { front: 11, rear: 3 } },
        weapons: [
          {
            name: '76.2mm',
            turret: 'fixed',
            arc: 'front',
            effectiveness: 3,
            ap: [
              {
                range: { P: 3, S: 6, M: 10, L: 14, E: 17 },
                penetration: { P: 19, S: 17, M: 15, L: 13, E: 12 },
              },
            ],
            gpDirect: { range: { P: 5, S: 9, M: 16, L: 23, E: 27 }, factor: { P: 5, S: 4, M: 3, L: 3, E: 2 } },
          },
        ],
      },
    },
  },
  resolve(input, umpire) {
    const { card, range } = input;
    const blocks = card.weapons.flatMap((weapon, i) => blocksOf(weapon, i, input));
    for (const { weapon, block, usable, rangeFactor, value, maximumRange } of blocks) {
      if (rangeFactor === null)
        umpire.note(['3.5.2', '5.6'], 'card-out-of-range', { weapon, block, range, maximum: maximumRange });
      else if (!usable) umpire.note('5.16.1', 'ammo-not-yet', { ammo: block });
      else
        umpire.note(['4.4.3.2.1', '1.6'], 'card-block', { weapon, block, range, factor: rangeFactor, value: value! });
    }
    const first = card.weapons[0];
    const allRound = first !== undefined && first.turret !== 'fixed';
    if (first)
      umpire.note(allRound ? '4.4.3.1.1' : ['4.4.3.1.3', '4.4.3.1.4'], allRound ? 'card-all-round' : 'card-fixed', {
        arc: first.arc,
      });
    else umpire.note('4.1.1', 'card-unarmed');
    const overrun = overrunFactor(card.weapons, umpire);
    const entersBuildings = card.movement?.mode === 'T' && !card.openTopped && !card.antiAircraftVehicle;
    umpire.note(['6.6.3', '6.1.4.3.1'], entersBuildings ? 'card-buildings' : 'card-no-buildings');
    umpire.summarise('card-summary', { name: card.name, usable: blocks.filter(({ usable }) => usable).length, range });
    return { blocks, combatVehicle: blocks.length > 0, allRound, overrunFactor: overrun, entersBuildings };
  },
});
