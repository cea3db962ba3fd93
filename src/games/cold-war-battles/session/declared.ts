import { distance } from '../../../kernel/hexes/index.js';
import { isGun, Obligations } from '../combat/obligations.js';
import { fieldOf, perField, placed, situation, unitsOnMap } from './ground.js';
import { type Attack, has, type Position, type Unit } from './position.js';
import type { Table } from './table.js';

const dutiesFor = perField(
  (table, position, side) => new Obligations(fieldOf(table, position), side, new Set(), table.options),
);

/** Who owes attacks to whom, as everybody stands when the attacks are declared [8.6, 9.3]. */
export const dutiesOf = (table: Table, position: Position): Obligations => dutiesFor(table, position, position.phasing);

export const attackOn = ({ attacks }: Position, hex: string): Attack | undefined =>
  attacks.find(({ targets }) => targets.includes(hex));

export const attackOf = ({ attacks }: Position, unit: string): Attack | undefined =>
  attacks.find(({ attackers }) => attackers.includes(unit));

/** Hexes that hold enemies of the phasing side. */
export const enemyHexes = (position: Position): string[] => [
  ...new Set(
    unitsOnMap(position)
      .filter(({ side }) => side !== position.phasing)
      .map(({ hex }) => hex!),
  ),
];

/** Whether a unit may attack a hex from where it stands, with whoever attacks it already [9.1, 9.5, 22.4]. */
export function mayJoin(table: Table, position: Position, unit: Unit, target: string): boolean {
  const known = dutiesOf(table, position);
  const attack = attackOn(position, target);
  if (attack && (attack.kind !== 'adjacent' || attack.attackers.includes(unit.id))) return false;
  const from = table.grid.index(unit.hex!);
  const targets = (attack?.targets ?? [target]).map((name) => table.grid.index(name));
  if (!targets.every((hex) => known.canAttack(from, hex))) return false;
  return !isGun(placed(table, unit)) || !targets.some((hex) => known.shunsFire(hex));
}

/** Further hexes that everybody in an attack could attack as well [9.5]. */
export function widerTargets(table: Table, position: Position, attack: Attack): string[] {
  if (attack.kind !== 'adjacent') return [];
  const known = dutiesOf(table, position);
  const attackers = attack.attackers.map((id) => placed(table, position.units[id]!));
  return enemyHexes(position).filter((name) => {
    if (attackOn(position, name)) return false;
    const hex = table.grid.index(name);
    if (attackers.some(isGun) && known.shunsFire(hex)) return false;
    return attackers.every((attacker) => known.canAttack(attacker.hex, hex));
  });
}

/** Whether a unit's guns reach a hex [10.3]. */
export function inRange(table: Table, { counter, hex }: Unit, target: string): boolean {
  const { range } = table.counters.get(counter)!;
  return range === null || distance(table.grid, table.grid.index(hex!), table.grid.index(target)) <= (range ?? 0);
}

/** A gun that may fire at a distance at all [10.1, 10.12, 11.3]. */
export function mayBombard(table: Table, position: Position, unit: Unit): boolean {
  if (unit.side !== position.phasing || unit.suppressed || has(unit, 'fired')) return false;
  const at = placed(table, unit);
  return isGun(at) && dutiesOf(table, position).reachable(at).length === 0;
}

/** Whether a hex may be bombarded, given what is declared: not if that leaves a friend with nobody to attack [10.6]. */
export function mayBeBombarded(table: Table, position: Position, target: string): boolean {
  const attack = attackOn(position, target);
  if (attack && attack.kind !== 'bombardment') return false;
  const known = dutiesOf(table, position);
  const hex = table.grid.index(target);
  if (known.shunsFire(hex)) return false;
  const bombarded = new Set([hex]);
  for (const { kind, targets } of position.attacks) {
    if (kind === 'bombardment') for (const name of targets) bombarded.add(table.grid.index(name));
  }
  const attacking = new Set(
    position.attacks.flatMap(({ attackers }) => attackers.map((id) => placed(table, position.units[id]!))),
  );
  return known.stranded(bombarded, attacking).length === 0;
}

/** Whether a gun may bombard a hex: SAC, which uses the other table, comes alone [10.6, 12.5]. */
export const mayBeShelled = (table: Table, position: Position, target: string): boolean =>
  mayBeBombarded(table, position, target) && attackOn(position, target)?.air.includes('sac') !== true;

/** The question that `combat/attack-obligations` answers for what is declared. */
export function obligationsQuestion(table: Table, position: Position, final: boolean): object {
  return {
    ...situation(table, position),
    side: position.phasing,
    attacks: position.attacks.map(({ kind, attackers, targets }) => ({ kind, attackers, targets })),
    final,
  };
}
