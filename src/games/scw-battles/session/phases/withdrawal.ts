import type { Action } from '../../../../kernel/session/index.js';
import { IMMUNE } from '../../combat/barrage.js';
import { opponentOf, type Side } from '../../vocabulary.js';
import { beginBarrage } from '../barrage-results.js';
import { fightOut } from '../fight.js';
import { groundOf, type Piece } from '../ground.js';
import { leadersWith } from '../leaders.js';
import { occupied } from '../occupation.js';
import { type Combat, type Contestant, currentCombat, type Pending, type Position } from '../position.js';
import { checkRetreat, retreatHexes } from '../retreats.js';
import { type Desk, type Play, phasing, type Stage } from '../stage.js';
import { defendersIn } from '../support.js';

const sideOf = ({ phasing }: Position, party: Contestant): Side =>
  party === 'attacker' ? phasing : opponentOf(phasing);

/** Everybody of a side in the combat, with the leaders of the stacks that attack [11.1, 14.3]. */
function contestants({ table, position }: Desk, party: Contestant): Piece[] {
  const combat = currentCombat(position);
  const ground = groundOf(table, position);
  if (party === 'defender') return defendersIn(position, ground, combat);
  const attackers = combat.attackers.flatMap((id) => ground.piece(id) ?? []);
  const hexes = new Set(combat.withdrawn?.map(({ from }) => from));
  const leaders = ground.leaders.filter(({ side, hex }) => side === position.phasing && hexes.has(hex));
  return [...attackers, ...leaders];
}

/** Units of a side that may still choose to retreat: those involved that have not, and are not bound to stand [11.61, B.18]. */
function involved(desk: Desk, party: Contestant): string[] {
  const { table, position } = desk;
  const combat = currentCombat(position);
  const gone = new Set(combat.withdrawn?.map(({ unit }) => unit));
  // A leader fights nobody: his going alone ends no combat, but he may go with those of his hex who do [14.4].
  const left = new Set(combat.withdrawn?.flatMap((each) => (each.party === party ? [each.from] : [])));
  const mayGo = ({ type, hex }: Piece): boolean => type !== 'leader' || left.has(hex);
  return contestants(desk, party)
    .filter((piece) => {
      const { id, side, state } = piece;
      const standsFast = table.scenario === 'brunete' && side === 'nationalist' && state.startedIn !== undefined;
      return !gone.has(id) && !standsFast && mayGo(piece);
    })
    .map(({ id }) => id);
}

/** Step 7: the differential is known, the die not yet thrown; either side may give way, the attacker first [5.0 E, 11.61]. */
function withdrawal(party: Contestant, then: (play: Play) => void): Stage {
  return {
    rule: '11.61',
    actors: ({ position }) => [sideOf(position, party)],
    options(desk) {
      const actions: Action[] = [];
      for (const unit of involved(desk, party)) {
        for (const to of retreatHexes(desk, unit, party)) {
          actions.push({ command: { type: 'withdraw', unit, to }, rule: '11.61' });
        }
      }
      return actions;
    },
    commands: {
      withdraw(play, { unit, to }) {
        const [id, hex] = [unit as string, to as string];
        if (!involved(play, party).includes(id)) {
          const along = play.table.counters.get(id)?.type === 'leader';
          if (along) play.refuse(['14.4', '11.61'], 'leader-goes-along', { unit: id });
          play.refuse(['11.61', 'B.18'], 'may-not-withdraw', { unit: id });
        }
        const { hex: from } = checkRetreat(play, id, hex, party);
        play.happen({ type: 'unit-withdrew', combat: play.position.current, unit: id, from, to: hex, party });
        occupied(play, id, [hex]);
      },
    },
    leave: then,
  };
}

export const attackerWithdrawal = withdrawal('attacker', (play) => {
  play.happen({ type: 'step-reached', step: 'defender-withdrawal' });
});

export const defenderWithdrawal = withdrawal('defender', (play) => {
  const combat = currentCombat(play.position);
  if (combat.withdrawn) callOff(play, combat);
  else fightOut(play, combat);
});

