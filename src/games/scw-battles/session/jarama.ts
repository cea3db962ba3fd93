import { distance, sideBetween } from '../../../kernel/hexes/index.js';
import type { Action } from '../../../kernel/session/index.js';
import { type Ground, groundOf, type Piece } from './ground.js';
import type { Desk, Play } from './stage.js';
import type { Table } from './table.js';

/** Areas that only the printed map shows; a deck lists their hexes under these titles. */
export const AREAS = {
  /** Where the brigades of the Madrid Box come on to the map [J.20]. */
  madrid: 'Madrid Box',
  acrossManzanares: 'across the Manzanares',
  westOfManzanares: 'west of the Manzanares',
  beyondHenares: 'south or east of the Henares',
  northOfTajuna: 'north of the Tajuna',
} as const;

/** The northernmost row that Nationalists may reach west of the Manzanares without alarming Madrid is 40 [J.20]. */
const ALARM_ROW = 41;

const isIn = ({ areas }: Table, area: string, hex: string): boolean => areas.get(area)?.has(hex) === true;

/** Brigades still in the Madrid Box [J.20]. */
export function heldBrigades({ table, position }: Desk): string[] {
  const held = new Set<string>();
  for (const { id, brigade } of table.counters.values()) {
    if (position.units[id]!.place === 'box' && brigade !== undefined) held.add(brigade);
  }
  return [...held];
}

export function releaseBrigade(play: Play, brigade: string): void {
  const units = [...play.table.counters.values()]
    .filter((counter) => counter.brigade === brigade && play.position.units[counter.id]!.place === 'box')
    .map(({ id }) => id);
  play.happen({ type: 'reserves-released', brigade, units });
}

interface Release {
  readonly released: readonly string[];
  readonly choiceOf: number;
}

/** Lets out whom the rule lets out, and leaves the rest to the Republican player's choice [J.20]. */
function askForRelease(play: Play, facts: object): void {
  const question = { turn: play.position.turn, held: heldBrigades(play), ...facts };
  const { released, choiceOf } = play.ask<Release>('events/reserve-release', question);
  for (const brigade of released) releaseBrigade(play, brigade);
  if (choiceOf === 0) return;
  play.happen({ type: 'choices-owed', choices: [{ kind: 'release', side: 'republican', count: choiceOf }] });
}

/** The calendar lets brigades go, and guns are drawn, when the Republican movement phase begins [J.6, J.20]. */
export function republicansMove(play: Play): void {
  const { table } = play;
  const { turn } = play.position;
  const chart = table.umpire().chart('reserve-release');
  const held = heldBrigades(play);
  const dates = ['Feb 19', 'Feb 21'].filter((date) => turn >= chart.number(date, 'turn'));
  const due = dates.flatMap((date) => chart.at(date, 'released') as string[]);
  if (due.some((brigade) => held.includes(brigade))) askForRelease(play, { side: 'republican' });
  for (const draw of table.draws) if (draw.turn === turn) for (let n = 0; n < draw.count; n++) drawGun(play);
}

/** An unnamed gun comes out of the pool at random [J.6]. */
function drawGun(play: Play): void {
  const pool = [...play.table.counters.keys()].filter((id) => play.position.units[id]!.place === 'pool');
  if (pool.length === 0) return;
  const die = { label: `d${pool.length}`, sides: pool.length, showsZero: false };
  play.happen({ type: 'gun-drawn', unit: pool[play.roll('unnamed artillery', die) - 1]! });
}

/** A Nationalist unit has been in these hexes: Madrid may take alarm [J.20]. */
export function alarmMadrid(play: Play, hexes: readonly string[]): void {
  const { table } = play;
  if (heldBrigades(play).length === 0) return;
  const { grid } = table.board;
  const crossedManzanares = hexes.some((hex) => isIn(table, AREAS.acrossManzanares, hex));
  const northWest = hexes.some(
    (hex) => Number(hex.slice(0, 2)) >= ALARM_ROW && isIn(table, AREAS.westOfManzanares, hex),
  );
  const chart = table.umpire().chart('reserve-release');
  const limit = chart.number('approach', 'distance');
  const approaches = play.position.approached
    ? []
    : (chart.at('approach', 'hexes') as string[]).flatMap((place) => {
        const away = Math.min(...hexes.map((hex) => distance(grid, grid.index(hex), grid.index(place))));
        return away <= limit ? [{ place, distance: away }] : [];
      });
  if (!crossedManzanares && !northWest && approaches.length === 0) return;
  askForRelease(play, { crossedManzanares, northWest, approaches });
  if (approaches.length > 0) play.happen({ type: 'approach-made' });
}

/** Madrid brigades never go beyond the Henares [J.20]. */
export function closedInJarama({ table }: Desk, piece: Piece): string[] {
  const muster = table.musters.get(piece.id)!;
  if (muster.kind !== 'set-up' || muster.spot.kind !== 'box') return [];
  return [...(table.areas.get(AREAS.beyondHenares) ?? [])];
}

const WATER = ['river', 'canal', 'majorRiver'];

/** River hexsides an engineer could bridge: it has not moved and has never built before [J.18]. */
function bridgeable({ position }: Desk, ground: Ground, piece: Piece): string[] {
  const { state } = piece;
  const ready = piece.type === 'engineer' && piece.side === 'nationalist' && piece.side === position.phasing;
  if (!ready || state.spent !== undefined || state.bridge !== undefined || state.building !== undefined) return [];
  const { board } = ground;
  const from = board.grid.index(piece.hex);
  return board.grid
    .neighboursOf(from)
    .filter((to) => WATER.some((kind) => board.hasFeature(sideBetween(board.grid, from, to), kind)))
    .map((to) => `${piece.hex}/${board.grid.name(to)}`);
}

export function bridgeOptions(desk: Desk, ground: Ground): Action[] {
  if (desk.table.scenario !== 'jarama') return [];
  return ground.pieces.flatMap((piece) =>
    bridgeable(desk, ground, piece).map((side) => ({
      command: { type: 'build-bridge', unit: piece.id, side },
      rule: 'J.18',
    })),
  );
}

export function buildBridge(play: Play, unit: string, side: string): void {
  const ground = groundOf(play.table, play.position);
  const piece = ground.piece(unit);
  if (!piece || piece.side !== play.position.phasing) return void play.refuse('J.18', 'not-your-unit', { unit });
  const { state } = piece;
  play.ask('movement/pontoon-bridge', {
    scenario: play.table.scenario,
    side: piece.side,
    type: piece.type,
    moved: state.spent !== undefined,
    builtBefore: state.bridge !== undefined || state.building !== undefined,
    weather: play.position.weather,
  });
  if (!bridgeable(play, ground, piece).includes(side)) play.refuse('J.18', 'not-at-river');
  play.happen({ type: 'bridge-begun', unit, side });
}

/** Bridges begun in the phase stand when it ends [J.18]. */
export function completeBridges(play: Play): void {
  for (const [unit, { building }] of Object.entries(play.position.units)) {
    if (building !== undefined) play.happen({ type: 'bridge-built', unit, side: building });
  }
}
