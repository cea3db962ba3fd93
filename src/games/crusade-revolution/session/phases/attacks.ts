import type { Action, Remark } from '../../../../kernel/session/index.js';
import { enemyOf } from '../../vocabulary.js';
import { beginCombat } from '../combat/begin-combat.js';
import { militiaFits, militiaQuestion } from '../combat/militia.js';
import { groundOf, sidesIn, stacksOf, unitsIn } from '../ground.js';
import { isForbidden } from '../lasting.js';
import type { Position } from '../position.js';
import { endRound } from '../rounds.js';
import { active, type Desk, type Play, type Stage } from '../stage.js';
import { counterOf } from '../units.js';

/** Units of an Attack space that may still fight [11.1.5]. */
const ready = ({ table, position }: Desk, space: string): string[] =>
  position.markers[space]?.marker !== 'attack'
    ? []
    : sidesIn(table, position, space, position.active).filter((id) => {
        const { fought, moved } = position.units[id]!;
        return !fought && !moved;
      });

/** Who may join in on a target: units of Attack spaces next to it [11.1.3, 11.1.4], or the besiegers themselves [16.1.4.1]. */
function joiners(desk: Desk, target: string): string[] {
  const { table, position } = desk;
  if (position.control[target] === position.active) return isSiege(desk, target) ? ready(desk, target) : [];
  const ground = groundOf(table, position);
  return ground.neighbours(target).flatMap((space) => ready(desk, space));
}

/** 16.1.4.1: a siege in a Republican space. */
const isSiege = ({ table, position }: Desk, space: string): boolean => {
  const siege = table.sieges.get(space);
  return (
    siege !== undefined &&
    position.active === 'republican' &&
    position.control[space] === 'republican' &&
    position.sieges[siege] !== undefined &&
    !position.assaulted.includes(siege)
  );
};

function mayTarget(desk: Desk, space: string): boolean {
  const { table, position } = desk;
  if (position.attacked.includes(space) || isForbidden(table, position, position.active, 'attack', space)) return false;
  const enemy = sidesIn(table, position, space, enemyOf(position.active)).length > 0;
  return (enemy || isSiege(desk, space)) && joiners(desk, space).length > 0;
}

function targets(desk: Desk): string[] {
  const { table, position } = desk;
  const own = Object.keys(position.markers).filter((space) => isSiege(desk, space));
  const enemies = [...stacksOf(table, position).keys()].filter((space) => position.control[space] !== position.active);
  return [...enemies, ...own].filter((space) => mayTarget(desk, space));
}

function* options(desk: Desk): Generator<Action> {
  const { attack } = desk.position;
  if (!attack) {
    for (const space of targets(desk)) yield { command: { type: 'target', space }, rule: '11.1.3' };
    return;
  }
  for (const unit of joiners(desk, attack.target)) {
    if (!attack.units.includes(unit)) yield { command: { type: 'commit', unit }, rule: '11.1.4' };
  }
  if (mayDeclare(desk)) {
    yield { command: { type: 'declare' }, rule: '11.2.2' };
    const { cancelTerrain } = desk.position.operation!;
    if (cancelTerrain && !cancelTerrain.used && desk.position.control[attack.target] !== desk.position.active)
      yield { command: { type: 'declare', cancelTerrain: true }, rule: '8.5.5.3' };
  }
  for (const unit of attack.units) yield { command: { type: 'hold-back', unit }, rule: '11.1.7', changes: true };
  yield { command: { type: 'call-off' }, rule: '11.1.1', changes: true };
}

const mayDeclare = (desk: Desk): boolean =>
  desk.position.attack!.units.length > 0 && militiaFits(desk.table, desk.position, desk.position.attack!.units);

const building = ({ attack }: Position): Remark | undefined =>
  attack ? { rule: '11.2.2', key: 'attack-under-way', values: { space: attack.target } } : undefined;

