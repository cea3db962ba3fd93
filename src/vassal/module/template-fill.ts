import type { ScenarioTemplate } from '../../sessions/shapes/materials.js';
import type { VassalModuleContents } from '../shapes/module.js';
import type { ModuleDescription } from './module.js';

type Filled = Record<string, unknown>;

interface TemplateRecord {
  readonly body: {
    readonly grid?: Filled;
    readonly hexes?: readonly { readonly hex: string | null }[];
    readonly cards?: readonly {
      readonly title?: { readonly en?: string; readonly ja?: string };
      readonly values?: Filled;
    }[];
  };
}

/** A template with whatever a module says of it: the grid of its map, figures that its counters have as markers. */
export function filledTemplate(
  template: ScenarioTemplate,
  boards: VassalModuleContents['boards'],
  counters: ModuleDescription['counters'],
  hasPlaces: (board: VassalModuleContents['boards'][number], places: readonly string[]) => boolean,
): ScenarioTemplate {
  const records = structuredClone(template.records) as TemplateRecord[];
  const byName = uniquely(counters);
  for (const { body } of records) {
    const listed = body.hexes?.flatMap(({ hex }) => hex ?? []) ?? [];
    const board = boards.find((each) => each.grid && hasPlaces(each, listed));
    if (body.grid && board?.grid) fillGrid(body.grid, board.grid);
    for (const { title, values } of body.cards ?? []) {
      const counter = byName.get(plainName(title?.en)) ?? byName.get(plainName(title?.ja));
      if (counter && values) fillFigures(values, counter.markers);
    }
  }
  return { ...template, records, empty: template.empty.filter(({ pointer }) => isEmpty(records, pointer)) };
}

export const plainName = (name: string | undefined): string => (name ?? '').trim().toLowerCase();

/** Counters by a name that no other has: of two alike nobody knows which is meant. */
function uniquely(
  counters: ModuleDescription['counters'],
): Map<string, ModuleDescription['counters'][number] | undefined> {
  const found = new Map<string, ModuleDescription['counters'][number] | undefined>();
  for (const counter of counters) {
    const name = plainName(counter.name);
    if (name !== '') found.set(name, found.has(name) ? undefined : counter);
  }
  return found;
}

/** Fields within others stand under their whole path: "evenLines.count". */
function fillGrid(empty: Filled, grid: object): void {
  for (const key of Object.keys(empty)) {
    const value = key.split('.').reduce<unknown>((within, part) => (within as Filled | undefined)?.[part], grid);
    if (empty[key] === null && value !== undefined) empty[key] = value;
  }
}

/** A marker named as the figure is, however it is written: Attack, attack. */
function fillFigures(values: Filled, markers: Readonly<Record<string, string>>): void {
  const named = new Map(Object.entries(markers).map(([key, value]) => [plainName(key), value.trim()]));
  for (const key of Object.keys(values)) {
    const marker = named.get(key.toLowerCase());
    if (values[key] !== null || marker === undefined || marker === '') continue;
    values[key] = /^\d{1,4}(\.5)?$/.test(marker) ? Number(marker) : marker;
  }
}

function isEmpty(records: readonly unknown[], pointer: string): boolean {
  const parts = pointer.split('/').slice(2);
  const value = parts.reduce<unknown>(
    (within, part) => (within as Filled | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
    records,
  );
  return value === null || value === undefined;
}
