import { fillDefaults } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { commandRange } from '../status/command-range.js';
import { supply } from '../status/supply.js';
import { firesAsArtillery, Hexside, isIrregular, opponentOf, type Side } from '../vocabulary.js';
import { baseFacts } from './bases.js';
import { inRange } from './declared.js';
import { fieldOf, nearAirDefence, perField, situation, terrainAt, turnOf, unitsOnMap } from './ground.js';
import { type Attack, type Fire, has, type Position, type Unit } from './position.js';
import { holds, type Table } from './table.js';

/** Hexsides by what they are worth to a defender, the least first [18.1]. */
const WORTH: readonly Hexside[] = [
  'none',
  'bridgedStream',
  'stream',
  'bridgedMinorRiver',
  'minorRiver',
  'bridgedMajorRiver',
  'majorRiver',
];

/** The hexside a unit attacks across; over several, the one worth least to the defender. */
function across(table: Table, position: Position, { hex }: Unit, targets: readonly string[]): Hexside {
  const field = fieldOf(table, position);
  const from = table.grid.index(hex!);
  const sides = targets.map((name) => {
    const direction = table.grid.directionNumber(from, table.grid.index(name));
    const features = field.board.featuresOf(field.side(from, direction));
    return Hexside.values.find((value) => value !== 'none' && features.has(value)) ?? 'none';
  });
  return WORTH.find((side) => sides.includes(side)) ?? 'none';
}

interface Led {
  readonly units: readonly { readonly unit: string }[];
}

/** Units of a side that an HQ or the Communications unit helps [16.17, 17.13]. */
const ledUnits = perField((table, position, side): ReadonlySet<string> => {
  if (side !== 'hungarian' && side !== 'communist') return new Set();
  const question = fillDefaults(commandRange.input, { ...situation(table, position), side });
  const led = commandRange.resolve(question, table.umpire()) as Led | null;
  return new Set(led?.units.map(({ unit }) => unit));
});

/** What both counters and circumstances say of a unit in a combat. */
function common(table: Table, unit: Unit, led: ReadonlySet<string>) {
  const counter = table.counters.get(unit.counter)!;
  const near = led.has(unit.id);
  return {
    name: unit.id,
    command: unit.command,
    type: counter.type,
    defence: counter.defence,
    suppressed: unit.suppressed === true,
    ...(near ? { [unit.side === 'hungarian' ? 'nearHq' : 'nearCommunications']: true } : {}),
  };
}

export interface Fight {
  readonly attackers: readonly object[];
  readonly defendingHexes: readonly object[];
}

/** Both forces of an adjacent attack, as the procedures take them. */
export function forcesOf(table: Table, position: Position, attack: Attack): Fight {
  const { phasing } = position;
  const led = ledUnits(table, position, phasing);
  const shielded = ledUnits(table, position, opponentOf(phasing));
  return {
    attackers: fightersOf(table, position, attack).map((unit) => {
      const { attack: factor, barrage, airborne, mechanised } = table.counters.get(unit.counter)!;
      const hex = table.grid.index(unit.hex!);
      const ground = terrainAt(table, position, hex);
      return {
        ...common(table, unit, led),
        movement: unit.movement,
        airborne,
        mechanised,
        attack: factor,
        barrage,
        across: across(table, position, unit, attack.targets),
        hex: unit.hex,
        onHilltop: ground.includes('hilltop'),
        inRubble: ground.includes('rubble'),
      };
    }),
    defendingHexes: attack.targets.flatMap((name) => {
      const hex = defendingHex(table, position, name, shielded);
      return hex.units.length > 0 ? [hex] : [];
    }),
  };
}

export const attackersOf = (position: Position, { attackers }: Attack): Unit[] =>
  attackers.map((id) => position.units[id]!).filter((unit) => unit?.place === 'map');

export const defendersOf = (position: Position, { targets }: Attack): Unit[] =>
  unitsOnMap(position).filter(({ side, hex }) => side !== position.phasing && targets.includes(hex!));

