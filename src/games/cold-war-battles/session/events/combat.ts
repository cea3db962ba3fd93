import type { Attack, Combat, Position } from '../position.js';
import { watchedHexes } from '../scoring.js';
import type { Handlers, Happenings } from './catalogue.js';
import { withControl, withMark, withUnit } from './changes.js';
import { arrive } from './units.js';

export const combat: Handlers = {
  'attacker-assigned': (position, { unit, target }) => ({
    ...position,
    attacks: joined(released(position.attacks, unit), 'adjacent', target, (attack) => ({
      attackers: [...attack.attackers, unit],
    })),
  }),

  'battery-assigned': (position, { unit, target }) => ({
    ...position,
    attacks: joined(released(position.attacks, unit), 'bombardment', target, (attack) => ({
      attackers: [...attack.attackers, unit],
    })),
  }),

  'air-assigned': (position, { air, target }) => ({
    ...position,
    attacks: joined(position.attacks, 'bombardment', target, (attack) => ({ air: [...attack.air, air] })),
  }),

  'attack-widened': (position, { target, hex }) => ({
    ...position,
    attacks: joined(position.attacks, 'adjacent', target, (attack) => ({ targets: [...attack.targets, hex] })),
  }),

  'attack-called-off': (position, { target }) => ({
    ...position,
    attacks: position.attacks.filter(({ targets }) => targets[0] !== target),
    // What was aimed at its hexes is free again [23.2].
    aims: position.aims.filter(({ hex }) => !attackedAt(position, target).includes(hex)),
  }),

  'attacks-called-off': (position) => ({ ...position, attacks: [], aims: [] }),

  'attacks-declared': (position) => ({ ...position, stage: 'aiming' }),

  'fire-aimed': (position, { side, hex, unit, air }) => ({
    ...position,
    aims: [
      ...position.aims,
      { side, hex, ...(unit === undefined ? {} : { unit }), ...(air === undefined ? {} : { air }) },
    ],
  }),

  'combat-opened': (position, { target }) => ({
    ...position,
    stage: 'table',
    combat: {
      attack: position.attacks.findIndex(({ targets }) => targets.includes(target)),
      support: [],
      supportAir: [],
      protection: [],
      protectionAir: [],
      retreats: [],
      rubble: [],
    },
  }),

  'table-chosen': (position, { crt }) => inCombat(position, { crt }),

  'support-given': (position, { unit, share, side }) => {
    const fire = share === undefined ? { unit } : { unit, share };
    const given = side === position.phasing ? 'support' : 'protection';
    const after = inCombat(position, { [given]: [...position.combat![given], fire] });
    const fired = withUnit(after, unit, withMark(after.units[unit]!, 'fired'));
    if (share === undefined) return fired;
    return { ...fired, shares: { ...fired.shares, [unit]: (fired.shares[unit] ?? 0) + share } };
  },

  'air-support-given': (position, { air, side }) => {
    const given = side === position.phasing ? 'supportAir' : 'protectionAir';
    return inCombat(position, { [given]: [...position.combat![given], air] });
  },

  'combat-rolled': (position, { result, losses, doomed, retreats, advance, rubble }) => {
    const { attackers, targets, kind } = position.attacks[position.combat!.attack]!;
    let units = position.units;
    const mark = (id: string, as: 'fought' | 'attacked' | 'fired'): void => {
      const unit = units[id];
      if (unit?.place === 'map') units = { ...units, [id]: { ...unit, ...withMark(unit, as) } };
    };
    for (const id of attackers) mark(id, kind === 'adjacent' ? 'fought' : 'fired');
    for (const { id, hex, side } of Object.values(units)) {
      if (side !== position.phasing && hex !== null && targets.includes(hex)) mark(id, 'attacked');
    }
    return inCombat({ ...position, units }, { result, losses, doomed, retreats, advance: advanceOf(advance), rubble });
  },

  'loss-chosen': (position, { unit, value }) => {
    const { losses, advance, retreats } = position.combat!;
    if (!losses) return position;
    // A hex the attacker leaves by losing a unit is open to a defender who follows [9.20].
    const opened = advance && advance.side !== position.phasing ? [[position.units[unit]!.hex!]] : [];
    return inCombat(position, {
      losses: {
        units: Math.max(0, losses.units - 1),
        value: Math.max(0, losses.value - value),
        among: losses.among.filter((id) => id !== unit),
      },
      retreats: retreats.filter((retreat) => retreat.unit !== unit),
      advance: advance && {
        ...advance,
        units: advance.units.filter((id) => id !== unit),
        paths: [...advance.paths, ...opened],
      },
    });
  },

  'retreat-begun': (position, { unit, path }) => inCombat(position, { running: { unit, path } }),

  'unit-retreated': (position, { unit, from, path }, table) => {
    const done = retreatDone(position, unit, [from, ...path]);
    return arrive(done, unit, path.at(-1)!, path, table, withMark(done.units[unit]!, 'shaken'));
  },

  // Who is flown out had to retreat: his guns are silent for the rest of the phase [10.14, 13.4].
  'unit-lifted-out': (position, { unit, from }) => {
    const done = retreatDone(position, unit, [from]);
    return withUnit(done, unit, withMark(done.units[unit]!, 'shaken'));
  },

  'retreat-failed': (position, { unit, path }, table) => {
    const { side } = position.units[unit]!;
    return withControl(retreatDone(position, unit, path), path, side, watchedHexes(table));
  },

  'unit-advanced': (position, { unit, path }, table) => {
    const { advance } = position.combat!;
    const done = inCombat(position, {
      advance: advance && { ...advance, units: advance.units.filter((id) => id !== unit) },
    });
    return arrive(done, unit, path.at(-1)!, path, table, withMark(done.units[unit]!, 'fought'));
  },

  'advance-declined': (position) => inCombat(position, { advance: undefined }),

  'combat-closed': (position) => ({
    ...position,
    stage: 'order',
    combat: null,
    attacks: position.attacks.map((attack, i) => (i === position.combat!.attack ? { ...attack, done: true } : attack)),
  }),
};

