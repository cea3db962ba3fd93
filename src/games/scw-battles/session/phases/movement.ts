import {
  cheapestPath,
  distance,
  type HexIndex,
  halvesFromPoints,
  type MapEdge,
  pointsFromHalves,
  type Reach,
  reach,
} from '../../../../kernel/hexes/index.js';
import { type Action, type Wanted, wants } from '../../../../kernel/session/index.js';
import { allowanceOf, isFreeOfStacking } from '../../movement/mover.js';
import { Field } from '../../movement/on-map.js';
import { arrivalCommands, arrivalOptions } from '../arrivals.js';
import { type Ground, groundOf, type Piece } from '../ground.js';
import { bridgeOptions, buildBridge, completeBridges } from '../jarama.js';
import { moveQuestion, moverFacts } from '../move-question.js';
import { occupied } from '../occupation.js';
import { type Position, ridersOf } from '../position.js';
import { unitLeft } from '../scenario-rules.js';
import { type Desk, type Play, phasing, type Stage } from '../stage.js';
import { transportCommands, transportOptions, transportOwed } from '../transport.js';
import { nextPhase } from '../turn.js';

/** A piece may move until another has moved after it; one that rode on a truck not at all [6.1, B.10]. */
function mayMove({ position }: Desk, piece: Piece): boolean {
  if (piece.side !== position.phasing || piece.state.carried || piece.state.building) return false;
  return piece.state.spent === undefined || position.mover === piece.id;
}

/** The field a piece moves over, and what it has left to spend there. */
function fieldOf(desk: Desk, ground: Ground, piece: Piece) {
  const umpire = desk.table.umpire();
  const known = ground.knownTo(piece.side, desk.position.weather);
  const field = new Field(moverFacts(desk, ground, piece), umpire, known);
  return { field, left: field.limit(allowanceOf(piece, umpire)) };
}

/** Whether there is a step it can make, or an edge it can leave by. */
function canMove(desk: Desk, ground: Ground, piece: Piece): boolean {
  const { field, left } = fieldOf(desk, ground, piece);
  const { step } = field.rules();
  const { neighbours } = field.board.grid;
  for (let d = 0; d < 6; d++) {
    const to = neighbours[6 * field.start + d]!;
    const cost = to < 0 ? -1 : step(field.start, to, d, 0);
    if (cost >= 0 && cost <= left) return true;
  }
  return left > 0 && desk.table.edges.has(piece.hex) && exitOf(desk, ground, piece, left) !== null;
}

/** Whoever asked for the actions of a position will move in that position: the way need not be looked for twice. */
const reaches = new WeakMap<Position, Map<string, Reach>>();

function remember({ position }: Desk, id: string, found: Reach): void {
  const known = reaches.get(position);
  if (known) known.set(id, found);
  else reaches.set(position, new Map([[id, found]]));
}

/** One command for every hex within reach, and for every edge it stands at [6.1, 16.0]. */
function* movesOf(desk: Desk, ground: Ground, piece: Piece, wanted?: Wanted): Generator<Action> {
  const { field, left } = fieldOf(desk, ground, piece);
  if (left === 0) return;
  const { grid } = field.board;
  if (wanted?.to !== undefined) {
    // No step costs less than half a point [6.5]: who stands farther off need not be searched for.
    const goal = grid.find(String(wanted.to));
    if (goal === undefined || distance(grid, field.start, goal) > left) return;
  }
  const found = reach(grid, { ...field.rules(), start: field.start, allowance: left });
  remember(desk, piece.id, found);
  for (const hex of found.hexes()) {
    if (hex === field.start) continue;
    const cost = { amount: pointsFromHalves(found.costTo(hex)!), unit: 'movement-points' };
    yield { command: { type: 'move', unit: piece.id, to: grid.name(hex) }, rule: '6.1', cost };
  }
  const edges = desk.table.edges.get(piece.hex);
  const exit = edges ? exitOf(desk, ground, piece, left) : null;
  if (!edges || exit === null) return;
  for (const edge of edges) {
    yield {
      command: { type: 'leave-map', unit: piece.id, edge },
      rule: '16.0',
      cost: { amount: exit, unit: 'movement-points' },
    };
  }
}

/** What leaving the map costs the piece now, or null where it may not [16.0]. */
function exitOf({ book }: Desk, ground: Ground, piece: Piece, left: number): number | null {
  const asked = book.ask<{ cost: number }>('movement/map-exit', exitQuestion(ground, piece, left));
  return asked.legal ? asked.outcome!.cost : null;
}

function exitQuestion(ground: Ground, piece: Piece, left: number): object {
  const inZone = ground.inEnemyZone(piece.side, piece.hex);
  const moved = piece.state.spent !== undefined;
  return { pointsLeft: pointsFromHalves(left), fromEnemyZoc: inZone && !moved, stopped: inZone && moved };
}

/** The piece a command names, if it may move. */
function mover(play: Play, id: unknown): Piece {
  const ground = groundOf(play.table, play.position);
  const piece = ground.piece(id as string);
  if (!piece || piece.side !== play.position.phasing)
    return play.refuse('6.1', 'not-your-unit', { unit: id as string });
  if (!mayMove(play, piece)) play.refuse('6.1', 'move-is-over', { unit: piece.name });
  return piece;
}