/** B.2d: one attack wholly after another, in any order [8.2.5, 11.1]. */
export const attacks: Stage = {
  rule: '11.1.1',
  actors: active,
  prompt: ({ position }): Remark =>
    position.attack
      ? { rule: '11.1.4', key: 'ask-attackers', values: { space: position.attack.target } }
      : { rule: '11.1.1', key: 'ask-attacks', values: {} },
  options,
  held: ({ position }) => building(position),
  idle: (desk) => desk.position.attack === null && targets(desk).length === 0,
  commands: {
    target(play, { space }) {
      const target = space as string;
      if (play.position.attack) play.refuse('11.2.2', 'attack-under-way', { space: play.position.attack.target });
      checkTarget(play, target);
      play.happen({ type: 'target-chosen', space: target });
    },
    commit(play, { unit }) {
      const { attack } = play.position;
      if (!attack) play.refuse('11.1.3', 'no-target', {});
      if (attack!.units.includes(unit as string) || !joiners(play, attack!.target).includes(unit as string))
        play.refuse(['11.1.4', '11.1.5'], 'may-not-join', {});
      play.happen({ type: 'attacker-committed', unit: unit as string });
    },
    'hold-back'(play, { unit }) {
      if (!play.position.attack?.units.includes(unit as string)) play.refuse('11.1.7', 'not-among-them', {});
      play.happen({ type: 'attacker-held-back', unit: unit as string });
    },
    'call-off'(play) {
      if (!play.position.attack) play.refuse('11.1.1', 'no-target', {});
      play.happen({ type: 'attack-called-off' });
    },
    declare(play, { cancelTerrain }) {
      declare(play, cancelTerrain === true);
    },
  },
  done: { type: 'end-attacks', rule: '11.1.1' },
  leave(play) {
    if (play.position.operation!.bonus) play.happen({ type: 'step-reached', step: 'bonus' });
    else endRound(play);
  },
};

function checkTarget(play: Play, space: string): void {
  const { table, position } = play;
  if (!groundOf(table, position).board.has(space)) play.refuse('11.1.3', 'no-such-space', { space });
  if (position.attacked.includes(space)) play.refuse('11.1.5', 'space-already-attacked', {});
  if (isForbidden(table, position, position.active, 'attack', space))
    play.refuse('8.5.1.1', 'forbidden-by-event', { space });
  if (unitsIn(table, position, space).length === 0 && !isSiege(play, space))
    play.refuse('11.1.3', 'nobody-defends', {});
  if (!mayTarget(play, space)) play.refuse(['11.1.1', '11.1.3'], 'nobody-to-attack-with', { space });
}

function declare(play: Play, cancelTerrain: boolean): void {
  const { table, position } = play;
  const { attack, operation } = position;
  if (!attack || attack.units.length === 0) play.refuse('11.2.2', 'no-attackers', {});
  const { target, units } = attack!;
  if (position.control[target] === position.active) {
    if (cancelTerrain) play.refuse('8.5.5.3', 'terrain-not-cancelled', {});
    assault(play, target, units);
    return;
  }
  if (position.active === 'republican' && position.turn <= 5)
    play.ask('combat/militia-coordination', militiaQuestion(table, position, units));
  if (cancelTerrain && (!operation!.cancelTerrain || operation!.cancelTerrain.used))
    play.refuse('8.5.5.3', 'terrain-not-cancelled', {});
  beginCombat(play, target, units, cancelTerrain);
}

/** 16.1.4: the besiegers roll for their assault; no cards, and everybody who took part has fought. */
function assault(play: Play, space: string, units: readonly string[]): void {
  const { table, position } = play;
  const siege = table.sieges.get(space)!;
  const { resistance, surrenders } = play.ask<{ resistance: number; surrenders: boolean }>('combat/siege-assault', {
    siege,
    resistance: position.sieges[siege]!,
    turn: position.turn,
    units: units.map((id) => counterOf(table, id).type),
    supply: position.markers[space]!.supply,
    alreadyAssaulted: position.assaulted.includes(siege),
  });
  const failed = resistance === position.sieges[siege];
  play.happen({ type: 'siege-assaulted', siege, units: [...units] });
  const how = surrenders ? 'surrendered' : 'assaulted';
  if (!failed) play.happen({ type: 'siege-changed', siege, resistance, how, rm: 0, vp: 0 });
}