/** Units that can still be attacked: whoever was attacked and fled here is left alone this phase [9.3]. */
export const targetsOf = (position: Position, attack: Attack): Unit[] =>
  defendersOf(position, attack).filter((unit) => !has(unit, 'attacked'));

/** Attackers that still can attack: guns leave irregulars alone, where nobody else is left in the hex [22.4]. */
export function fightersOf(table: Table, position: Position, attack: Attack): Unit[] {
  const attackers = attackersOf(position, attack);
  if (!table.options.irregulars || !targetsOf(position, attack).every(({ type }) => isIrregular(type)))
    return attackers;
  return attackers.filter(({ type, command }) => !firesAsArtillery(type, command));
}

function defendingHex(table: Table, position: Position, name: string, led: ReadonlySet<string>) {
  const units = unitsOnMap(position).filter(({ side, hex }) => side !== position.phasing && hex === name);
  return {
    hex: name,
    terrain: terrainAt(table, position, table.grid.index(name)),
    units: units.map((unit) => ({
      ...common(table, unit, led),
      airborne: table.counters.get(unit.counter)!.airborne,
      movement: unit.movement,
      alreadyAttacked: has(unit, 'attacked'),
    })),
  };
}

/** A battery that fires at a distance into a combat. */
function battery(
  table: Table,
  position: Position,
  { unit: id, share }: Fire,
  attack: Attack,
  led: ReadonlySet<string>,
) {
  const unit = position.units[id]!;
  const { barrage, fpf, mechanised } = table.counters.get(unit.counter)!;
  const given = (position.shares[id] ?? 0) - (declared(position, id) ? (share ?? 0) : 0);
  return {
    ...common(table, unit, led),
    barrage: barrage ?? 0,
    fpf: fpf ?? 0,
    mechanised,
    inRange: attack.targets.some((target) => inRange(table, unit, target)),
    adjacentToEnemy: attack.kind === 'adjacent' && isBesideEnemy(table, position, unit),
    alreadyFired: has(unit, 'fired') && !declared(position, id),
    shakenThisPhase: has(unit, 'shaken'),
    onHilltop: terrainAt(table, position, table.grid.index(unit.hex!)).includes('hilltop'),
    committed: attack.targets.some((hex) => position.aims.some((aim) => aim.unit === id && aim.hex === hex)),
    ...(share === undefined ? {} : { share }),
    ...(given > 0 ? { shareElsewhere: given } : {}),
  };
}

const declared = ({ combat }: Position, id: string): boolean =>
  combat !== null && [...combat.support, ...combat.protection].some(({ unit }) => unit === id);

/** Next to an enemy it could attack: not over a cliff [10.12, 10.14]. */
function isBesideEnemy(table: Table, position: Position, { hex, side }: Unit): boolean {
  const field = fieldOf(table, position);
  const at = table.grid.index(hex!);
  for (let d = 0; d < 6; d += 1) {
    const to = table.grid.neighbours[6 * at + d]!;
    if (to < 0 || field.isCliff(field.side(at, d))) continue;
    if (field.at(to).some(({ unit }) => unit.side !== side)) return true;
  }
  return false;
}

/** Supply, refitting and events that bear on the phasing side's attacks [17.31, 17.32, 18.5]. */
function circumstances(table: Table, position: Position) {
  return {
    ...turnOf(table, position),
    supplyShortage: isShort(table, position, position.phasing),
    refitting: position.refit?.side === position.phasing,
    unAttention: position.event.unAttention === true,
  };
}

/** [17.31]: short of supply this very moment. */
const isShort = perField((table, position, side): boolean => {
  if (!holds(table, '17.31')) return false;
  const { unitInBase, enemyZocOnBase } = baseFacts(table, position, side);
  const question = fillDefaults(supply.input, { side, unitInBase, enemyZocOnBase });
  return (supply.resolve(question, table.umpire()) as { shortage: boolean }).shortage;
});

