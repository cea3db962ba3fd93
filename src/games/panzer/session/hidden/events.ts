import type { Side } from '../../../../kernel/session/index.js';
import { sizeClassOf } from '../../spotting/spotting-modifiers.js';
import type { Command, SizeClass } from '../../vocabulary.js';
import { changed, type Handlers } from '../events/handlers.js';
import { passesAfter } from '../events/movement.js';
import { noticedIn } from '../notice/noticing.js';
import type { Position } from '../position.js';
import { kindOf, NO_COVER, terrainAt } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import type { HiddenCounter, HiddenState, Unveiling } from './state.js';

const hiding = (position: Position, change: Partial<HiddenState>): Position => ({
  ...position,
  hidden: { ...position.hidden, ...change },
});

const withCounter = (position: Position, id: string, change: Partial<HiddenCounter>): Position =>
  hiding(position, {
    counters: { ...position.hidden.counters, [id]: { ...position.hidden.counters[id]!, ...change } },
  });

function without(position: Position, id: string): Position {
  const { [id]: _gone, ...counters } = position.hidden.counters;
  const { sneaking } = position.hidden;
  if (sneaking?.counter !== id) return hiding(position, { counters });
  return hiding({ ...position, passes: passesAfter(position.passes) }, { counters, sneaking: null });
}

/** A unit in a box has neither hex nor facing, and no counter lies on it [7.2.2]. */
const IN_BOX = {
  place: 'hidden',
  hex: undefined,
  facing: undefined,
  spot: undefined,
  hullDown: undefined,
  entry: undefined,
  inside: undefined,
} as const;

/** Nobody has anybody in sight any more who is in a box. */
const sightWithout = ({ sight, units }: Position): Position['sight'] =>
  Object.fromEntries(
    Object.entries(sight).map(([id, seen]) => [id, seen.filter((target) => units[target]!.place !== 'hidden')]),
  );

interface Box {
  readonly counter: string;
  readonly units: readonly string[];
  readonly as?: string;
}

/** Size class of a unit, by which the counter was spotted [7.2.2.1]. */
export function sizeOf(table: Table, position: Position, id: string): SizeClass | undefined {
  const size = unitOf(table, id).leg?.size;
  return sizeClassOf({ kind: kindOf(table, position, id), ...(size === undefined ? {} : { size }) } as never);
}

/** A counter without what belongs to one turn [4.6.1]. */
export const countersRested = (hidden: HiddenState): HiddenState => ({
  ...hidden,
  counters: Object.fromEntries(
    Object.entries(hidden.counters).map(([id, { command: _c, moved: _m, tried: _t, ...counter }]) => [id, counter]),
  ),
});

