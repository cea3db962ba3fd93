import { isCatalan, isMilitia } from '../shared/units.js';
import type { UnitType } from '../vocabulary.js';

/** 17.4: the militia rule ends with the War of the Columns phase. */
export const LAST_MILITIA_TURN = 5;

export interface MilitiaSpace {
  readonly name: string;
  readonly units: readonly { readonly type: UnitType }[];
}

/**
 * The attacking spaces that contribute militia alone [17.4.2]. After Largo Caballero's Government only those whose
 * participants are all Catalan still count [17.4.3, G24].
 */
export function militiaOnly(spaces: readonly MilitiaSpace[], largoCaballero: boolean): string[] {
  const bound = largoCaballero ? isCatalan : isMilitia;
  return spaces.filter((space) => space.units.every((unit) => bound(unit.type))).map((space) => space.name);
}
