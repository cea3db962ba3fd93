import { distance } from '../../../../kernel/hexes/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import type { AttachmentOutcome } from '../../combat/indirect/attachment.js';
import type { ObserverKind } from '../../combat/indirect/observer.js';
import type { Attachment, ObserverRow } from '../../vocabulary.js';
import { commandRange, roleOf } from '../formations.js';
import { commandOf } from '../hidden/counters.js';
import { hindrancesBetween } from '../marks/hindrances.js';
import { moraleOf } from '../morale.js';
import type { Position } from '../position.js';
import type { Desk, Scene } from '../stage.js';
import { levelOf, unitsOnMap } from '../standing.js';
import { enemyOf, unitOf } from '../table.js';
import type { Unit } from '../units.js';
import { placeOf, sourceFacts } from './sources.js';
import type { Call, FireMission } from './state.js';

/** How the book names an observer [6.5.1.1]. */
const KIND: Readonly<Record<ObserverRow, ObserverKind>> = {
  fo: 'fo',
  recon: 'recon',
  chq: 'command',
  bhq: 'command',
  rhq: 'command',
};

/** Units that may observe: forward observers, command and recon units, out of hiding too [6.5.1.1, 7.2.2.3]. */
export function* observersOf({ table, position }: Scene, side: Side): Iterable<Unit> {
  for (const unit of table.units.values()) {
    const { place, bailed } = position.units[unit.id]!;
    const here = (place === 'map' || place === 'aboard' || place === 'hidden') && !bailed;
    if (unit.side === side && roleOf(position, unit) && here) yield unit;
  }
}

/** Whether a unit sees a hex, whoever is in it [6.5.1.8.1]. */
export function seesPoint({ table, position }: Scene, observer: string, point: string): boolean {
  const { line, board } = table;
  const from = board.grid.index(placeOf(position, observer));
  const to = board.grid.index(point);
  const [own, other] = [levelOf(table, position, observer), line.board.level[to]!];
  return from === to || !line.blocked(from, to, own, other);
}

/** Hexes with an enemy that a unit itself spotted in this turn's Spotting Phase [6.5.1.7]. */
export function spottedHexes({ sight, units }: Position, observer: string): string[] {
  const hexes = (sight[observer] ?? []).flatMap((id) => (units[id]!.place === 'map' ? [units[id]!.hex!] : []));
  return [...new Set(hexes)];
}

/** Units of a side that the enemy has spotted this turn [6.5.1.10]. */
function spottedFriends({ table, position }: Scene, side: Side): Unit[] {
  const seen = new Set<string>();
  for (const { id } of unitsOnMap(table, position, enemyOf(table, side)))
    for (const target of position.sight[id] ?? []) seen.add(target);
  return [...unitsOnMap(table, position, side)].filter(({ id }) => seen.has(id));
}

const CLOSE = 5;

/** Spotted friends near enough for fire to fall on them [6.5.1.10]. */
export function endangered(scene: Scene, side: Side, point: string): Unit[] {
  const { grid } = scene.table.board;
  const near = ({ id }: Unit): boolean =>
    distance(grid, grid.index(scene.position.units[id]!.hex!), grid.index(point)) <= CLOSE;
  return spottedFriends(scene, side).filter(near);
}

/** A spotted enemy in the target point or beside it, for fire that goes on [6.5.1.8.1]. */
function enemyNear({ table, position }: Scene, side: Side, point: string): boolean {
  const { grid } = table.board;
  for (const { id, side: own } of table.units.values())
    for (const hex of own === side && position.units[id]!.fate === undefined ? spottedHexes(position, id) : [])
      if (distance(grid, grid.index(hex), grid.index(point)) <= 1) return true;
  return false;
}

/** Attached, organic or unattached [6.5.1.3]. */
function attachmentOf({ table, book }: Desk, source: string, observer: Unit): Attachment {
  const battery = table.batteries.get(source);
  const side = observer.side;
  const listedUnder = battery ? (battery.formation ?? side) : unitOf(table, source).formation;
  const { outcome } = book.ask<AttachmentOutcome>('combat/attachment', {
    offMap: battery !== undefined,
    listedUnder: listedUnder.slice(0, 40),
    topLevel: battery !== undefined && battery.formation === undefined,
    observer: [observer.formation.slice(0, 40), side],
  });
  return outcome!.attachment;
}

