import { choice, flag, text } from '../../../kernel/fields/index.js';
import { Region, UnitType } from '../vocabulary.js';

/** A counter as most questions need it. */
export class Unit {
  @text('Any name, to tell units apart', { max: 60, optional: true }) name?: string;
  @choice('Type code [2.6]', UnitType) type!: UnitType;
  @choice('Home region of a Northern Front unit [3.0]', Region, { default: 'none' }) region!: Region;
  @flag('Reduced side up [2.2.1]') reduced!: boolean;
}

export const isCorps = (type: UnitType): boolean => type === 'corps' || type === 'ctv';

/** MIL-CNT, MIL-ERC, MIL-POUM, MIL-PSUC [17.4.3]. */
export const isCatalan = (type: UnitType): boolean =>
  type === 'cnt' || type === 'erc' || type === 'poum' || type === 'psuc';

/** Every militia, Catalan, Navarrese and regional ones included [2.6]. */
export const isMilitia = (type: UnitType): boolean => type === 'mil' || type === 'nav' || isCatalan(type);

/** T-26, PZ-1, CV-33 [16.6.1]. */
export const isArmour = (type: UnitType): boolean => type === 't26' || type === 'pz1' || type === 'cv33';

export const sizeOf = (type: UnitType): 'division' | 'corps' => (isCorps(type) ? 'corps' : 'division');

const NATIONALIST: ReadonlySet<UnitType> = new Set(['ctv', 'nav', 'inf', 'ita', 'afr', 'cav', 'ins', 'cv33', 'pz1']);
const REPUBLICAN: ReadonlySet<UnitType> = new Set(['cnt', 'erc', 'poum', 'psuc', 'rpa', 'int', 't26']);

/** True where the counters of a type belong to the other side alone, or a region is claimed for a Nationalist unit [2.6]. */
export const isOtherSides = (side: 'nationalist' | 'republican', type: UnitType, region: Region = 'none'): boolean =>
  side === 'nationalist' ? REPUBLICAN.has(type) || region !== 'none' : NATIONALIST.has(type);

/** A unit's name, or its code and place in the list. */
export const nameOf = (unit: { name?: string; type: UnitType }, index: number): string =>
  unit.name ?? `${unit.type}-${index + 1}`;
