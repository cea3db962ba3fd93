import { type ChoiceOf, choice, defineChoice, integer, text, texts } from '../../../kernel/fields/index.js';
import { mayFly } from '../movement/airmobile-units.js';
import type { Judge } from '../options.js';
import { type AttackPiece, type DefencePiece, isDefendingGun, isWorthless, printedDefence } from './forces.js';

/** The results both tables print [18.2, 18.3]. */
export const PRINTED_RESULTS = ['A1', 'A2', 'AE', 'BR', 'EX', 'AX', 'D1', 'D2', 'D3', 'D4', 'DE'] as const;

export const Result = defineChoice('Result', [...PRINTED_RESULTS, 'noCombat']);
export type Result = ChoiceOf<typeof Result>;

const Fate = defineChoice('Fate', ['stands', 'retreats', 'eliminated', 'retreatsUnlessChosen', 'standsUnlessChosen']);
export type Fate = ChoiceOf<typeof Fate>;

export class UnitFate {
  @text('The unit', { max: 40 }) unit!: string;
  @choice('What becomes of it; "unless chosen": its owner still picks the losses', Fate) fate!: Fate;
  @integer('Hexes to retreat, if it does [9.16]', { min: 0, max: 4 }) hexes!: number;
}

export class LossesOwed {
  @integer('Units the attacker removes by choice (A2) [9.14]', { min: 0, max: 1 }) units!: number;
  @integer('Loss value the attacker must pay at least (EX, AX) [9.14]', { min: 0, max: 9999 }) value!: number;
  @integer('Loss value of all attackers together; all are lost where it falls short', { min: 0, max: 9999 })
  available!: number;
}

const AdvancingSide = defineChoice('AdvancingSide', ['attacker', 'defender', 'nobody']);
const AdvanceTo = defineChoice('AdvanceTo', ['retreatPath', 'vacatedHex', 'nowhere']);

export class AdvanceRight {
  @choice('Who may advance [9.19]', AdvancingSide) side!: ChoiceOf<typeof AdvancingSide>;
  @choice('How far: along the retreat path, or into the vacated hex only [9.14, 9.20]', AdvanceTo)
  to!: ChoiceOf<typeof AdvanceTo>;
  @texts('Units that may: adjacent victors, not artillery, not suppressed, not immobile [9.18, 9.20, 11.3]', {
    max: 40,
    maxItems: 72,
  })
  units!: string[];
  @texts('Hexes left open to them, where they were named', { max: 40, maxItems: 24 }) hexes!: string[];
}

const NO_ADVANCE: AdvanceRight = { side: 'nobody', to: 'nowhere', units: [], hexes: [] };

export interface Aftermath {
  readonly attackers: UnitFate[];
  readonly defenders: UnitFate[];
  readonly losses: LossesOwed | null;
  readonly advance: AdvanceRight;
  readonly mayEvacuate: string[];
}

/** What a result does to both sides [9.14]. */
export function applyResult(
  result: Result,
  attackers: readonly AttackPiece[],
  defenders: readonly DefencePiece[],
  bystanders: readonly DefencePiece[],
  defendersFly: boolean,
  umpire: Judge,
): Aftermath {
  const chart = umpire.chart('adjacent-results');
  const defenderFates =
    chart.text(result, 'defenderLoss') === 'all'
      ? defenders.map(({ name }) => fateOf(name, 'eliminated', 0))
      : retreat(defenders, chart.number(result, 'defenderRetreat'));
  const loss = chart.text(result, 'attackerLoss');
  const distance = chart.number(result, 'attackerRetreat');
  umpire.note('9.14', 'effect', { result, value: loss === 'exchange' ? printedDefence(defenders) : 0 });
  let losses: LossesOwed | null = null;
  let attackerFates: UnitFate[];
  if (loss === 'all' || (loss === 'one' && attackers.length === 1)) {
    attackerFates = attackers.map(({ name }) => fateOf(name, 'eliminated', 0));
  } else if (loss === 'exchange') {
    losses = exchangeOwed(attackers, defenders);
    attackerFates = payExchange(attackers, losses, umpire);
  } else attackerFates = retreat(attackers, distance, loss === 'one' ? 'retreatsUnlessChosen' : 'retreats');
  // Only where somebody is left to be spared is there a choice to make.
  if (attackerFates.some(({ fate }) => fate === 'retreatsUnlessChosen')) losses = { units: 1, value: 0, available: 0 };
  noteExchange(loss === 'exchange' ? losses : null, attackers, umpire);
  noteImmobile(attackers, distance > 0, defenders, chart.number(result, 'defenderRetreat') > 0, umpire);
  const victors = chart.text(result, 'advance');
  // Where nobody lived to retreat there is no path, only the hex he left [9.20].
  const beaten = victors === 'attacker' ? defenderFates : attackerFates;
  const path = chart.text(result, 'advanceTo') as AdvanceRight['to'];
  const wiped = path === 'retreatPath' && beaten.every(({ fate }) => fate === 'eliminated');
  const advance = advanceRight(
    victors,
    wiped ? 'vacatedHex' : path,
    attackers,
    attackerFates,
    defenders,
    bystanders,
    umpire,
  );
  // The second player has no helicopters yet when he is attacked on turn 1 [12.8].
  const mayEvacuate =
    chart.flag(result, 'evacuation') && (distance > 0 || defendersFly)
      ? evacuable(distance > 0 ? attackers : defenders, distance > 0 ? attackerFates : defenderFates, umpire)
      : [];
  return { attackers: attackerFates, defenders: defenderFates, losses, advance, mayEvacuate };
}

