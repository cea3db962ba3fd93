import type { SessionEvent } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import type { Open, Own, Position } from './position.js';
import type { OwnPatch } from './stage.js';
import type { Table } from './table.js';

/** The position after one more event: its open part for both, what stands under `secret` for its side. */
export function evolve(_table: Table, position: Position, event: SessionEvent): Position {
  const open = event.open ? { ...position.open, ...(event.open as Partial<Open>) } : position.open;
  const secret = event.secret as { readonly for: readonly Side[]; readonly own: OwnPatch } | undefined;
  if (!secret) return { ...position, open };
  const side = secret.for[0]!;
  const { owing, ...patch } = secret.own;
  return {
    open,
    own: { ...position.own, [side]: patched(position.own[side], patch) },
    owing: owing ? [...position.owing.filter((each) => each.side !== side), ...owing] : position.owing,
  };
}

function patched(own: Own, { counters, lines, forts, ...rest }: Omit<OwnPatch, 'owing'>): Own {
  return {
    ...own,
    ...rest,
    counters: merged(own.counters, counters),
    lines: merged(own.lines, lines),
    forts: merged(own.forts, forts),
  };
}

function merged<V>(
  known: Readonly<Record<string, V>>,
  patches: Readonly<Record<string, Partial<V>>> | undefined,
): Readonly<Record<string, V>> {
  if (!patches) return known;
  const next: Record<string, V> = { ...known };
  for (const [id, patch] of Object.entries(patches)) next[id] = { ...next[id], ...patch } as V;
  return next;
}
