import type { Place, Position, UnitState } from '../position.js';
import type { Handlers } from './handlers.js';

/** Changes one counter; fields set to undefined go away. */
export function withUnit(position: Position, id: string, change: Partial<Record<keyof UnitState, unknown>>): Position {
  const next: Record<string, unknown> = { ...position.units[id] };
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) delete next[field];
    else next[field] = value;
  }
  return { ...position, units: { ...position.units, [id]: next as unknown as UnitState } };
}

/** Marks that go with a counter when it leaves the map. */
const OFF_MAP = {
  spent: undefined,
  entered: undefined,
  carried: undefined,
  cameFrom: undefined,
  unsupplied: undefined,
  uncommanded: undefined,
  truck: undefined,
} as const;

const gone = (
  position: Position,
  id: string,
  place: Place,
  change: Partial<Record<keyof UnitState, unknown>>,
): Position => {
  const { bridge } = position.units[id]!;
  // A bridge lasts only while its engineer stays in the hex; the empty text remembers that it was built [J.18].
  return withUnit(position, id, { ...OFF_MAP, ...change, place, ...(bridge ? { bridge: '' } : {}) });
};

interface Moved {
  readonly unit: string;
  readonly from: string;
  readonly to: string;
}

/** A counter goes to another hex and leaves its bridge behind. */
function shifted(
  position: Position,
  unit: string,
  to: string,
  change: Partial<Record<keyof UnitState, unknown>>,
): Position {
  const { bridge } = position.units[unit]!;
  return withUnit(position, unit, { hex: to, ...change, ...(bridge ? { bridge: '' } : {}) });
}

/** What happens to counters: they are placed, move, enter, leave, lose steps and are lost. */
export const unitEvents: Handlers = {
  'unit-placed': (position, { unit, hex }) => withUnit(position, unit as string, { place: 'map', hex, startedIn: hex }),

  'unit-moved': (position, event) => {
    const { unit, to, spent, cameFrom } = event as unknown as Moved & { spent: number; cameFrom?: string };
    const total = (position.units[unit]!.spent ?? 0) + spent * 2;
    return { ...shifted(position, unit, to, { spent: total, cameFrom }), mover: unit };
  },

  'unit-entered': (position, { unit, hex, spent }) => ({
    ...withUnit(position, unit as string, {
      place: 'map',
      hex,
      turn: undefined,
      returning: undefined,
      spent: (spent as number) * 2,
      entered: true,
    }),
    mover: unit as string,
  }),

  'unit-left': (position, { unit, from, edge }) => ({
    ...gone(position, unit as string, 'left', { hex: from, edge }),
    mover: null,
  }),

  /** Who has to go back is no victor any more: he does not advance [11.7]. */
  'unit-retreated': (position, event) => {
    const { unit, to } = event as unknown as Moved;
    const pending = position.pending.map((each) =>
      each.kind === 'advance' ? { ...each, units: each.units.filter((id) => id !== unit) } : each,
    );
    return { ...shifted(position, unit, to, { cameFrom: undefined }), pending };
  },

  'unit-advanced': (position, event) => {
    const { unit, to } = event as unknown as Moved;
    return shifted(position, unit, to, { cameFrom: undefined });
  },

  'unit-reduced': (position, { unit }) => withUnit(position, unit as string, { reduced: true }),

  'unit-eliminated': (position, { unit }) => gone(position, unit as string, 'lost', { hex: undefined }),

  /** 14.4: where he goes is still to be chosen. */
  'leader-fled': (position, { unit }) => gone(position, unit as string, 'fleeing', { hex: undefined }),

  'leader-saved': (position, { unit, to }) =>
    withUnit(position, unit as string, { place: 'map', hex: to, cameFrom: undefined }),

  /** 10.5: it comes back whole. */
  'hq-returns': (position, { unit, turn }) =>
    withUnit(position, unit as string, { place: 'due', turn, returning: true, reduced: undefined }),

  'hex-taken': (position, { hex, side }) => ({
    ...position,
    owners: { ...position.owners, [hex as string]: side as Position['phasing'] },
    // The enemy's coming wipes out who had entered before [B.19].
    enteredBy: side === 'nationalist' ? { ...position.enteredBy, [hex as string]: [] } : position.enteredBy,
  }),

  'objective-entered': (position, { hex, division }) => ({
    ...position,
    enteredBy: {
      ...position.enteredBy,
      [hex as string]: [...(position.enteredBy[hex as string] ?? []), division as string],
    },
  }),

  /** Supply and command as they stand until the phase ends; whoever is not named has both [9.3, 10.3]. */
  'status-judged': (position, { unsupplied, uncommanded }) => {
    const units: Record<string, UnitState> = { ...position.units };
    const [without, cut] = [new Set(unsupplied as string[]), new Set(uncommanded as string[])];
    for (const [id, state] of Object.entries(units)) {
      if (state.place !== 'map') continue;
      if ((state.unsupplied === true) === without.has(id) && (state.uncommanded === true) === cut.has(id)) continue;
      const { unsupplied: _unsupplied, uncommanded: _uncommanded, ...rest } = state;
      units[id] = {
        ...rest,
        ...(without.has(id) ? { unsupplied: true as const } : {}),
        ...(cut.has(id) ? { uncommanded: true as const } : {}),
      };
    }
    return { ...position, units };
  },
};
