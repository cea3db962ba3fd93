import type { CellUse } from '../charts/index.js';
import type { RolledDie } from '../dice/index.js';
import type { Game } from '../procedures/game.js';
import { type Language, MissingMessageError, type Phrasebook, type Values } from '../rulings/messages.js';
import type { BareStep, Ruling } from '../rulings/ruling.js';
import type { BoardName } from './board.js';
import type { Side } from './words.js';

/** A ruling as a session keeps it: keys and values, no language, so that each player reads it in his own. */
export interface RulingRecord<O = unknown> {
  readonly procedure: string;
  readonly legal: boolean;
  readonly outcome: O | null;
  readonly steps: readonly BareStep[];
  readonly dice: readonly RolledDie[];
  readonly provenance: readonly CellUse[];
  readonly summary: { readonly key: string; readonly values: Values } | null;
  /** Who may read it before the end; everybody where absent. */
  readonly secret?: { readonly for: readonly Side[] };
}

/** What everybody calls the unit or card of an id. */
export type NameOf = (id: string) => BoardName | undefined;

/**
 * Puts a kept ruling into words. A session asks its procedures about units by their ids; whoever reads the answer knows their
 * names. The values stay as they are: a program goes by ids.
 */
export function wordRuling(game: Game, record: RulingRecord, language: Language, nameOf?: NameOf): Ruling {
  const phrases = game.phrasebooks[language];
  const sentence = (key: string, values: Values): string =>
    rendered(phrases, key, nameOf ? withNames(values, language, nameOf) : values);
  const steps = record.steps.map((step) => ({ ...step, text: sentence(step.key, step.values) }));
  const { procedure, legal, outcome, dice, provenance } = record;
  return { game: game.id, procedure, legal, outcome, steps, dice, provenance, summary: summary() };

  function summary(): string {
    if (record.summary) return sentence(record.summary.key, record.summary.values);
    const refusal = steps.find((step) => step.forbids);
    return refusal ? phrases.render('not-allowed', { reason: refusal.text }) : '';
  }
}

/** The values of a sentence, names in the place of ids wherever they stand. */
export function withNames(values: Values, language: Language, nameOf: NameOf): Values {
  const named = (value: Values[string]): Values[string] => {
    if (typeof value === 'string') {
      const name = nameOf(value);
      return name === undefined ? value : ((language === 'ja' ? name.ja : undefined) ?? name.en);
    }
    if (Array.isArray(value)) return value.map(named);
    return typeof value === 'object' && value !== null ? withNames(value as Values, language, nameOf) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, named(value)]));
}

/** A ruling of an older version of the rules may use a sentence that is gone by now: its key says the least. */
function rendered(phrases: Phrasebook, key: string, values: Values): string {
  try {
    return phrases.render(key, values);
  } catch (error) {
    if (error instanceof MissingMessageError) return key;
    throw error;
  }
}
