import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  flag,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import type { EventDeclaration } from '../../../../kernel/session/index.js';
import { CombatAttacker, LossesAtHand } from '../detail-shapes.js';
import { declared } from './declared.js';

class TargetChosenEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
}
class AttackerCommittedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
}
class AttackerHeldBackEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
}
class AttackCalledOffEvent {}
class AttackDeclaredEvent {
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @list('Who attacks from where', CombatAttacker, ANY_NUMBER) attackers!: CombatAttacker[];
  @texts('Who defends', { ...ANY_LENGTH, ...ANY_NUMBER }) defenders!: string[];
  @text('Supply of the space', { ...ANY_LENGTH }) supply!: string;
  @flag('The event cancels the terrain', {}) cancelTerrain!: boolean;
}
class ArmourClaimedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
}
class ClaimLapsedEvent {}
class AttackerTakenOutEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('Where it goes', { ...ANY_LENGTH }) to!: string;
}
class FireRolledEvent {
  @text('Who fires', { ...ANY_LENGTH }) party!: string;
  @integer('Loss Number', { ...COUNT }) losses!: number;
}
class LossesOwedEvent {
  @text('Who', { ...ANY_LENGTH }) party!: string;
  @object('How many, and from whom they are taken', LossesAtHand) losses!: LossesAtHand;
}
class StepChosenEvent {
  @text('Who', { ...ANY_LENGTH }) party!: string;
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('Who takes its place', { ...ANY_LENGTH, optional: true }) replacedBy?: string;
}
class StepLostEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('What becomes of it', { ...ANY_LENGTH }) to!: string;
}
class CorpsReplacedEvent {
  @text('Whose', { ...ANY_LENGTH }) party!: string;
  @text('The division', { ...ANY_LENGTH }) division!: string;
  @text('The space', { ...ANY_LENGTH }) space!: string;
  @text('Supply', { ...ANY_LENGTH }) supply!: string;
}
class LossesSettledEvent {
  @text('Who', { ...ANY_LENGTH }) party!: string;
}
class CombatDecidedEvent {
  @text('Who won', { ...ANY_LENGTH }) winner!: string;
  @texts('Cards whose effects counted', { ...ANY_LENGTH, ...ANY_NUMBER }) used!: string[];
}
class RetreatDueEvent {
  @integer('Spaces', { ...COUNT }) distance!: number;
}
class RetreatCancelledEvent {}
class UnitRetreatedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @texts('Its way', { ...ANY_LENGTH, ...ANY_NUMBER }) path!: string[];
  @text('What it leaves behind', { ...ANY_LENGTH, nullable: true }) behind!: string | null;
  @flag('Abroad beyond what its region allows [16.4.2.4]', {}) stray!: boolean;
}
class RetreatFailedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @texts('Spaces that attackers may enter [11.5.7]', { ...ANY_LENGTH, ...ANY_NUMBER }) onlyFirst!: string[];
}
class UnitAdvancedEvent {
  @text('The unit', { ...ANY_LENGTH }) unit!: string;
  @text('Where', { ...ANY_LENGTH }) to!: string;
}
class CombatOverEvent {
  @flag('There was a combat', {}) fought!: boolean;
}

/** Attacks from target to advance. */
export const combatDeclarations: Readonly<Record<string, EventDeclaration>> = {
  'target-chosen': declared('A target is chosen', '攻撃目標を選ぶ', TargetChosenEvent),
  'attacker-committed': declared('A unit joins an attack', '攻撃に加わる', AttackerCommittedEvent),
  'attacker-held-back': declared('A unit is held back', '攻撃から外れる', AttackerHeldBackEvent),
  'attack-called-off': declared('An attack is given up', '攻撃を取りやめる', AttackCalledOffEvent),
  'attack-declared': declared('An attack is declared', '攻撃の宣言', AttackDeclaredEvent),
  'armour-claimed': declared('Armour is claimed', '装甲の修正を使う', ArmourClaimedEvent),
  'claim-lapsed': declared('The claim of armour lapses', '装甲の修正が消える', ClaimLapsedEvent),
  'attacker-taken-out': declared('A card takes a unit out', 'カードがユニットを除く', AttackerTakenOutEvent),
  'fire-rolled': declared('Fire', '射撃', FireRolledEvent),
  'losses-owed': declared('Losses are owed', '損失を受ける', LossesOwedEvent),
  'step-chosen': declared('A step is chosen', 'ステップを選ぶ', StepChosenEvent),
  'step-lost': declared('A step is lost', 'ステップロス', StepLostEvent),
  'corps-replaced': declared('A division takes the place of a corps', '師団が軍団に代わる', CorpsReplacedEvent),
  'losses-settled': declared('Losses are taken', '損失が終わる', LossesSettledEvent),
  'combat-decided': declared('A combat is decided', '戦闘の決着', CombatDecidedEvent),
  'retreat-due': declared('A retreat is due', '退却が必要', RetreatDueEvent),
  'retreat-cancelled': declared('The ground is held', '踏みとどまる', RetreatCancelledEvent),
  'unit-retreated': declared('A unit retreats', 'ユニットが退却する', UnitRetreatedEvent),
  'retreat-failed': declared('A unit cannot retreat', '退却できない', RetreatFailedEvent),
  'unit-advanced': declared('A unit advances', '戦闘後前進', UnitAdvancedEvent),
  'combat-over': declared('A combat is over', '戦闘が終わる', CombatOverEvent),
};
