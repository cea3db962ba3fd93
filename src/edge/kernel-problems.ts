import { MissingCellError } from '../kernel/charts/index.js';
import { DiceError } from '../kernel/dice/index.js';
import { InvalidSituationError, MissingFactsError } from '../kernel/rulings/index.js';
import { Problem } from '../platform/problems/problem.js';
import { InvalidRequestError, MAX_FAULTS, NotOnShelfError } from './faults.js';

const LOOKED_NO_FURTHER = {
  en: `At least ${MAX_FAULTS} fields are wrong; Umpire looked no further.`,
  ja: `少なくとも${MAX_FAULTS}個のフィールドに誤りがあります。残りは調べていません。`,
};

/** What the rulings and the kernel refuse, in the words of the edge. */
export function kernelProblem(error: unknown): Problem | undefined {
  if (error instanceof InvalidRequestError) {
    const errors = error.faults.map(({ pointer, detail }) => ({ pointer, detail }));
    return new Problem('validation', { errors, ...(errors.length >= MAX_FAULTS && { detail: LOOKED_NO_FURTHER }) });
  }
  if (error instanceof InvalidSituationError) {
    const errors = error.faults.map(({ pointer, detail }) => ({ pointer: `/input${pointer}`, detail }));
    return new Problem('validation', { errors });
  }
  if (error instanceof DiceError) {
    const errors = [{ pointer: `/dice${error.pointer}`, detail: error.message }];
    return new Problem('dice', { detail: error.message, errors, members: { code: error.code, die: error.die?.name } });
  }
  if (error instanceof MissingFactsError) {
    const errors = error.facts.map(({ pointer, ...fact }) => ({ pointer: `/input${pointer}`, ...fact }));
    return new Problem('missing-facts', { errors });
  }
  if (error instanceof MissingCellError) {
    const { chart, cell } = error;
    return new Problem('missing-cell', { detail: error.message, members: { chart, cell } });
  }
  if (error instanceof NotOnShelfError) return new Problem('not-found', { detail: error.message });
  return undefined;
}
