import { useCallback, useEffect, useState } from 'preact/hooks';
import { language } from '../i18n/language.js';

export interface Loaded<T> {
  readonly value?: T;
  readonly error?: Error;
  readonly reload: () => void;
}

/** Something that is fetched, and fetched again when what it depends on changes, the reader's language included. */
export function useLoaded<T>(load: () => Promise<T>, on: readonly unknown[] = []): Loaded<T> {
  const [state, setState] = useState<{ value?: T; error?: Error }>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ value }),
      (error: Error) => current && setState((before) => ({ ...before, error })),
    );
    return () => {
      current = false;
    };
  }, [...on, round, language.value]);
  return { ...state, reload: useCallback(() => setRound((n) => n + 1), []) };
}
