import { flag, list, texts } from '../../../kernel/fields/index.js';
import type { HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { Positions } from '../shared/map.js';
import { callName, isManoeuvre } from '../shared/units.js';
import { ObjectiveBars } from '../status/objective-rules.js';
import { opponentOf } from '../vocabulary.js';
import { judgeStackSplit } from './attack-legality.js';
import { findObligations, ObligationsInput, type ObligedUnit } from './attack-obligations.js';
import { checkFire } from './support.js';

/** One combat as it is declared at the start of the phase [11.1]. */
export class DeclaredAttack {
  @texts('Names of the attacking manoeuvre units; none for a barrage', { max: 60, maxItems: 40, default: [] })
  attackers!: string[];
  @texts('Names of the artillery units that support or barrage', { max: 60, maxItems: 40, default: [] })
  guns!: string[];
  @texts('Hexes attacked', { max: 12, minItems: 1, maxItems: 6 }) targets!: string[];
}

export class AttackPlanInput extends ObligationsInput {
  @list('Every attack and barrage of the phase [11.1]', DeclaredAttack, { maxItems: 60, default: [] })
  attacks!: DeclaredAttack[];
}

export class AttackPlanOutcome {
  @flag('Every duty to attack is met [11.1]', {}) complete!: boolean;
  @texts('Units that must attack and do not', { max: 60, maxItems: 400 }) idleUnits!: string[];
  @texts('Artillery units that must fire and do not [12.51]', { max: 60, maxItems: 400 }) idleGuns!: string[];
  @texts('Enemy hexes that must be attacked and are not', { max: 12, maxItems: 400 }) spared!: string[];
}

interface Named {
  readonly unit: ObligedUnit;
  readonly hex: HexIndex;
}

/** What has been declared so far, to catch a unit or hex that is used twice. */
class Declarations {
  readonly used = new Set<string>();
  readonly attacked = new Map<HexIndex, 'attack' | 'barrage'>();
  readonly #stacks = new Map<HexIndex, number>();
  readonly #objectives: ObjectiveBars;

  constructor(
    private readonly input: AttackPlanInput,
    private readonly positions: Positions<ObligedUnit>,
    private readonly umpire: Judge,
  ) {
    this.#objectives = new ObjectiveBars(input, umpire);
  }

  declare({ attackers, guns, targets }: DeclaredAttack, at: number): void {
    const hexes = targets.map((name, i) => hexAt(this.positions.board, name, `/attacks/${at}/targets/${i}`));
    const divisions = new Set<string>();
    const enlist = ({ unit }: Named): void => void (unit.division !== undefined && divisions.add(unit.division));
    hexes.forEach((hex) => {
      this.#target(hex, attackers.length > 0 ? 'attack' : 'barrage');
    });
    attackers.forEach((name, i) => {
      const found = this.#find(name, `/attacks/${at}/attackers/${i}`);
      this.#attacker(name, found, hexes, at);
      enlist(found);
    });
    guns.forEach((name, i) => {
      const found = this.#find(name, `/attacks/${at}/guns/${i}`);
      this.#gun(name, found);
      // Who barrages attacks in his own right, who supports does not [12.1].
      if (attackers.length === 0) enlist(found);
    });
    this.#objectives.judge(divisions, targets);
    if (attackers.length > 0) return;
    if (guns.length === 0) this.umpire.forbid('11.1', 'nobody-attacks', { hexes: targets });
    else if (hexes.length > 1) this.umpire.forbid('12.4', 'barrage-one-hex', { hexes: targets });
  }

  /** Artillery in supply and in command, each gun once [12.1, 12.2]. */
  #gun(name: string, { unit }: Named): void {
    if (unit.type !== 'artillery') this.umpire.forbid('12.0', 'not-artillery', { unit: name, type: unit.type });
    else checkFire(unit, name, this.umpire);
    this.#use(name, '12.1');
  }

  /** A hex is attacked once, and not barraged as well [11.1, 11.2.1, 12.4]. */
  #target(hex: HexIndex, kind: 'attack' | 'barrage'): void {
    const name = this.positions.board.grid.name(hex);
    const before = this.attacked.get(hex);
    if (!this.positions.holds(hex, opponentOf(this.input.side))) {
      this.umpire.forbid('11.1', 'no-enemy-there', { hex: name });
    } else if (before !== undefined && (before === 'attack' || kind === 'attack')) {
      const barrage = before === 'barrage' || kind === 'barrage';
      this.umpire.forbid(barrage ? '12.4' : ['11.1', '11.2.1'], 'hex-declared-twice', { hex: name });
    }
    this.attacked.set(hex, kind);
  }

  /** Adjacent manoeuvre units, each once, each stack together [11.1]. */
  #attacker(name: string, { unit, hex }: Named, targets: readonly HexIndex[], at: number): void {
    if (!isManoeuvre(unit.type)) this.umpire.forbid('12.1', 'cannot-attack', { unit: name, type: unit.type });
    if (!targets.some((target) => this.positions.board.grid.adjacent(hex, target))) {
      this.umpire.forbid('11.1', 'not-next-to-target', { unit: name });
    }
    this.#use(name, '11.1');
    const other = this.#stacks.get(hex);
    if (other !== undefined && other !== at) judgeStackSplit(name, this.umpire);
    this.#stacks.set(hex, at);
  }

  #use(name: string, rule: string): void {
    if (this.used.has(name)) this.umpire.forbid(rule, 'declared-twice', { unit: name });
    this.used.add(name);
  }

  #find(name: string, pointer: string): Named {
    const at = this.input.units.findIndex((unit, i) => unit.side === this.input.side && callName(unit, i) === name);
    if (at >= 0) return { unit: this.input.units[at]!, hex: this.positions.hexes[at]! };
    throw new InvalidSituationError([
      {
        pointer,
        detail: {
          en: `no unit of the side is called "${name}"`,
          ja: `この陣営に「${name}」というユニットはありません`,
        },
      },
    ]);
  }
}

