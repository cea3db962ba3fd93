import type { Side } from '../../../../kernel/session/index.js';
import type { Assault, Assaults, Fight } from '../close-quarters.js';
import type { Position } from '../position.js';
import { changed, type Handlers } from './handlers.js';

const withAssaults = (position: Position, change: Partial<Assaults>): Position => ({
  ...position,
  assaults: { ...position.assaults!, ...change },
});

/** Whoever has fought at close quarters has executed his Move, and is seen to have moved [6.6.1.1]. */
function spent(position: Position, unit: string): Position {
  const { place, command } = position.units[unit]!;
  if (place === 'lost') return position;
  // Who jumped off a vehicle has no command of its own to execute [6.6.7].
  const own = command === undefined ? {} : ({ moved: true, face: 'revealed' } as const);
  return changed(position, unit, { spot: 'move', spotNew: undefined, ...own });
}

/** The attackers of one hex have had their turn; older games do not say that it began. */
function attacked(position: Position): Position {
  if (!position.assaults!.fight) return position;
  const { asked: _asked, ...fight } = position.assaults!.fight;
  const [group, ...groups] = fight.groups;
  return withAssaults(position, { fight: { ...fight, groups, fought: [...fight.fought, ...group!] } });
}

/** Somebody else goes first of those who fight [6.6.1.2.3]. */
function ledBy({ leaders: _found, ...fight }: Fight, unit: string): Fight {
  const [group, ...others] = fight.groups;
  return { ...fight, groups: [[unit, ...group!.filter((each) => each !== unit)], ...others] };
}

/** The attacks declared, with one unit as the primary attacker of its hex [6.6.1.1]. */
function declaredUnder({ assaults, units }: Position, unit: string, target: string): Assault[] {
  const together = (each: Assault): boolean => each.target === target && units[each.unit]!.hex === units[unit]!.hex;
  return assaults!.declared.map((each) => {
    if (!together(each)) return each;
    const { leads: _before, ...assault } = each;
    return each.unit === unit ? { ...assault, leads: true } : assault;
  });
}

/** Close assaults and hand-to-hand combat [6.6.1]. */
export const closeCombatEvents: Handlers = {
  'close-combat-opened': (position, { side }, table) => ({
    ...position,
    step: 'close-combat',
    acting: side as Side,
    fire: null,
    assaults: { side: side as Side, declared: [], closed: [], advance: null },
    passes: Object.fromEntries(table.sides.map((each) => [each, null])),
  }),

  'assault-declared': (position, { unit, target, via, cost }) => {
    const id = unit as string;
    const shown = changed(position, id, {
      face: 'revealed',
      ...(via === undefined
        ? {}
        : { hex: via as string, spot: 'move' as const, spotNew: undefined, advanced: (cost ?? 1) as number }),
    });
    const assault = { unit: id, target: target as string, advanced: via !== undefined };
    return withAssaults(shown, { declared: [...shown.assaults!.declared, assault] });
  },

  'dismount-attack-declared': (position, event) => {
    const { unit, vehicle, target } = event as unknown as { unit: string; vehicle: string; target: string };
    const assault = { unit, target, advanced: false, dismounted: true } as const;
    const shown = position.units[vehicle]!.command === undefined ? {} : ({ face: 'revealed' } as const);
    return {
      ...changed(position, vehicle, shown),
      assaults: { side: position.acting!, declared: [assault], closed: [], advance: null },
    };
  },

  'dismount-attack-over': (position) => ({ ...position, assaults: null }),

  'fight-begun': (position, event) => {
    const { target, hex, groups, flames } = event as unknown as {
      target: string;
      hex: string;
      groups: readonly { units: readonly string[] }[];
      flames: readonly string[];
    };
    return withAssaults(position, {
      fight: { target, hex, groups: groups.map(({ units }) => units), fought: [], flames },
    });
  },

  'lead-sought': (position, { units }) =>
    withAssaults(position, { fight: { ...position.assaults!.fight!, leaders: units as readonly string[] } }),

  'lead-named': (position, { unit, target }) => {
    const id = unit as string;
    const { fight } = position.assaults!;
    return withAssaults(
      position,
      fight ? { fight: ledBy(fight, id) } : { declared: declaredUnder(position, id, target as string) },
    );
  },

  'assault-resolved': (position) => attacked(position),

  'melee-fought': (position, { winner }) => (winner === 'nobody' ? position : attacked(position)),

  'assaults-over': (position, event) => {
    const { target, fought, hex, advance } = event as unknown as {
      target: string;
      fought: readonly string[];
      hex: string;
      advance: readonly string[];
    };
    let next = position;
    for (const unit of fought) next = spent(next, unit);
    const { fight: _over, ...assaults } = next.assaults!;
    const { declared, closed } = assaults;
    return withAssaults(
      { ...next, assaults },
      {
        declared: declared.filter((each) => each.target !== target),
        closed: [...closed, target],
        advance: advance.length > 0 ? { hex, units: advance } : null,
      },
    );
  },

  'assault-advanced': (position, { unit, hex }) => {
    const { advance } = position.assaults!;
    const units = advance!.units.filter((each) => each !== unit);
    const moved = changed(position, unit as string, { hex: hex as string, cover: undefined, upper: undefined });
    return withAssaults(moved, { advance: units.length > 0 ? { ...advance!, units } : null });
  },

  'assault-held': (position) => withAssaults(position, { advance: null }),

  'close-combat-closed': (position) => ({ ...position, assaults: null, acting: null }),
};