const fateOf = (unit: string, fate: Fate, hexes: number): UnitFate => ({ unit, fate, hexes });

/** Units that cannot move are eliminated instead of retreating [9.18]. */
function retreat(pieces: readonly (AttackPiece | DefencePiece)[], hexes: number, fate: Fate = 'retreats'): UnitFate[] {
  return pieces.map(({ name, unit }) => {
    if (hexes === 0) return fateOf(name, 'stands', 0);
    return unit.movement === 0 ? fateOf(name, 'eliminated', 0) : fateOf(name, fate, hexes);
  });
}

function exchangeOwed(attackers: readonly AttackPiece[], defenders: readonly DefencePiece[]): LossesOwed {
  let available = 0;
  for (const { lossValue } of attackers) available += lossValue;
  return { units: 0, value: printedDefence(defenders), available };
}

/** Units without an attack factor go in any case; so does every unit the sum cannot be paid without [9.4, 9.14]. */
function payExchange(attackers: readonly AttackPiece[], owed: LossesOwed, umpire: Judge): UnitFate[] {
  const worthless = attackers.filter(isWorthless);
  if (worthless.length > 0) umpire.note('9.4', 'zero-attack-lost', { units: worthless.map(({ name }) => name) });
  return attackers.map((piece) => {
    const needed = isWorthless(piece) || owed.available - piece.lossValue < owed.value;
    return fateOf(piece.name, needed ? 'eliminated' : 'standsUnlessChosen', 0);
  });
}

function noteExchange(owed: LossesOwed | null, attackers: readonly AttackPiece[], umpire: Judge): void {
  if (!owed) return;
  if (attackers.some(({ artillery }) => artillery)) umpire.note('10.17', 'artillery-loss-value');
  if (owed.available < owed.value)
    umpire.note('9.14', 'exchange-all', { value: owed.value, available: owed.available });
}

function noteImmobile(
  attackers: readonly AttackPiece[],
  attackersRetreat: boolean,
  defenders: readonly DefencePiece[],
  defendersRetreat: boolean,
  umpire: Judge,
): void {
  const units: string[] = [];
  if (attackersRetreat) for (const { unit, name } of attackers) if (unit.movement === 0) units.push(name);
  if (defendersRetreat) for (const { unit, name } of defenders) if (unit.movement === 0) units.push(name);
  if (units.length > 0) umpire.note('9.18', 'immobile-lost', { units });
}

/** Who may follow up, and where to [9.19, 9.20]. */
function advanceRight(
  side: string,
  to: AdvanceRight['to'],
  attackers: readonly AttackPiece[],
  attackerFates: readonly UnitFate[],
  defenders: readonly DefencePiece[],
  bystanders: readonly DefencePiece[],
  umpire: Judge,
): AdvanceRight {
  if (side === 'nobody') return NO_ADVANCE;
  if (side === 'attacker') {
    const survivors = attackers.filter((_piece, i) => attackerFates[i]!.fate !== 'eliminated');
    return advanceOfAttackers(survivors, defenders, bystanders, to, umpire);
  }
  const units = defenders.filter((piece) => !isDefendingGun(piece) && able(piece)).map(({ name }) => name);
  return grantAdvance('defender', to, units, namesOf(attackers.map(({ unit }) => unit)), umpire);
}

/** The attackers follow into hexes that nobody holds any more [9.20]. */
export function advanceOfAttackers(
  attackers: readonly AttackPiece[],
  defenders: readonly DefencePiece[],
  bystanders: readonly DefencePiece[],
  to: AdvanceRight['to'],
  umpire: Judge,
): AdvanceRight {
  if (attackers.length === 0) return NO_ADVANCE;
  const held = (hex: DefencePiece['hex']): boolean => bystanders.some((bystander) => bystander.hex === hex);
  const open = bystanders.length === 0 ? defenders : defenders.filter(({ hex }) => !held(hex));
  if (open.length === 0) {
    umpire.note('9.3', 'hex-still-held');
    return NO_ADVANCE;
  }
  const units = attackers.filter((piece) => !piece.artillery && able(piece)).map(({ name }) => name);
  return grantAdvance('attacker', to, units, namesOf(open.map(({ hex }) => hex)), umpire);
}

function grantAdvance(
  side: 'attacker' | 'defender',
  to: AdvanceRight['to'],
  units: string[],
  hexes: string[],
  umpire: Judge,
): AdvanceRight {
  if (units.length === 0) {
    umpire.note('9.20', 'nobody-can-advance', { side });
    return NO_ADVANCE;
  }
  umpire.note(to === 'retreatPath' ? ['9.20', '9.19'] : ['9.20', '9.14'], 'may-advance', { side, to, units });
  return { side, to, units, hexes };
}

const able = ({ unit }: { readonly unit: { suppressed: boolean; movement?: number } }): boolean =>
  !unit.suppressed && unit.movement !== 0;

function namesOf(places: readonly { readonly hex?: string }[]): string[] {
  const names: string[] = [];
  for (const { hex } of places) if (hex !== undefined && !names.includes(hex)) names.push(hex);
  return names;
}

/** Retreating units that a transport helicopter may lift out instead [13.4]. */
function evacuable(
  pieces: readonly (AttackPiece | DefencePiece)[],
  fates: readonly UnitFate[],
  umpire: Judge,
): string[] {
  const units = pieces
    .filter(({ unit, command }, i) => fates[i]!.fate !== 'eliminated' && mayFly(command, unit, umpire))
    .map(({ name }) => name);
  if (units.length > 0) umpire.note('13.4', 'may-evacuate', { units });
  return units;
}
