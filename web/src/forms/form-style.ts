import type { Schema } from './schema.js';

/** How a form is told: its words, and how much of it is shown. */
export interface FormStyle {
  /** Ids of pieces by their names, words of the game in the reader's language. */
  word(word: string, title?: string): string;
  /** Whether fields that may be left out are hidden until they are asked for: a question has many, an order few. */
  readonly sparse?: boolean;
  /** Whether lists of plain lines are tables: what people keep in spreadsheets is pasted there. */
  readonly tables?: boolean;
  /** What a field means, for those who point at it. */
  about?(schema: Schema): string | undefined;
  /** What is wrong, by JSON pointer. */
  readonly faults?: ReadonlyMap<string, string>;
}
