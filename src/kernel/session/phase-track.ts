/** One phase of a turn, in the book's order. */
export interface Phase<Id extends string = string> {
  readonly id: Id;
  /** The section that describes it. */
  readonly rule: string;
}

/** Where a game stands. */
export interface Moment<Id extends string = string> {
  readonly turn: number;
  readonly phase: Id;
}

/** A turn track as data: turns made of the same phases in the same order. */
export class PhaseTrack<Id extends string> {
  constructor(
    readonly phases: readonly Phase<Id>[],
    readonly turns: number,
  ) {}

  first(): Moment<Id> {
    return { turn: 1, phase: this.phases[0]!.id };
  }

  /** Null after the last phase of the last turn. */
  after({ turn, phase }: Moment<Id>): Moment<Id> | null {
    const at = this.phases.findIndex(({ id }) => id === phase);
    const next = this.phases[at + 1];
    if (next) return { turn, phase: next.id };
    return turn < this.turns ? { turn: turn + 1, phase: this.phases[0]!.id } : null;
  }

  rule({ phase }: Moment<Id>): string {
    return this.phases.find(({ id }) => id === phase)!.rule;
  }
}
