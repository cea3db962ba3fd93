import type { CellUse } from '../charts/index.js';
import type { RolledDie } from '../dice/index.js';
import type { Game } from '../procedures/game.js';
import { type Language, MissingMessageError, type Phrasebook, type Values } from '../rulings/messages.js';
import type { BareStep, Ruling } from '../rulings/ruling.js';
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

/** Puts a kept ruling into words. */
export function wordRuling(game: Game, record: RulingRecord, language: Language): Ruling {
  const phrases = game.phrasebooks[language];
  const steps = record.steps.map((step) => ({ ...step, text: sentence(phrases, step.key, step.values) }));
  const { procedure, legal, outcome, dice, provenance } = record;
  return { game: game.id, procedure, legal, outcome, steps, dice, provenance, summary: summary() };

  function summary(): string {
    if (record.summary) return sentence(phrases, record.summary.key, record.summary.values);
    const refusal = steps.find((step) => step.forbids);
    return refusal ? phrases.render('not-allowed', { reason: refusal.text }) : '';
  }
}

/** A ruling of an older version of the rules may use a sentence that is gone by now: its key says the least. */
function sentence(phrases: Phrasebook, key: string, values: Values): string {
  try {
    return phrases.render(key, values);
  } catch (error) {
    if (error instanceof MissingMessageError) return key;
    throw error;
  }
}
