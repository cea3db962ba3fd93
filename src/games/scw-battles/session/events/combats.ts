import { interrupting, settled } from '../../../../kernel/session/index.js';
import type { AttackKind, Side } from '../../vocabulary.js';
import type { AirCommitment, Combat, Contestant, Pending, Position } from '../position.js';
import type { Handlers } from './handlers.js';
import { withUnit } from './units.js';

function withCombat(position: Position, id: number, change: (combat: Combat) => Combat): Position {
  return { ...position, combats: position.combats.map((combat) => (combat.id === id ? change(combat) : combat)) };
}

function newCombat(position: Position, parts: Partial<Combat>): Position {
  // One that was called off has left its number free.
  const id = Math.max(0, ...position.combats.map((combat) => combat.id)) + 1;
  const combat: Combat = { id, attackers: [], targets: [], guns: [], defensiveGuns: [], ...parts };
  return { ...position, combats: [...position.combats, combat] };
}

function spendAir(position: Position, side: Side, points: number, unit: string | undefined): Position {
  const spent = { ...position, airPoints: { ...position.airPoints, [side]: position.airPoints[side] - points } };
  return unit === undefined ? spent : withUnit(spent, unit, { flown: true });
}

const NO_AIR: AirCommitment = { points: 0, units: [] };

/** Bombardments, declarations, commitments and what results bring about. */
export const combatEvents: Handlers = {
  'bomber-sent': (position, { unit, hex }) => {
    const [at, flier] = [hex as string, unit as string];
    const bombers = { ...position.bombers, [at]: [...(position.bombers[at] ?? []), flier] };
    return { ...withUnit(position, flier, { flown: true }), bombers };
  },

  'hex-bombarded': (position, { hex, side, points }) => {
    const { [hex as string]: _flown, ...bombers } = position.bombers;
    return { ...spendAir(position, side as Side, points as number, undefined), bombers };
  },

  'attack-declared': (position, { unit, hex, combat }) =>
    combat === null
      ? newCombat(position, { attackers: [unit as string], targets: [hex as string] })
      : withCombat(position, combat as number, (each) => ({ ...each, attackers: [...each.attackers, unit as string] })),

  'attack-extended': (position, { combat, hex }) =>
    withCombat(position, combat as number, (each) => ({ ...each, targets: [...each.targets, hex as string] })),

  'barrage-declared': (position, { gun, hex, combat }) => {
    const fired = withUnit(position, gun as string, { fired: true });
    return combat === null
      ? newCombat(fired, { guns: [gun as string], targets: [hex as string] })
      : withCombat(fired, combat as number, (each) => ({ ...each, guns: [...each.guns, gun as string] }));
  },

  'combat-called-off': (position, { combat }) => {
    const { guns } = position.combats.find(({ id }) => id === combat)!;
    const rest: Position = { ...position, combats: position.combats.filter(({ id }) => id !== combat) };
    return guns.reduce((next, gun) => withUnit(next, gun, { fired: undefined }), rest);
  },

  'combat-opened': (position, { combat, attackers, targets, defenders }) =>
    withCombat(position, combat as number, (each) => ({
      ...each,
      attackers: attackers as string[],
      targets: targets as string[],
      defenders: defenders as string[],
    })),

  'air-committed': (position, event) => {
    const { combat, side, points, unit } = event as unknown as {
      combat: number;
      side: Side;
      points: number;
      unit?: string;
    };
    const field = side === position.phasing ? 'air' : 'defensiveAir';
    return withCombat(spendAir(position, side, points, unit), combat, (each) => {
      const before = each[field] ?? NO_AIR;
      const units = unit === undefined ? before.units : [...before.units, unit];
      return { ...each, [field]: { points: before.points + points, units } };
    });
  },

  'attack-kind-chosen': (position, event) => {
    const { combat, kind, paid } = event as unknown as { combat: number; kind: AttackKind; paid: readonly string[] };
    const side = position.phasing;
    const ledger = { ...position.assaultPoints[side] };
    for (const division of paid) ledger[division] = (ledger[division] ?? 0) - 1;
    const next = { ...position, assaultPoints: { ...position.assaultPoints, [side]: ledger } };
    return withCombat(next, combat, (each) => ({ ...each, kind, paid }));
  },

  'gun-committed': (position, { combat, gun, party }) => {
    const field = party === 'attacker' ? 'guns' : 'defensiveGuns';
    return withCombat(withUnit(position, gun as string, { fired: true }), combat as number, (each) => ({
      ...each,
      [field]: [...each[field], gun as string],
    }));
  },

  'unit-withdrew': (position, event) => {
    const { combat, unit, from, to, party } = event as unknown as {
      combat: number;
      unit: string;
      from: string;
      to: string;
      party: Contestant;
    };
    const { bridge } = position.units[unit]!;
    const moved = withUnit(position, unit, { hex: to, cameFrom: undefined, ...(bridge ? { bridge: '' } : {}) });
    return withCombat(moved, combat, (each) => ({
      ...each,
      withdrawn: [...(each.withdrawn ?? []), { unit, from, party }],
    }));
  },

  'combat-over': (position, { combat }) => ({
    ...withCombat(position, combat as number, (each) => ({ ...each, over: true })),
    current: null,
  }),

  'choices-owed': (position, { choices }) => ({
    ...position,
    pending: interrupting(position.pending, ...(choices as Pending[])),
  }),

  /** 14.3: nobody of the side goes back, so nobody follows either. */
  'ground-held': (position, { party }) => ({
    ...position,
    pending: position.pending
      .slice(1)
      .filter((each) => each.kind !== 'advance' && !(each.kind === 'retreat' && each.party === party)),
  }),

  /** The first thing owed is settled, or shrinks to what is left of it. */
  'choice-settled': (position, { left }) => ({
    ...position,
    pending: settled(position.pending, left as Pending | undefined),
  }),
};
