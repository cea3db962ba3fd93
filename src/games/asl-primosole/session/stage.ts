import type { Values } from '../../../kernel/rulings/index.js';
import {
  type CommandContext,
  type RefusalStep,
  RefusedError,
  type Remark,
  type Desk as SessionDesk,
  type SessionEvent,
  type Scene as SessionScene,
  type Stage as SessionStage,
} from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import type { Counter } from './counters.js';
import type { EventType } from './events.js';
import type { Fort, Line, Open, Owing, Own, Position } from './position.js';
import type { Table } from './table.js';

export type Play = CommandContext<Table, Position>;
export type Desk = SessionDesk<Table, Position>;
export type Scene = SessionScene<Table, Position>;
export type Stage = SessionStage<Table, Position>;

/** What changes of a side's own state; counters, lines and fortifications by id, new ones whole. */
export interface OwnPatch extends Partial<Omit<Own, 'counters' | 'lines' | 'forts'>> {
  readonly counters?: Readonly<Record<string, Partial<Counter>>>;
  readonly lines?: Readonly<Record<string, Partial<Line>>>;
  readonly forts?: Readonly<Record<string, Partial<Fort>>>;
  /** Everything that this side owes now. */
  readonly owing?: readonly Owing[];
}

export interface Happening {
  readonly rule: string;
  readonly side?: Side;
  /** For the sentence. */
  readonly values?: Values;
  readonly open?: Partial<Open>;
  /** Seen by `side` alone. */
  readonly own?: OwnPatch;
  readonly reveals?: boolean;
}

export function happen(play: Play, type: EventType, { rule, side, values, open, own, reveals }: Happening): void {
  const event: SessionEvent = {
    type,
    rule,
    ...(side ? { side } : {}),
    ...(values ? { values } : {}),
    ...(open ? { open } : {}),
    ...(reveals ? { reveals: true as const } : {}),
    ...(own && side ? { secret: { for: [side], own } } : {}),
  };
  play.happen(event);
}

/** Everything that is wrong with a form, each with its place in it and its section. */
export class Faults {
  readonly #steps: RefusalStep[] = [];
  readonly #list: string | undefined;
  readonly #head: number;

  /** The list whose lines are numbered by `at`, as a JSON pointer: "/lines"; a table in one text has so many rows above its first line. */
  constructor(list?: string, head = 0) {
    this.#list = list;
    this.#head = head;
  }

  add(rule: string, key: string, values: Values = {}, pointer = this.#lineOf(values)): void {
    const { at } = values;
    const told = typeof at === 'number' ? { ...values, at: at + this.#head } : values;
    this.#steps.push({ rule, key, values: told, forbids: true, ...(pointer === undefined ? {} : { pointer }) });
  }

  /** Reasons of a ruling, at one place of the form. */
  addAll(steps: readonly RefusalStep[], pointer?: string, values: Values = {}): void {
    for (const step of steps)
      if (step.forbids) this.add(step.rule, step.key, { ...step.values, ...values }, pointer ?? this.#list);
  }

  #lineOf({ at }: Values): string | undefined {
    if (this.#list === undefined || this.#head > 0 || typeof at !== 'number') return this.#list;
    return `${this.#list}/${at - 1}`;
  }

  get none(): boolean {
    return this.#steps.length === 0;
  }

  /** Refuses the whole form where anything is wrong with it, with every reason. */
  throw(): void {
    if (this.#steps.length > 0) throw new RefusedError(this.#steps.slice(0, MOST_FAULTS));
  }
}

const MOST_FAULTS = 200;

/** A sentence still without words. */
export const remark = (rule: string, key: string, values: Values = {}): Remark => ({ rule, key, values });

/** Sides that have not said that they are done with the step. */
export const notReady = ({ position }: Scene): readonly Side[] =>
  (['british', 'axis'] as const).filter((side) => !position.open.ready.includes(side));

export const BOTH = (): readonly Side[] => ['british', 'axis'];
