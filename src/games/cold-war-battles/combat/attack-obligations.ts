import { choice, defineChoice, flag, list, text, texts } from '../../../kernel/fields/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { type Field, layOutField, type Placed, Position } from '../shared/position.js';
import { Side } from '../vocabulary.js';
import { isGun, Obligations } from './obligations.js';

export const AttackKind = defineChoice('AttackKind', ['adjacent', 'bombardment']);

class DeclaredAttack {
  @choice('Kind of attack', AttackKind, { default: 'adjacent' }) kind!: 'adjacent' | 'bombardment';
  @texts('Units that attack; none for a bombardment by air alone', { max: 40, maxItems: 36, default: [] })
  attackers!: string[];
  @texts('Hexes attacked', { max: 12, minItems: 1, maxItems: 6 }) targets!: string[];
}

class ObligationsInput extends Position {
  @choice('Phasing side', Side) side!: Side;
  @texts('Its units that have advanced or fought already this phase [9.21]', { max: 40, maxItems: 200, default: [] })
  exempt!: string[];
  @list('Attacks declared so far [9.3]', DeclaredAttack, { maxItems: 100, default: [] }) attacks!: DeclaredAttack[];
  @flag('The declaration is finished: what is missing is a fault') final!: boolean;
}

class ObligedUnit {
  @text('Unit', { max: 40 }) unit!: string;
  @texts('Enemies in whose zone of control it stands [8.6]', { max: 40, maxItems: 40 }) heldBy!: string[];
  @texts('Hexes it may attack', { max: 12, maxItems: 6 }) mayAttack!: string[];
}

class ObligationsOutcome {
  @list('Units that must attack [8.6, 10.12]', ObligedUnit, { maxItems: 400 }) mustAttack!: ObligedUnit[];
  @texts('Enemies that must be attacked [9.3]', { max: 40, maxItems: 400 }) mustBeAttacked!: string[];
  @texts('Of the units, those without an attack yet', { max: 40, maxItems: 400 }) idle!: string[];
  @texts('Of the enemies, those nobody attacks yet', { max: 40, maxItems: 400 }) unattacked!: string[];
  @flag('Nothing is missing') complete!: boolean;
}

/** [8.6, 9.3, 9.5]: which attacks are owed this phase, and whether those declared pay them. */
export const attackObligations = procedure<ObligationsInput, ObligationsOutcome, Options>({
  id: 'attack-obligations',
  resolver: 'combat',
  title: { en: 'Attack obligations', ja: '攻撃の義務' },
  description: {
    en: 'Over a map: units that must attack, enemies that must be attacked, faults in the attacks declared and what is still missing.',
    ja: '地図上で攻撃しなければならないユニット、攻撃されなければならない敵、宣言の誤りと不足を示します。',
  },
  rules: ['8.6', '9.3', '9.5'],
  input: ObligationsInput,
  outcome: ObligationsOutcome,
  example: {
    input: {
      battle: 'angola87',
      side: 'communist',
      map: { grid: { columns: 4, rows: 4 }, defaultTerrain: ['savanna'] },
      units: [
        { name: 'MPLA 1', hex: '0202', side: 'communist' },
        { name: 'UNITA 1', hex: '0203', side: 'southAfrican', command: 'unita' },
      ],
    },
  },

  resolve(input, umpire) {
    const field = layOutField(input, umpire);
    if (!umpire.legal) return null;
    const duties = new Obligations(field, input.side, new Set(input.exempt), umpire.options);
    if (input.exempt.length > 0) umpire.note('9.21', 'exempt', { units: input.exempt });
    if (umpire.options.irregulars) umpire.note(['22.4', '22.2'], 'irregulars-choose');
    const obliged = duties.own.filter((placed) => duties.mustAttack(placed));
    const targets = duties.enemies.filter((enemy) => duties.mustBeAttacked(enemy));
    const { attacking, attacked } = checkAttacks(input, field, duties, umpire);
    const idle = obliged.filter((placed) => !attacking.has(placed));
    const unattacked = targets.filter(({ hex }) => !attacked.has(hex));
    umpire.note(['8.6', '9.5'], 'must-attack', { units: obliged.map(({ unit }) => unit.name) });
    umpire.note('9.3', 'must-be-attacked', { units: targets.map(({ unit }) => unit.name) });
    if (input.attacks.length > 1 && umpire.legal) umpire.note(['9.6', '9.5'], 'strength-shared');
    const complete = idle.length === 0 && unattacked.length === 0;
    if (input.final) {
      for (const placed of idle)
        umpire.forbid(duties.holding(placed).length > 0 ? '8.6' : '10.12', 'idle', { unit: placed.unit.name });
      for (const { unit } of unattacked) umpire.forbid(['9.3', '9.5'], 'unattacked', { unit: unit.name });
    }
    umpire.summarise(complete ? 'duties-done' : 'duties-left', { idle: idle.length, unattacked: unattacked.length });
    return {
      mustAttack: obliged.map((placed) => ({
        unit: placed.unit.name,
        heldBy: duties.holding(placed).map(({ unit }) => unit.name),
        mayAttack: duties.reachable(placed).map((hex) => field.name(hex)),
      })),
      mustBeAttacked: targets.map(({ unit }) => unit.name),
      idle: idle.map(({ unit }) => unit.name),
      unattacked: unattacked.map(({ unit }) => unit.name),
      complete,
    };
  },
});

