import { useEffect, useState } from 'preact/hooks';
import type { CommandOf, SessionAction, SessionTrial } from '../../api/types.js';
import type { Table } from './table.js';

export type Grounds = NonNullable<SessionTrial['grounds']>[number];

/** Whoever goes on at once has seen enough: nothing is asked for him. */
const WAIT_MS = 150;

/** What leads to the dice of a choice that is looked at: columns, shifts and their reasons, as a trial on the server tells them. */
export function useGrounds(table: Table, { command, odds, variants }: SessionAction): readonly Grounds[] {
  const [found, setFound] = useState<readonly Grounds[]>([]);
  const key = JSON.stringify(command);
  const { version } = table.session.value!;
  const isRolled = (odds ?? variants?.[0])?.procedure !== undefined;
  useEffect(() => {
    setFound([]);
    if (!isRolled) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      // A command that is on its way leaves another position.
      if (table.busy.peek()) return;
      const left = table.busy.subscribe((busy) => busy && gone.abort());
      table.game
        .attempt(JSON.parse(key) as CommandOf, { signal: gone.signal })
        .then(
          ({ grounds = [] }) => !gone.signal.aborted && setFound(grounds),
          // Somebody else has moved: the page is about to be told.
          () => undefined,
        )
        .finally(left);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [key, version, isRolled, table]);
  return found;
}

/** Steps that every way shares, and those that are each way's own. */
export function sharedSteps(ways: readonly Grounds[]): {
  shared: Grounds['steps'];
  own: Map<string, Grounds['steps']>;
} {
  const [first, ...others] = ways;
  const isShared = ({ text }: { readonly text: string }): boolean =>
    others.length > 0 && others.every(({ steps }) => steps.some((each) => each.text === text));
  const own = ways.map(({ name = '', steps }) => [name, steps.filter((step) => !isShared(step))] as const);
  return { shared: first?.steps.filter(isShared) ?? [], own: new Map(own) };
}
