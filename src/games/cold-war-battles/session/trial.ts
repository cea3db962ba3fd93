import { type Book, UnexpectedRollError } from '../../../kernel/session/index.js';

/** Whether a procedure would allow it: one that gets as far as its dice has nothing against it. */
export function allowed(book: Book, procedure: string, input: object): boolean {
  try {
    return book.ask(procedure, input).legal;
  } catch (error) {
    if (error instanceof UnexpectedRollError) return true;
    throw error;
  }
}
