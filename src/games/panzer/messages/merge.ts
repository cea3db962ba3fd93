import type { Message, Messages } from '../../../kernel/rulings/index.js';

/** Puts the parts of one language together; a key written in two parts is a mistake in one of them. */
export function mergeMessages(parts: readonly Messages[]): Messages {
  const terms: Record<string, string> = {};
  const steps: Record<string, Message> = {};
  for (const part of parts) {
    for (const [key, word] of Object.entries(part.terms)) {
      if (key in terms && terms[key] !== word) throw new Error(`two words for the term "${key}"`);
      terms[key] = word;
    }
    for (const [key, message] of Object.entries(part.steps)) {
      if (key in steps) throw new Error(`the message "${key}" stands in two parts`);
      steps[key] = message;
    }
  }
  return { terms, steps };
}
