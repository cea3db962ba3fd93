import type { CommandContext, Secret, SessionEvent } from '../../../../kernel/session/index.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import type { events } from './declarations.js';

type Declared = typeof events;

/** What stands under `secret`, and for whom. */
type Hidden<D> = D extends { readonly secret: abstract new (...args: never[]) => infer X }
  ? { readonly secret: Secret & X }
  : unknown;

/** What is written down of each kind of event; `reveals` where it brings something hidden to light. */
export type Happenings = {
  [K in keyof Declared]: InstanceType<Declared[K]['shape']> & Hidden<Declared[K]> & { readonly reveals?: true };
};

export type Handlers = {
  [K in keyof Happenings]?: (position: Position, event: Happenings[K], table: Table) => Position;
};

export type Play = CommandContext<Table, Position>;

/** It happens: written down, and the position is the one after it. */
export function happen<K extends keyof Happenings>(play: Play, type: K, fields: Happenings[K]): void {
  play.happen({ type, ...fields } as SessionEvent);
}