/** Hidden units, option 7.2. */
export const hiddenEvents: Handlers = {
  'counters-placed': (position, { side, counters, secret }) => {
    let next = hiding(position, { toHide: position.hidden.toHide.filter((each) => each !== side) });
    const hexes = new Map(
      (counters as readonly { counter: string; hex: string }[]).map((each) => [each.counter, each.hex]),
    );
    for (const { counter, units, as } of secret!.boxes as readonly Box[]) {
      const laid: HiddenCounter = {
        side: side as Side,
        hex: hexes.get(counter)!,
        units,
        ...(as === undefined ? {} : { as }),
      };
      next = hiding(next, { counters: { ...next.hidden.counters, [counter]: laid } });
      for (const id of units) next = changed(next, id, { ...IN_BOX, counter });
    }
    return { ...next, sight: sightWithout(next) };
  },

  'counters-ordered': (position, { secret }) => {
    let next = position;
    for (const [id, command] of Object.entries(secret!.orders as Record<string, Exclude<Command, 'none'>>))
      next = withCounter(next, id, { command });
    return next;
  },

  'cover-unseen': (position, { secret }) => {
    let next = position;
    for (const [id, change] of Object.entries(secret!.cover as Record<string, string>))
      next = changed(next, id, { cover: change === 'take' ? true : undefined });
    return next;
  },

  'spotted-unseen': (position, { secret }, table) => {
    const sight = { ...position.sight, ...(secret!.sight as Position['sight']) };
    return { ...position, sight, noticed: noticedIn(table, sight) };
  },

  'commands-counted-unseen': (position, { secret }) => ({
    ...position,
    commands: { ...position.commands, ...(secret!.commands as Position['commands']) },
    moveLimits: { ...position.moveLimits, ...(secret!.moveLimits as Position['moveLimits']) },
  }),

  'counters-unspotted': (position, { counters }) => {
    let next = position;
    for (const id of counters as readonly string[]) {
      const { spot: _gone, ...counter } = next.hidden.counters[id]!;
      next = hiding(next, { counters: { ...next.hidden.counters, [id]: counter } });
    }
    return next;
  },

  'counter-revealed': (position, { counter: id, units, within, size }) => {
    const counter = position.hidden.counters[id as string]!;
    const found: Unveiling = {
      counter,
      left: units as readonly string[],
      within: within as number,
      type: size as SizeClass | null,
      held: false,
      hex: null,
    };
    let next = hiding(without(position, id as string), { unveiling: [...position.hidden.unveiling, found] });
    // Out of their box, and not on the map yet: they stand where the counter lay.
    for (const unit of units as readonly string[]) next = changed(next, unit, { counter: undefined, place: 'toPlace' });
    return next;
  },

  'dummy-admitted': (position, { counter }) => without(position, counter as string),

  'hiding-interrupts': (position, { does, side }) =>
    hiding(position, { after: { does: does as 'spot' | 'fire' | 'endTurn', side: side as Side | null } }),

  'hiding-settled': (position) => hiding(position, { after: null }),

  'place-chosen': (position, { hex }) => {
    const [first, ...rest] = position.hidden.unveiling;
    return hiding(position, { unveiling: [{ ...first!, hex: hex as string }, ...rest] });
  },

  'unit-unveiled': (position, { unit: id, hex, facing, sight, secret }, table) => {
    const unit = id as string;
    const [first, ...rest] = position.hidden.unveiling;
    const { counter, left, type } = first!;
    const holds = hex === counter.hex && (type === null || sizeOf(table, position, unit) === type);
    const after: Unveiling = { ...first!, left: left.slice(1), held: first!.held || holds, hex: null };
    const { command, group } = secret as unknown as { command: Command; group: string | null };
    const bare = terrainAt(table, hex as string).some((terrain) => NO_COVER.has(terrain));
    const marks = counter.moved ? ({ moved: true, face: 'revealed' } as const) : {};
    const next = changed(position, unit, {
      place: 'map',
      hex: hex as string,
      facing: facing as number,
      ...(command === 'none' ? {} : { command, ...marks }),
      ...(group === null ? {} : { group }),
      ...(bare ? { cover: undefined } : {}),
      ...(counter.spot === undefined ? {} : { spot: counter.spot }),
    });
    return hiding(
      { ...next, sight: { ...next.sight, [unit]: sight as readonly string[] } },
      { unveiling: after.left.length > 0 ? [after, ...rest] : rest },
    );
  },

  'sneak-begun': (position, { counter }) => {
    const id = counter as string;
    const { hex } = position.hidden.counters[id]!;
    return hiding(position, { sneaking: { counter: id, hexes: [hex], answer: false } });
  },

  'counter-moved': (position, { counter, to }) => {
    const id = counter as string;
    const { hexes } = position.hidden.sneaking!;
    return hiding(withCounter(position, id, { hex: to as string, spot: 'move', moved: true }), {
      sneaking: { counter: id, hexes: [...hexes, to as string], answer: true },
    });
  },

  'counter-sought': (position, { unit, counter }) => {
    const id = counter as string;
    const { tried = [] } = position.hidden.counters[id]!;
    return changed(withCounter(position, id, { tried: [...tried, unit as string] }), unit as string, { face: 'shown' });
  },

  'counter-let-pass': (position, { side, secret }) => {
    const until = secret!.until as 'now' | 'mover' | 'phase';
    const passes = until === 'now' ? position.passes : { ...position.passes, [side as Side]: until };
    return hiding({ ...position, passes }, { sneaking: { ...position.hidden.sneaking!, answer: false } });
  },

  'sneak-ended': (position, { counter }) =>
    hiding(
      {
        ...withCounter(position, counter as string, { moved: true, spot: 'move' }),
        passes: passesAfter(position.passes),
      },
      { sneaking: null },
    ),
};
