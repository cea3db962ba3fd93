/** Every sentence of the pages stands in both languages side by side, so that neither can be forgotten. */
export type Word = readonly [en: string, ja: string];
