/** Exact parts of the way along a line, in lowest terms. */

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

export function fraction(numerator: number, denominator: number): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function isMore(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}
