import { MissingCellError } from '../kernel/charts/index.js';
import { DiceError } from '../kernel/dice/index.js';
import { InvalidSituationError, MissingFactsError } from '../kernel/rulings/index.js';
import { LANGUAGES, type Language, textIn } from '../platform/language.js';
import { type FieldError, Problem } from '../platform/problems/problem.js';
import { InvalidRequestError, MAX_FAULTS, NotOnShelfError } from './faults.js';

/** What the rulings and the kernel refuse, in the words of the edge. */
export function kernelProblem(error: unknown): Problem | undefined {
  if (error instanceof InvalidRequestError) {
    const errors = error.faults.map(({ pointer, detail }) => ({ pointer, detail }));
    const unseen = error.faults.at(-1)?.unseen ?? 0;
    return new Problem('validation', {
      detail: firstOf(errors, unseen),
      errors,
      ...(unseen > 0 && { members: { unseen } }),
    });
  }
  if (error instanceof InvalidSituationError) {
    const errors = error.faults.map(({ pointer, detail }) => ({ pointer: `/input${pointer}`, detail }));
    return new Problem('validation', { detail: firstOf(errors), errors });
  }
  if (error instanceof DiceError) {
    const errors = [{ pointer: `/dice${error.pointer}`, detail: error.text }];
    return new Problem('dice', { detail: error.text, errors, members: { code: error.code, die: error.die?.name } });
  }
  if (error instanceof MissingFactsError) {
    const errors = error.facts.map(({ pointer, ...fact }) => ({ pointer: `/input${pointer}`, ...fact }));
    return new Problem('missing-facts', { detail: firstOf(errors), errors });
  }
  if (error instanceof MissingCellError) {
    const { chart, cell } = error;
    return new Problem('missing-cell', { detail: error.text, members: { chart, cell } });
  }
  if (error instanceof NotOnShelfError) return new Problem('not-found', { detail: error.detail });
  return undefined;
}

/** How many faults there are besides the one that is told. */
export const andMore = (others: number): Readonly<Record<Language, string>> =>
  others > 0 ? { en: ` (and ${others} more)`, ja: `（ほかに${others}件）` } : { en: '', ja: '' };

/** A chat window shows the detail alone: it says what is wrong with the first field, and how many more there are. */
function firstOf(errors: readonly FieldError[], unseen = 0): Readonly<Record<Language, string>> {
  const [first] = errors;
  const atLeast = {
    en: `. At least ${MAX_FAULTS} fields are wrong; Umpire ${unseen > 0 ? `did not look at ${unseen} more` : 'looked no further'}.`,
    ja: `。少なくとも${MAX_FAULTS}個のフィールドに誤りがあります。${unseen > 0 ? `ほかの${unseen}個` : '残り'}は調べていません。`,
  };
  const rest = errors.length >= MAX_FAULTS ? atLeast : andMore(errors.length - 1);
  const text = (language: Language): string =>
    `${first?.pointer || '/'}: ${textIn(language, first?.detail ?? '')}${rest[language]}`;
  return Object.fromEntries(LANGUAGES.map((language) => [language, text(language)])) as Record<Language, string>;
}
