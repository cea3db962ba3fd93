import { effect, signal } from '@preact/signals';
import { keep, kept } from './storage.js';

export type Theme = 'auto' | 'light' | 'dark';
const KEY = 'umpire.theme';
const ORDER: readonly Theme[] = ['auto', 'light', 'dark'];

export const theme = signal<Theme>(kept<Theme>(KEY) ?? 'auto');

effect(() => {
  if (theme.value === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
  keep(KEY, theme.value);
});

export function nextTheme(): void {
  theme.value = ORDER[(ORDER.indexOf(theme.value) + 1) % ORDER.length]!;
}