interface CalledOff {
  readonly mayAdvance: Contestant | 'none';
  readonly barrageDue: boolean;
}

/** Somebody gave way: no die; the other side may advance, supporting guns turn on the hex the enemy stood in [11.61, 12.3.3]. */
function callOff(play: Play, combat: Combat): void {
  const { table, position } = play;
  const ground = groundOf(table, position);
  const withdrawn = combat.withdrawn!;
  const left = (party: Contestant) => withdrawn.filter((each) => each.party === party);
  const units = (party: Contestant, staying: readonly Piece[]) => [
    ...staying.map(({ name, type, hex, state }) => ({ name, type, hex, startedOnMap: 'startedIn' in state })),
    ...left(party).map(({ unit, from }) => {
      const { name, type } = table.counters.get(unit)!;
      return { name, type, hex: from, retreats: true };
    }),
  ];
  const gone = new Set(withdrawn.map(({ unit }) => unit));
  const attackers = combat.attackers.flatMap((id) => (gone.has(id) ? [] : (ground.piece(id) ?? [])));
  const defenders = defendersIn(position, ground, combat).filter(({ id }) => !gone.has(id));
  const guns = combat.guns.flatMap((id) => ground.piece(id) ?? []);
  const { mayAdvance, barrageDue } = play.ask<CalledOff>('combat/voluntary-retreat', {
    scenario: table.scenario,
    side: position.phasing,
    attackers: units('attacker', attackers),
    defenders: units('defender', defenders),
    gunStrength: guns.reduce((sum, gun) => sum + gun.attack, 0),
    defensiveGuns: combat.defensiveGuns.length > 0,
    airCommitted: combat.air !== undefined || combat.defensiveAir !== undefined,
    assaultPoints: (combat.paid ?? []).map((division) => ({ division, points: 1 })),
  });
  if (mayAdvance !== 'none') {
    const loser: Contestant = mayAdvance === 'attacker' ? 'defender' : 'attacker';
    const victors = mayAdvance === 'attacker' ? attackers : defenders;
    const advance: Pending = {
      kind: 'advance',
      side: sideOf(position, mayAdvance),
      units: [...new Set([...victors, ...leadersWith(ground, victors)])].map(({ id }) => id),
      hexes: [...new Set(left(loser).map(({ from }) => from))],
      emptiedBy: 'retreat',
      advanced: [],
    };
    play.happen({ type: 'choices-owed', choices: [advance] });
  }
  play.happen({ type: 'step-reached', step: barrageDue ? 'turned-barrage' : 'after-combat' });
}

/** The hexes attacked that still hold somebody for the guns to hit [12.3.3]. */
function held({ table, position }: Desk): string[] {
  const combat = currentCombat(position);
  const still = new Set(
    defendersIn(position, groundOf(table, position), combat)
      .filter(({ type }) => IMMUNE[type] === undefined)
      .map(({ hex }) => hex),
  );
  return combat.targets.filter((hex) => still.has(hex));
}

/** Support fire of a combat called off: its owner turns it on one of the hexes attacked [12.3.3]. */
export const turnedBarrage: Stage = {
  rule: '12.3.3',
  actors: phasing,
  options: (desk) => held(desk).map((hex) => ({ command: { type: 'turn-guns', hex }, rule: '12.3.3' })),
  owed: (desk) =>
    held(desk).length > 0 ? [{ rule: '12.3.3', key: 'guns-to-turn', values: { hexes: held(desk) } }] : [],
  forced: (desk) => (held(desk).length === 1 ? { type: 'turn-guns', hex: held(desk)[0]! } : undefined),
  commands: {
    'turn-guns'(play, { hex }) {
      if (!held(play).includes(hex as string)) play.refuse('12.3.3', 'no-enemy-there', { hex: hex as string });
      const combat = currentCombat(play.position);
      play.happen({ type: 'step-reached', step: 'after-combat' });
      beginBarrage(play, combat, hex as string, true);
    },
  },
  leave(play) {
    play.happen({ type: 'step-reached', step: 'after-combat' });
  },
};
