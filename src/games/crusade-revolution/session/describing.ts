import type { Command, Remark } from '../../../kernel/session/index.js';
import { named } from './names.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** The section behind each command's sentence. */
const SENTENCES: Readonly<Record<string, readonly [rule: string, key: string]>> = {
  'discard-cards': ['6.0.A.2', 'do-discard-cards'],
  'place-arrival': ['17.6.4', 'do-place-arrival'],
  play: ['8.1.3', 'do-play'],
  automatic: ['7.1.3', 'do-automatic'],
  'propose-effect': ['8.5.1.1', 'do-propose-effect'],
  'agree-effect': ['8.5.1.1', 'do-agree-effect'],
  'refuse-effect': ['8.5.1.1', 'do-refuse-effect'],
  'withdraw-proposal': ['8.5.1.1', 'do-withdraw-proposal'],
  activate: ['8.2.3', 'do-activate'],
  'end-activation': ['8.2.1', 'do-end-activation'],
  move: ['10.1.1', 'do-move'],
  step: ['10.1.3', 'do-step'],
  halt: ['10.1.10', 'do-halt'],
  'end-movement': ['10.1.10', 'do-end-movement'],
  dig: ['10.2.1', 'do-dig'],
  'end-digging': ['10.2.1', 'do-end-digging'],
  target: ['11.1.3', 'do-target'],
  commit: ['11.1.4', 'do-commit'],
  'hold-back': ['11.1.7', 'do-hold-back'],
  'call-off': ['11.1.1', 'do-call-off'],
  declare: ['11.2.2', 'do-declare'],
  'declare-cancelled': ['8.5.5.3', 'do-declare-cancelled'],
  'end-attacks': ['11.1.1', 'do-end-attacks'],
  'commit-card': ['8.5.3.1', 'do-commit-card'],
  'commit-card-unit': ['8.5.3.1', 'do-commit-card-unit'],
  'commit-card-units': ['8.5.3.1', 'do-commit-card-units'],
  'commit-card-against': ['8.5.3.1', 'do-commit-card-against'],
  'claim-armour': ['16.6.2', 'do-claim-armour'],
  'done-cards': ['11.2.4', 'do-done-cards'],
  'pass-cards': ['11.2.4', 'do-pass-cards'],
  'lose-step': ['11.3.4', 'do-lose-step'],
  'lose-step-replaced': ['11.3.5', 'do-lose-step-replaced'],
  hold: ['11.4.3', 'do-hold'],
  'hold-replaced': ['11.4.3', 'do-hold-replaced'],
  'fall-back': ['11.4.1', 'do-fall-back'],
  retreat: ['11.4.5', 'do-retreat'],
  advance: ['11.5.1', 'do-advance'],
  'end-advance': ['11.5.1', 'do-end-advance'],
  'claim-bonus': ['8.5.5.3', 'do-claim-bonus'],
  redeploy: ['12.1.2', 'do-redeploy'],
  'redeploy-off': ['12.1.9', 'do-redeploy-off'],
  'end-redeployment': ['12.1.4', 'do-end-redeployment'],
  place: ['8.5.2.3', 'do-place'],
  'place-reduced': ['8.5.2.3', 'do-place-reduced'],
  'give-up-division': ['8.5.2.5', 'do-give-up-division'],
  'pick-unit': ['8.5.1.1', 'do-pick-unit'],
  'pick-space': ['8.5.1.1', 'do-pick-space'],
  decline: ['8.5.1.1', 'do-decline'],
  strike: ['9.1.4', 'do-strike'],
  'place-returning': ['13.4.3', 'do-place-returning'],
  spend: ['14.1.2', 'do-spend'],
  'spend-to': ['14.1.5', 'do-spend-to'],
  strengthen: ['16.1.8', 'do-strengthen'],
  'end-replacements': ['14.1.2', 'do-end-replacements'],
  'remove-works': ['10.2.10', 'do-remove-works'],
  'done-works': ['10.2.10', 'do-done-works'],
  deploy: ['15.2.1.2', 'do-deploy'],
  'deploy-displacing': ['15.2.1.2', 'do-deploy-displacing'],
  withdraw: ['15.2.2.2', 'do-withdraw'],
  militarize: ['15.2.3', 'do-militarize'],
  'end-militarization': ['15.2.3', 'do-end-militarization'],
};

/** Commands whose sentence hangs on what they name. */
function sentenceOf({ type, ...fields }: Command): string {
  if (type === 'declare' && fields.cancelTerrain) return 'declare-cancelled';
  if (type === 'commit-card' && fields.unit !== undefined) return 'commit-card-unit';
  if (type === 'commit-card' && fields.units !== undefined) return 'commit-card-units';
  if (type === 'place' && fields.reduced === true) return 'place-reduced';
  if (type === 'commit-card' && fields.against !== undefined) return 'commit-card-against';
  if ((type === 'lose-step' || type === 'hold') && fields.replacedBy !== undefined) return `${type}-replaced`;
  if (type === 'redeploy' && fields.to === undefined) return 'redeploy-off';
  if (type === 'spend' && fields.to !== undefined) return 'spend-to';
  if (type === 'deploy' && fields.displaced !== undefined) return 'deploy-displacing';
  return type;
}

/** The sentence of a listed command, with what it leaves unsaid taken from the position. */
export function describe(table: Table, position: Position, command: Command): Remark {
  const [rule, key] = SENTENCES[sentenceOf(command)] ?? ['6.0', 'not-open'];
  const { type: _type, ...fields } = command;
  const implied = {
    space: position.attack?.target ?? position.march?.path.at(-1) ?? '-',
    ...(position.proposal ? { card: position.proposal.card } : {}),
    ...(fields.corps === undefined ? {} : { unit: fields.corps }),
  };
  return { rule, key, values: named(table, { command: command.type, ...implied, ...fields }) };
}
