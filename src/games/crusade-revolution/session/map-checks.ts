import { findTriggers, type MoraleGround, partsOf, type Trigger } from '../status/morale-triggers.js';
import { isSplit } from '../status/zone-parts.js';
import { Side } from '../vocabulary.js';
import { liftHeldSieges } from './capture.js';
import { type Ground, groundOf } from './ground.js';
import type { Position } from './position.js';
import type { Play } from './stage.js';
import type { Table } from './table.js';

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
    events: [trigger],
    used: moraleUsed,
  });
  play.happen({ type: 'morale-changed', trigger: trigger.trigger, undone: trigger.undone, rm: asked.change });
}

/** 16.3.3: what the map as it lies now does to morale. */
export const triggersOf = (table: Table, position: Position): Trigger[] =>
  findTriggers(moraleGround(groundOf(table, position)), {
    turn: position.turn,
    frenchBorder: position.frenchBorder,
    portugueseBorder: position.portugueseBorder,
    split: position.split,
    used: position.moraleUsed,
  });

const moraleGround = (ground: Ground): MoraleGround => ({
  board: ground.board,
  lines: (side) => ground.lines(side),
  neighbours: (id) => ground.neighbours(id),
});

/** P30: only a zone that falls apart counts, not one that is found in parts. */
function noteSplits(play: Play): void {
  for (const side of Side.values) {
    const split = isSplit(partsOf(moraleGround(groundOf(play.table, play.position)), side));
    if (split !== play.position.split[side]) play.happen({ type: 'zone-changed', side, split });
  }
}

export const splitZones = (table: Table, position: Position): Record<Side, boolean> => {
  const ground = moraleGround(groundOf(table, position));
  return { nationalist: isSplit(partsOf(ground, 'nationalist')), republican: isSplit(partsOf(ground, 'republican')) };
};
