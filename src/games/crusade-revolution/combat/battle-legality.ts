import type { Judge } from '../options.js';
import { isArmour, isOtherSides, nameOf } from '../shared/units.js';
import { enemyOf } from '../vocabulary.js';
import type { AttackingSpace, BattleInput } from './battle-input.js';
import { cardName } from './combat-cards.js';
import { misshapen } from './fire-table.js';
import { isCutOff } from './loss-units.js';
import { LAST_MILITIA_TURN, militiaOnly } from './militia.js';

export const spaceName = (space: { name?: string }, index: number): string => space.name ?? `space-${index + 1}`;

/** Everything that forbids this combat, each with its section. */
export function checkBattle(input: BattleInput, umpire: Judge): void {
  input.attackers.forEach((space, i) => {
    checkAttackers(space, spaceName(space, i), input, umpire);
  });
  checkDefence(input, umpire);
  checkMilitia(input, umpire);
  checkCards(input, umpire);
  for (const table of misshapen(input.fireTables)) umpire.forbid('11.2.6', 'table-misshapen', { table });
}

function checkAttackers(space: AttackingSpace, name: string, input: BattleInput, umpire: Judge): void {
  if (!space.activated) umpire.forbid(['11.1.1', '8.2.3'], 'not-activated-to-attack', { space: name });
  if (!space.adjacent) umpire.forbid(['11.1.3', '2.1.2'], 'attacker-not-adjacent', { space: name });
  checkActivationSupply(space.supply, name, umpire);
  space.units.forEach((unit, i) => {
    const who = nameOf(unit, i);
    if (isOtherSides(input.attacker, unit.type, unit.region))
      umpire.forbid(['2.6', '9.1.3'], 'wrong-side', { unit: who, side: input.attacker });
    if (unit.foughtThisRound) umpire.forbid('11.1.5', 'already-fought', { unit: who });
    if (unit.claimsArmour && !isArmour(unit.type)) umpire.forbid('16.6.2', 'not-armour', { unit: who });
    if (unit.claimsArmour && unit.reduced) umpire.forbid('16.6.2', 'armour-reduced', { unit: who });
    if (unit.claimsArmour && space.river && !input.cards.some(({ card }) => card === 'capturedBridge'))
      umpire.forbid('16.6.2', 'armour-river', { unit: who });
    if (unit.defected && unit.type !== 'pol') umpire.forbid('CL.N14', 'defection-not-police', { unit: who });
  });
}

/** 13.3.1, 13.4.2, 16.2.3: only a supplied space is activated to attack. */
function checkActivationSupply(supply: AttackingSpace['supply'], space: string, umpire: Judge): void {
  if (supply === 'outOfSupply') umpire.forbid(['13.3.1', '13.3'], 'attack-out-of-supply', { space });
  if (supply === 'limited') umpire.forbid(['13.4.2', '13.4'], 'attack-limited-supply', { space });
  if (supply === 'isolated') umpire.forbid(['16.2.3', '16.2'], 'attack-isolated', { space });
}

function checkDefence({ attacker, defence, attackers }: BattleInput, umpire: Judge): void {
  if (defence.units.length === 0) umpire.forbid('11.1.3', 'nobody-defends');
  if (defence.attackedThisRound) umpire.forbid('11.1.5', 'space-already-attacked');
  const closed = defence.terrain === 'mountain' || defence.mainCity || defence.works !== 'none';
  if (closed && attackers.some((space) => space.units.some((unit) => unit.claimsArmour)))
    umpire.forbid(['16.6.2', 'CL.map', '3.0'], 'armour-not-open');
  defence.units.forEach((unit, i) => {
    const side = enemyOf(attacker);
    if (isOtherSides(side, unit.type, unit.region))
      umpire.forbid(['2.6', '9.1.3'], 'wrong-side', { unit: nameOf(unit, i), side });
  });
}

/** 17.4: of several Republican spaces only one may bring militia alone; judged when the attack is declared [CL.N14]. */
function checkMilitia(input: BattleInput, umpire: Judge): void {
  const { attacker, turn, attackers, largoCaballero } = input;
  if (input.unitsTakenOut) return;
  if (attacker !== 'republican' || turn > LAST_MILITIA_TURN || attackers.length < 2) return;
  const spaces = attackers.map((space, i) => ({ name: spaceName(space, i), units: space.units }));
  const only = militiaOnly(spaces, largoCaballero);
  if (only.length < 2) return;
  const rule = largoCaballero ? '17.4.3' : '17.4.2';
  umpire.forbid([rule, '17.4.1', '17.4'], 'militia-uncoordinated', { spaces: only });
}

/** 13.3.4, P15, G14: no cards for a space without supply, nor for attackers who have all been cut off since their activation. */
function checkCards({ cards, defence, attacker, attackers }: BattleInput, umpire: Judge): void {
  const cutOff = {
    defender: isCutOff(defence.supply),
    attacker: attackers.every(({ supplyNow }) => supplyNow !== undefined && isCutOff(supplyNow)),
  };
  cards.forEach((card, i) => {
    const name = cardName(card, i);
    if (card.usedThisRound) umpire.forbid(['8.5.3.4', '11.2.4'], 'card-used-this-round', { card: name });
    if (cutOff[card.by]) umpire.forbid(['13.3.4', '8.5.3.1'], 'card-out-of-supply', { card: name });
    if (card.card === 'defection' && !(card.by === 'defender' && attacker === 'republican'))
      umpire.forbid('CL.N14', 'defection-needs-republican-attack');
  });
}
