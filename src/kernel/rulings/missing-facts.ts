/** One thing that the rules may need for this question and that nobody sent. */
export interface MissingFact {
  /** JSON pointer within the input to the field to send: "/gun/penetration". */
  readonly pointer: string;
  /** The section that needs it. */
  readonly rule: string;
  readonly detail: { readonly en: string; readonly ja: string };
  /** The printed chart or card figure it stands for. */
  readonly chart?: string;
  readonly cell?: string;
}

/**
 * The question cannot be answered to its end with what was sent. Thrown before any die falls: the same question is either
 * complete on every roll or on none. It is neither "not allowed" nor "does not apply".
 */
export class MissingFactsError extends Error {
  constructor(readonly facts: readonly MissingFact[]) {
    super(facts.map(({ pointer, detail }) => `${pointer}: ${detail.en}`).join('; '));
    this.name = 'MissingFactsError';
  }
}

/** Asks for everything that is missing at once; does nothing where nothing is. */
export function demandFacts(facts: readonly (MissingFact | false | undefined)[]): void {
  const missing = facts.filter((fact): fact is MissingFact => typeof fact === 'object');
  if (missing.length > 0) throw new MissingFactsError(missing);
}