const attackedAt = ({ attacks }: Position, target: string): readonly string[] =>
  attacks.find(({ targets }) => targets[0] === target)?.targets ?? [];

/** A way was a plain list of hexes in the events of rules version 5 and before. */
const advanceOf = (advance: Happenings['combat-rolled']['advance']): Combat['advance'] =>
  advance && { ...advance, paths: advance.paths.map((way) => (Array.isArray(way) ? way : way.hexes)) };

const inCombat = (position: Position, change: Partial<Combat>): Position => ({
  ...position,
  combat: { ...position.combat!, ...change },
});

/** A retreat is over: the way it took is open to those who follow [9.19, 9.20]. */
function retreatDone(position: Position, unit: string, path: readonly string[]): Position {
  const { running: _, ...combat } = position.combat!;
  const done = combat.retreats.find((retreat) => retreat.unit === unit)!;
  const { advance } = combat;
  const follows = advance && advance.side !== position.units[unit]?.side;
  return {
    ...position,
    combat: {
      ...combat,
      retreats: combat.retreats.filter((retreat) => retreat !== done),
      ...(follows ? { advance: { ...advance, paths: [...advance.paths, path] } } : {}),
    },
  };
}

/** The attacks without a unit; one that nobody makes any more is not made. */
const released = (attacks: readonly Attack[], unit: string): Attack[] =>
  attacks
    .map((attack) => ({ ...attack, attackers: attack.attackers.filter((id) => id !== unit) }))
    .filter(({ attackers, air }) => attackers.length + air.length > 0);

/** The attacks with one changed, or begun: a hex is attacked once a phase [9.3]. */
function joined(
  attacks: readonly Attack[],
  kind: Attack['kind'],
  target: string,
  change: (attack: Attack) => Partial<Attack>,
): Attack[] {
  const at = attacks.findIndex(({ targets }) => targets.includes(target));
  if (at >= 0) return attacks.map((attack, i) => (i === at ? { ...attack, ...change(attack) } : attack));
  const begun: Attack = { kind, targets: [target], attackers: [], air: [] };
  return [...attacks, { ...begun, ...change(begun) }];
}
