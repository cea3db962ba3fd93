import { distance } from '../../../kernel/hexes/index.js';
import { type Action, type Command, type Wanted, wants } from '../../../kernel/session/index.js';
import { MovementCosts } from '../movement/costs.js';
import { points } from '../movement/entry.js';
import { isFreeOfStacking, isTankCompany, movementClass } from '../movement/mover.js';
import { enemyPresence } from '../movement/on-map.js';
import { type EntryHex, isOpen } from '../movement/reinforcement-entry.js';
import { readZocCosts, stepHalves } from '../movement/step.js';
import { isRoadHex, ROADS } from '../shared/map.js';
import type { Road, Side } from '../vocabulary.js';
import { type Ground, groundOf, pieceOf } from './ground.js';
import { AREAS } from './jarama.js';
import { occupied } from './occupation.js';
import type { Desk, Play } from './stage.js';

/** Counters of the phasing side that may come on now [15.0]. */
function arriving({ table, position }: Desk): string[] {
  const due: string[] = [];
  for (const { id, side } of table.counters.values()) {
    const { place, turn } = position.units[id]!;
    if (side === position.phasing && place === 'due' && turn! <= position.turn) due.push(id);
  }
  return due;
}

/** The hexes a counter is listed for; an HQ that returns has the sources of supply [10.5, 15.1]. */
function listedFor({ table, position }: Desk, id: string): readonly string[] {
  const state = position.units[id]!;
  const muster = table.musters.get(id)!;
  if (state.returning) return table.sourceHexes[table.counters.get(id)!.side];
  if (muster.kind === 'arrival') return muster.hexes;
  if (muster.kind === 'set-up') return [...(table.areas.get(AREAS.madrid) ?? [])];
  return table.draws.find(({ turn }) => turn === state.turn)?.hexes ?? [];
}

/** A hex of entry as the rule of entry sees it; a road at the edge of the map leads in over it, as supply does [9.1, 15.1]. */
function entryHex({ table }: Desk, ground: Ground, name: string, side: Side, away: number): EntryHex {
  const { board } = ground;
  const hex = board.grid.index(name);
  const here = ground.at(hex);
  const enemies = here.filter((piece) => piece.side !== side);
  const road = table.edges.has(name) ? bestRoad(ground, hex) : undefined;
  const friends = here.filter((piece) => piece.side === side && !isFreeOfStacking(piece.type));
  return {
    hex: name,
    terrain: ground.terrain(name),
    hexside: [],
    ...(road === undefined ? {} : { road }),
    roadHex: isRoadHex(board, hex),
    friends: friends.length,
    friendlyTankCompanies: friends.filter(isTankCompany).length,
    enemy: enemyPresence(enemies),
    enemyZoc: ground.inEnemyZone(side, name),
    away,
  };
}

function bestRoad({ board }: Ground, hex: number): Road | undefined {
  const { sideOf } = board.grid.topology;
  return ROADS.find((road) => [0, 1, 2, 3, 4, 5].some((d) => board.connected(sideOf[6 * hex + d]!, road)));
}

/** The question where a counter may enter, with the rest of the edge in case its own hexes are closed [15.1, 15.2]. */
function entryQuestion(desk: Desk, ground: Ground, id: string): { listed: EntryHex[] } & Record<string, unknown> {
  const { table, position } = desk;
  const counter = table.counters.get(id)!;
  const names = listedFor(desk, id);
  const listed = names.map((name) => entryHex(desk, ground, name, counter.side, 0));
  const elsewhere = listed.some(isOpen) || position.units[id]!.returning ? [] : restOfEdge(desk, ground, names);
  return {
    scenario: table.scenario,
    weather: position.weather,
    unit: pieceOf(counter, position.units[id]!, ''),
    listed,
    others: elsewhere.map(({ name, away }) => entryHex(desk, ground, name, counter.side, away)),
    late: position.units[id]!.turn! < position.turn,
  };
}

/** The other hexes of the edges that these lie on, with how far away they are [15.2]. */
function restOfEdge({ table }: Desk, { board }: Ground, names: readonly string[]): { name: string; away: number }[] {
  const { grid } = board;
  const own = names.map((name) => grid.index(name));
  const edges = new Set(names.flatMap((name) => table.edges.get(name) ?? []));
  return [...table.edges]
    .filter(([name, on]) => !names.includes(name) && on.some((edge) => edges.has(edge)))
    .map(([name]) => ({ name, away: Math.min(...own.map((each) => distance(grid, each, grid.index(name)))) }));
}

/** One command for every counter that is due and every hex open to it. */
export function arrivalOptions(desk: Desk, ground: Ground, wanted?: Wanted): Action[] {
  const { table, position, book } = desk;
  const actions: Action[] = [];
  for (const unit of arriving(desk)) {
    if (!wants(wanted, { type: 'enter', unit })) continue;
    const counter = table.counters.get(unit)!;
    const question = entryQuestion(desk, ground, unit);
    const { open } = book.ask<{ open: string[] }>('movement/reinforcement-entry', question).outcome!;
    const piece = { ...pieceOf(counter, position.units[unit]!, ''), inCommand: true };
    const umpire = table.umpire();
    const costs = new MovementCosts(umpire, table.scenario, position.weather, movementClass(piece));
    for (const hex of open) {
      const halves = stepHalves(piece, entryHex(desk, ground, hex, counter.side, 0), false, costs, () =>
        readZocCosts(umpire),
      );
      if (halves < 0 || points(halves) > allowance(desk, unit)) continue;
      actions.push({
        command: { type: 'enter', unit, hex },
        rule: '15.1',
        cost: { amount: points(halves), unit: 'movement-points' },
      });
    }
  }
  return actions;
}

/** In supply and in command, so whole [15.3]. */
const allowance = ({ table, position }: Desk, id: string): number => {
  const counter = table.counters.get(id)!;
  return (
    pieceOf(counter, position.units[id]!, '').movement ?? table.umpire().chart('trucks').number('truck', 'movement')
  );
};

function enter(play: Play, { unit, hex }: Command): void {
  const id = unit as string;
  if (!arriving(play).includes(id)) play.refuse('15.1', 'not-due', { unit: id });
  const { name } = play.table.counters.get(id)!;
  const question = entryQuestion(play, groundOf(play.table, play.position), id);
  const { cost } = play.ask<{ cost: number }>('movement/reinforcement-entry', { ...question, at: hex });
  if (cost > allowance(play, id))
    play.refuse(['15.1', '6.1'], 'entry-too-dear', { unit: name, hex: hex as string, cost });
  play.happen({ type: 'unit-entered', unit: id, hex, spent: cost });
  occupied(play, id, [hex as string]);
}

export const arrivalCommands = { enter };
