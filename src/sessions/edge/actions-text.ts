import type { Action, ActionOdds, OpenActions } from '../../kernel/session/index.js';
import type { Language } from '../../platform/language.js';
import type { LiveSession } from '../live-session.js';
import { sentenceOf } from '../sentence.js';
import { WORDS } from './session-text.js';

/** The open commands for a shell: each line begins with a command as it can be sent, then its section, cost and odds. */
export function actionsText(session: LiveSession, open: OpenActions, language: Language): string {
  const phrases = session.game.phrasebooks[language];
  const called = (id: string): string => {
    const name = session.engine.nameOf(id);
    return name?.[language] ?? name?.en ?? phrases.term(id);
  };
  const words: Words = { called, term: (value) => phrases.term(value) };
  const lines = open.actions.map(({ command, rule, cost, odds, variants = [], form }) => {
    const price = cost === undefined ? '' : ` ${phrases.render('cost-label', { ...cost })}`;
    const ways = variants.map((variant) => `${words.term(variant.name)}: ${spread(variant, words)}`).join('; ');
    const chances = odds ? spread(odds, words) : ways;
    return `${JSON.stringify(command)}${rule ? ` [${rule}]` : ''}${price}${chances ? ` (${chances})` : ''}${choices(form)}`;
  });
  const owed = open.owed.map((remark) => `! [${remark.rule}] ${sentenceOf(session, remark, language)}`);
  const head = `${WORDS[language].version} ${session.version}, ${open.waitingFor.map(called).join(', ')}`;
  return [head, ...owed, ...lines].join('\n').concat('\n');
}

/** How the reader calls a unit or a place, and what a word of an outcome is in his language. */
interface Words {
  readonly called: (id: string) => string;
  readonly term: (value: string) => string;
}

/** Of a form, what may stand in a field in place of what stands in the line. */
function choices(form: Action['form']): string {
  const fields = Object.entries((form?.schema.properties ?? {}) as Record<string, { enum?: unknown[] }>);
  return fields
    .flatMap(([name, { enum: values = [] }]) => (values.length > 1 ? [` ${name}: ${values.join(' | ')}`] : []))
    .join('');
}

const spread = ({ chances }: ActionOdds, words: Words): string =>
  chances.map(({ probability, outcome }) => `${probability} ${brief(outcome, words)}`).join(', ');

/** A word in the reader's language; of the parts of an outcome, each with its name. */
function brief(outcome: unknown, words: Words): string {
  if (typeof outcome === 'string') return words.term(outcome);
  if (typeof outcome !== 'object' || outcome === null || Array.isArray(outcome)) return JSON.stringify(outcome);
  return Object.entries(outcome)
    .map(([id, part]) => `${words.called(id)} ${brief(part, words)}`)
    .join(' + ');
}