/** The question that `combat/adjacent-attack` answers, with more fire than is declared yet if somebody wonders. */
export function attackQuestion(
  table: Table,
  position: Position,
  more: {
    readonly support?: Fire;
    readonly supportAir?: string;
    readonly protection?: Fire;
    readonly protectionAir?: string;
  } = {},
): object {
  const combat = position.combat!;
  const attack = position.attacks[combat.attack]!;
  const { phasing } = position;
  const enemy = opponentOf(phasing);
  const led = ledUnits(table, position, phasing);
  const shielded = ledUnits(table, position, enemy);
  const hex = table.grid.index(attack.targets[0]!);
  const fire = (fires: readonly Fire[], extra: Fire | undefined, help: ReadonlySet<string>): object[] =>
    (extra ? [...fires, extra] : fires).map((each) => battery(table, position, each, attack, help));
  const air = (kinds: readonly string[], extra: string | undefined, side: Side): object[] => {
    const flown = extra ? [...kinds, extra] : kinds;
    return flown.map((type, i) => {
      const before = flown.slice(0, i).filter((each) => each === type).length;
      return { type, committed: before < aimedAt(position, attack, type, side) };
    });
  };
  return {
    ...forcesOf(table, position, attack),
    ...circumstances(table, position),
    attackingSide: phasing,
    ...(combat.crt ? { crt: combat.crt } : {}),
    closeSupport: {
      artillery: fire(combat.support, more.support, led),
      air: air(combat.supportAir, more.supportAir, phasing),
      airUsedBefore: usedOver(position, phasing, attack) - combat.supportAir.length,
    },
    protectiveFire: {
      artillery: fire(combat.protection, more.protection, shielded),
      air: air(combat.protectionAir, more.protectionAir, enemy),
      airUsedBefore: usedOver(position, enemy, attack) - combat.protectionAir.length,
    },
    defenderAirDefence: nearAirDefence(table, position, hex, enemy),
    attackerAirDefence: nearAirDefence(table, position, hex, phasing),
    targetNearCommunications: phasing === 'communist' && nearCommunications(table, position, hex),
    vpLead: position.event.momentum === phasing,
  };
}

const usedOver = ({ flown }: Position, side: Side, { targets }: Attack): number => flown[side]?.[targets[0]!] ?? 0;

/** Markers of a kind that were aimed at an attack before the combats [23.2]. */
const aimedAt = ({ aims }: Position, { targets }: Attack, air: string, side: Side): number =>
  aims.filter((aim) => aim.side === side && aim.air === air && targets.includes(aim.hex)).length;

/** Hexes over which the Communications unit helps air [17.13]. */
const COMMUNICATIONS_RANGE = 2;

function nearCommunications(table: Table, position: Position, hex: number): boolean {
  return unitsOnMap(position).some(
    (unit) =>
      unit.type === 'communications' &&
      !unit.suppressed &&
      distance(table.grid, table.grid.index(unit.hex!), hex) <= COMMUNICATIONS_RANGE,
  );
}

/** The question that `combat/bombardment` answers for a declared bombardment. */
export function bombardmentQuestion(table: Table, position: Position, attack: Attack): object {
  const { phasing } = position;
  const enemy = opponentOf(phasing);
  const name = attack.targets[0]!;
  const hex = table.grid.index(name);
  const led = ledUnits(table, position, phasing);
  return {
    ...circumstances(table, position),
    attackingSide: phasing,
    artillery: attackersOf(position, attack).map(({ id }) => ({
      ...battery(table, position, { unit: id }, attack, led),
      committed: true,
    })),
    air: attack.air.map((type) => ({ type })),
    airUsedBefore: position.flown[phasing]?.[name] ?? 0,
    target: defendingHex(table, position, name, ledUnits(table, position, enemy)),
    defenderAirDefence: nearAirDefence(table, position, hex, enemy),
    targetNearCommunications: phasing === 'communist' && nearCommunications(table, position, hex),
  };
}
