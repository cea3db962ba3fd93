/** A name as a sentence or a board writes it: in English, and in Japanese where it is another. */
export interface Name {
  readonly en: string;
  readonly [language: string]: string;
}
