import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import type { PrepareEscape } from '../commands.js';
import { type Counter, halfSquadsOf, isPersonnel } from '../counters.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { casualtyReduction, GONE, lowerTypes, selected } from '../losses.js';
import { refugePlaces } from '../places.js';
import type { Owing } from '../position.js';
import { dropOrphans } from '../report/captures.js';
import { carriedBy, SIDES } from '../roster.js';
import { type Desk, happen, type Play, type Stage } from '../stage.js';
import { openEquipment } from './equipment.js';
import { isOverstacked, openName, question, roomFor, surplus, trying } from './escape-groups.js';
import { prepareEscape, prepareOptions } from './escape-prepare.js';
import { escapeVehicle, settleAt } from './escape-vehicle.js';

/** Units of one question at most [3.606]. */
const MOST = 12;

interface Outcome {
  readonly stacks: readonly {
    readonly stack: number;
    readonly result: string;
    readonly heatOfBattle: boolean;
    readonly items: readonly { readonly item: string; readonly fate: string }[];
  }[];
  readonly refuges: readonly { readonly kind: string; readonly hex: string }[];
}

function tryEscape(
  play: Play,
  side: Side,
  hex: string,
  stacks: readonly (readonly string[])[],
  drop: readonly string[],
): void {
  const group = trying(play, side).find((each) => each.hex === hex);
  const known = new Set(group?.units.filter(isPersonnel).map(({ id }) => id));
  const sent = stacks.flat();
  if (!group || sent.some((id) => !known.has(id)) || new Set(sent).size !== sent.length || sent.length > MOST)
    play.refuse('3.606', 'not-escaping', { hex });
  const carried = new Set(
    sent.flatMap((id) => carriedBy(play.position, play.position.own[side].counters[id]!)).map(({ id }) => id),
  );
  if (drop.some((id) => !carried.has(id))) play.refuse('3.606', 'not-escaping', { hex });
  const counters: Record<string, Partial<Counter>> = {};
  for (const id of drop) counters[id] = { at: { hex }, lastHex: hex };
  const outcome = play.ask<Outcome>('events/location-escape', question(play, side, hex, stacks, drop));
  const places = refugePlaces(play, side, outcome.refuges);
  const owing: Owing[] = [];
  for (const { stack, result, heatOfBattle, items } of outcome.stacks) {
    const units = stacks[stack - 1]!.map((id) => play.position.own[side].counters[id]!);
    const carried = units.flatMap((unit) => carriedBy(play.position, unit));
    for (const { item, fate } of items) {
      const { id } = carried.find((each) => openName(each) === item)!;
      counters[id] = fate === 'left' ? { at: { hex }, lastHex: hex } : GONE;
    }
    if (result === 'eliminated') {
      for (const unit of units) counters[unit.id] = { ...GONE, known: true };
      continue;
    }
    const hit = result === 'escape' && !heatOfBattle ? [] : selected(play, units);
    for (const unit of units) {
      const struck = hit.includes(unit) && result !== 'escape' ? strike(play, unit, result) : {};
      counters[unit.id] = { known: true, ...struck };
      if (struck.status === 'eliminated') continue;
      settleAt(side, unit, places, counters, owing);
      if (hit.includes(unit) && needsReplacement(result))
        owing.push({ kind: 'escape', side, unit: unit.id, what: 'replacement', to: places[0] ?? { hex } });
      if (hit.includes(unit) && heatOfBattle)
        owing.push({ kind: 'escape', side, unit: unit.id, what: 'heat', to: places[0] ?? { hex } });
    }
  }
  happen(play, 'escaped', {
    rule: '3.606',
    side,
    values: {
      hex,
      results: outcome.stacks.map(({ result }) => result),
      names: sent.map((id) => play.position.own[side].counters[id]!.name),
    },
    own: { counters, owing: [...play.position.owing.filter((each) => each.side === side), ...owing] },
  });
  dropOrphans(play, side);
}

const needsReplacement = (result: string): boolean =>
  result === 'replacement' || result === 'replacementAndCasualtyReduction';

/** The footnotes of the Escape table for whoever is selected [3.606]. */
function strike(play: Play, unit: Counter, result: string): Partial<Counter> {
  const reduced = result !== 'replacement' ? casualtyReduction(play.table, unit) : {};
  if (reduced.status === 'eliminated') return GONE;
  if (
    needsReplacement(result) &&
    (unit.kind === 'crew' || unit.kind === 'hero' || lowerTypes(play.table, { ...unit, ...reduced }).length === 0)
  )
    return GONE;
  return reduced;
}

