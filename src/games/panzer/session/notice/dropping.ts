import { distance } from '../../../../kernel/hexes/index.js';
import type { Command, Side } from '../../../../kernel/session/index.js';
import { isHidden } from '../hidden/counters.js';
import type { Position } from '../position.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { standing } from '../standing.js';
import { unitOf } from '../table.js';

type Drops = Readonly<Record<string, readonly string[]>>;

/** How many targets a unit can hold, by its grade [7.7.2]. */
const mostOf = ({ table }: Scene, id: string): number =>
  table.umpire().chart('limited-spotting').number(unitOf(table, id).grade, 'max');

/** Units of a side that spot more than they can hold, and how many are too many; what hidden ones hold is nobody's business [7.7.2, 7.2.2]. */
function excess(scene: Scene, side: Side): (readonly [string, number])[] {
  const { table, position } = scene;
  return Object.entries(position.sight)
    .filter(([id]) => unitOf(table, id).side === side && !isHidden(position, id))
    .map(([id, seen]) => [id, seen.length - mostOf(scene, id)] as const)
    .filter(([, many]) => many > 0);
}

export const isCrowdedWithTargets = (scene: Scene): boolean =>
  scene.table.sides.some((side) => excess(scene, side).length > 0);

/** The furthest of the enemies a unit has spotted. */
function furthest({ table, position }: Scene, id: string, seen: readonly string[], many: number): string[] {
  const { grid } = table.board;
  const at = (unit: string): number => grid.index(standing(position, unit).hex!);
  const away = (target: string): number => distance(grid, at(id), at(target));
  return many > 0 ? [...seen].sort((a, b) => away(b) - away(a)).slice(0, many) : [];
}

/** The furthest are dropped where nobody chooses. */
const suggestion = (scene: Scene, side: Side): Drops =>
  Object.fromEntries(
    excess(scene, side).map(([id, many]) => [id, furthest(scene, id, scene.position.sight[id]!, many)]),
  );

/** What hidden units can hold of what they spot: the furthest go without a question, for a pause would tell of them [7.7.2, 7.2.2]. */
export function heldUnseen(scene: Scene, sight: Position['sight']): Record<string, string[]> {
  const kept = (id: string, seen: readonly string[]): string[] => {
    const gone = furthest(scene, id, seen, seen.length - mostOf(scene, id));
    return seen.filter((target) => !gone.includes(target));
  };
  return Object.fromEntries(Object.entries(sight).map(([id, seen]) => [id, kept(id, seen)]));
}

function form(desk: Desk, side: Side) {
  const { table, position } = desk;
  const properties = Object.fromEntries(
    excess(desk, side).map(([id, many]) => [
      id,
      {
        title: unitOf(table, id).name.en,
        type: 'array',
        items: { enum: position.sight[id] },
        minItems: many,
        maxItems: many,
        uniqueItems: true,
      },
    ]),
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      type: { const: 'drop-spots' },
      drops: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
    },
    required: ['type', 'drops'],
    additionalProperties: false,
  };
  return { command: { type: 'drop-spots', drops: suggestion(desk, side) }, rule: '7.7.2', form: { schema } };
}

function check(play: Play, command: Command, side: Side): void {
  const drops = command.drops as Drops;
  const due = new Map(excess(play, side));
  for (const id of new Set([...due.keys(), ...Object.keys(drops)])) {
    const given = new Set(drops[id] ?? []);
    const held = play.position.sight[id] ?? [];
    if (given.size !== (due.get(id) ?? 0) || ![...given].every((target) => held.includes(target)))
      play.refuse('7.7.2', 'drops-wrong', { unit: play.table.units.get(id)?.name ?? id, count: due.get(id) ?? 0 });
  }
}

/** Whoever has spotted more than a unit of its grade can hold lets the rest go, both sides at once, before orders [7.7.2]. */
export const dropping: Stage = {
  rule: '7.7.2',
  actors: (scene) => scene.table.sides.filter((side) => excess(scene, side).length > 0),
  prompt: () => remark('7.7.2', 'ask-drops'),
  *options(desk, side) {
    yield form(desk, side);
  },
  idle: () => false,
  sealed: {
    type: 'drop-spots',
    check,
    open(play, commands) {
      const drops = Object.assign({}, ...Object.values(commands).map((command) => command.drops as Drops)) as Drops;
      play.happen({ type: 'spots-dropped', drops });
    },
  },
  commands: {},
  done: null,
};
