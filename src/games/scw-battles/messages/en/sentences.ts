import type { Words } from '../../../../kernel/rulings/index.js';

/** Sentences that need a choice. */
export interface CombatLine {
  readonly differential: number;
  readonly column: string;
  readonly result: string;
  readonly attackerSteps: number;
  readonly attackerRetreat: number;
  readonly defenderSteps: number;
  readonly defenderRetreat: number;
}

/** " +1" after a die, or nothing. */
export const drm = (modifier: number): string => (modifier === 0 ? '' : ` +${modifier}`);

function suffers(steps: number, retreat: number): string {
  const parts = [
    ...(steps > 0 ? [`loses ${steps} ${steps === 1 ? 'step' : 'steps'}`] : []),
    ...(retreat > 0 ? ['retreats'] : []),
  ];
  return parts.join(' and ');
}

export function attackSummary(line: CombatLine, words: Words): string {
  const attacker = suffers(line.attackerSteps, line.attackerRetreat);
  const defender = suffers(line.defenderSteps, line.defenderRetreat);
  const both = [...(attacker ? [`attacker ${attacker}`] : []), ...(defender ? [`defender ${defender}`] : [])];
  const effect = both.length > 0 ? both.join(', ') : 'no effect';
  return `${words.signed(line.differential)}, column ${line.column}: ${line.result}, ${effect}`;
}

export const setUpOrder = ({ side, first }: { side: string; first: boolean }, words: Words): string =>
  `The ${words.term(side)} player sets up ${first ? 'first' : 'second'}`;

export interface WrongPlace {
  readonly group: string;
  readonly groupJa: string;
  /** Null where the placement names none. */
  readonly hex: string | null;
  readonly where: string;
  readonly hexes: readonly string[];
  readonly within: number;
}

export function setUpWrong({ group, hex, where, hexes, within }: WrongPlace, words: Words): string {
  const right =
    where === 'hexes'
      ? `one of ${words.list(hexes)}`
      : where === 'within'
        ? `within ${within} of ${words.list(hexes)}`
        : words.term(where);
  return `${group} ${hex === null ? 'is not where it belongs' : `does not belong in ${hex}`}: ${right}`;
}
