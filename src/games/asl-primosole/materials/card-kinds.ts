import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { CardKind } from '../../../kernel/materials/index.js';
import { VehicleClass } from '../status/vehicle-refit.js';
import { Nationality } from '../vocabulary.js';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;

/** What the campaign has to know of a Gun or support weapon that the charts do not print [3.606, 3.6142]. */
class WeaponValues {
  @choice('Nationality', Nationality) nationality!: string;
  @text('The weapon, as the charts call it [3.6174]', { max: 60 }) weapon!: string;
  @integer('Portage points, of support weapons [3.606]', { min: 0, max: 60, ...MAY_BE_EMPTY }) pp?: number | null;
  @integer('Repair number; 0 where it cannot be repaired [3.6142]', { min: 0, max: 6, ...MAY_BE_EMPTY })
  repair?: number | null;
  @flag('A mortar', MAY_BE_EMPTY) mortar?: boolean | null;
}

/** The same of a vehicle [3.6141, 3.61426]. */
class VehicleValues {
  @choice('Nationality', Nationality) nationality!: string;
  @text('The vehicle, as the charts call it [3.6174]', { max: 60 }) vehicle!: string;
  @choice('Class of vehicle [3.61426]', VehicleClass, MAY_BE_EMPTY) class?: string | null;
  @flag('Closed-topped [3.606]', MAY_BE_EMPTY) closedTopped?: boolean | null;
  @flag('It has a main armament [3.61421]', MAY_BE_EMPTY) mainArmament?: boolean | null;
}

export const cardKinds: readonly CardKind[] = [
  {
    id: 'vehicle',
    title: { en: 'vehicle', ja: '車両' },
    is: ({ values }) => values?.vehicle !== undefined,
    values: VehicleValues,
    ja: {
      nationality: '国籍',
      vehicle: '車両。表での呼び名 [3.6174]',
      class: '車両の種別 [3.61426]',
      closedTopped: '密閉式 [3.606]',
      mainArmament: '主武装がある [3.61421]',
    },
  },
  {
    id: 'weapon',
    title: { en: 'weapon', ja: '火器' },
    is: () => true,
    values: WeaponValues,
    ja: {
      nationality: '国籍',
      weapon: '火器。表での呼び名 [3.6174]',
      pp: '運搬ポイント（SWのみ） [3.606]',
      repair: '修理値。修理できなければ0 [3.6142]',
      mortar: '迫撃砲',
    },
  },
];
