/** One field of an input that has the right form but names something that is not there. */
export interface SituationFault {
  /** JSON pointer within the input: "/map/hexsides/3/side". */
  readonly pointer: string;
  /** In both languages; a text alone where it is a name or a figure. */
  readonly detail: string | { readonly en: string; readonly ja: string };
}

/**
 * The input contradicts itself in a way that no rule of the game speaks about: a unit stands on a hex the map does not
 * have, a hexside joins two hexes that do not touch. Procedures throw it; the caller is told every field.
 */
export class InvalidSituationError extends Error {
  constructor(readonly faults: readonly SituationFault[]) {
    super(
      faults.map(({ pointer, detail }) => `${pointer}: ${typeof detail === 'string' ? detail : detail.en}`).join('; '),
    );
    this.name = 'InvalidSituationError';
  }
}
