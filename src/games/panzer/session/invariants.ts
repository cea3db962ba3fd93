import type { Position } from './position.js';
import type { Table } from './table.js';
import type { UnitState } from './unit-state.js';

/** What no position may break. */
export function broken(table: Table, position: Position): string[] {
  return [
    ...lostCounters(table, position),
    ...strayUnits(table, position),
    ...wrongMarks(table, position),
    ...mixedHexes(table, position),
    ...wrongFire(table, position),
    ...wrongMover(position),
    ...unfinished(table, position),
    ...wrongWrecks(table, position),
    ...wrongBoxes(table, position),
  ];
}

/** Every unit of the scenario is in exactly one place. */
function lostCounters(table: Table, { units }: Position): string[] {
  const missing = [...table.units.keys()].filter((id) => units[id] === undefined);
  const extra = Object.keys(units).filter((id) => !table.units.has(id));
  return [...missing.map((id) => `${id} is nowhere`), ...extra.map((id) => `${id} is no unit of the game`)];
}

/** Who is on the map has a hex of it and one of its six facings; nobody else has [3.3]. */
function strayUnits(table: Table, { units }: Position): string[] {
  return Object.entries(units).flatMap(([id, { place, hex, facing }]) => {
    if (place === 'map') {
      const found = hex !== undefined && table.board.grid.find(hex) !== undefined;
      return found && Number.isInteger(facing) && facing! >= 0 && facing! < 6 ? [] : [`${id} stands nowhere`];
    }
    if (place === 'aboard' && hex !== undefined) return [`${id} is aboard and in ${hex}`];
    return place !== 'lost' && hex !== undefined ? [`${id} is ${place} and in ${hex}`] : [];
  });
}

const IDLE: readonly (keyof UnitState)[] = ['command', 'face', 'spot', 'spotNew'];

/** Whoever is gone has no command and no SPOT counter; who has fired or moved had the order for it [4.2.1, 4.4.1, 4.5]. */
function wrongMarks(table: Table, { units }: Position): string[] {
  return Object.entries(units).flatMap(([id, state]) => {
    const { place, command, fired, moved, face } = state;
    const gone = place === 'lost' || place === 'exited';
    const found = gone
      ? IDLE.filter((mark) => state[mark] !== undefined).map((mark) => `${id} is gone and has ${mark}`)
      : [];
    const mayFire = command === 'fire' || command === 'shortHalt' || command === 'overwatch';
    // Riders fire by the command of their vehicle, and a crew that bails out leaves its own behind [6.6.7.2, 5.15].
    const own = table.units.get(id)!.kind === 'vehicle' && !state.bailed;
    if (!gone && own && fired && !(mayFire && face === 'revealed'))
      found.push(`${id} has fired without an open command`);
    if (!gone && !state.bailed && moved && command !== 'move' && command !== 'shortHalt')
      found.push(`${id} has moved without a command`);
    if ((state.fate !== undefined) !== (place === 'lost')) found.push(`${id} is lost or not`);
    return found;
  });
}

/** Enemies share no hex but while one of them passes through, or is in it against its will [4.5.1.1.10, 5.15]. */
function mixedHexes(table: Table, { units, mover }: Position): string[] {
  const holders = new Map<string, string>();
  const mixed: string[] = [];
  for (const { id, side } of table.units.values()) {
    const { place, hex, bailed } = units[id]!;
    if (place !== 'map' || bailed || mover?.unit === id) continue;
    if ((holders.get(hex!) ?? side) !== side) mixed.push(`both sides are in ${hex}`);
    holders.set(hex!, side);
  }
  return mixed;
}

/** Nobody declares twice, at the dead, at his own side, or at what he did not spot in the Spotting Phase [4.4.1, 4.2.1]. */
function wrongFire(table: Table, { fire, watch, sight, units, resolving }: Position): string[] {
  const found: string[] = [];
  const shots = [...(fire?.shots ?? []), ...(watch?.shots ?? [])];
  for (const { firer, target } of shots) {
    if (table.units.get(firer)!.side === table.units.get(target)!.side) found.push(`${firer} fires at a friend`);
    if (table.layer === 'basic' && units[firer]!.fired) found.push(`${firer} declares after it has fired`);
    if (units[firer]!.place !== 'map' && units[firer]!.place !== 'aboard') found.push(`${firer} is gone and declares`);
  }
  for (const { firer, target } of fire?.shots ?? [])
    if (!(sight[firer] ?? []).includes(target)) found.push(`${firer} fires at ${target}, which it never spotted`);
  const guns = shots.map(({ firer, weapon }) => (table.layer === 'basic' ? firer : `${firer} ${weapon}`));
  if (new Set(guns).size !== guns.length) found.push('somebody declares twice');
  if (resolving && !fire && !watch) found.push('shots without anybody firing');
  return found;
}

