import type { Remark, SessionEvent } from '../../../kernel/session/index.js';
import { named } from './names.js';
import type { Table } from './table.js';

/** Events that have a sentence, with the section behind each; the rest only move the game on. */
const SENTENCES: Readonly<Record<string, readonly [rule: string, key: string]>> = {
  'turn-began': ['6.0', 'event-turn-began'],
  'round-began': ['7.1', 'event-round-began'],
  'automatic-operation': ['7.1.3', 'event-automatic-operation'],
  'pile-shuffled': ['6.0.A', 'event-pile-shuffled'],
  'cards-drawn': ['6.0.A.3', 'event-cards-drawn'],
  'hand-shown': ['15.1.2', 'event-hand-shown'],
  'combat-cards-put-down': ['8.5.3.6', 'event-combat-cards-put-down'],
  'card-played': ['7.1.3', 'event-card-played'],
  'points-changed': ['8.5.1.4', 'event-points-changed'],
  'replacements-recorded': ['8.4.1', 'event-replacements-recorded'],
  'replacements-barred': ['CL.N30', 'event-replacements-barred'],
  'replacement-bought': ['14.1.2', 'event-replacement-bought'],
  'siege-strengthened': ['16.1.8', 'event-siege-strengthened'],
  'event-began': ['8.5.1.1', 'event-event-began'],
  'effect-proposed': ['8.5.1.1', 'event-effect-proposed'],
  'proposal-settled': ['8.5.1.1', 'event-proposal-settled'],
  'lasting-cancelled': ['CL.R31', 'event-lasting-cancelled'],
  'strait-changed': ['16.7.2', 'event-strait-changed'],
  'severe-winter': ['16.5.3', 'event-severe-winter'],
  'beachhead-opened': ['8.5.4.1', 'event-beachhead-opened'],
  'beachhead-closed': ['8.5.4.3', 'event-beachhead-closed'],
  'unit-placed': ['8.5.2.3', 'event-unit-placed'],
  'unit-waits': ['17.6.4', 'event-unit-waits'],
  'unit-reserved': ['12.1.9', 'event-unit-reserved'],
  'unit-removed': ['13.3.5', 'event-unit-removed'],
  'unit-flipped': ['8.5.1.1', 'event-unit-flipped'],
  'unit-put-back': ['8.5.4.3', 'event-unit-put-back'],
  'unit-freed': ['16.4.2.4', 'event-unit-freed'],
  'stack-moved': ['10.1.3', 'event-stack-moved'],
  'unit-redeployed': ['12.1.2', 'event-unit-redeployed'],
  'corps-deployed': ['15.2.1.1', 'event-corps-deployed'],
  'unit-militarized': ['15.2.3', 'event-unit-militarized'],
  'unit-swapped': ['8.5.1.1', 'event-unit-swapped'],
  'region-lost': ['16.4.2.4', 'event-region-lost'],
  'space-activated': ['8.2.3', 'event-space-activated'],
  'space-taken': ['10.1.9', 'event-space-taken'],
  'space-passed': ['11.4.5', 'event-space-passed'],
  'siege-changed': ['16.1', 'event-siege-changed'],
  'siege-assaulted': ['16.1.4', 'event-siege-assaulted'],
  'isolation-ended': ['16.2.2', 'event-isolation-ended'],
  'morale-changed': ['16.3.3', 'event-morale-changed'],
  'shortage-ended': ['17.1.1', 'event-shortage-ended'],
  'digging-tried': ['10.2.1', 'event-digging-tried'],
  'works-placed': ['10.2.9', 'event-works-placed'],
  'works-removed': ['10.2.10', 'event-works-removed'],
  'bonus-claimed': ['8.5.5.4', 'event-bonus-claimed'],
  'target-chosen': ['11.1.3', 'event-target-chosen'],
  'attacker-committed': ['11.1.4', 'event-attacker-committed'],
  'attacker-held-back': ['11.1.7', 'event-attacker-held-back'],
  'attack-called-off': ['11.1.1', 'event-attack-called-off'],
  'attack-declared': ['11.2.2', 'event-attack-declared'],
  'cards-passed': ['11.2.4', 'event-cards-passed'],
  'combat-card-committed': ['8.5.3.1', 'event-combat-card-committed'],
  'combat-card-settled': ['8.5.3.2', 'event-combat-card-settled'],
  'armour-claimed': ['16.6.2', 'event-armour-claimed'],
  'claim-lapsed': ['CL.R7', 'event-claim-lapsed'],
  'attacker-taken-out': ['CL.N14', 'event-attacker-taken-out'],
  'fire-rolled': ['11.2.7', 'event-fire-rolled'],
  'step-lost': ['11.3.2', 'event-step-lost'],
  'corps-replaced': ['11.3.5', 'event-corps-replaced'],
  'combat-decided': ['11.2.9', 'event-combat-decided'],
  'retreat-due': ['11.4.2', 'event-retreat-due'],
  'retreat-cancelled': ['11.4.3', 'event-retreat-cancelled'],
  'unit-retreated': ['11.4.5', 'event-unit-retreated'],
  'retreat-failed': ['11.4.4', 'event-retreat-failed'],
  'unit-advanced': ['11.5.1', 'event-unit-advanced'],
  'game-over': ['5.0', 'event-game-over'],
};

/** 16.3.3: a border that is held whole no more. */
const TAKEN_BACK: readonly [string, string] = ['16.3.3', 'event-morale-taken-back'];

/** The sentence of an event: names in the place of ids, and nothing of what is hidden. */
export function tell(table: Table, event: SessionEvent): Remark | null {
  const { type, secret: _secret, reveals: _reveals, ...fields } = event;
  const sentence = SENTENCES[type];
  if (!sentence) return null;
  const [rule, key] = event.undone === true ? TAKEN_BACK : sentence;
  return { rule, key, values: named(table, { vp: 0, rm: 0, ...fields }) };
}
