import { isArmour, isCorps } from '../shared/units.js';
import { Side } from '../vocabulary.js';
import { groundOf, stacksOf } from './ground.js';
import { triggersOf } from './map-checks.js';
import type { Position } from './position.js';
import { overstacked } from './stacking.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from './table.js';
import { counterOf, inNorth } from './units.js';
import { worksLeft } from './works-left.js';

/** What no position may break. */
export function broken(table: Table, position: Position): string[] {
  return [
    ...counters(table, position),
    ...cards(table, position),
    ...control(table, position),
    ...stacks(table, position),
    ...works(table, position),
    ...digging(table, position),
    ...sieges(table, position),
    ...points(table, position),
    ...rounds(table, position),
    ...graves(table, position),
    ...islands(table, position),
    ...marks(position),
    ...regions(table, position),
    ...morale(table, position),
  ];
}

/** 1: every counter in exactly one place, and only one that it can be in. */
function counters(table: Table, { units }: Position): string[] {
  const { board } = { board: table.spaces };
  const lost = [...table.counters.keys()].filter((id) => units[id] === undefined).map((id) => `${id} is nowhere`);
  const strange = Object.entries(units).flatMap(([id, { place, space, reduced }]) => {
    const counter = table.counters.get(id);
    if (!counter) return [`${id} is no counter of the game`];
    const known = space !== undefined && (board.has(space) || space === PLAN_P_BEACHHEAD);
    return [
      ...((place === 'map') === known ? [] : [`${id} is ${place} and in ${space}`]),
      ...(reduced && counter.reduced === undefined ? [`${id} has no other side`] : []),
    ];
  });
  return [...lost, ...strange];
}

/** 2: hand, piles, row and table make up the deck. */
function cards(table: Table, { piles, combat }: Position): string[] {
  return Side.values.flatMap((side) => {
    const { draw, discard, removed, hand, faceUp, onTable, waiting } = piles[side];
    const committed = (combat?.cards ?? []).filter((each) => each.side === side).map(({ card }) => card);
    const all = [
      ...draw,
      ...discard,
      ...removed,
      ...hand,
      ...waiting,
      ...committed,
      ...faceUp.map(({ card }) => card),
      ...(onTable === null ? [] : [onTable]),
    ];
    const deck = table.decks[side].filter(({ phase }) => phase !== 'optional' || table.options.optionalCards);
    const whole =
      new Set(all).size === all.length && all.length === deck.length && deck.every(({ id }) => all.includes(id));
    return whole ? [] : [`the cards of ${side} are not the deck`];
  });
}

/** 3, 4, 9: one controller, whose units alone are there; isolated markers are Nationalist and of the first five turns. */
function control(table: Table, position: Position): string[] {
  const found: string[] = [];
  for (const [space, units] of stacksOf(table, position)) {
    for (const id of units)
      if (counterOf(table, id).side !== position.control[space]) found.push(`${id} stands in an enemy space, ${space}`);
  }
  for (const { id } of groundOf(table, position).board.spaces)
    if (position.control[id] === undefined) found.push(`nobody controls ${id}`);
  for (const space of position.isolated) {
    if (position.control[space] !== 'nationalist') found.push(`${space} is isolated and not Nationalist`);
    if (position.turn > 5) found.push(`${space} is isolated after turn 5`);
  }
  for (const [space, which] of [
    [MALLORCA_BEACHHEAD, position.mallorca],
    [PLAN_P_BEACHHEAD, position.planP],
  ] as const) {
    if (which === null && (stacksOf(table, position).get(space)?.length ?? 0) > 0)
      found.push(`${space} is closed and held`);
  }
  return found;
}

/** 5: three to a space, but while units move. */
function stacks(table: Table, position: Position): string[] {
  if (['movement', 'redeployment'].includes(position.step) || position.agenda.length > 0) return [];
  const lastRound =
    position.step === 'digging' || position.step === 'attacks' || position.combat !== null || position.step === 'bonus';
  if (lastRound) return [];
  return overstacked(table, position).map(({ space }) => `too many units in ${space}`);
}

/** 6 */
function works(table: Table, position: Position): string[] {
  const closed = Object.keys(position.works).filter((space) => position.control[space] === undefined);
  const short = Side.values.flatMap((side) =>
    (['standard', 'madrid', 'bilbao', 'fortifications'] as const).filter(
      (kind) => worksLeft(table, position, side, kind) < (side === 'nationalist' && kind !== 'standard' ? -9 : 0),
    ),
  );
  return [...closed.map((space) => `works in no space: ${space}`), ...short.map((kind) => `too many works: ${kind}`)];
}

/** 7 */
function digging(table: Table, position: Position): string[] {
  const between = position.step === 'action' || position.step === 'arrivals';
  return Object.entries(position.digDrm).flatMap(([space, drm]) => {
    if (drm !== -1 && drm !== -2) return [`dig modifier ${drm} in ${space}`];
    if (between && !stacksOf(table, position).has(space)) return [`dig modifier in empty ${space}`];
    return [];
  });
}

