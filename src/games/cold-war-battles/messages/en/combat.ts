import type { Message, Words } from '../../../../kernel/rulings/index.js';
import { columns } from '../columns.js';

const hexes = (n: number): string => (n === 1 ? '1 hex' : `${n} hexes`);

/** What a result of adjacent combat means, in a sentence. */
function effect(result: string, value: number): string {
  switch (result) {
    case 'A1':
      return 'attackers retreat 1 hex';
    case 'A2':
      return 'attackers lose one unit, the rest retreat 2 hexes';
    case 'AE':
      return 'attackers eliminated';
    case 'BR':
      return 'both sides retreat 1 hex, the defender first';
    case 'EX':
      return `defenders eliminated, attackers lose units worth ${value}`;
    case 'AX':
      return `defenders retreat 1 hex, attackers lose units worth ${value}`;
    case 'DE':
      return 'defenders eliminated';
    default:
      return `defenders retreat ${hexes(Number(result[1]))}`;
  }
}

const shift =
  (what: string): Message =>
  (v: { shift: number }) =>
    `${what}: ${columns(v.shift)}`;

export const combat: Readonly<Record<string, Message>> = {
  revealed: 'Turned face up: {units}',
  'worthless-revealed': 'Defence factor 0, eliminated: {units}',
  'not-in-battle': '{feature:term} does not occur in {battle:term}',
  'wrong-side': '{unit} belongs to {command:term}, which does not fight for the {side:term} side',
  'no-hq': '{unit}: only the Hungarian side has an HQ that helps in combat',
  'no-communications': '{unit}: only the Communist side has a Communications unit',
  'across-cliff': '{unit} cannot attack across a cliff',
  'already-fought': '{unit} has attacked or advanced already this phase',
  'same-hex': '{units} may not stack and must attack from different hexes',
  screening: 'Light troops screen: the defender names the table',
  'table-chosen': '{crt:term} CRT',
  'mobile-barred-terrain': 'Defenders in {terrain:term}: no Mobile CRT',
  'mobile-barred-unita': 'UNITA without an SADF maneuver unit: Assault CRT only',
  'mobile-barred-communist': 'No East German or Soviet unit and no Communications unit near: Assault CRT only',
  'table-not-chosen': 'Both tables are allowed: the {by:term} has to choose Mobile or Assault',
  'army-artillery': '{unit}: Hungarian Army artillery gives no fire support',
  'not-artillery': '{unit} is not artillery and cannot fire at a distance',
  'out-of-range': '{unit} is out of range',
  'battery-adjacent': '{unit} is adjacent to an enemy and cannot fire at a distance',
  'battery-suppressed': '{unit} is suppressed and cannot fire at a distance',
  'battery-fired': '{unit} has fired already this player turn',
  'battery-shaken': '{unit} was suppressed or retreated this phase: no FPF',
  'strength-split': '{unit} may not divide its strength',
  'strength-overdrawn': '{unit} would use {used:plural:point:points} of a strength of {strength}',
  'strength-shared-out': '{unit} gives {share} here, {elsewhere} to other combats',
  'not-committed': '{unit} was not aimed at the start of the phase',
  'foreign-support': '{unit} of {command:term} may not support this combat: no unit of its command takes part',
  'one-battery': 'At most one Communist battery supports a combat',
  'irregulars-unsupported': 'Special Forces and Guerrillas attack without artillery or air',
  'irregulars-no-fpf': 'No final protective fire against an attack by Special Forces and Guerrillas',
  'irregulars-no-target': 'Artillery and air may not attack Special Forces and Guerrillas',
  'air-mission': '{air:term} of the {side:term} side cannot fly {mission:term}',
  'nato-absent': 'NATO has no units in the game without an intervention (option natoIntervention): {unit}',
  'nato-covert': 'In Covert Intervention (option natoIntervention) only the Special Forces come, not {unit}',
  'no-air-yet': 'The {side:term} side receives its first air only in its own player turn of turn 1',
  'no-sac': 'The {side:term} side has no SAC',
  'air-limit':
    'The {side:term} side may use {limit:plural:air marker:air markers} against a hex in a turn, not {markers}',
  'air-points': '{side:term} air: {points:plural:point:points}',
  'air-halved': 'Anti-aircraft within 2 hexes: {from} halved to {to}',
  'terrain-shift': (v: { terrain: string; shift: number }, w: Words) =>
    `Terrain, ${w.term(v.terrain)}: ${columns(v.shift)}`,
  'savanna-open': 'Savanna: no shift, for not every attacking ground unit is mechanised',
  'river-not-for-all': 'River: no shift, for not every attacker but artillery crosses it',
  'hilltop-artillery': shift('Artillery firing from a hilltop'),
  'suppressed-attacker': shift('Suppressed unit attacking'),
  'suppressed-defender': shift('Suppressed unit defending'),
  'hq-attack': shift('Hungarian HQ within 3 hexes of the attackers'),
  'hq-defence': shift('Hungarian HQ within 3 hexes of the defenders'),
  'mixed-attack': shift('Soviet divisions mixed in attack'),
  'mixed-defence': shift('Soviet divisions mixed in defence'),
  'communications-attack': shift('Soviet Communications unit helps the attack'),
  'communications-defence': shift('Soviet Communications unit helps the defence'),
  'supply-shortage': shift('Supply shortage'),
  refitting: shift('Refitting'),
  monsoon: shift('Monsoon'),
  'vp-lead': shift('Leading side, event 5'),
  'angola-only': "This happens in Angola '87 only",
  'attack-factors': 'Attack factors: {points}',
  'adjacent-artillery': 'Barrage of adjacent artillery: {points}',
  'close-support': 'Close support artillery: {points}',
  'defence-factors': 'Defence factors: {points}',
  'protective-fire': 'Final protective fire: {points}',
  differential: '{attack} - {defence} = {differential:signed}: column {column}',
  'column-used': (v: { net: number; column: string }) => `Net shift ${columns(v.net)}: column ${v.column}`,
  result: '{crt:term} CRT, column {column}, die {die}: {result}',
  'attack-summary': (v: { crt: string; column: string; die: number; result: string; value: number }, w: Words) =>
    `${w.term(v.crt)} ${v.column}, die ${v.die}: ${v.result}, ${effect(v.result, v.value)}.`,
  effect: (v: { result: string; value: number }) => `${v.result}: ${effect(v.result, v.value)}`,
  'zero-attack-lost': 'Attack factor 0, lost in the exchange: {units}',
  'artillery-loss-value': 'Adjacent artillery counts its defence factor as its loss',
  'exchange-all': 'Attackers are worth {available} of {value}: all are lost',
  'immobile-lost': 'Cannot move, eliminated instead of retreating: {units}',
  'hex-still-held': 'A unit that was not attacked still holds the hex: no advance',
  'nobody-can-advance': 'No unit of the {side:term} is able to advance',
  'may-advance': (v: { side: string; to: string; units: string[] }, w: Words) =>
    `The ${w.term(v.side)} may advance ${v.to === 'retreatPath' ? 'along the retreat path' : 'into the vacated hex'}: ${w.list(v.units)}`,
  'may-evacuate': 'A transport helicopter may lift out instead: {units}',
  'attacked-already': 'Every unit there has been attacked already this phase',
  bystanders: 'Attacked already this phase, left out: {units}',
  'no-defenders-left': 'No defender is left: no die, the attackers may advance',
  'no-attackers-left': 'No attacker is left: no combat, no advance',
  'no-combat': (v: { by: string }) =>
    v.by === 'defender'
      ? 'No combat: the defenders were worth nothing.'
      : 'No combat: the attackers were worth nothing.',
  'rubble-due': 'Check for rubble: {hexes}',
  'points-for-eliminations': '{side:term} side scores {points} VP for eliminated units',
  'points-for-air': 'Hungarian side scores {points} VP for Soviet air on the city',
  'nothing-fires': 'Neither artillery nor air takes part',
  'friend-stranded': 'A friendly unit beside the target would have no enemy left to attack: fire close support instead',
  'sac-mixed': 'SAC does not attack with other air markers',
  'sac-with-artillery': 'SAC does not attack with artillery: it uses another table',
  barrage: 'Barrage: {points}',
  'no-strength-left': 'No strength is left: there is no bombardment, the markers are spent',
  'no-bombardment': 'No bombardment: air defence leaves no strength.',
  'whole-combat-summary': '{result:term}: {choices:plural:choice:choices} left, {points} VP scored.',
  'column-summary': '{crt:term} CRT, column {column}.',
  'bombardment-column': 'Strength {strength} against 0, {crt:term} CRT: column {column}',
  'unit-result': '{unit}, die {die}: {result}',
  'bombed-eliminated': '{unit} is eliminated',
  'bombed-retreats': '{unit} retreats 1 hex',
  'bombed-suppressed': '{unit} is suppressed',
  'shaken-by-neighbour': '{unit} is suppressed by the loss beside it',
  'suppressed-again': '{unit} was suppressed already: retreats 1 hex',
  'suppressed-immobile': '{unit} was suppressed already and cannot move: nothing more happens',
  'bombardment-summary': (v: { column: string; units: { unit: string; result: string; fate: string }[] }, w: Words) =>
    `Bombardment ${v.column}: ${v.units.map((u) => `${u.unit} ${w.term(u.fate)}`).join(', ')}.`,
};
