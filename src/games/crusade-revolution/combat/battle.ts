import { d6 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { isCorps, nameOf } from '../shared/units.js';
import { CaughtUnit, catchRetreated, decideWinner, firstLosses, retreatAfter } from './battle-aftermath.js';
import { type AttackingUnit, BattleInput, type DefendingUnit } from './battle-input.js';
import { checkBattle, spaceName } from './battle-legality.js';
import { battleLosses, canSpareStep } from './battle-losses.js';
import { addDrms, addShifts, type Modifiers, playCards } from './battle-modifiers.js';
import { CardDisposition, cardName, dispose, type Role, Winner } from './combat-cards.js';
import { fireTable, type Reader, type TableName } from './fire-table.js';
import { LossOutcome } from './loss-outcome.js';

const FireTableName = defineChoice('FireTableName', ['division', 'corps']);

class Fire {
  @integer('Combat strength [11.2.3]', { min: 0, max: 999 }) strength!: number;
  @choice('Fire table [11.2.6]', FireTableName) table!: TableName;
  @text('Column of the strength itself', { max: 12 }) baseColumn!: string;
  @integer('Net shift, left negative [11.2.6]', { min: -99, max: 99 }) shift!: number;
  @text('Column fired on', { max: 12 }) column!: string;
  @integer('Sum of die-roll modifiers [11.2.5]', { min: -99, max: 99 }) drm!: number;
  @integer('Loss Number inflicted on the enemy [11.2.7]', { min: 0, max: 20 }) lossNumber!: number;
}

class BattleOutcome {
  @flag('A combat took place [CL.N14]') fought!: boolean;
  @object('The attacker’s fire', Fire, { optional: true }) attacker?: Fire;
  @object('The defender’s fire', Fire, { optional: true }) defender?: Fire;
  @choice('Winner [11.2.9]', Winner) winner!: Role | 'none';
  @integer('Spaces the surviving defenders retreat if an attacker survives [11.4.2]', { min: 0, max: 2 })
  retreatSpaces!: number;
  @flag('A step loss may cancel the retreat: the ground lets it, and a defending step would be left [11.4.3]')
  mayCancelRetreat!: boolean;
  @list('Units eliminated because they had retreated [11.4.6]', CaughtUnit, { maxItems: 6 }) caught!: CaughtUnit[];
  @flag('The first loss of the attacker falls on an AFR unit if it can [11.3.6]') firstLossAfr!: boolean;
  @texts('Armour on which the attacker’s first loss falls if it can [11.3.6]', { max: 60, maxItems: 24 })
  firstLossArmour!: string[];
  @object('How the defender takes its losses, where all its Loss Factors were sent [11.2.8]', LossOutcome, {
    optional: true,
  })
  defenderLosses?: LossOutcome;
  @object('How the attacker takes its losses, where all its Loss Factors were sent [11.2.8]', LossOutcome, {
    optional: true,
  })
  attackerLosses?: LossOutcome;
  @list('Where the combat cards go [8.5.3]', CardDisposition, { maxItems: 20 }) cards!: CardDisposition[];
}

export const battle = procedure<BattleInput, BattleOutcome, Options>({
  id: 'battle',
  resolver: 'combat',
  title: { en: 'Combat', ja: '戦闘' },
  description: {
    en: 'A whole combat up to both Loss Numbers: strengths, cards, modifiers, fire table and column with shifts, winner, retreat owed and cards kept.',
    ja: '損失ナンバーまでの戦闘全体。戦力、カード、修正、射撃表と列、勝者、退却、カードの行方。',
  },
  rules: ['11.1', '11.2'],
  input: BattleInput,
  outcome: BattleOutcome,
  dice: [
    {
      name: 'attacker',
      die: d6,
      title: { en: 'the attacker’s fire', ja: '攻撃側の射撃' },
      when: { en: 'once, where there is a combat', ja: '戦闘が行われるとき一回' },
    },
    {
      name: 'defender',
      die: d6,
      title: { en: 'the defender’s fire', ja: '防御側の射撃' },
      when: { en: 'once, where there is a combat', ja: '戦闘が行われるとき一回' },
    },
  ],
  example: {
    input: {
      attacker: 'nationalist',
      turn: 7,
      attackers: [
        {
          units: [
            { type: 'inf', cf: 2 },
            { type: 'inf', cf: 2 },
            { type: 'inf', cf: 2 },
          ],
        },
      ],
      defence: { units: [{ type: 'corps', cf: 2, reduced: true }] },
      fireTables: {
        division: {
          lowest: [0, 3, 6],
          columns: ['0-2', '3-5', '6'],
          rows: [
            [0, 0, 1],
            [0, 1, 1],
            [0, 1, 2],
            [1, 1, 2],
            [1, 1, 3],
            [1, 2, 3],
          ].map((losses) => ({ losses })),
        },
        corps: {
          lowest: [0, 2, 6],
          columns: ['1', '2', '6-8'],
          rows: [
            [0, 1, 3],
            [1, 1, 3],
            [1, 2, 4],
            [1, 2, 4],
            [2, 3, 5],
            [2, 3, 5],
          ].map((losses) => ({ losses })),
        },
      },
    },
    dice: { given: [4, 2] },
  },
  resolve(input, umpire) {
    checkBattle(input, umpire);
    checkSeason(input, umpire);
    if (!umpire.legal) return null;
    designate(input, umpire);
    if (everyAttackerDefected(input)) return noCombat(input, umpire);
    const { attacker, defender } = exchangeFire(input, umpire);
    umpire.note(['11.2.8', '11.3'], 'losses-due', { defender: attacker.lossNumber, attacker: defender.lossNumber });
    const first = firstLosses(input, umpire);
    const caught = catchRetreated(input, umpire, attacker.lossNumber);
    const defenderLosses = battleLosses(input, 'defender', attacker.lossNumber, umpire);
    const attackerLosses = battleLosses(input, 'attacker', defender.lossNumber, umpire);
    const winner = decideWinner(umpire, attacker.lossNumber, defender.lossNumber);
    const survivors = {
      attackerGone: attackerLosses?.outcome.wipedOut === true,
      defenderGone: defenderLosses?.outcome.wipedOut === true || allCaught(caught, input),
      stepToSpare: caught.some((unit) => unit.replaced) || canSpareStep(input, defenderLosses, umpire),
    };
    const retreat = retreatAfter(input, umpire, winner, attacker.lossNumber - defender.lossNumber, survivors);
    const cards = dispose(umpire, input.cards, winner);
    umpire.summarise('battle-summary', {
      attacker: attacker.lossNumber,
      defender: defender.lossNumber,
      winner,
      retreat: retreat.retreatSpaces,
    });
    const losses = taken(defenderLosses?.outcome, attackerLosses?.outcome);
    return { fought: true, attacker, defender, winner, ...retreat, caught, ...first, ...losses, cards };
  },
});

function checkSeason(input: BattleInput, umpire: Judge): void {
  if (input.severeWinter && !umpire.chart('turn-track').flag(input.turn, 'winter'))
    umpire.forbid(['16.5.1', '16.5.3'], 'not-a-winter-turn', { turn: input.turn });
  if (input.counterattack && input.attacker === 'nationalist')
    umpire.forbid(['8.5.5.2', '8.5.5.1'], 'counterattack-is-republican');
}

/** 11.2.2: the space attacked and everyone who attacks it. */
function designate(input: BattleInput, umpire: Judge): void {
  umpire.note(['11.2.2', '11.2.1', '11.2', '11.1', '11.1.2', '11.1.3', '11.0'], 'combat-designated', {
    space: input.defence.name ?? '-',
    spaces: input.attackers.length,
    units: input.attackers.reduce((total, space) => total + space.units.length, 0),
    defenders: input.defence.units.length,
  });
  input.attackers.forEach((space, i) => {
    if (space.stayOut > 0)
      umpire.note(['11.1.7', '11.1.4'], 'units-stay-out', { space: spaceName(space, i), units: space.stayOut });
    space.units.forEach((unit, j) => {
      if (unit.defected) umpire.note('CL.N14', 'unit-defected', { unit: nameOf(unit, j) });
    });
  });
}

const everyAttackerDefected = (input: BattleInput): boolean =>
  input.attackers.every((space) => space.units.every((unit) => unit.defected));

/** CL.N14: with its only attacker gone there is no combat, and every other card goes back to its owner's hand. */
function noCombat(input: BattleInput, umpire: Judge): BattleOutcome {
  umpire.note('CL.N14', 'no-attacker-left');
  umpire.summarise('no-combat');
  const cards = input.cards.map((card, i): CardDisposition => {
    const isDefection = card.card === 'defection';
    const fate = !isDefection ? 'returnedToHand' : card.asterisk ? 'permanentlyRemoved' : 'discarded';
    return { card: cardName(card, i), fate };
  });
  return {
    fought: false,
    winner: 'none',
    retreatSpaces: 0,
    mayCancelRetreat: false,
    caught: [],
    firstLossAfr: false,
    firstLossArmour: [],
    cards,
  };
}

/** 11.2.3-11.2.7: strengths, cards, modifiers, both places on the tables, and only then both dice. */
function exchangeFire(input: BattleInput, umpire: Judge): { attacker: Fire; defender: Fire } {
  const attackers = input.attackers.flatMap((space) => space.units).filter((unit) => !unit.defected);
  const stood = input.defence.units.filter((unit) => !unit.retreated);
  const attackerStrength = attackStrength(attackers, umpire);
  const defenderStrength = defenceStrength(input, umpire);
  const sum: Modifiers = { attackerDrm: 0, defenderDrm: 0, attackerShift: 0, defenderShift: 0 };
  playCards(input, umpire, sum);
  addDrms(input, umpire, sum);
  addShifts(input, umpire, sum);
  const attack = aim('attacker', attackerStrength, hasCorps(attackers), sum, input, umpire);
  const reply = aim('defender', defenderStrength, hasCorps(stood), sum, input, umpire);
  demandFacts(
    [attack, reply].map(({ fire, table, column }) =>
      table.missing(
        FACES.map((face) => modified(face, fire.drm)),
        column,
      ),
    ),
  );
  return { attacker: shoot('attacker', attack, umpire), defender: shoot('defender', reply, umpire) };
}

const hasCorps = (units: readonly AttackingUnit[] | readonly DefendingUnit[]): boolean =>
  units.some((unit) => isCorps(unit.type));

/** 11.2.3, 11.1.6: what attacks, a strength of 0 included. */
function attackStrength(attackers: readonly AttackingUnit[], umpire: Judge): number {
  const strength = attackers.reduce((total, unit) => total + unit.cf, 0);
  umpire.note('11.2.3', 'strength', { side: 'attacker', strength });
  if (attackers.some((unit) => unit.cf === 0)) umpire.note('11.1.6', 'zero-strength');
  return strength;
}

/** 11.2.3, 11.4.6: what defends; units that retreated here add nothing. */
function defenceStrength(input: BattleInput, umpire: Judge): number {
  const { units, supply } = input.defence;
  let strength = 0;
  units.forEach((unit, i) => {
    if (unit.retreated) umpire.note('11.4.6', 'retreated-adds-nothing', { unit: nameOf(unit, i) });
    else strength += unit.cf;
  });
  umpire.note('11.2.3', 'strength', { side: 'defender', strength });
  if (supply === 'outOfSupply' || supply === 'limited')
    umpire.note(['13.3.4', '13.3.3', '13.1.1.1', '13.3'], 'defends-out-of-supply', { state: supply });
  return strength;
}

/** A side's place on its table, before the die. */
interface Aim {
  readonly fire: Omit<Fire, 'lossNumber'>;
  readonly table: Reader;
  readonly column: number;
}

/** 11.2.6: the table by the presence of a corps, the column by strength, then the net shift once. */
function aim(side: Role, strength: number, corps: boolean, sum: Modifiers, input: BattleInput, umpire: Judge): Aim {
  const name: TableName = corps ? 'corps' : 'division';
  const table = fireTable(umpire, name, input.fireTables);
  const base = table.columnFor(strength);
  const shift = sum[`${side}Shift`];
  const column = table.shift(base, shift);
  const [baseColumn, label] = [table.label(base), table.label(column)];
  umpire.note('11.2.6', 'fire-column', { side, table: name, base: baseColumn, shift, column: label });
  return { fire: { strength, table: name, baseColumn, shift, column: label, drm: sum[`${side}Drm`] }, table, column };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** 11.2.7: never below 1 or above 6. */
const modified = (rolled: number, drm: number): number => Math.min(Math.max(rolled + drm, 1), 6);

/** 11.2.7: the modified die, read in the column. */
function shoot(side: Role, { fire, table, column }: Aim, umpire: Judge): Fire {
  const rolled = umpire.roll(side);
  const die = modified(rolled, fire.drm);
  const lossNumber = table.losses(die, column);
  umpire.note(['11.2.7', '11.3.1'], 'fire-result', { side, rolled, drm: fire.drm, die, losses: lossNumber });
  return { ...fire, lossNumber };
}

/** 11.4.6: the whole defence had retreated here and is gone. */
const allCaught = (caught: readonly CaughtUnit[], input: BattleInput): boolean =>
  caught.length === input.defence.units.length && caught.every((unit) => !unit.replaced);

/** What is known of the losses, and nothing where it is not. */
const taken = (defenderLosses?: LossOutcome, attackerLosses?: LossOutcome) => ({
  ...(defenderLosses ? { defenderLosses } : {}),
  ...(attackerLosses ? { attackerLosses } : {}),
});