/** Every fault of the attacks declared, and who takes part in them. */
function checkAttacks(input: ObligationsInput, field: Field, duties: Obligations, umpire: Judge) {
  const attacking = new Set<Placed>();
  const attacked = new Set<number>();
  const bombarded = new Set<number>();
  const byName = new Map(
    field.units.filter(({ unit }) => unit.side === input.side).map((placed) => [placed.unit.name, placed]),
  );
  input.attacks.forEach((attack, i) => {
    const targets = attack.targets.map((name, j) => hexAt(field.board, name, `/attacks/${i}/targets/${j}`));
    const attackers = attack.attackers.map((name, j) => {
      const placed = byName.get(name);
      if (placed) return placed;
      throw new InvalidSituationError([
        {
          pointer: `/attacks/${i}/attackers/${j}`,
          detail: { en: `the phasing side has no unit "${name}"`, ja: `手番側に「${name}」というユニットはありません` },
        },
      ]);
    });
    for (const placed of attackers) {
      if (attacking.has(placed)) umpire.forbid(['9.9', '9.3'], 'attacks-twice', { unit: placed.unit.name });
      if (input.exempt.includes(placed.unit.name)) umpire.forbid('9.21', 'already-fought', { unit: placed.unit.name });
      attacking.add(placed);
    }
    for (const hex of targets) {
      if (attacked.has(hex)) umpire.forbid(['9.3', '9.10'], 'attacked-twice', { hex: field.name(hex) });
      if (!duties.enemies.some((enemy) => enemy.hex === hex))
        umpire.forbid('9.1', 'no-enemy-there', { hex: field.name(hex) });
      else if ((attack.kind === 'bombardment' || attackers.some(isGun)) && duties.shunsFire(hex))
        umpire.forbid('22.4', 'irregulars-no-target');
      attacked.add(hex);
      if (attack.kind === 'bombardment') bombarded.add(hex);
    }
    if (attack.kind === 'bombardment') checkBombardment(attackers, targets, duties, umpire);
    else checkAdjacent(attackers, targets, field, duties, umpire);
  });
  // A bombardment may not leave an obliged friend with nobody to attack [10.6].
  for (const placed of bombarded.size > 0 ? duties.stranded(bombarded, attacking) : []) {
    const hex = field.name(duties.reachable(placed)[0]!);
    umpire.forbid('10.6', 'friend-left-alone', { unit: placed.unit.name, hex });
  }
  return { attacking, attacked };
}

/** Everybody beside every hex attacked, and no cliff between [9.1, 9.5, 18.1]. */
function checkAdjacent(
  attackers: readonly Placed[],
  targets: readonly number[],
  field: Field,
  duties: Obligations,
  umpire: Judge,
): void {
  if (attackers.length === 0) umpire.forbid('9.1', 'nobody-attacks');
  for (const { unit, hex } of attackers) {
    for (const target of targets) {
      if (field.board.grid.directionNumber(hex, target) < 0) {
        umpire.forbid(['9.1', '9.5'], 'not-beside', { unit: unit.name, hex: field.name(target) });
      } else if (!duties.canAttack(hex, target)) umpire.forbid('18.1', 'across-cliff', { unit: unit.name });
    }
  }
}

/** Guns away from the enemy, one hex each [10.2, 10.6, 10.12, 11.3]. */
function checkBombardment(
  attackers: readonly Placed[],
  targets: readonly number[],
  duties: Obligations,
  umpire: Judge,
): void {
  if (targets.length > 1) umpire.forbid('10.6', 'one-target');
  for (const placed of attackers) {
    const { name: unit } = placed.unit;
    if (!isGun(placed)) umpire.forbid(['10.7', '10.2'], 'not-artillery', { unit });
    else if (duties.reachable(placed).length > 0) umpire.forbid('10.12', 'battery-adjacent', { unit });
    if (placed.unit.suppressed) umpire.forbid('11.3', 'battery-suppressed', { unit });
  }
  if (umpire.legal) umpire.note(['9.8', '10.6'], 'bombardment-counts');
}