export const attackPlan = procedure<AttackPlanInput, AttackPlanOutcome, Options>({
  id: 'attack-plan',
  resolver: 'combat',
  title: { en: 'Declaration of attacks', ja: '攻撃の宣言' },
  description: {
    en: 'Checks all attacks declared for a combat phase: who attacks whom once, and whether every duty is met.',
    ja: '戦闘フェイズの攻撃宣言全体を調べ、組合せの可否と義務がすべて果たされるかを判定する。',
  },
  rules: ['11.1'],
  input: AttackPlanInput,
  outcome: AttackPlanOutcome,
  example: {
    input: {
      side: 'republican',
      map: { grid: { columns: 5, rows: 5 } },
      units: [
        { name: 'ours', hex: '0202', side: 'republican', attack: 2 },
        { name: 'theirs', hex: '0203', side: 'nationalist', attack: 4 },
      ],
      attacks: [{ attackers: ['ours'], targets: ['0203'] }],
    },
  },
  resolve(input, umpire) {
    const positions = new Positions(layOutMap(input.map), input.units);
    const duties = findObligations(input, positions, umpire);
    const declared = new Declarations(input, positions, umpire);
    input.attacks.forEach((attack, at) => {
      declared.declare(attack, at);
    });
    const idleUnits = duties.mustAttack.map(({ unit }) => unit).filter((unit) => !declared.used.has(unit));
    const idleGuns = duties.mustFire.filter((gun) => !declared.used.has(gun));
    const spared = duties.mustBeAttacked.filter((hex) => !declared.attacked.has(positions.board.grid.index(hex)));
    if (idleUnits.length > 0) umpire.forbid(['11.1', '11.0'], 'duty-of-units', { units: idleUnits });
    if (idleGuns.length > 0) umpire.forbid('12.51', 'duty-of-guns', { units: idleGuns });
    if (spared.length > 0) umpire.forbid(['11.1', '12.51'], 'duty-towards-hexes', { hexes: spared });
    const complete = idleUnits.length + idleGuns.length + spared.length === 0;
    if (umpire.legal) umpire.summarise('plan-summary', { attacks: input.attacks.length });
    return { complete, idleUnits, idleGuns, spared };
  },
});
