import type { Action, Actions, Remark } from '../../../../kernel/session/index.js';
import { eliminate } from '../casualties.js';
import {
  attackOf,
  dutiesOf,
  enemyHexes,
  inRange,
  mayBeBombarded,
  mayBombard,
  mayJoin,
  obligationsQuestion,
  widerTargets,
} from '../declared.js';
import { happen, type Play } from '../events/catalogue.js';
import { placed, unitsOnMap } from '../ground.js';
import type { Position, Unit } from '../position.js';
import { revealUnits } from '../revealing.js';
import type { Table } from '../table.js';
import { action, closePhase, phasing, type StageRules } from './stage.js';

const own = (position: Position): Unit[] => unitsOnMap(position).filter(({ side }) => side === position.phasing);

/** Every way to add to what is declared [9.3, 9.5, 10.6]. */
function options(table: Table, position: Position): Action[] {
  const known = dutiesOf(table, position);
  const found: Action[] = [];
  const enemies = enemyHexes(position);
  for (const unit of own(position)) {
    for (const hex of known.reachable(placed(table, unit))) {
      const target = table.grid.name(hex);
      if (mayJoin(table, position, unit, target)) found.push(action('9.3', { type: 'attack', unit: unit.id, target }));
    }
    if (!mayBombard(table, position, unit)) continue;
    for (const target of enemies) {
      if (attackOf(position, unit.id)?.targets.includes(target)) continue;
      if (inRange(table, unit, target) && mayBeBombarded(table, position, target)) {
        found.push(action('10.6', { type: 'bombard', unit: unit.id, target }));
      }
    }
  }
  for (const attack of position.attacks) {
    for (const hex of widerTargets(table, position, attack)) {
      found.push(action('9.5', { type: 'widen', target: attack.targets[0]!, hex }));
    }
  }
  return found;
}

interface Owed {
  readonly idle: readonly string[];
  readonly unattacked: readonly string[];
}

function remarks({ idle, unattacked }: Owed): Remark[] {
  return [
    ...idle.map((unit) => ({ rule: '8.6', key: 'idle', values: { unit } })),
    ...unattacked.map((unit) => ({ rule: '9.3', key: 'unattacked', values: { unit } })),
  ];
}

/** [9.3]: the phasing player pairs attackers with defenders, all of them before the first die. */
export const declaration: StageRules = {
  settle(play) {
    const { table, position } = play;
    if (options(table, position).length > 0 || position.attacks.length > 0) return false;
    closePhase(play);
    return true;
  },

  actor: phasing,

  actions(table, position, book): Actions {
    const found = options(table, position);
    if (position.attacks.length > 0) found.push(action('9.3', { type: 'start-over' }));
    const asked = book.ask<Owed>('combat/attack-obligations', obligationsQuestion(table, position, false));
    const owed = remarks(asked.outcome!);
    if (owed.length === 0) found.push(action('9.3', { type: 'declare' }));
    return { actions: found, owed };
  },

  commands: {
    attack(play, { unit: id, target }) {
      const { table, position } = play;
      const unit = position.units[id];
      if (!unit?.hex || unit.side !== position.phasing) return play.refuse('9.1', 'cannot-attack', { unit: id });
      if (!enemyHexes(position).includes(target)) return play.refuse('9.1', 'no-enemy-there', { hex: target });
      if (!mayJoin(table, position, unit, target)) {
        return play.refuse(['9.5', '9.1'], 'cannot-attack-there', { unit: id, hex: target });
      }
      happen(play, 'attacker-assigned', { unit: id, target });
    },

    widen(play, { target, hex }) {
      const { table, position } = play;
      const attack = position.attacks.find(({ targets }) => targets[0] === target);
      if (!attack || !widerTargets(table, position, attack).includes(hex)) {
        return play.refuse(['9.5', '9.1'], 'cannot-widen', { hex });
      }
      happen(play, 'attack-widened', { target, hex });
    },

    bombard(play, { unit: id, target }) {
      const { table, position } = play;
      const unit = position.units[id];
      if (!unit?.hex || !mayBombard(table, position, unit)) return play.refuse('10.7', 'cannot-bombard', { unit: id });
      if (!enemyHexes(position).includes(target)) return play.refuse('9.1', 'no-enemy-there', { hex: target });
      if (!inRange(table, unit, target)) return play.refuse('10.8', 'out-of-range', { unit: id });
      if (attackOf(position, id)?.targets.includes(target) || !mayBeBombarded(table, position, target)) {
        return play.refuse('10.6', 'cannot-be-bombarded', { hex: target });
      }
      happen(play, 'battery-assigned', { unit: id, target });
    },

    'start-over'(play) {
      if (play.position.attacks.length === 0) return play.refuse('9.3', 'nothing-declared');
      happen(play, 'attacks-called-off', {});
    },

    declare(play) {
      const { table, position } = play;
      play.ask('combat/attack-obligations', obligationsQuestion(table, position, true));
      happen(play, 'attacks-declared', {});
      revealFighters(play);
    },
  },
};

/** Every untried unit that is to fight is turned face up; one that is worth nothing is gone [14.2, 14.4]. */
function revealFighters(play: Play): void {
  const { position } = play;
  const hexes = new Set(position.attacks.flatMap(({ targets }) => targets));
  const fighters = new Set(position.attacks.flatMap(({ attackers }) => attackers));
  for (const { id, hex, side } of unitsOnMap(position)) {
    if (side !== position.phasing && hexes.has(hex!)) fighters.add(id);
  }
  const untried = [...fighters].filter((id) => position.units[id]!.untried);
  const worthless = revealUnits(play, untried, 'attackDeclared');
  for (const side of [play.table.first, play.table.second]) {
    const lost = worthless.filter((id) => position.units[id]!.side === side);
    eliminate(play, lost, 'worthless');
  }
}
