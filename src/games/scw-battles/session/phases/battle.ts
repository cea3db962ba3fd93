import type { Action, Remark } from '../../../../kernel/session/index.js';
import { payingDivisions } from '../../combat/assault-points.js';
import { checkAssault } from '../../combat/attack-legality.js';
import { IMMUNE } from '../../combat/barrage.js';
import { divisionOf } from '../../combat/support.js';
import type { AttackingUnit } from '../../shared/units.js';
import { opponentOf, type Side } from '../../vocabulary.js';
import { beginBarrage } from '../barrage-results.js';
import { type Ground, groundOf, type Piece } from '../ground.js';
import { type Combat, type Contestant, currentCombat, isBarrage, type Position, type Step } from '../position.js';
import { type Desk, type Play, phasing, type Stage } from '../stage.js';
import { defendersIn, maySupport, supportQuestion } from '../support.js';

const open = ({ combats }: Position): readonly Combat[] => combats.filter(({ over }) => !over);

/** The attacker takes his combats in the order he likes [5.0 E]. */
export const nextCombat: Stage = {
  rule: '5.0',
  actors: phasing,
  options: ({ position }) =>
    open(position).map(({ id }) => ({ command: { type: 'open-combat', combat: id }, rule: '5.0' })),
  forced: ({ position }) => {
    const left = open(position);
    return left.length === 1 ? { type: 'open-combat', combat: left[0]!.id } : undefined;
  },
  owed: ({ position }) =>
    open(position).length > 0 ? [{ rule: '5.0', key: 'combats-left', values: { count: open(position).length } }] : [],
  commands: {
    'open-combat'(play, { combat }) {
      const found = open(play.position).find(({ id }) => id === combat);
      if (!found) return play.refuse('5.0', 'no-such-combat', { combat: combat as number });
      openCombat(play, found);
    },
  },
  leave(play) {
    play.happen({ type: 'step-reached', step: 'excess', combat: null });
  },
};

/** Whom a combat strikes: a barrage those it can touch, an attack everybody, but not trucks or leaders alone [11.1, 12.4, B.10, 14.4]. */
function struckBy(play: Play, ground: Ground, combat: Combat): Piece[] {
  const defenders = defendersIn(play.position, ground, combat);
  if (isBarrage(combat)) return defenders.filter(({ type }) => IMMUNE[type] === undefined);
  const held = new Set(defenders.filter(({ type }) => type !== 'truck' && type !== 'leader').map(({ hex }) => hex));
  return defenders.filter(({ hex }) => held.has(hex));
}

/** Earlier combats may have emptied hexes: those who have nobody left to fight drop out, and it may all be over [11.1]. */
function openCombat(play: Play, combat: Combat): void {
  const ground = groundOf(play.table, play.position);
  const { grid } = ground.board;
  const defenders = struckBy(play, ground, combat);
  const targets = combat.targets.filter((target) => defenders.some(({ hex }) => hex === target));
  const touches = (id: string): boolean => {
    const piece = ground.piece(id);
    return piece !== undefined && targets.some((hex) => grid.adjacent(grid.index(piece.hex), grid.index(hex)));
  };
  const barrage = isBarrage(combat);
  const attackers = combat.attackers.filter(touches);
  if (targets.length === 0 || (!barrage && attackers.length === 0)) {
    play.happen({ type: 'combat-over', combat: combat.id });
    return;
  }
  const ids = defenders.map(({ id }) => id);
  play.happen({ type: 'combat-opened', combat: combat.id, attackers, targets, defenders: ids });
  play.happen({ type: 'step-reached', step: barrage ? 'after-combat' : 'kind', combat: combat.id });
  if (barrage) beginBarrage(play, combat, targets[0]!, false);
}

/** Divisions that could pay for an assault by these attackers: one choice, unless none of them has a division [J.8, B.7]. */
function payers(desk: Desk, combat: Combat): string[][] {
  const { table, position } = desk;
  const side = position.phasing;
  const ground = groundOf(table, position);
  const attackers = combat.attackers.map((id) => ground.piece(id)!) as unknown as AttackingUnit[];
  const divisions = attackers.map((unit) => divisionOf(unit, { scenario: table.scenario, side }, table.umpire()));
  const ledger = Object.entries(position.assaultPoints[side]).map(([division, points]) => ({ division, points }));
  const independent = divisions.every((division) => division === undefined);
  const choices = independent
    ? ledger.filter(({ points }) => points > 0).map(({ division }) => [division])
    : [payingDivisions(divisions, undefined)];
  return choices.filter((paying) => {
    const umpire = table.umpire();
    checkAssault(attackers, umpire);
    // A division that no list allots points has none [11.2.2, J.8, B.7].
    return umpire.legal && paying.every((division) => (position.assaultPoints[side][division] ?? 0) > 0);
  });
}

