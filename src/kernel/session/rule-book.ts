import type { Dice, Die } from '../dice/index.js';
import { fillDefaults } from '../fields/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import type { Odds } from '../rulings/chances.js';
import { odds } from '../rulings/odds.js';
import { RecordingUmpire } from '../rulings/umpire.js';
import type { RulingRecord } from './ruling-record.js';
import type { SessionSetup } from './words.js';

const ODDS_BRANCHES = 2000;
const ODDS_SAMPLES = 500;

/** A question that was thought to need no dice rolled one. */
export class UnexpectedRollError extends Error {
  constructor(procedure: string, name: string) {
    super(`${procedure} rolled "${name}" where nothing may be rolled`);
    this.name = 'UnexpectedRollError';
  }
}

/** Looks things up with the game's own procedures: the same that answer stateless questions, so the two cannot disagree. */
export class RuleBook {
  constructor(
    readonly game: Game,
    private readonly materials: Pick<SessionSetup, 'options' | 'pack'>,
  ) {}

  /** The ruling on a question that rolls nothing. */
  ask<O = unknown>(name: string, input: object): RulingRecord<O> {
    return this.rule<O>(name, input, new NoDice(name));
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

  /** The ruling with the dice given. */
  rule<O>(name: string, input: object, dice: Dice): RulingRecord<O> {
    const procedure = this.procedure(name);
    const umpire = new RecordingUmpire(this.materials.options, this.game.charts, dice, this.materials.pack);
    const outcome = procedure.resolve(fillDefaults(procedure.input, input), umpire) as O | null;
    const { legal, steps, dice: rolled, cells: provenance, summary } = umpire;
    return { procedure: name, legal, outcome, steps, dice: rolled, provenance, summary: summary ?? null };
  }

  private procedure(name: string): AnyProcedure {
    const procedure = this.game.procedures.get(name);
    if (!procedure) throw new Error(`${this.game.id} has no procedure ${name}`);
    return procedure;
  }
}

class NoDice implements Dice {
  readonly source = 'given';

  constructor(private readonly procedure: string) {}

  next(name: string, _die: Die): number {
    throw new UnexpectedRollError(this.procedure, name);
  }
}