/** 8 */
function sieges(table: Table, position: Position): string[] {
  const chart = table.umpire().chart('sieges');
  return Object.entries(position.sieges).flatMap(([siege, resistance]) => {
    const space = [...table.sieges].find(([, name]) => name === siege)?.[0];
    if (space === undefined) return [`${siege} is nowhere`];
    if (resistance! < 1 || resistance! > chart.number(siege, 'resistance'))
      return [`${siege} resists with ${resistance}`];
    const held = position.control[space] === 'nationalist';
    const supplied = held && ['supplied', 'isolated'].includes(groundOf(table, position).supply(space));
    return held &&
      supplied &&
      stacksOf(table, position).has(space) &&
      position.march === null &&
      position.combat === null
      ? [`${siege} is besieged by its friends`]
      : [];
  });
}

/** 10 */
function points(table: Table, { rp, phase, turn, played, lasting }: Position): string[] {
  const has = (flag: string): boolean =>
    played.includes(flag) || lasting.some((each) => each.kind === 'flag' && each.flag === flag);
  const found = Object.entries(rp)
    .filter(([, value]) => value < 0 || !Number.isInteger(value * 2))
    .map(([pool]) => `points of ${pool}`);
  if (!has('axisMilitaryAid') && rp.axis > 0) found.push('AXIS points before the aid');
  if (!has('sovietMilitaryAid') && rp.soviet > 0) found.push('SOV points before the aid');
  if (phase === 'draw' && turn > table.firstTurn && Object.values(rp).some((value) => value > 0))
    found.push('points left over');
  return found;
}

/** 11, 12, 13 */
function rounds(table: Table, { log, opsCards, severeWinter, turn, phase, piles, step }: Position): string[] {
  const found: string[] = [];
  const ahead = log.nationalist.length - log.republican.length;
  if (ahead < 0 || ahead > 1) found.push('rounds out of step');
  for (const side of Side.values) {
    log[side].forEach((use, i) => {
      if (i > 0 && (use === 'sr' || use === 'rp') && log[side][i - 1] === use)
        found.push(`${side}: ${use} twice running`);
    });
    const winter = table.umpire().chart('turn-track').flag(turn, 'winter');
    if (winter && opsCards[side] > (severeWinter === turn ? 2 : 3))
      found.push(`${side}: too many operations in winter`);
    if (phase === 'draw' && step === 'discarding' && piles[side].faceUp.length > 0)
      found.push(`${side}: face-up cards between turns`);
  }
  return found;
}

/** 14, 15 */
function graves(table: Table, { units }: Position): string[] {
  return Object.entries(units).flatMap(([id, { place }]) => {
    const { type } = table.counters.get(id)!;
    if (place === 'eliminated' && (type === 'afr' || type === 'ins')) return [`${id} may come back`];
    if (isCorps(type) && (place === 'reserve' || place === 'morocco')) return [`${id} is a corps in ${place}`];
    return [];
  });
}

/** 16 */
function islands(table: Table, { units }: Position): string[] {
  const coast = table.umpire().chart('coastal-spaces');
  return Object.entries(units).flatMap(([id, { space }]) => {
    const { type } = table.counters.get(id)!;
    const island = space !== undefined && coast.hasRow(space) && coast.flag(space, 'balearic');
    return island && (isCorps(type) || isArmour(type)) ? [`${id} is on an island`] : [];
  });
}

/** 17: between rounds nothing is left of a round. */
function marks({
  units,
  markers,
  step,
  attacked,
  dug,
  operation,
  combat,
  sr,
  event,
  march,
  attack,
}: Position): string[] {
  if (step !== 'discarding' && step !== 'works' && step !== 'replacements') return [];
  const marked = Object.entries(units).filter(
    ([, { moved, fought, retreated, redeployed }]) => moved || fought || retreated || redeployed,
  );
  const left =
    Object.keys(markers).length + attacked.length + dug.length > 0 ||
    operation ||
    combat ||
    sr ||
    event ||
    march ||
    attack;
  return [
    ...marked.map(([id]) => `${id} bears a mark of the round`),
    ...(left ? ['something is left of the round'] : []),
  ];
}

/** 18, 19 */
function regions(table: Table, position: Position): string[] {
  const found: string[] = [];
  for (const region of ['asturias', 'santander', 'basque'] as const) {
    const away = Object.entries(position.units).filter(([id, { place, space, stray, free }]) => {
      const counter = table.counters.get(id)!;
      const there = table.spaces.get(space ?? '')?.region ?? 'none';
      return (
        place === 'map' &&
        counter.region === region &&
        !isCorps(counter.type) &&
        there !== 'none' &&
        there !== region &&
        !stray &&
        !free
      );
    });
    if (away.length > 1 && position.march === null) found.push(`${away.length} divisions of ${region} are abroad`);
  }
  for (const [id, { stray }] of Object.entries(position.units))
    if (stray && !inNorth(table, position.units[id]!.space)) found.push(`${id} is astray nowhere`);
  return found;
}

/** 21, 22: the switches of morale agree with the map. */
function morale(table: Table, position: Position): string[] {
  const due = triggersOf(table, position).map(({ trigger }) => `${trigger} is not counted`);
  const badajoz = table.spaces.get('Badajoz');
  const held = badajoz && position.control.Badajoz === 'nationalist' && !position.badajozSpent;
  return [...due, ...(held ? ['Badajoz is not spent'] : [])];
}
