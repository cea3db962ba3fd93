import { type Action, type Remark, type RuleBook, type Wanted, wants } from '../../../../kernel/session/index.js';
import type { AirType } from '../../vocabulary.js';
import { eliminate } from '../casualties.js';
import { bombardmentQuestion } from '../combat-facts.js';
import {
  attackOf,
  attackOn,
  dutiesOf,
  enemyHexes,
  inRange,
  mayBeBombarded,
  mayBeShelled,
  mayBombard,
  mayJoin,
  obligationsQuestion,
  widerTargets,
} from '../declared.js';
import { happen, type Play } from '../events/catalogue.js';
import { placed, unitsOnMap } from '../ground.js';
import type { Position, Unit } from '../position.js';
import { revealUnits } from '../revealing.js';
import { action, closePhase, type Desk, phasing, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { aimActions, aimAir, aimGun, markersLeft } from './aiming.js';
import { lookActions, recon } from './looking.js';

const own = (position: Position): Unit[] => unitsOnMap(position).filter(({ side }) => side === position.phasing);

/** Every way to add to what is declared, one after the other, so that who wants only one need not wait for all. */
function* declarable(table: Table, position: Position, book: RuleBook, wanted?: Wanted): Generator<Action> {
  const known = dutiesOf(table, position);
  const enemies = enemyHexes(position);
  for (const unit of own(position)) {
    if (!wants(wanted, { unit: unit.id })) continue;
    for (const hex of known.reachable(placed(table, unit))) {
      const target = table.grid.name(hex);
      if (mayJoin(table, position, unit, target)) {
        yield action('9.3', { type: 'attack', unit: unit.id, target }, changing(position, unit, target));
      }
    }
    if (!wants(wanted, { type: 'bombard' }) || !mayBombard(table, position, unit)) continue;
    for (const target of enemies) {
      if (attackOf(position, unit.id)?.targets.includes(target)) continue;
      if (inRange(table, unit, target) && mayBeShelled(table, position, target)) {
        yield action('10.6', { type: 'bombard', unit: unit.id, target }, attackOf(position, unit.id) ? CHANGES : {});
      }
    }
  }
  for (const attack of position.attacks) {
    for (const hex of widerTargets(table, position, attack)) {
      yield action('9.5', { type: 'widen', target: attack.targets[0]!, hex });
    }
  }
  if (wants(wanted, { type: 'bombard-air' })) yield* airOptions(table, position, book);
  yield* aimActions(table, position, position.phasing);
}

/** Air markers that may be sent to bombard, and where [10.6, 12.5, 12.6]. */
function* airOptions(table: Table, position: Position, book: RuleBook): Generator<Action> {
  for (const air of BOMBERS) {
    if (markersLeft(position, position.phasing, air) === 0) continue;
    for (const target of enemyHexes(position)) {
      if (mayBomb(table, position, air, target, book)) yield action('12.5', { type: 'bombard-air', air, target });
    }
  }
}

/** Helicopters never bombard [12.3]. */
const BOMBERS = ['tac', 'sac'] as const;

function mayBomb(table: Table, position: Position, air: AirType, target: string, book: RuleBook): boolean {
  if (!mayBeBombarded(table, position, target)) return false;
  const begun = attackOn(position, target) ?? { kind: 'bombardment', targets: [target], attackers: [], air: [] };
  const attack = { ...begun, air: [...begun.air, air] };
  return book.allows('combat/bombardment', bombardmentQuestion(table, position, attack));
}

/** What is declared may be thought over: one attack, or all of them [9.3]. */
function* calledOff({ attacks }: Position): Generator<Action> {
  for (const { targets } of attacks) yield action('9.3', { type: 'call-off', target: targets[0]! }, CHANGES);
  if (attacks.length > 0) yield action('9.3', { type: 'start-over' }, CHANGES);
}

const CHANGES = { changes: true } as const;

/**
 * A unit in an attack already would leave it for another one. Where others go on with the old attack and nobody attacks the
 * new hex yet, it is more than a change: one hex more is attacked, which may be what is owed [9.3].
 */
function changing(position: Position, unit: Unit, target: string): Pick<Action, 'changes'> {
  const old = attackOf(position, unit.id);
  const spreads = old !== undefined && old.attackers.length > 1 && !attackOn(position, target);
  return old && !spreads ? CHANGES : {};
}

interface Owed {
  readonly idle: readonly string[];
  readonly unattacked: readonly string[];
}

/** Units that must attack or be attacked and are in no attack yet [8.6, 9.3]. */
function owed({ table, position, book }: Desk): Remark[] {
  const question = obligationsQuestion(table, position, false);
  const { idle, unattacked } = book.ask<Owed>('combat/attack-obligations', question).outcome!;
  return [
    ...idle.map((unit) => ({ rule: '8.6', key: 'idle', values: { unit } })),
    ...unattacked.map((unit) => ({ rule: '9.3', key: 'unattacked', values: { unit } })),
  ];
}

/** [9.3]: the phasing player pairs attackers with defenders, all of them before the first die. */
export const declaration: Stage = {
  rule: '9.3',
  actors: phasing,
  *options(desk, _side, wanted) {
    const { table, position, book } = desk;
    yield* declarable(table, position, book, wanted);
    yield* lookActions(table, position, book);
    yield* calledOff(position);
    if (owed(desk).length === 0) yield action('9.3', { type: 'declare' });
  },
  owed,
  idle({ table, position, book }) {
    if (position.attacks.length > 0 || !declarable(table, position, book).next().done) return false;
    // A phase that closes by itself would tell the other side that a gun which lies face down reaches nobody [14.3].
    return !own(position).some((unit) => unit.untried && mayBombard(table, position, unit));
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
      if (attackOf(position, id)?.targets.includes(target) || !mayBeShelled(table, position, target)) {
        return play.refuse('10.6', 'cannot-be-bombarded', { hex: target });
      }
      happen(play, 'battery-assigned', { unit: id, target });
    },

    'bombard-air'(play, { air, target }) {
      const { table, position, book } = play;
      if (markersLeft(position, position.phasing, air) === 0) return play.refuse('12.9', 'no-marker', { air });
      if (!enemyHexes(position).includes(target)) return play.refuse('9.1', 'no-enemy-there', { hex: target });
      if (!mayBomb(table, position, air, target, book))
        return play.refuse('12.5', 'cannot-be-bombarded', { hex: target });
      happen(play, 'air-assigned', { air, target });
    },

    aim: aimGun,
    'aim-air': aimAir,
    recon,

    'call-off'(play, { target }) {
      const declared = play.position.attacks.some(({ targets }) => targets[0] === target);
      if (!declared) return play.refuse('9.3', 'no-attack-there', { hex: target });
      happen(play, 'attack-called-off', { target });
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
  /** There is nothing to declare: only `declare` says that one is done with it otherwise. */
  leave: closePhase,
  done: null,
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
