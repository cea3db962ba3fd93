import { effect, signal } from '@preact/signals';
import { keep, kept } from '../ui/storage.js';
import type { Word } from './word.js';

export type Language = 'en' | 'ja';

/** A name as the API gives it. */
export interface Name {
  readonly en: string;
  readonly ja?: string | null;
}

const KEY = 'umpire.language';

function first(): Language {
  const chosen = kept<Language>(KEY);
  if (chosen === 'en' || chosen === 'ja') return chosen;
  return navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en';
}

export const language = signal<Language>(first());

effect(() => {
  document.documentElement.lang = language.value;
  keep(KEY, language.value);
});

/** A sentence in the reader's language; `{name}` stands for a value. */
export function say([en, ja]: Word, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence = language.value === 'ja' ? ja : en;
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export const named = (name: Name): string => (language.value === 'ja' ? (name.ja ?? name.en) : name.en);
