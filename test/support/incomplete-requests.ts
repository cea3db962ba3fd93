import type { Game } from '../../src/kernel/procedures/index.js';
import { goldenCases } from './golden.js';

/** A question from which something was taken away. */
export interface IncompleteRequest {
  readonly procedure: string;
  /** What was taken away, as a pointer without positions. */
  readonly without: string;
  readonly request: Record<string, unknown>;
}

/** So many requests are altered in the same way: the rules that need a figure need it in all of them. */
const ALIKE = 2;

type Json = Record<string, unknown>;

/** Pointers to every member of an input; lists are alike after their second item. */
function* members(value: unknown, pointer: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const list = Array.isArray(value);
  for (const [name, inner] of Object.entries(value).slice(0, list ? 2 : undefined)) {
    if (!list) yield `${pointer}/${name}`;
    yield* members(inner, `${pointer}/${name}`);
  }
}

/** Pointers to every cell that the request's own charts supply. */
function* cells(request: Json): Generator<readonly [string, string]> {
  const { charts = {} } = (request.chartPack ?? {}) as { charts?: Record<string, Json> };
  for (const [chart, pack] of Object.entries(charts)) for (const cell of Object.keys(pack)) yield [chart, cell];
}

function withoutMember(request: Json, pointer: string): Json {
  const copy = structuredClone(request);
  const names = pointer.split('/').slice(1);
  const holder = names.slice(0, -1).reduce((at, name) => at[name] as Json, copy);
  delete holder[names.at(-1)!];
  return copy;
}

function withoutCell(request: Json, [chart, cell]: readonly [string, string]): Json {
  const copy = structuredClone(request);
  delete (copy.chartPack as { charts: Record<string, Json> }).charts[chart]![cell];
  return copy;
}

/** Every example and golden case, or those that may roll, as it is and with one thing after the other taken away. */
export function incompleteRequests(game: Game, which: 'all' | 'rolling'): IncompleteRequest[] {
  const counts = new Map<string, number>();
  const found: IncompleteRequest[] = [];
  const add = (procedure: string, without: string, make: () => Json): void => {
    const key = `${procedure} ${without}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    if (count < ALIKE || without === '') found.push({ procedure, without, request: make() });
  };
  const examples = [...game.procedures].map(([procedure, { example }]) => ({
    procedure,
    request: { ...example } as Json,
  }));
  for (const { procedure, request } of [...examples, ...goldenCases(game.id)]) {
    if (which === 'rolling' && !game.procedures.get(procedure)!.dice?.length) continue;
    const { dice: _dice, by: _by, detail: _detail, ...asked } = request;
    add(procedure, '', () => structuredClone(asked));
    for (const pointer of members(asked.input, '/input'))
      add(procedure, pointer.replace(/\/\d+/g, ''), () => withoutMember(asked, pointer));
    for (const cell of cells(asked)) add(procedure, cell[0], () => withoutCell(asked, cell));
  }
  return found;
}
