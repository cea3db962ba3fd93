import { d6 } from '../../../kernel/dice/index.js';
import { choice, flag, integer, list, object, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { nameOf } from '../shared/units.js';
import { CaughtUnit, catchRetreated, decideWinner, firstLosses, retreatAfter } from './battle-aftermath.js';
import { type Aim, type Aims, demandCells, Fire, possibleLosses, shoot, takeAim } from './battle-fire.js';
import { BattleInput } from './battle-input.js';
import { checkBattle, spaceName } from './battle-legality.js';
import { battleLosses, canSpareStep, checkLossWays } from './battle-losses.js';
import { CardDisposition, cardName, dispose, type Role, Winner } from './combat-cards.js';
import { LossOutcome } from './loss-outcome.js';

export class BattleOutcome {
  @flag('A combat took place [CL.N14]') fought!: boolean;
  @object('The attacker’s fire', Fire, { optional: true }) attacker!: Fire | null;
  @object('The defender’s fire', Fire, { optional: true }) defender!: Fire | null;
  @choice('Winner; null where the question ends at the columns [11.2.9]', Winner, { optional: true })
  winner!: Role | 'none' | null;
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
  defenderLosses!: LossOutcome | null;
  @object('How the attacker takes its losses, where all its Loss Factors were sent [11.2.8]', LossOutcome, {
    optional: true,
  })
  attackerLosses!: LossOutcome | null;
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
  stops: [{ id: 'columns', title: { en: 'Only both columns', ja: '両軍の列まで' } }],
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
    const aims = takeAim(input, umpire);
    if (umpire.stopsAt('columns')) return onlyColumns(aims, umpire);
    demandCells(aims);
    checkLossWays(input, 'defender', () => possibleLosses(aims.attacker), umpire);
    checkLossWays(input, 'attacker', () => possibleLosses(aims.defender), umpire);
    const attacker = shoot('attacker', aims.attacker, umpire);
    const defender = shoot('defender', aims.defender, umpire);
    umpire.note(['11.2.8', '11.3'], 'losses-due', { defender: attacker.lossNumber, attacker: defender.lossNumber });
    const first = firstLosses(input, umpire);
    const caught = catchRetreated(input, umpire, attacker.lossNumber);
    const defenderLosses = battleLosses(input, 'defender', attacker.lossNumber, umpire);
    const attackerLosses = battleLosses(input, 'attacker', defender.lossNumber, umpire);
    const winner = decideWinner(umpire, attacker.lossNumber, defender.lossNumber);
    const survivors = {
      attackerGone: attackerLosses?.outcome.wipedOut === true,
      defenderGone: defenderLosses?.outcome.wipedOut === true || allCaught(caught, input),
      stepToSpare: () => caught.some((unit) => unit.replaced) || canSpareStep(input, defenderLosses, umpire),
    };
    const retreat = retreatAfter(input, umpire, winner, attacker.lossNumber - defender.lossNumber, survivors);
    const cards = dispose(umpire, input.cards, winner);
    umpire.summarise('battle-summary', {
      attacker: attacker.lossNumber,
      defender: defender.lossNumber,
      winner,
      retreat: retreat.retreatSpaces,
    });
    return {
      fought: true,
      attacker,
      defender,
      winner,
      ...retreat,
      caught,
      ...first,
      defenderLosses: defenderLosses?.outcome ?? null,
      attackerLosses: attackerLosses?.outcome ?? null,
      cards,
    };
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

/** CL.N14: with its only attacker gone there is no combat, and every other card goes back to where it was. */
function noCombat(input: BattleInput, umpire: Judge): BattleOutcome {
  umpire.note('CL.N14', 'no-attacker-left');
  umpire.summarise('no-combat');
  const cards = input.cards.map((card, i): CardDisposition => {
    const isDefection = card.card === 'defection';
    if (!isDefection) return { card: cardName(card, i), fate: card.faceUp ? 'faceUp' : 'returnedToHand' };
    return { card: cardName(card, i), fate: card.asterisk ? 'permanentlyRemoved' : 'discarded' };
  });
  return { ...NOTHING_DECIDED, winner: 'none', cards };
}

const NOTHING_DECIDED: BattleOutcome = {
  fought: false,
  attacker: null,
  defender: null,
  winner: null,
  retreatSpaces: 0,
  mayCancelRetreat: false,
  caught: [],
  firstLossAfr: false,
  firstLossArmour: [],
  defenderLosses: null,
  attackerLosses: null,
  cards: [],
};

/** 11.2.6: the question ends before the dice; nothing behind them is known. */
function onlyColumns({ attacker, defender }: Aims, umpire: Judge): BattleOutcome {
  umpire.summarise('columns-summary', { attacker: attacker.fire.column, defender: defender.fire.column });
  const unread = (aim: Aim): Fire => ({ ...aim.fire, die: null, lossNumber: null });
  return { ...NOTHING_DECIDED, fought: true, attacker: unread(attacker), defender: unread(defender) };
}

/** 11.4.6: the whole defence had retreated here and is gone. */
const allCaught = (caught: readonly CaughtUnit[], input: BattleInput): boolean =>
  caught.length === input.defence.units.length && caught.every((unit) => !unit.replaced);
