import { panzer } from '../../src/games/panzer/index.js';
import { evolve } from '../../src/games/panzer/session/evolve.js';
import { tableAt } from '../../src/games/panzer/session/ground/as-it-lies.js';
import { onMapQuestion } from '../../src/games/panzer/session/moving/ground.js';
import type { Mover, Position, Shot } from '../../src/games/panzer/session/position.js';
import { smokeStep } from '../../src/games/panzer/session/position.js';
import { facingName } from '../../src/games/panzer/session/sight.js';
import { standing } from '../../src/games/panzer/session/standing.js';
import { prepare, type Table } from '../../src/games/panzer/session/table.js';
import { RuleBook, type SessionEvent, type SessionSetup } from '../../src/kernel/session/index.js';
import type { PlayedGame } from './random-play.js';

/** Every event of a game, with the position before it and after it. */
export function* replayed(
  materials: SessionSetup,
  { session, entries }: PlayedGame,
): Iterable<{ event: SessionEvent; before: Position; after: Position; table: Table; book: RuleBook }> {
  const table = prepare(materials);
  const book = new RuleBook(panzer, materials);
  let position = session.open().position as Position;
  const house = new Set(['joined', 'began', 'ended']);
  for (const { events } of entries) {
    for (const event of events) {
      if (house.has(event.type)) continue;
      const before = position;
      position = evolve(table, position, event);
      yield { event, before, after: position, table: tableAt(table, before), book };
    }
  }
}

interface PathOutcome {
  readonly spent: number;
  readonly minimumMove: boolean;
  readonly end: string | null;
  readonly facing: string;
}

/** A finished move put to the stateless question, from where it began. */
export function wholeMove(table: Table, book: RuleBook, start: Position, { unit, actions }: Mover): PathOutcome | null {
  const question = onMapQuestion(table, start, unit, start.units[unit]!);
  return book.ask<PathOutcome>('movement/vehicle-path', { ...question, actions }).outcome;
}

interface AimOutcome {
  readonly range: number;
  readonly inArc: boolean;
  readonly aspect: string;
  readonly angle: string;
}
interface LineOutcome {
  readonly clear: boolean;
  readonly fromLevel: number;
  readonly toLevel: number;
  readonly hindrances: readonly { kind: string; source: string; hexes: string[]; atEnd: boolean }[];
}

/** What the stateless questions about aim and sight say of a shot of the Advanced Game: range, angle and levels. */
export function aimedFacts(table: Table, book: RuleBook, position: Position, { firer, weapon, ammo, target }: Shot) {
  const own = standing(position, firer);
  const other = position.units[target]!;
  const gun = table.units.get(firer)!.card.weapons[weapon - 1]!;
  const { outcome: aim } = book.ask<AimOutcome>('combat/aim', {
    map: table.map,
    firer: { hex: own.hex!, facing: facingName(table, own.facing!), turret: gun.turret, arc: gun.arc },
    target: { hex: other.hex!, facing: facingName(table, other.facing!) },
  });
  const { outcome: line } = book.ask<LineOutcome>('spotting/line-of-sight', {
    map: table.map,
    buildings: [...table.storeys],
    from: { hex: own.hex!, upperFloor: own.upper ?? false },
    to: { hex: other.hex!, upperFloor: other.upper ?? false },
  });
  if (!line!.clear) throw new Error(`${firer} fires at ${target} without a line of sight`);
  const shared = { range: aim!.range, firer: { targetInArc: aim!.inArc, level: line!.fromLevel } };
  return ammo === 'GP'
    ? { ...shared, targetLevel: line!.toLevel }
    : { ...shared, target: { angle: aim!.angle, level: line!.toLevel } };
}

/** The hit number of a shot, from the stateless questions alone: aim, line of sight, stacking, the printed cover. */
export function hitNumberOf(
  table: Table,
  book: RuleBook,
  position: Position,
  shot: Shot,
  overwatch: boolean,
): number | null {
  const { firer, weapon, target } = shot;
  const [own, other] = [position.units[firer]!, position.units[target]!];
  const card = table.units.get(firer)!.card;
  const gun = card.weapons[weapon - 1]!;
  const { outcome: aim } = book.ask<AimOutcome>('combat/aim', {
    map: table.map,
    firer: { hex: own.hex!, facing: facingName(table, own.facing!), turret: gun.turret, arc: gun.arc },
    target: { hex: other.hex!, facing: facingName(table, other.facing!) },
  });
  const wrecks = Object.entries(position.wrecks)
    .filter(([, { born }]) => born !== smokeStep(position))
    .map(([hex, { kind }]) => ({ hex, brewedUp: kind === 'bu' }));
  const { outcome: line } = book.ask<LineOutcome>('spotting/line-of-sight', {
    map: table.map,
    from: { hex: own.hex! },
    to: { hex: other.hex! },
    wrecks,
  });
  if (!line!.clear) throw new Error(`${firer} fires at ${target} without a line of sight`);
  const here = Object.values(position.units).filter(({ place, hex }) => place === 'map' && hex === other.hex).length;
  const { outcome: stack } = book.ask<{ overstacked: boolean }>('status/stacking', {
    units: [{ kind: 'vehicle', count: here }],
  });
  const order = ['none', 'light', 'medium', 'heavy'];
  const { grid } = table.board;
  const chart = table.umpire().chart('terrain-effects');
  const covers = [...table.board.terrainOf(grid.index(other.hex!))].map((terrain) => chart.text(terrain, 'coverAp'));
  const cover = order[Math.max(0, ...covers.map((each) => order.indexOf(each)))]!;
  const dice = { source: 'given' as const, next: () => 100 };
  const { outcome } = book.rule<{ hitNumber: number | null }>(
    'combat/ap-fire-basic',
    {
      range: aim!.range,
      firer: {
        command: overwatch ? 'overwatch' : own.command,
        damaged: own.damaged ?? false,
        weapons: card.weapons,
        weaponNumber: weapon,
        targetInArc: aim!.inArc,
        level: line!.fromLevel,
      },
      target: {
        defense: table.units.get(target)!.card.defense,
        command: other.command ?? 'none',
        commandShown: other.face !== undefined,
        cover,
        overstacked: stack!.overstacked,
        aspect: aim!.aspect,
        level: line!.toLevel,
      },
      hindrances: line!.hindrances.map(({ kind, source, hexes, atEnd }) => ({
        kind,
        source,
        hexes,
        atEnd,
        ground: table.board.heightOf(grid.index(source)),
      })),
    },
    dice,
  );
  return outcome?.hitNumber ?? null;
}
