/** camelCase and kebab-case as words: what has no name of its own in its schema is read as it is written. */
export const formWord = (word: string): string =>
  word.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`).replaceAll('-', ' ');