/** Nobody spends more than the best factor, the one hex always allowed aside [4.5.1.1.1, 4.5.1.1.3]. */
function wrongMover({ mover, units, acting, step }: Position): string[] {
  if (!mover) return [];
  const { spent, most, hurt, oneHex, unit } = mover;
  const limit = Math.max(most.crossCountry, most.path, most.road);
  const dear = !hurt && !oneHex && spent > limit ? [`${unit} spent ${spent} of ${limit}`] : [];
  const idle = step !== 'movement' || acting === null ? [`${unit} moves out of turn`] : [];
  const still = units[unit]!.moved ? [`${unit} moves twice`] : [];
  return [...dear, ...idle, ...still];
}

/** When a part of the turn is over everybody has done what his command demands [4.4.1, 4.5]. */
function unfinished(table: Table, { step, units, acting, first, staggered }: Position): string[] {
  return [...table.units.values()].flatMap(({ id, side, formation }) => {
    const { place, command, fired, moved, bailed, spent } = units[id]!;
    const shoots = command === 'fire' || command === 'shortHalt';
    const after = step === 'overwatch' || step === 'close-combat' || step === 'movement';
    if (place !== 'map' || bailed) return [];
    if (after && shoots && !fired && !spent) return [`${id} has not fired`];
    const byTurns = staggered.formation !== null;
    const done =
      step === 'movement' && (byTurns ? staggered.moved.includes(formation) : acting === first && side !== first);
    return done && (command === 'move' || command === 'shortHalt') && !moved ? [`${id} has not moved`] : [];
  });
}

/** Every wreck lies where somebody was lost [4.4.3.2.6]. */
function wrongWrecks(table: Table, { wrecks, units }: Position): string[] {
  const lost = Object.values(units).filter(({ place }) => place === 'lost');
  return Object.entries(wrecks).flatMap(([hex, { kind }]) => {
    if (table.board.grid.find(hex) === undefined) return [`a wreck in ${hex}`];
    const here = lost.filter((unit) => unit.hex === hex);
    if (here.length === 0) return [`a wreck of nobody in ${hex}`];
    const burnt = here.some(({ fate }) => fate === 'bu');
    return burnt === (kind === 'bu') ? [] : [`the wrong wreck in ${hex}`];
  });
}

/** Whoever is hidden is in the box of one counter of its side, with its own formation, and no counter lies among enemies [7.2.1, 7.2.2]. */
function wrongBoxes(table: Table, { units, hidden }: Position): string[] {
  const found: string[] = [];
  const boxed = new Set<string>();
  for (const [id, { side, hex, units: inside, as }] of Object.entries(hidden.counters)) {
    if (table.board.grid.find(hex) === undefined) found.push(`${id} lies nowhere`);
    if ((inside.length === 0) !== (as !== undefined)) found.push(`${id} is neither real nor a dummy`);
    if (new Set(inside.map((unit) => table.units.get(unit)!.formation)).size > 1) found.push(`${id} mixes formations`);
    for (const unit of inside) {
      boxed.add(unit);
      if (table.units.get(unit)!.side !== side) found.push(`${id} holds ${unit} of the other side`);
      if (units[unit]!.counter !== id || units[unit]!.place !== 'hidden') found.push(`${unit} is not in its box`);
    }
  }
  for (const [id, { place, counter }] of Object.entries(units))
    if ((place === 'hidden' || counter !== undefined) && !boxed.has(id)) found.push(`${id} is hidden nowhere`);
  for (const side of table.sides) {
    const count = Object.values(hidden.counters).filter((each) => each.side === side).length;
    if (count > (table.hiddenMost[side] ?? 0)) found.push(`${side} has ${count} hidden counters`);
  }
  return found;
}
