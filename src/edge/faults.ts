/** After this many faults nobody looks for more. */
export const MAX_FAULTS = 50;

/** One field of a request that is wrong, and how. */
export class FieldFault {
  constructor(
    /** JSON pointer from the root of the request. */
    readonly pointer: string,
    readonly detail: string,
  ) {}
}

/** A request whose form is wrong: answered with every faulty field, never half carried out. */
export class InvalidRequestError extends Error {
  constructor(readonly faults: readonly FieldFault[]) {
    super(faults.map(({ pointer, detail }) => `${pointer || '/'}: ${detail}`).join('; '));
    this.name = 'InvalidRequestError';
  }
}

/** The game, procedure, section or chart asked for is not on the shelf. */
export class NotOnShelfError extends Error {
  constructor(what: string, name: string) {
    super(`there is no ${what} "${name.slice(0, 100)}"`);
    this.name = 'NotOnShelfError';
  }
}