function move(play: Play, id: unknown, to: string): void {
  const piece = mover(play, id);
  const ground = groundOf(play.table, play.position);
  if (ground.board.grid.find(to) === undefined) play.refuse('6.1', 'no-such-hex', { hex: to });
  const way = wayTo(play, ground, piece, to);
  const { steps, total } = play.ask<{ steps: { hex: string }[]; total: number }>('movement/path', {
    ...moveQuestion(play, ground, piece),
    to: way ?? [to],
  });
  // The way straight to a neighbour may be open where no way within reach is: then it was not asked for.
  if (way === null) play.refuse('6.1', 'no-way', { hex: to, allowance: piece.movement ?? 0 });
  const path = steps.map(({ hex }) => hex);
  const before = path.length > 1 ? path.at(-2)! : piece.hex;
  const stopped = ground.inEnemyZone(piece.side, to);
  play.happen({
    type: 'unit-moved',
    unit: piece.id,
    from: piece.hex,
    to,
    path,
    spent: total,
    ...(stopped ? { cameFrom: before } : {}),
  });
  occupied(play, piece.id, path);
}

/** The cheapest way to a hex, or null. */
export function wayTo(desk: Desk, ground: Ground, piece: Piece, to: string): string[] | null {
  const { grid } = ground.board;
  const goal = grid.index(to);
  if (to === piece.hex) return null;
  const known = reaches.get(desk.position)?.get(piece.id);
  const way = known ? known.pathTo(goal) : searchWay(desk, ground, piece, goal);
  return way ? way.slice(1).map((hex) => grid.name(hex)) : null;
}

function searchWay(desk: Desk, ground: Ground, piece: Piece, goal: HexIndex): readonly HexIndex[] | undefined {
  const { field, left: allowance } = fieldOf(desk, ground, piece);
  return cheapestPath(field.board.grid, { ...field.rules(), start: field.start, allowance }, goal)?.hexes;
}

function leaveMap(play: Play, id: unknown, edge: unknown): void {
  const piece = mover(play, id);
  const ground = groundOf(play.table, play.position);
  if (!play.table.edges.get(piece.hex)?.includes(edge as MapEdge)) {
    play.refuse('16.0', 'not-at-that-edge', { unit: piece.name, hex: piece.hex });
  }
  const allowance = halvesFromPoints(allowanceOf(piece, play.table.umpire()));
  play.ask('movement/map-exit', exitQuestion(ground, piece, allowance - (piece.state.spent ?? 0)));
  for (const id of [piece.id, ...ridersOf(play.position, piece.id)]) {
    play.happen({ type: 'unit-left', unit: id, from: piece.hex, edge });
  }
  unitLeft(play);
}

/** A movement phase: reinforcements come on and units move, one after the other [6.0, 15.0]. */
export const movement: Stage = {
  rule: '6.0',
  actors: phasing,
  options(desk, _side, wanted) {
    const ground = groundOf(desk.table, desk.position);
    const moves: Action[] = [];
    const walks = wants(wanted, { type: 'move' }) || wants(wanted, { type: 'leave-map' });
    for (const piece of walks ? ground.pieces : []) {
      if (wants(wanted, { unit: piece.id }) && mayMove(desk, piece))
        moves.push(...movesOf(desk, ground, piece, wanted));
    }
    return [
      ...arrivalOptions(desk, ground, wanted),
      ...transportOptions(desk, ground),
      ...bridgeOptions(desk, ground),
      ...moves,
    ];
  },
  owed: transportOwed,
  idle(desk) {
    const ground = groundOf(desk.table, desk.position);
    if (ground.pieces.some((piece) => mayMove(desk, piece) && canMove(desk, ground, piece))) return false;
    const others = [arrivalOptions, transportOptions, bridgeOptions];
    return others.every((options) => options(desk, ground).length === 0) && transportOwed(desk).length === 0;
  },
  commands: {
    move: (play, { unit, to }) => move(play, unit, to as string),
    'leave-map': (play, { unit, edge }) => leaveMap(play, unit, edge),
    ...arrivalCommands,
    ...transportCommands,
    'build-bridge': (play, { unit, side }) => buildBridge(play, unit as string, side as string),
  },
  leave(play) {
    completeBridges(play);
    play.happen({ type: 'step-reached', step: 'excess' });
  },
};

/** Stacks of the phasing player that are too high when a phase ends [7.2]. */
export function overfull({ table, position }: Desk): { hex: string; units: Piece[] }[] {
  const ground = groundOf(table, position);
  return ground.hexesOf(position.phasing).flatMap((hex) => {
    const units = ground.in(hex).filter(({ side }) => side === position.phasing);
    return ground.overstacked(hex, units) ? [{ hex, units }] : [];
  });
}

/** Whether a unit is of what is too many: HQs and trucks never, Brunete's companies only in a column on a road [7.1, 7.3, B.11]. */
function isExcess({ table }: Desk, piece: Piece, units: readonly Piece[]): boolean {
  return table.stacking.exceeds(units) ? table.stacking.size(piece) > 0 : !isFreeOfStacking(piece.type);
}

/** The end of a phase: the phasing player eliminates excess units of his choice [7.2]. */
export const excess: Stage = {
  rule: '7.2',
  actors: phasing,
  options(desk) {
    return overfull(desk).flatMap(({ units }) =>
      units
        .filter((piece) => isExcess(desk, piece, units))
        .map(({ id }) => ({ command: { type: 'remove', unit: id }, rule: '7.2' })),
    );
  },
  owed(desk) {
    return overfull(desk).map(({ hex }) => ({ rule: '7.2', key: 'stack-too-high', values: { hex } }));
  },
  commands: {
    remove(play, { unit }) {
      const found = overfull(play).some(({ units }) =>
        units.some((piece) => piece.id === unit && isExcess(play, piece, units)),
      );
      if (!found) play.refuse('7.2', 'not-in-excess', { unit: unit as string });
      const { hex } = play.position.units[unit as string]!;
      play.happen({ type: 'unit-eliminated', unit, from: hex, cause: 'stacking' });
    },
  },
  leave: nextPhase,
};
