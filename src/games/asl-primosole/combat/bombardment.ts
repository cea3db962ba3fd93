import { flag, integer, object, text } from '../../../kernel/fields/index.js';
import { OFF_MAP } from '../../../kernel/hexes/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { dateIndex } from '../shared/calendar.js';
import { doubleDr } from '../shared/dice.js';
import { gridOf, MapSize } from '../shared/map.js';
import { rollDouble } from '../shared/rolls.js';
import { DATE, HEX } from '../vocabulary.js';

class BombardmentInput {
  @object('Size of the map', MapSize) map!: MapSize;
  @text('Pre-registered hex, recorded at purchase [3.617/British]', HEX) registeredHex!: string;
  @text('Centre hex, where the error DR has been resolved at the table [3.617/British]', { ...HEX, optional: true })
  centreHex?: string;
  @text('CG date of this scenario [3.617/British]', { ...DATE, optional: true }) date?: string;
  @text('Date of the last completed CG scenario; none before the initial one (A-31) [3.617/British]', {
    ...DATE,
    optional: true,
  })
  lastScenario?: string;
  @integer('Bombardments already resolved in this scenario [3.617/British]', { min: 0, max: 12, default: 0 })
  used!: number;
  @flag('All set-up is finished [3.617/British]', { default: true }) setupFinished!: boolean;
  @flag('Recon Locations have been inspected [3.6223]', { default: true }) reconDone!: boolean;
  @flag('The date is Idle [3.617/British]') idleDate!: boolean;
}

class BombardmentOutcome {
  @text('Centre hex of the bombardment; null where the error takes it off the map [3.617/British]', {
    max: 4,
    optional: true,
  })
  centre!: string | null;
  @integer('Lowest hex number struck, in every column', { min: 0, max: 99, optional: true }) fromNumber!: number | null;
  @integer('Highest hex number struck, in every column', { min: 0, max: 99, optional: true }) toNumber!: number | null;
  @integer('Bombardments usable in this scenario [3.617/British]', { min: 1, max: 12 }) limit!: number;
  @integer('Of those, still usable after this one', { min: 0, max: 12 }) left!: number;
}

/** Every hex within this distance of the struck row is bombarded too [3.617/British]. */
const SPREAD = 2;

export const bombardment = procedure<BombardmentInput, BombardmentOutcome, Options>({
  id: 'bombardment',
  resolver: 'combat',
  title: { en: 'British preparatory bombardment', ja: 'イギリス軍の事前砲撃' },
  description: {
    en: 'Where a preparatory bombardment falls and which hexes it strikes; direction 1 is north, then clockwise.',
    ja: '事前砲撃の中心と対象ヘクス。方向 1 は北で、時計回りに数える。',
  },
  rules: ['3.617/British'],
  input: BombardmentInput,
  outcome: BombardmentOutcome,
  dice: doubleDr(
    'error',
    { en: 'error', ja: '偏差' },
    { en: 'unless the centre hex is sent', ja: '中心ヘクスが送られないとき' },
  ),
  example: { input: { map: { columns: 25, rows: 28 }, registeredHex: 'N16' }, dice: { given: [1, 3] } },
  resolve(input, umpire) {
    const limit = bombardmentLimit(input, umpire);
    if (input.used >= limit) umpire.forbid('3.617/British', 'bombardments-used-up', { limit });
    if (input.idleDate) umpire.forbid('3.617/British', 'bombardment-on-idle-date');
    if (!input.setupFinished) umpire.forbid('3.617/British', 'bombardment-before-setup');
    if (!input.reconDone) umpire.forbid('3.6223', 'bombardment-before-recon');
    if (!umpire.legal) return null;
    const grid = gridOf(input.map);
    const centre = centreOf(input, umpire);
    if (centre === OFF_MAP) {
      umpire.note('3.617/British', 'bombardment-off-map');
      umpire.summarise('bombardment-off-map');
      return { centre: null, fromNumber: null, toNumber: null, limit, left: limit - input.used - 1 };
    }
    const { row } = grid.offset(centre);
    const fromNumber = Math.max(1, row - SPREAD);
    const toNumber = Math.min(input.map.rows, row + SPREAD);
    const name = grid.name(centre);
    umpire.note('3.617/British', 'bombarded-rows', { centre: name, from: fromNumber, to: toNumber });
    umpire.summarise('bombarded-rows', { centre: name, from: fromNumber, to: toNumber });
    return { centre: name, fromNumber, toNumber, limit, left: limit - input.used - 1 };
  },
});

/** As many as CG dates since the last completed scenario; one in the initial scenario (A-31) [3.617/British]. */
function bombardmentLimit({ date, lastScenario }: BombardmentInput, umpire: Judge): number {
  const dates = date && lastScenario ? dateIndex(date) - dateIndex(lastScenario) : 1;
  const limit = Math.max(1, dates);
  umpire.note('3.617/British', 'bombardment-limit', { limit });
  return limit;
}

/** Error DR: coloured die for the direction, white die halved, fractions up, for the distance [3.617/British]. */
function centreOf(input: BombardmentInput, umpire: Judge): number {
  const grid = gridOf(input.map);
  if (input.centreHex !== undefined) return hexOn(grid, input.centreHex, '/centreHex');
  let hex = hexOn(grid, input.registeredHex, '/registeredHex');
  const { coloured, white } = rollDouble(umpire, 'error');
  const distance = Math.ceil(white / 2);
  umpire.note('3.617/British', 'error-roll', { direction: coloured, white, distance });
  for (let step = 0; step < distance && hex !== OFF_MAP; step += 1) hex = grid.neighbours[6 * hex + coloured - 1]!;
  return hex;
}
