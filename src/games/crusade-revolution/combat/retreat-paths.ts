import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import { type Board, type MapSpace, STACKING_LIMIT } from '../shared/campaign-map.js';
import type { Side } from '../vocabulary.js';

type RetreatClass = 'friendly' | 'extended' | 'enemyControlled';

export interface RetreatPath {
  readonly spaces: readonly string[];
  readonly class: RetreatClass;
  /** Spaces of the path under enemy control. */
  readonly enemy: number;
}

export interface RetreatGround {
  readonly board: Board;
  readonly side: Side;
  readonly from: string;
  /** Spaces that held attackers when the combat began [11.4.5]. */
  readonly attackerSpaces: readonly string[];
  readonly friendlyUnits: (id: string) => number;
  readonly enemyUnits: (id: string) => number;
  readonly neighbours: (id: string) => readonly string[];
}

/** 11.4.5: never onto enemies, never where attackers came from, never back. */
export function mayRetreatInto(ground: RetreatGround, id: string): boolean {
  return id !== ground.from && !ground.attackerSpaces.includes(id) && ground.enemyUnits(id) === 0;
}

/** More ways than this and the map is no map of this game: none of its spaces has more than a few neighbours. */
const MOST_WAYS = 500;

/** Every way to go the full distance, with the extension that overstacking asks for [11.4.5.1]. */
export function retreatPaths(ground: RetreatGround, distance: number): RetreatPath[] {
  const found: RetreatPath[] = [];
  const walk = (path: readonly string[], at: string): void => {
    if (path.length === distance) {
      finish(ground, path, at, found);
      return;
    }
    for (const next of ground.neighbours(at)) {
      if (mayRetreatInto(ground, next) && !path.includes(next)) walk([...path, next], next);
    }
  };
  walk([], ground.from);
  return found;
}

function add(found: RetreatPath[], path: RetreatPath): void {
  if (found.length === MOST_WAYS) {
    const detail = {
      en: `more than ${MOST_WAYS} ways to retreat: send the connections around the defending space only`,
      ja: `退却の仕方が${MOST_WAYS}通りを超えます。防御スペース周辺の接続だけを送ってください`,
    };
    throw new InvalidSituationError([{ pointer: '/map/connections', detail }]);
  }
  found.push(path);
}

function finish(ground: RetreatGround, path: readonly string[], end: string, found: RetreatPath[]): void {
  const enemy = countEnemy(ground, path);
  if (ground.friendlyUnits(end) < STACKING_LIMIT) {
    add(found, { spaces: path, class: enemy === 0 ? 'friendly' : 'enemyControlled', enemy });
    return;
  }
  for (const next of ground.neighbours(end)) {
    const fits = ground.friendlyUnits(next) < STACKING_LIMIT && isFriendly(ground, next);
    if (fits && mayRetreatInto(ground, next))
      add(found, { spaces: [...path, next], class: enemy === 0 ? 'extended' : 'enemyControlled', enemy });
  }
}

const isFriendly = (ground: RetreatGround, id: string): boolean =>
  (ground.board.space(id) as MapSpace).control === ground.side;

const countEnemy = (ground: RetreatGround, path: readonly string[]): number =>
  path.filter((id) => !isFriendly(ground, id)).length;

/** G11: friendly ground first, then with an extension, then as little enemy ground as can be. */
export function bestClass(paths: readonly RetreatPath[]): RetreatPath[] {
  for (const wanted of ['friendly', 'extended'] as const) {
    const of = paths.filter((path) => path.class === wanted);
    if (of.length > 0) return of;
  }
  const least = Math.min(...paths.map((path) => path.enemy));
  return paths.filter((path) => path.enemy === least);
}