function stay(play: Play, side: Side, hex: string): void {
  const group = trying(play, side).find((each) => each.hex === hex);
  if (!group || group.must) play.refuse('3.606', 'must-not-stay', { hex });
  if (isOverstacked(play, side, group)) play.refuse('3.606', 'overstacked', { hex });
  happen(play, 'stayed', {
    rule: '3.606',
    side,
    values: { hex },
    own: { stayed: [...play.position.own[side].stayed, ...group.units.map(({ id }) => id)] },
  });
}

/** One unit of an overstacked Location moves to another of its isolated area [3.606]. */
function respread(play: Play, side: Side, id: string, hex: string): void {
  const group = trying(play, side).find(({ units }) => units.some((unit) => unit.id === id));
  const unit = group?.units.find((each) => each.id === id);
  if (!group || !unit || !isOverstacked(play, side, group)) play.refuse('3.606', 'not-overstacked', { hex });
  if (!roomFor(play, unit).includes(hex)) play.refuse('3.606', 'no-room-there', { hex });
  happen(play, 'respread', {
    rule: '3.606',
    side,
    values: { hex: group.hex },
    own: { counters: { [id]: { lastHex: hex } } },
  });
}

function* respreadOptions(desk: Desk, units: readonly Counter[]): Iterable<Action> {
  const movable = units.filter((unit) => halfSquadsOf(unit) > 0 && roomFor(desk, unit).length > 0);
  const first = movable[0];
  if (!first) return;
  const hexes = [...new Set(movable.flatMap((unit) => roomFor(desk, unit)))];
  yield {
    command: { type: 'respread', unit: first.id, hex: roomFor(desk, first)[0]! },
    rule: '3.606',
    form: {
      schema: objectOf({ type: { const: 'respread' }, unit: oneOf(movable.map(({ id }) => id)), hex: oneOf(hexes) }),
    },
  };
}

function* options(desk: Desk, side: Side): Iterable<Action> {
  for (const group of trying(desk, side)) {
    const { hex, must, units } = group;
    if (isOverstacked(desk, side, group)) yield* respreadOptions(desk, units);
    else if (!must) yield { command: { type: 'stay', hex }, rule: '3.606' };
    const personnel = units.filter(isPersonnel).slice(0, MOST);
    if (personnel.length > 0) yield* personnelOptions(desk, side, hex, personnel);
    if (personnel.length > 0) yield* prepareOptions(desk, side, group);
    for (const { id, kind } of units)
      if (kind === 'vehicle') yield { command: { type: 'escape-vehicle', unit: id }, rule: '3.606' };
  }
}

/** All together and each alone are listed with their odds; other splits are filled in [3.606]. */
function* personnelOptions(desk: Desk, side: Side, hex: string, personnel: readonly Counter[]): Iterable<Action> {
  const ids = personnel.map(({ id }) => id);
  const drop = surplus(desk, personnel);
  const stack = objectOf({ units: listOf(oneOf(ids), MOST, true) });
  const form = {
    schema: objectOf({
      type: { const: 'escape' },
      hex: { const: hex },
      stacks: listOf(stack, MOST),
      drop: listOf(oneOf(drop.length > 0 ? drop : ['']), drop.length, true),
    }),
  };
  const ways = ids.length > 1 ? [[ids], ids.map((id) => [id])] : [[ids]];
  for (const [at, stacks] of ways.entries()) {
    const asked = question(desk, side, hex, stacks, drop);
    const odds =
      stacks.length <= ODDS_STACKS ? { odds: desk.book.odds('events/location-escape', asked, 'stacks.0.result') } : {};
    yield {
      command: { type: 'escape', hex, stacks: stacks.map((units) => ({ units })), drop },
      rule: '3.606',
      ...odds,
      ...(at === 0 ? { form } : {}),
    };
  }
}

const ODDS_STACKS = 1;

/** Everybody who must tries, everybody who may does or stays [3.606]. */
export const escaping: Stage = {
  rule: '3.606',
  actors: (scene) => SIDES.filter((side) => trying(scene, side).length > 0),
  prompt: (scene) => ({
    rule: '3.606',
    key: 'ask-escape',
    values: { count: SIDES.reduce((sum, side) => sum + trying(scene, side).length, 0) },
  }),
  options: (desk, side) => options(desk, side as Side),
  commands: {
    escape: (play, { hex, stacks, drop }, side) =>
      tryEscape(
        play,
        side as Side,
        hex as string,
        (stacks as { units: string[] }[]).map(({ units }) => units),
        (drop ?? []) as string[],
      ),
    'escape-vehicle': (play, { unit }, side) => escapeVehicle(play, side as Side, unit as string),
    'prepare-escape': (play, command, side) => prepareEscape(play, side as Side, command as unknown as PrepareEscape),
    stay: (play, { hex }, side) => stay(play, side as Side, hex as string),
    respread: (play, { unit, hex }, side) => respread(play, side as Side, unit as string, hex as string),
  },
  done: null,
  leave: openEquipment,
};
