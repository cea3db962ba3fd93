import type { ActionOdds, OpenActions } from '../../kernel/session/index.js';
import type { Language } from '../../platform/language.js';
import type { LiveSession } from '../live-session.js';
import { sentenceOf } from '../sentence.js';

/** The open commands for a shell: each line begins with a command as it can be sent, then its section, cost and odds. */
export function actionsText(session: LiveSession, open: OpenActions, language: Language): string {
  const phrases = session.game.phrasebooks[language];
  const called = (id: string): string => {
    const name = session.engine.nameOf(id);
    return name?.[language] ?? name?.en ?? id;
  };
  const lines = open.actions.map(({ command, rule, cost, odds, variants = [] }) => {
    const price = cost === undefined ? '' : ` ${phrases.render('cost-label', { ...cost })}`;
    const ways = variants.map((variant) => `${variant.name}: ${spread(variant, called)}`).join('; ');
    const chances = odds ? spread(odds, called) : ways;
    return `${JSON.stringify(command)}${rule ? ` [${rule}]` : ''}${price}${chances ? ` (${chances})` : ''}`;
  });
  const owed = open.owed.map((remark) => `! [${remark.rule}] ${sentenceOf(session, remark, language)}`);
  const head = `version ${session.version}, ${open.waitingFor.join(', ')}`;
  return [head, ...owed, ...lines].join('\n').concat('\n');
}

type Called = (id: string) => string;

const spread = ({ chances }: ActionOdds, called: Called): string =>
  chances.map(({ probability, outcome }) => `${probability} ${brief(outcome, called)}`).join(', ');

/** A text as it is; of the parts of an outcome, each with its name. */
function brief(outcome: unknown, called: Called): string {
  if (typeof outcome === 'string') return outcome;
  if (typeof outcome !== 'object' || outcome === null || Array.isArray(outcome)) return JSON.stringify(outcome);
  return Object.entries(outcome)
    .map(([id, part]) => `${called(id)} ${brief(part, called)}`)
    .join(' + ');
}
