import {
  type ChoiceOf,
  choice,
  defineChoice,
  flag,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import { MovementCosts } from '../movement/costs.js';
import { Entry } from '../movement/entry.js';
import { type Mover, movementClass } from '../movement/mover.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { callName, isAdjacent } from '../shared/units.js';
import { AttackKind, Party, UnitSize, type UnitType } from '../vocabulary.js';
import { AdvanceOutcome, judgeAdvance, type Victor } from './advance-options.js';
import { AttackOutcome, resolveAttack } from './attack.js';
import { AttackInput } from './attack-input.js';
import type { CombatEffect } from './crt.js';
import { checkFormerHex, judgeRetreat, RetreatFate, RetreatHex } from './retreat-options.js';
import { applyLosses, UnitAfterLoss } from './step-loss.js';

/** What must be known of a unit once the die has fallen. */
export class Standing {
  @integer('Steps it has now: 2 full, 1 reduced or without a reverse face [11.5]', { min: 1, max: 2, default: 2 })
  steps!: number;
  @choice('Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9]', UnitSize, {
    optional: true,
  })
  size?: UnitSize;
  @flag('A German F/88, which is mechanized [6.4]') f88!: boolean;
  @list('The hexes around it, where a retreat could lead [11.6]', RetreatHex, { maxItems: 6 }) hexes!: RetreatHex[];
  @text('Attacker: the hex it stood in just before it entered the enemy zone in the movement phase just ended [11.6]', {
    max: 20,
    optional: true,
  })
  cameFrom?: string;
  @object('The hex the enemy would leave, as this unit would enter it [11.7]', Entry, { default: {} }) into!: Entry;
}

export class WholeCombatInput extends AttackInput {
  @list('How each attacker stands, in the order of the attackers', Standing, { maxItems: 40, default: [] })
  attackersStand!: Standing[];
  @list('How each defender stands, in the order of the defenders', Standing, { maxItems: 40, default: [] })
  defendersStand!: Standing[];
  @list(
    'How each supporting gun stands, in the order of the guns; those at the next hex share the results [12.5]',
    Standing,
    {
      maxItems: 40,
      default: [],
    },
  )
  gunsStand!: Standing[];
}

export const CombatChoice = defineChoice('CombatChoice', ['loss', 'retreat', 'advance']);
export type CombatChoice = ChoiceOf<typeof CombatChoice>;

export class LossesTaken {
  @choice('Who loses them', Party) party!: Party;
  @integer('Steps due [11.4]', { min: 0, max: 2 }) steps!: number;
  @texts('Units among which the owner chooses [11.4]', { max: 60, maxItems: 80 }) among!: string[];
  @flag('Nothing is left to choose: these units have lost them', {}) settled!: boolean;
  @list('What became of the units, where nothing was left to choose [11.5]', UnitAfterLoss, { maxItems: 80 })
  units!: UnitAfterLoss[];
}

export class RetreatMade {
  @text('Unit', { max: 60 }) unit!: string;
  @choice('Whose it is', Party) party!: Party;
  @choice('What it may do [11.6]', RetreatFate) fate!: RetreatFate;
  @texts('Hexes it may retreat to', { max: 20, maxItems: 6 }) hexes!: string[];
}

export class OpenChoice {
  @choice('Who chooses', Party) party!: Party;
  @choice('What', CombatChoice) what!: CombatChoice;
  @text('The unit that retreats; null for losses and the advance', { max: 60, optional: true }) unit!: string | null;
  @texts('Among what: units, or hexes for a retreat', { max: 60, maxItems: 80 }) among!: string[];
}

export class WholeCombatOutcome {
  @object('The combat up to its printed result', AttackOutcome) attack!: AttackOutcome;
  @list('Losses, attacker before defender [11.4]', LossesTaken, { maxItems: 2 }) losses!: LossesTaken[];
  @list('Retreats of those who are left [11.6]', RetreatMade, { maxItems: 80 }) retreats!: RetreatMade[];
  @texts('Units certain to be gone [11.5, 11.6]', { max: 60, maxItems: 80 }) eliminated!: string[];
  @object('Who may advance, and whether all fit; null where nobody may [11.7]', AdvanceOutcome, { optional: true })
  advance!: AdvanceOutcome | null;
  @list('What is left to the players, in the order of the book', OpenChoice, { maxItems: 90 }) choices!: OpenChoice[];
}

interface Fighter {
  readonly name: string;
  readonly type: UnitType;
  readonly f88: boolean;
  readonly stand: Standing;
}

type Contestant = 'attacker' | 'defender';

/** Every unit that some result of the table could touch needs its standing, whichever die falls. */
function missingStandings(input: WholeCombatInput): MissingFact[] {
  const detail = {
    en: 'send the steps of the unit and the hexes around it',
    ja: 'ユニットのステップ数と周囲のヘクスを送ってください',
  };
  const absent = (key: 'attackersStand' | 'defendersStand' | 'gunsStand', count: number): MissingFact[] =>
    Array.from({ length: Math.max(0, count - input[key].length) }, (_, more) => ({
      pointer: `/${key}/${input[key].length + more}`,
      rule: '11.6',
      detail,
    }));
  const guns = input.guns.reduce((last, gun, at) => (isAdjacent(gun) ? at + 1 : last), 0);
  return [
    ...absent('attackersStand', input.attackers.length),
    ...absent('defendersStand', input.defenders.length),
    ...absent('gunsStand', guns),
  ];
}

/** Those of a side who share its result: guns only at the next hex [12.5]. */
function fightersOf(input: WholeCombatInput, party: Contestant): Fighter[] {
  if (party === 'defender') {
    return input.defenders.map((unit, at) => ({
      name: callName(unit, at),
      type: unit.type,
      f88: unit.f88 || input.defendersStand[at]!.f88,
      stand: input.defendersStand[at]!,
    }));
  }
  return [
    ...input.attackers.map((unit, at) => ({
      name: callName(unit, at),
      type: unit.type,
      f88: input.attackersStand[at]!.f88,
      stand: input.attackersStand[at]!,
    })),
    ...input.guns.flatMap((gun, at) =>
      isAdjacent(gun)
        ? [{ name: callName(gun, at), type: 'artillery' as const, f88: false, stand: input.gunsStand[at]! }]
        : [],
    ),
  ];
}

const moverOf = ({ name, type, f88, stand }: Fighter): Mover => ({
  name,
  type,
  f88,
  ...(stand.size === undefined ? {} : { size: stand.size }),
  inSupply: true,
  inCommand: true,
});

/** Losses that leave nothing to choose are taken: one unit alone, or no more steps than are due [11.4, 11.5]. */
function takeLosses(party: Contestant, due: number, fighters: readonly Fighter[], umpire: Judge): LossesTaken[] {
  if (due === 0) return [];
  // A leader has no step to lose [14.4].
  const among = fighters.filter(({ type }) => type !== 'leader');
  const steps = among.reduce((sum, { stand }) => sum + stand.steps, 0);
  const settled = among.length === 1 || steps <= due;
  const units = settled
    ? applyLosses(
        among.map(({ name, stand }) => ({ name, steps: stand.steps, losses: Math.min(due, stand.steps) })),
        umpire,
      )
    : [];
  return [{ party, steps: due, among: among.map(({ name }) => name), settled, units }];
}

/** One side after the die: losses first, then the retreat of whoever is left [11.4, 11.6]. */
function aftermath(input: WholeCombatInput, party: Contestant, effect: CombatEffect, umpire: Judge) {
  const fighters = fightersOf(input, party);
  const losses = takeLosses(party, effect.stepLosses, fighters, umpire);
  const removed = new Set(
    losses.flatMap(({ units }) => units.filter(({ fate }) => fate === 'removed')).map(({ name }) => name),
  );
  const left = fighters.filter(({ name }) => !removed.has(name));
  const retreats =
    effect.retreatHexes === 0
      ? []
      : left.map((fighter): RetreatMade => {
          const unit = moverOf(fighter);
          const { hexes, cameFrom } = fighter.stand;
          const costs = new MovementCosts(umpire, input.scenario, input.weather, movementClass(unit));
          const around = {
            scenario: input.scenario,
            party,
            unit,
            hexes,
            ...(cameFrom === undefined ? {} : { cameFrom }),
          };
          return { unit: fighter.name, party, ...judgeRetreat(around, costs, umpire) };
        });
  return { losses, left, retreats, removed: [...removed] };
}

/** Who may follow: whoever beat back the enemy, and where the switch allows it, whoever killed all of him [11.7]. */
function followers({ mayAdvance }: AttackOutcome, attackers: number, defenders: number, umpire: Judge): Party {
  if (mayAdvance !== 'none') return mayAdvance!;
  if (attackers > 0 === defenders > 0) return 'none';
  const option = 'advanceOnElimination';
  if (!umpire.options.advanceOnElimination) {
    umpire.note('11.7', 'no-advance-after-losses', { option });
    return 'none';
  }
  umpire.note('11.7', 'advance-after-losses', { option });
  return defenders === 0 ? 'attacker' : 'defender';
}

/** The victors who are left and stand next to the hex that was given up [11.7]. */
function advanceOf(input: WholeCombatInput, victors: readonly Fighter[], umpire: Judge): AdvanceOutcome | null {
  if (victors.length === 0) return null;
  const { scenario, weather } = input;
  const moving = victors.map(
    (fighter): Victor => ({
      ...moverOf(fighter),
      adjacent: true,
      tookPart: true,
      into: fighter.stand.into,
    }),
  );
  return judgeAdvance({ scenario, weather, victors: moving }, umpire);
}

/** What the players still decide, in the order of the book [5.0 E(8)]. */
function openChoices(
  losses: readonly LossesTaken[],
  retreats: readonly RetreatMade[],
  party: Party,
  advance: AdvanceOutcome | null,
): OpenChoice[] {
  return [
    ...losses
      .filter(({ settled }) => !settled)
      .map(({ party: owner, among }) => ({ party: owner, what: 'loss' as const, unit: null, among })),
    ...retreats
      .filter(({ fate }) => fate === 'chooses')
      .map(({ party: owner, unit, hexes }) => ({ party: owner, what: 'retreat' as const, unit, among: hexes })),
    ...(advance && advance.mayAdvance.length > 0
      ? [{ party, what: 'advance' as const, unit: null, among: advance.mayAdvance }]
      : []),
  ];
}

export const wholeCombat = procedure<WholeCombatInput, WholeCombatOutcome, Options>({
  id: 'whole-combat',
  resolver: 'combat',
  title: { en: 'A combat to its end', ja: '戦闘の終わりまで' },
  description: {
    en: 'An attack with its losses, retreats and advance in one answer; what the players still choose is listed.',
    ja: '攻撃とその損害、後退、戦闘後前進を一度に求め、プレイヤーに残る選択を示す。',
  },
  rules: ['11.4', '11.5', '11.6', '11.7'],
  dice: [DICE.combat],
  input: WholeCombatInput,
  outcome: WholeCombatOutcome,
  example: {
    input: {
      side: 'republican',
      attackers: [{ name: '11th', attack: 8 }],
      attackersStand: [{ hexes: [{ hex: '0101' }] }],
      defenders: [{ name: '6th Bn', defence: 3 }],
      defendersStand: [{ hexes: [{ hex: '0303' }, { hex: '0304', enemyZoc: true }] }],
    },
    dice: { given: [6] },
  },
  resolve(input, umpire) {
    demandFacts(missingStandings(input));
    for (const key of ['attackersStand', 'gunsStand'] as const)
      for (const [at, stand] of input[key].entries()) checkFormerHex(stand, `/${key}/${at}`);
    const attack = resolveAttack(input, umpire);
    if (attack === null) return null;
    const attacker = aftermath(input, 'attacker', attack.attacker!, umpire);
    const defender = aftermath(input, 'defender', attack.defender!, umpire);
    const party = followers(attack, attacker.left.length, defender.left.length, umpire);
    const victors = party === 'attacker' ? attacker.left : party === 'defender' ? defender.left : [];
    const advance = advanceOf(input, victors, umpire);
    const losses = [...attacker.losses, ...defender.losses];
    const retreats = [...attacker.retreats, ...defender.retreats];
    const dead = retreats.filter(({ fate }) => fate === 'eliminated').map(({ unit }) => unit);
    const eliminated = [...attacker.removed, ...defender.removed, ...dead];
    const choices = openChoices(losses, retreats, party, advance);
    umpire.summarise('whole-combat-summary', {
      column: attack.column,
      result: attack.result!,
      eliminated: eliminated.length,
      choices: choices.length,
    });
    return { attack, losses, retreats, eliminated, advance, choices };
  },
  variants(input) {
    if (input.kind !== undefined) return [];
    return AttackKind.values.map((kind) => ({ name: kind, input: { ...input, kind } }));
  },
});
