import type { SupplyState } from '../../vocabulary.js';
import { eventNames } from '../cards/conditions.js';
import type { Combat, LossTaking, Operation, Party, Position } from '../position.js';
import { abroad } from '../units.js';
import { faceMark, type Handlers, movedTo, withUnit } from './handlers.js';
import { tidied } from './units.js';

const withCombat = (position: Position, change: Partial<Combat>): Position => ({
  ...position,
  combat: { ...position.combat!, ...change },
});

function withLosses(position: Position, party: Party, change: (losses: LossTaking) => LossTaking): Position {
  const losses = position.combat!.losses!;
  return withCombat(position, { losses: { ...losses, [party]: change(losses[party]!) } });
}

/** The attack is remembered for the bonus of a counterattack [8.5.5.3]. */
function noted(position: Position): Operation {
  const { target, fire, advanced, cancelTerrain } = position.combat!;
  const { operation, active } = position;
  const [own, other] = [fire?.attacker ?? 0, fire?.defender ?? 0];
  const attack = {
    space: target,
    republican: active === 'republican' ? own : other,
    nationalist: active === 'republican' ? other : own,
    advanced: advanced.length > 0,
    cancelled: cancelTerrain,
  };
  return { ...operation!, attacks: [...operation!.attacks, attack] };
}

/** 8.5.5.3: terrain cancelled once more; as a rule there is no second time. */
function terrainCancelled(operation: Operation): Operation {
  const { left = 1, ...terrain } = operation.cancelTerrain!;
  return { ...operation, cancelTerrain: { ...terrain, used: left <= 1, ...(left > 2 ? { left: left - 1 } : {}) } };
}

/** One attack from its target to the advance. */
export const combatEvents: Handlers = {
  'target-chosen': (position, { space }) => ({ ...position, attack: { target: space as string, units: [] } }),

  'attacker-committed': (position, { unit }) => ({
    ...position,
    attack: { ...position.attack!, units: [...position.attack!.units, unit as string] },
  }),

  'attacker-held-back': (position, { unit }) => ({
    ...position,
    attack: { ...position.attack!, units: position.attack!.units.filter((id) => id !== unit) },
  }),

  'attack-called-off': (position) => ({ ...position, attack: null }),

  'attack-declared': (position, event) => {
    const { space, attackers, defenders, supply, cancelTerrain } = event as unknown as {
      space: string;
      attackers: Combat['attackers'];
      defenders: readonly string[];
      supply: SupplyState;
      cancelTerrain: boolean;
    };
    const { operation } = position;
    return {
      ...position,
      attack: null,
      operation: cancelTerrain ? terrainCancelled(operation!) : operation,
      combat: {
        target: space,
        attackers,
        defenders,
        supply,
        cancelTerrain,
        claim: null,
        cards: [],
        distance: 0,
        held: false,
        behind: [],
        blocked: false,
        retreatedAny: false,
        advanced: [],
      },
    };
  },

  'armour-claimed': (position, { unit }) => withCombat(position, { claim: unit as string }),

  'claim-lapsed': (position) => withCombat(position, { claim: null }),

  'attacker-taken-out': (position, { unit, to }) => {
    const gone = movedTo(position, unit as string, { place: to as 'removed' });
    return withCombat(gone, { attackers: position.combat!.attackers.filter((each) => each.unit !== unit) });
  },

  'fire-rolled': (position, { party, losses }) => {
    const fire = position.combat!.fire ?? { attacker: null, defender: null };
    return withCombat(position, { fire: { ...fire, [party as Party]: losses as number } });
  },

  'losses-owed': (position, { party, losses }) =>
    withCombat(position, { losses: { ...position.combat!.losses, [party as Party]: losses as LossTaking } }),

  'step-chosen': (position, { party, unit, replacedBy }) =>
    withLosses(position, party as Party, (losses) => ({
      ...losses,
      taken: [
        ...losses.taken,
        { unit: unit as string, ...(replacedBy === undefined ? {} : { replacedBy: replacedBy as string }) },
      ],
    })),

  'step-lost': (position, { unit, to }, table) =>
    to === 'reduced'
      ? withUnit(position, unit as string, { reduced: true })
      : tidied(table, movedTo(position, unit as string, { place: to as 'removed' })),

  'corps-replaced': (position, event, table) => {
    const { party, division, space, supply } = event as unknown as {
      party: Party;
      division: string;
      space: string;
      supply: SupplyState;
    };
    const { reduced } = position.units[division]!;
    const came = movedTo(position, division, { place: 'map', space, ...faceMark(reduced === true) });
    // 16.4.2.4: it may come where another of its region is abroad already.
    const { region } = table.counters.get(division)!;
    const there = table.spaces.get(space)?.region ?? 'none';
    const astray = there !== 'none' && there !== region && abroad(table, came, region) > 1;
    const next = astray ? withUnit(came, division, { stray: true }) : came;
    const combat = next.combat!;
    return party === 'attacker'
      ? withCombat(next, { attackers: [...combat.attackers, { unit: division, space, supply }] })
      : withCombat(next, { defenders: [...combat.defenders, division] });
  },

  'losses-settled': (position, { party }) =>
    withLosses(position, party as Party, (losses) => ({ ...losses, settled: true })),

  'combat-decided': (position, { winner, used }, table) => {
    // 8.5.1.2, 8.5.3.2: a combat card of a combat that was fought has been played, negated or not.
    const names = position.combat!.cards.flatMap(({ card }) => eventNames(table.cards.get(card)!));
    const next = withCombat(position, { winner: winner as Party | 'none', used: used as readonly string[] });
    return { ...next, played: [...new Set([...position.played, ...names])] };
  },

  'retreat-due': (position, { distance }) => withCombat(position, { distance: distance as number }),

  'retreat-cancelled': (position) => withCombat(position, { held: true }),

  'unit-retreated': (position, event, table) => {
    const { unit, path, behind, stray } = event as unknown as {
      unit: string;
      path: readonly string[];
      behind: string | null;
      stray: boolean;
    };
    const moved = withUnit(position, unit, { space: path.at(-1)!, retreated: true, ...(stray ? { stray: true } : {}) });
    const combat = moved.combat!;
    const spaces = behind === null || combat.behind.includes(behind) ? combat.behind : [...combat.behind, behind];
    const next = withCombat(moved, {
      retreatedAny: true,
      behind: combat.blocked ? [behind].filter((each) => each !== null) : spaces,
      blocked: false,
    });
    return stray ? next : tidied(table, next);
  },

  'retreat-failed': (position, event, table) => {
    const { unit, onlyFirst } = event as unknown as { unit: string; onlyFirst: readonly string[] };
    const gone = movedTo(position, unit, { place: 'removed' });
    const combat = gone.combat!;
    if (combat.retreatedAny || onlyFirst.length === 0) return tidied(table, gone);
    return tidied(table, withCombat(gone, { blocked: true, behind: [...new Set([...combat.behind, ...onlyFirst])] }));
  },

  'unit-advanced': (position, { unit, to }, table) => {
    const next = withUnit(position, unit as string, { space: to as string });
    return tidied(table, withCombat(next, { advanced: [...next.combat!.advanced, unit as string] }));
  },

  'combat-over': (position, { fought }) => {
    if (!fought) return { ...position, combat: null, refused: [] };
    const combat = position.combat!;
    let next: Position = {
      ...position,
      operation: noted(position),
      combat: null,
      refused: [],
      attacked: [...position.attacked, combat.target],
    };
    for (const { unit } of combat.attackers) {
      if (next.units[unit]!.place === 'map') next = withUnit(next, unit, { fought: true });
    }
    return next;
  },
};
