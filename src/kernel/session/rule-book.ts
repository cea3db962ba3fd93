import { ANY_DICE, type Dice, NO_DICE, UnexpectedRollError } from '../dice/index.js';
import { fillDefaults } from '../fields/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import type { Odds } from '../rulings/chances.js';
import { odds } from '../rulings/odds.js';
import { Charts, QuietUmpire } from '../rulings/quiet-umpire.js';
import { RecordingScribe } from '../rulings/scribe.js';
import type { RulingRecord } from './ruling-record.js';
import { type ActionOdds, ASKED, type SessionSetup } from './words.js';

const ODDS_BRANCHES = 2000;
const ODDS_SAMPLES = 500;

/** Odds that remember what they are of. */
export const oddsOn = (procedure: string, input: object, odds: Odds): ActionOdds => ({
  procedure,
  [ASKED]: input,
  ...odds,
});

/** Looks things up with the game's own procedures: the same that answer stateless questions, so the two cannot disagree. */
export class RuleBook {
  private readonly charts: Charts;

  constructor(
    readonly game: Game,
    private readonly materials: Pick<SessionSetup, 'options' | 'pack'>,
  ) {
    this.charts = new Charts(game.charts, materials.pack);
  }

  /** The ruling on a question that rolls nothing. */
  ask<O = unknown>(name: string, input: object): RulingRecord<O> {
    return this.rule<O>(name, input, NO_DICE);
  }

  /** How the dice of a question can fall. */
  odds(name: string, input: object, by?: string): Odds {
    const procedure = this.procedure(name);
    return odds(this.game, procedure, {
      input: fillDefaults(procedure.input, input),
      options: this.materials.options,
      pack: this.materials.pack,
      branchLimit: ODDS_BRANCHES,
      samples: ODDS_SAMPLES,
      seed: 'odds',
      ...(by === undefined ? {} : { by }),
    });
  }

  /**
   * What leads to the dice that odds are of, column and shifts with their reasons: the ruling up to the first stop of the
   * procedure, or up to its first die.
   */
  beforeDice({ procedure: name, [ASKED]: input }: ActionOdds): RulingRecord<null> | undefined {
    if (name === undefined || input === undefined) return undefined;
    const { options, pack } = this.materials;
    const scribe = new RecordingScribe(pack !== undefined);
    const charts = new Charts(this.game.charts, pack, scribe);
    const procedure = this.procedure(name);
    const umpire = new QuietUmpire(options, charts, NO_DICE, procedure.stops?.[0]?.id, scribe);
    try {
      procedure.resolve(fillDefaults(procedure.input, input), umpire);
    } catch (error) {
      if (!(error instanceof UnexpectedRollError)) throw error;
    }
    const { steps, cells: provenance, summary = null } = scribe;
    return { procedure: name, legal: umpire.legal, outcome: null, steps, dice: [], provenance, summary };
  }

  /** Whether a procedure would allow it. What it would roll does not matter: it forbids before it rolls. */
  allows(name: string, input: object): boolean {
    return this.guess(name, input).legal;
  }

  /** The outcome as far as it does not hang on the dice: a price, a column. Null where it is forbidden. */
  whateverIsRolled<O>(name: string, input: object): O | null {
    return this.guess(name, input).outcome as O | null;
  }

  /** The ruling with the dice given. */
  rule<O>(name: string, input: object, dice: Dice, upTo?: string): RulingRecord<O> {
    const procedure = this.procedure(name);
    const { options, pack } = this.materials;
    const scribe = new RecordingScribe(pack !== undefined);
    const charts = new Charts(this.game.charts, pack, scribe);
    const umpire = new QuietUmpire(options, charts, dice, upTo, scribe);
    const outcome = procedure.resolve(fillDefaults(procedure.input, input), umpire) as O | null;
    const { steps, dice: rolled, cells: provenance, summary } = scribe;
    return { procedure: name, legal: umpire.legal, outcome, steps, dice: rolled, provenance, summary: summary ?? null };
  }

  private guess(name: string, input: object): { readonly legal: boolean; readonly outcome: unknown } {
    const procedure = this.procedure(name);
    const umpire = new QuietUmpire(this.materials.options, this.charts, ANY_DICE);
    const outcome = procedure.resolve(fillDefaults(procedure.input, input), umpire);
    return { legal: umpire.legal, outcome };
  }

  private procedure(name: string): AnyProcedure {
    const procedure = this.game.procedures.get(name);
    if (!procedure) throw new Error(`${this.game.id} has no procedure ${name}`);
    return procedure;
  }
}
