import { type FieldType, fieldsOf, fillDefaults, nearest, type ShapeClass } from '../fields/index.js';
import { HexGrid } from '../hexes/index.js';
import { gridProperties, HexGridShape } from '../maps/index.js';
import type { Board } from './board.js';
import type { RefusalStep } from './command-context.js';
import type { Action, Command, SessionSetup } from './words.js';

/** A text of a command that names something, and where it stands. */
interface NamedThing {
  /** JSON pointer, and the same without positions. */
  readonly pointer: string;
  readonly path: string;
  readonly name: string;
}

/** What one side can see, each part asked for only where a name needs it. */
export interface Sight {
  readonly board: () => Board | null;
  /** The game's own detail. */
  readonly view: () => unknown;
  /** What is listed of the same kind of command. */
  readonly offered: () => readonly Action[];
  readonly places: Places;
}

/** A longer text is a remark, not a name. */
const LONGEST_NAME = 100;
const MOST_STEPS = 5;

/** Every text of a command that may be a name, by its declared fields; choices were checked with the form. */
function* namesIn(shape: ShapeClass, value: unknown, pointer: string, path: string): Generator<NamedThing> {
  if (typeof value !== 'object' || value === null) return;
  for (const { name, type } of fieldsOf(shape))
    yield* namesOf(type, (value as Record<string, unknown>)[name], `${pointer}/${name}`, `${path}/${name}`);
}

function* namesOf(type: FieldType, value: unknown, pointer: string, path: string): Generator<NamedThing> {
  if (type.kind === 'object') yield* namesIn(type.of, value, pointer, path);
  if (type.kind === 'text' && type.max <= LONGEST_NAME && typeof value === 'string')
    yield { pointer, path, name: value };
  if (type.kind === 'list' && Array.isArray(value))
    for (const [i, each] of value.entries()) yield* namesOf(type.of, each, `${pointer}/${i}`, path);
}

/** The places of a session's maps. */
export class Places {
  private readonly grids: readonly HexGrid[];
  readonly spaces: readonly string[];

  constructor({ maps }: SessionSetup) {
    const bodies = Object.values(maps).map(({ body }) => body as { grid?: object; spaces?: { id: string }[] });
    this.grids = bodies.flatMap(({ grid }) =>
      grid ? [new HexGrid(gridProperties(fillDefaults(HexGridShape, grid)))] : [],
    );
    this.spaces = bodies.flatMap(({ spaces = [] }) => spaces.map(({ id }) => id));
  }

  /** A hex, a space, or something between two of them ("0304/0305", "0304:NE"). */
  has(name: string): boolean {
    return this.isOne(name) || name.split(/[/:]/).some((part) => this.isOne(part));
  }

  private isOne(name: string): boolean {
    return this.spaces.includes(name) || this.grids.some((grid) => grid.find(name) !== undefined);
  }
}

/** Every text in what a side sees. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield name;
    yield* textsIn(inner);
  }
}

/** What the listed commands of a kind have in that field, and what their forms let one choose for it. */
function offeredFor({ path }: NamedThing, shape: ShapeClass, actions: readonly Action[]): string[] {
  const found = new Set<string>();
  for (const { command, form } of actions) {
    for (const each of namesIn(shape, command, '', '')) if (each.path === path) found.add(each.name);
    if (form) for (const choice of choicesAt(form.schema, path.split('/').slice(1))) found.add(choice);
  }
  return [...found];
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

function* choicesAt(schema: Schema | undefined, path: readonly string[]): Generator<string> {
  if (!schema) return;
  if (schema.items) yield* choicesAt(schema.items, path);
  if (path.length > 0) yield* choicesAt(schema.properties?.[path[0]!], path.slice(1));
  else for (const each of schema.enum ?? [schema.const]) if (typeof each === 'string') yield each;
}

/**
 * What a refused command names that its side cannot see anywhere, with what it may have meant. Only what lies open to the side is
 * looked at: something hidden is as unknown as what nobody has, and never guessed. Its `unit` is spoken of in `named-piece.ts`.
 */
export function aboutNamedThings(command: Command, shape: ShapeClass, sight: Sight, rule: string): RefusalStep[] {
  const named = [...namesIn(shape, command, '', '')].filter(
    ({ pointer, name }) => pointer !== '/unit' && !sight.places.has(name),
  );
  if (named.length === 0) return [];
  const board = sight.board();
  const pieces = board?.pieces.map(({ id }) => id) ?? [];
  const seen = new Set([...textsIn(board), ...textsIn(sight.view())]);
  const strange = named.filter(({ name }) => !seen.has(name)).slice(0, MOST_STEPS);
  return strange.flatMap((thing) => {
    const { name, pointer } = thing;
    const offered = offeredFor(thing, shape, sight.offered());
    if (offered.includes(name)) return [];
    const near = nearest(name, offered) ?? nearest(name, [...pieces, ...sight.places.spaces]);
    if (near === undefined && offered.length === 0) return [];
    const step = { rule, forbids: true, pointer } as const;
    return near === undefined
      ? [{ ...step, key: 'session-unknown-name', values: { name } }]
      : [{ ...step, key: 'session-unknown-name-near', values: { name, near } }];
  });
}
