import { isSplit, zoneParts } from '../status/zone-parts.js';
import { Side } from '../vocabulary.js';
import { liftHeldSieges } from './capture.js';
import { northernFront } from './cards/conditions.js';
import { type Ground, groundOf } from './ground.js';
import type { Position } from './position.js';
import type { Play } from './stage.js';
import type { Table } from './table.js';

interface Trigger {
  readonly trigger: string;
  readonly undone?: boolean;
  readonly parts?: readonly number[];
}

const REGIONS = ['asturias', 'santander', 'basque'] as const;

/** 3.X: what the map as a whole brings about, after every change of control, of the Strait or of a marker. */
export function mapChecks(play: Play): void {
  reopen(play);
  liftHeldSieges(play);
  for (const trigger of triggersOf(play.table, play.position)) change(play, trigger);
  noteSplits(play);
  const ground = groundOf(play.table, play.position);
  if (play.position.shortage && ground.zonesLinked) play.happen({ type: 'shortage-ended' });
  for (const region of REGIONS) {
    const spaces = [...play.table.spaces.values()].filter((space) => space.region === region);
    const lost = spaces.length > 0 && spaces.every(({ id }) => play.position.control[id] === 'nationalist');
    if (lost && !play.position.lostRegions.includes(region)) play.happen({ type: 'region-lost', region });
  }
}

/** 16.2.2: the first normal line takes the marker off for good. */
function reopen(play: Play): void {
  const { table, position } = play;
  const ground = groundOf(table, position);
  const open = position.isolated.filter(
    (space) => position.control[space] === 'nationalist' && ground.supply(space) === 'supplied',
  );
  if (open.length === 0) return;
  for (const space of open) {
    if (space === 'Oviedo' || space === 'Granada')
      play.ask('status/isolated-space', { space, turn: position.turn, event: 'supplyOpened' });
  }
  play.happen({ type: 'isolation-ended', spaces: open });
}

function change(play: Play, trigger: Trigger): void {
  const { rm, turn, moraleUsed } = play.position;
  const asked = play.ask<{ change: number }>('status/republican-morale', {
    rm,
    turn,
    events: [{ trigger: trigger.trigger, undone: trigger.undone ?? false, parts: trigger.parts ?? [] }],
    used: moraleUsed,
  });
  play.happen({ type: 'morale-changed', trigger: trigger.trigger, undone: trigger.undone ?? false, rm: asked.change });
}

/** 16.3.3: borders held or lost, the north linked or conquered, a zone split. */
export function triggersOf(table: Table, position: Position): Trigger[] {
  const found: Trigger[] = [];
  const borders = [
    ['natFrenchBorder', 'france', 'nationalist', position.frenchBorder],
    ['repPortugueseBorder', 'portugal', 'republican', position.portugueseBorder],
  ] as const;
  for (const [trigger, border, side, held] of borders) {
    const now = holdsBorder(table, position, border, side);
    if (now !== held) found.push({ trigger, undone: !now });
  }
  const used = (trigger: string): boolean => position.moraleUsed.includes(trigger);
  const north = northernFront(table, position);
  if (north === 'linked' && !used('northLinked') && !used('northConquered')) found.push({ trigger: 'northLinked' });
  if (north === 'conquered' && !used('northConquered')) found.push({ trigger: 'northConquered' });
  if (position.turn < 6) return found;
  const ground = groundOf(table, position);
  for (const [trigger, side] of [
    ['natSplits', 'republican'],
    ['repSplits', 'nationalist'],
  ] as const) {
    if (used(trigger)) continue;
    const parts = partsOf(ground, side);
    if (isSplit(parts) && !position.split[side]) found.push({ trigger, parts: parts.slice(0, 6) });
  }
  return found;
}

/** P30: only a zone that falls apart counts, not one that is found in parts. */
function noteSplits(play: Play): void {
  for (const side of Side.values) {
    const split = isSplit(partsOf(groundOf(play.table, play.position), side));
    if (split !== play.position.split[side]) play.happen({ type: 'zone-changed', side, split });
  }
}

export const splitZones = (table: Table, position: Position): Record<Side, boolean> => {
  const ground = groundOf(table, position);
  return { nationalist: isSplit(partsOf(ground, 'nationalist')), republican: isSplit(partsOf(ground, 'republican')) };
};

const partsOf = (ground: Ground, side: Side): number[] =>
  zoneParts(ground.board, ground.lines(side), side, (id) => ground.neighbours(id));

function holdsBorder(table: Table, { control }: Position, border: string, side: Side): boolean {
  const along = [...table.spaces.values()].filter((space) => space.border === border);
  return along.length > 0 && along.every(({ id }) => control[id] === side);
}
