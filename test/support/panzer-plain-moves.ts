import { onMapQuestion } from '../../src/games/panzer/session/moving/ground.js';
import type { Position } from '../../src/games/panzer/session/position.js';
import type { Table } from '../../src/games/panzer/session/table.js';
import type { RuleBook } from '../../src/kernel/session/index.js';

type Move = 'forward' | 'reverse' | 'exit' | 'reverseExit' | 'stay';
interface Act {
  readonly turnTo?: string;
  readonly move: Move;
}

interface Judged {
  readonly minimumMove: boolean;
  readonly end: string | null;
  readonly facing: string;
  readonly spent: number;
}

const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const STEPS: readonly Move[] = ['forward', 'reverse', 'exit', 'reverseExit'];

/**
 * Counts what a vehicle may do next, plainly: a move is a list of actions, and a list is good if the stateless question of a whole
 * move accepts it or some longer one that begins with it. It knows nothing of factors, roads or who stands where.
 */
export class PlainMoves {
  constructor(
    private readonly table: Table,
    private readonly book: RuleBook,
    private readonly start: Position,
    private readonly unit: string,
    /** How many more actions a move may need before it can end. */
    private readonly patience: number,
  ) {}

  /** Commands open after these actions, as words. */
  open(acts: readonly Act[]): string[] {
    const before = this.judge(acts);
    const facing = acts.length === 0 ? this.facing : this.facingAfter(acts);
    const found: string[] = [];
    for (const move of STEPS) if (this.leads([...acts, { move }])) found.push(move);
    for (const turnTo of FACINGS)
      if (turnTo !== facing && this.leads([...acts, { turnTo, move: 'stay' }])) found.push(`turn ${turnTo}`);
    const free = acts.every(({ move }) => move === 'stay') && this.spent([...acts, { move: 'stay' }]) === 0;
    if (free) found.push(...this.oneHexes(acts, facing));
    if (before || acts.length === 0) found.push('end-move');
    return found;
  }

  private get facing(): string {
    return FACINGS[this.start.units[this.unit]!.facing!]!;
  }

  private facingAfter(acts: readonly Act[]): string {
    return acts.reduce((facing, { turnTo }) => turnTo ?? facing, this.facing);
  }

  /** The one hex that is always allowed, where the same turn and step cannot be paid. */
  private oneHexes(acts: readonly Act[], facing: string): string[] {
    return FACINGS.flatMap((turnTo) =>
      STEPS.filter((move) => {
        const turn: Act[] = turnTo === facing ? [] : [{ turnTo, move: 'stay' }];
        const judged = this.ask([...acts, ...turn, { move }]);
        return judged?.minimumMove === true;
      }).map((move) => `one-hex ${turnTo} ${move}`),
    );
  }

  private leads(acts: readonly Act[], patience = this.patience): boolean {
    if (this.judge(acts)) return true;
    if (patience === 0) return false;
    const turns = FACINGS.map((turnTo): Act => ({ turnTo, move: 'forward' }));
    const ways: Act[] = [...turns, ...FACINGS.map((turnTo): Act => ({ turnTo, move: 'reverse' }))];
    return ways.some((act) => this.leads([...acts, act], patience - 1));
  }

  /** Accepted, and not only as the one hex that is always allowed. */
  private judge(acts: readonly Act[]): boolean {
    const judged = this.ask(acts);
    return judged !== null && !judged.minimumMove;
  }

  private spent(acts: readonly Act[]): number {
    return this.ask(acts)?.spent ?? -1;
  }

  private ask(actions: readonly Act[]): Judged | null {
    const question = onMapQuestion(this.table, this.start, this.unit, this.start.units[this.unit]!);
    return this.book.ask<Judged>('movement/vehicle-path', { ...question, actions }).outcome;
  }
}