/** Step 4: normal attack or assault [5.0 E, 11.2]. */
export const kind: Stage = {
  rule: '11.2',
  actors: phasing,
  options(desk) {
    const combat = currentCombat(desk.position);
    const assaults: Action[] = payers(desk, combat).map((paying) => ({
      command: { type: 'assault', pay: paying },
      rule: '11.2',
      cost: { amount: paying.length, unit: 'assault-points' },
    }));
    return [...assaults, { command: { type: 'normal-attack' }, rule: '11.2' }];
  },
  forced: (desk) => (payers(desk, currentCombat(desk.position)).length === 0 ? { type: 'normal-attack' } : undefined),
  commands: {
    assault(play, { pay }) {
      const combat = currentCombat(play.position);
      const wanted = JSON.stringify(pay);
      if (!payers(play, combat).some((paying) => JSON.stringify(paying) === wanted)) {
        play.refuse(['11.2', '11.2.1'], 'assault-not-possible', { divisions: pay as string[] });
      }
      choose(play, combat, 'assault', pay as string[]);
    },
    'normal-attack': (play) => choose(play, currentCombat(play.position), 'normal', []),
  },
};

function choose(play: Play, combat: Combat, chosen: 'assault' | 'normal', paid: readonly string[]): void {
  play.happen({ type: 'attack-kind-chosen', combat: combat.id, kind: chosen, paid });
  play.happen({ type: 'step-reached', step: 'attack-guns' });
}

const sideOf = ({ phasing }: Position, party: Contestant): Side =>
  party === 'attacker' ? phasing : opponentOf(phasing);

/** Guns of a side that may support the combat at hand [12.3]. */
function guns(desk: Desk, ground: Ground, party: Contestant): Piece[] {
  const combat = currentCombat(desk.position);
  return ground.of(sideOf(desk.position, party)).filter((piece) => maySupport(desk, ground, piece, combat, party));
}

/** Guns next to the enemy that have to fire and will find no other combat to do it in [12.51]. */
function gunsInDuty(desk: Desk): Remark[] {
  const { position } = desk;
  const ground = groundOf(desk.table, position);
  const { grid } = ground.board;
  const enemies = ground.of(opponentOf(position.phasing)).filter(({ type }) => type !== 'truck' && type !== 'leader');
  const later = open(position).filter(({ id, attackers }) => id !== position.current && attackers.length > 0);
  const idle = guns(desk, ground, 'attacker').filter(
    (gun) =>
      enemies.some(({ hex }) => grid.adjacent(grid.index(gun.hex), grid.index(hex))) &&
      !later.some((combat) => maySupport(desk, ground, gun, combat, 'attacker')),
  );
  return idle.length > 0
    ? [{ rule: '12.51', key: 'duty-of-guns', values: { units: idle.map(({ name }) => name) } }]
    : [];
}

/** Steps 5 and 6: supporting artillery, the attacker's first [5.0 E, 12.3]. */
function support(party: Contestant, then: Step): Stage {
  return {
    rule: '12.3',
    actors: ({ position }) => [sideOf(position, party)],
    options(desk) {
      const ground = groundOf(desk.table, desk.position);
      const rule = party === 'attacker' ? '12.3.1' : '12.3.2';
      return guns(desk, ground, party).map(({ id }) => ({ command: { type: 'support', gun: id }, rule }));
    },
    ...(party === 'attacker' ? { owed: gunsInDuty } : {}),
    commands: {
      support(play, { gun }) {
        const ground = groundOf(play.table, play.position);
        const combat = currentCombat(play.position);
        const piece = ground.piece(gun as string);
        if (piece?.type !== 'artillery' || piece.side !== sideOf(play.position, party)) {
          return play.refuse('12.3', 'not-your-gun', { unit: gun as string });
        }
        play.ask('combat/support-eligibility', supportQuestion(play, ground, piece, combat, party));
        play.happen({ type: 'gun-committed', combat: combat.id, gun, party });
      },
    },
    leave(play) {
      play.happen({ type: 'step-reached', step: then });
    },
  };
}

export const attackGuns = support('attacker', 'defensive-guns');
export const defensiveGuns = support('defender', 'attacker-withdrawal');
