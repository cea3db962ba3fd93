import type { Side } from '../../../../kernel/session/index.js';
import type { Assaults } from '../close-quarters.js';
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

  'assault-resolved': (position) => position,

  'melee-fought': (position) => position,

  'assaults-over': (position, event) => {
    const { target, fought, hex, advance } = event as unknown as {
      target: string;
      fought: readonly string[];
      hex: string;
      advance: readonly string[];
    };
    let next = position;
    for (const unit of fought) next = spent(next, unit);
    const { declared, closed } = next.assaults!;
    return withAssaults(next, {
      declared: declared.filter((each) => each.target !== target),
      closed: [...closed, target],
      advance: advance.length > 0 ? { hex, units: advance } : null,
    });
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