function observerFacts({ position }: Scene, observer: Unit) {
  const state = position.units[observer.id]!;
  const carrier = state.aboard === undefined ? null : position.units[state.aboard]!;
  const role = observer.role!;
  return {
    kind: KIND[role],
    ...(role === 'fo' || role === 'recon' ? {} : { level: role }),
    nation: observer.card.nation,
    grade: observer.grade,
    command: carrier ? ('none' as const) : commandOf(position, observer.id),
    suppression: state.suppression ?? ('none' as const),
    damaged: state.damaged ?? false,
    morale: moraleOf(state),
    noRadio: observer.card.noRadio,
    transported: carrier !== null,
    carrierCommand: state.aboard === undefined ? ('none' as const) : commandOf(position, state.aboard),
    busy: (state.observed ?? false) || (state.barred ?? false) || (state.fired ?? false),
  };
}

/** Two units on the map within command range of each other are one source; each next one is paired where it can be [6.5.1.1.4]. */
function paired(scene: Scene, sources: readonly string[]): boolean[] {
  let open = false;
  return sources.map((id, i) => {
    const onMap = !scene.table.batteries.has(id);
    const joins = onMap && open && inCommandRange(scene, sources[i - 1]!, id);
    open = onMap && !joins;
    return joins;
  });
}

interface Asked {
  readonly observer: string;
  readonly sources: readonly string[];
  readonly point: string;
  readonly shells: Call['shells'];
  readonly sheaf: Call['sheaf'];
}

type Step = 'call' | 'continue' | 'adjust' | 'check';

/** A call, or what is done with a mission, as far as it decides whether it may be made [6.5.1.7 to 6.5.1.9]. */
export function mayCall(desk: Desk, step: Step, asked: Asked, before: FireMission | null) {
  const { table, position } = desk;
  const observer = unitOf(table, asked.observer);
  const { point } = asked;
  const { grid } = table.board;
  const joins = paired(desk, asked.sources);
  return {
    step,
    observer: observerFacts(desk, observer),
    sources: asked.sources.map((source, i) => ({
      ...sourceFacts(desk, source, asked.observer, point),
      attachment: attachmentOf(desk, source, observer),
      inMission: before?.sources.includes(source) ?? false,
      withPrevious: joins[i]!,
      pairInRange: true,
    })),
    mission: asked.shells,
    sheaf: asked.sheaf === 'onMap' ? ('closed' as const) : asked.sheaf,
    spottedAtPoint: spottedHexes(position, asked.observer).includes(point),
    spottedNearPoint: step !== 'continue' || enemyNear(desk, observer.side, point),
    seesPoint: seesPoint(desk, asked.observer, point),
    sheafChanges: before !== null && before.sheaf !== asked.sheaf,
    illuminationChanges: before !== null && (before.shells === 'illumination') !== (asked.shells === 'illumination'),
    hexesMoved: before === null ? 0 : distance(grid, grid.index(before.point), grid.index(point)),
    wasDangerClose: before?.dangerClose ?? false,
  };
}

/** The size of what the observer looks at in the target point: of several he has spotted there, the largest [6.5.1.12.1]. */
function largestAt({ table, position }: Desk, { observer, point }: Asked): 'S' | 'L' | 'V' {
  const there = (position.sight[observer] ?? []).filter((id) => position.units[id]!.hex === point);
  const sizes = there.map((id) => unitOf(table, id).leg).map((leg) => (leg === null ? 'V' : (leg.size ?? 'S')));
  return sizes.includes('V') ? 'V' : sizes.includes('L') ? 'L' : 'S';
}

/** The whole question, with what falls into the answers: what hinders the observer's view, and friends near the point [6.5.1.10, 6.5.1.12.1]. */
export function callQuestion(desk: Desk, step: Step, asked: Asked, before: FireMission | null) {
  const { table, position } = desk;
  const { grid } = table.board;
  const question = mayCall(desk, step, asked, before);
  const [from, to] = [grid.index(placeOf(position, asked.observer)), grid.index(asked.point)];
  return {
    ...question,
    observer: {
      ...question.observer,
      hindrances: hindrancesBetween(table, position, from, to),
      range: distance(grid, from, to),
      targetSize: largestAt(desk, asked),
    },
    heatHaze: table.heatHaze,
    friendNear: endangered(desk, unitOf(table, asked.observer).side, asked.point).length > 0,
  };
}

/** The end of a mission by choice: what its firers could do does not matter any more [6.5.1.9]. */
export function checkQuestion(desk: Desk, mission: FireMission) {
  const question = mayCall(desk, 'check', mission, mission);
  return { ...question, sources: question.sources.map(({ name, offMap }) => ({ name, offMap })) };
}

/** Whether two units on the map are within command range of each other, whichever formation's is shorter [6.2.1.1.2, 6.5.1.1.4]. */
function inCommandRange({ table, position }: Scene, one: string, other: string): boolean {
  const { grid } = table.board;
  const ranges = [one, other].map((id) => commandRange(table, unitOf(table, id).formation));
  const hexes = distance(grid, grid.index(placeOf(position, one)), grid.index(placeOf(position, other)));
  return hexes <= Math.min(...ranges);
}
