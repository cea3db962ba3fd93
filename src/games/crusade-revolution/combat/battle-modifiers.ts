import type { Judge } from '../options.js';
import { isMilitia } from '../shared/units.js';
import type { BattleInput, Feature } from './battle-input.js';
import { cancelEachOther, cardName, isEffective } from './combat-cards.js';

/** What each side's fire gets: the sum of its die-roll modifiers and its net column shift. */
export interface Modifiers {
  attackerDrm: number;
  defenderDrm: number;
  attackerShift: number;
  defenderShift: number;
}

/** 11.2.4: the cards, one pass each. */
export function playCards(input: BattleInput, umpire: Judge, sum: Modifiers): void {
  const undone = cancelEachOther(input.cards);
  input.cards.forEach((card, i) => {
    const name = cardName(card, i);
    umpire.note(['11.2.4', '8.5.3.1', '8.5.3'], card.faceUp ? 'card-used-again' : 'card-played', {
      card: name,
      by: card.by,
    });
    if (!isEffective(card, undone)) {
      if (card.negated) umpire.note('8.5.3.2', 'card-negated', { card: name });
      else
        umpire.note(card.card === 'katiuska' ? ['CL.R59', 'CL.N57'] : ['CL.N57', 'CL.R59'], 'cards-cancel', {
          card: name,
        });
      return;
    }
    for (const side of ['attacker', 'defender'] as const) {
      const drm = card[`${side}Drm`];
      const shift = card[`${side}Shift`];
      if (drm !== 0) umpire.note('11.2.5', 'card-drm', { card: name, side, drm });
      if (shift !== 0) umpire.note('11.2.6', 'card-shift', { card: name, side, shift });
      sum[`${side}Drm`] += drm;
      sum[`${side}Shift`] += shift;
    }
  });
}

/** 11.2.5: the modifiers that no card gives, all of them on the attacker's die. */
export function addDrms(input: BattleInput, umpire: Judge, sum: Modifiers): void {
  const table = umpire.chart('combat-drm');
  const add = (rule: readonly [string, ...string[]], row: string): void => {
    const drm = table.number(row, 'drm');
    sum.attackerDrm += drm;
    umpire.note(rule, 'drm', { cause: row, drm });
  };
  const units = input.attackers.flatMap((space) => space.units).filter((unit) => !unit.defected);
  if (input.attacker === 'republican' && input.turn === 1 && units.some((unit) => isMilitia(unit.type)))
    add(['17.5.1', '11.2.5', '17.5'], 'turnOneMilitia');
  if (input.defence.terrain === 'mountain' && umpire.chart('turn-track').flag(input.turn, 'winter')) {
    if (input.severeWinter) add(['16.5.3', '11.2.5', '16.5'], 'severeWinterMountain');
    else add(['16.5.2', '11.2.5', '16.5'], 'winterMountain');
  }
  if (units.some((unit) => unit.claimsArmour)) {
    if (input.cards.some(({ card, negated }) => card === 'molotovCocktail' && !negated))
      umpire.note(['CL.N18', '16.6.2'], 'armour-negated');
    else add(['16.6.2', '11.2.5', '16.6'], 'armour');
  }
  if (input.counterattack) add(['8.5.5.2', '11.2.5', '8.5.5'], 'counterattack');
}

/** 11.2.6, 10.2.8: terrain and works; each shift belongs to the side that fires. */
export function addShifts(input: BattleInput, umpire: Judge, sum: Modifiers): void {
  const { defence } = input;
  if (defence.terrain === 'mountain') shift(input, umpire, sum, 'mountain', '11.2.6');
  if (defence.works !== 'none') shift(input, umpire, sum, defence.works, '10.2.8');
  if (defence.mainCity) mainCity(input, umpire, sum);
  river(input, umpire, sum);
  // G3: once, whether the fight goes into the Sierra, out of it, or both.
  if (defence.sierra || stillAttacking(input).some((space) => space.sierra))
    shift(input, umpire, sum, 'sierra', '11.2.6');
}

/** CL.N14: a space whose only participant defected attacks no more. */
const stillAttacking = (input: BattleInput): BattleInput['attackers'] =>
  input.attackers.filter((space) => space.units.some((unit) => !unit.defected));

function shift(input: BattleInput, umpire: Judge, sum: Modifiers, feature: Feature, rule: string): void {
  if (input.cancelled.includes(feature)) {
    umpire.note(['CL.map', rule], 'shift-cancelled', { feature });
    return;
  }
  const table = umpire.chart('terrain-effects');
  for (const side of ['attacker', 'defender'] as const) {
    const by = table.number(feature, `${side}Shift`);
    if (by === 0) continue;
    sum[`${side}Shift`] += by;
    umpire.note(rule, 'shift', { feature, side, shift: by });
  }
}

/** G1: the book does not print what a Main City does to fire. */
function mainCity(input: BattleInput, umpire: Judge, sum: Modifiers): void {
  if (input.cancelled.includes('mainCity')) {
    umpire.note(['CL.map', '11.2.6'], 'shift-cancelled', { feature: 'mainCity' });
    return;
  }
  const { mainCityAttackerShift: attacker, mainCityDefenderShift: defender } = umpire.options;
  sum.attackerShift += attacker;
  sum.defenderShift += defender;
  umpire.note('11.2.6', attacker === 0 && defender === 0 ? 'main-city-unknown' : 'main-city-option', {
    attacker,
    defender,
  });
}

/** G2: the river hinders a force that all crosses it, or any that does, as the option says. */
function river(input: BattleInput, umpire: Judge, sum: Modifiers): void {
  const spaces = stillAttacking(input);
  const crossing = spaces.filter((space) => space.river).length;
  if (crossing === 0) return;
  if (crossing < spaces.length && umpire.options.riverShift === 'all') {
    umpire.note('11.2.6', 'river-partly');
    return;
  }
  shift(input, umpire, sum, 'river', '11.2.6');
}
