import { withGuess } from '../kernel/fields/index.js';
import { type InBoth, type Text, textIn } from '../platform/language.js';

/** After this many faults nobody looks for more. */
export const MAX_FAULTS = 50;

/** One field of a request that is wrong, and how. */
export class FieldFault {
  constructor(
    /** JSON pointer from the root of the request. */
    readonly pointer: string,
    readonly detail: InBoth,
    /** Of the last fault that was looked for: how many fields and items were not looked at any more. */
    readonly unseen?: number,
  ) {}
}

/** A request whose form is wrong: answered with every faulty field, never half carried out. */
export class InvalidRequestError extends Error {
  constructor(readonly faults: readonly FieldFault[]) {
    super(faults.map(({ pointer, detail }) => `${pointer || '/'}: ${textIn('en', detail)}`).join('; '));
    this.name = 'InvalidRequestError';
  }
}

const SHELVED = { game: 'ゲーム', procedure: '手順', section: 'セクション', chart: '表' } as const;

/** The game, procedure, section or chart asked for is not on the shelf. */
export class NotOnShelfError extends Error {
  readonly detail: Text;

  constructor(what: keyof typeof SHELVED, name: string, known: readonly string[] = [], meant?: string) {
    const short = name.slice(0, 100);
    const detail = withGuess(
      { en: `there is no ${what} "${short}"`, ja: `${SHELVED[what]}「${short}」はありません` },
      short,
      known,
      meant,
    );
    super(textIn('en', detail));
    this.name = 'NotOnShelfError';
    this.detail = detail;
  }
}
