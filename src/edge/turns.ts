/**
 * Long work gives way: every few milliseconds it stops, and goes on after the event loop has been round once. All long
 * work of the process stands in one line, so that however much of it there is, others wait for one turn at most.
 */
const TURN_MS = 4;

const line: (() => void)[] = [];
let moving = false;

function callNext(): void {
  line.shift()?.();
  if (line.length > 0) setImmediate(callNext);
  else moving = false;
}

/** Resolves when it is the caller's turn again. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    line.push(resolve);
    if (moving) return;
    moving = true;
    setImmediate(callNext);
  });
}

/** Work in stretches: knows when one has gone on for long enough, and tells whoever keeps the account what each took. */
export class Turn {
  #began = performance.now();
  /** Up to when everything has been told. */
  #told = this.#began;

  constructor(
    private readonly account: (milliseconds: number) => void = () => undefined,
    private readonly milliseconds = TURN_MS,
  ) {}

  /** For threads in which nobody else waits. */
  static endless(): Turn {
    return new Turn(undefined, Number.POSITIVE_INFINITY);
  }

  get isOver(): boolean {
    return performance.now() - this.#began >= this.milliseconds;
  }

  /** Waiting for somebody else is no work. */
  rest(): void {
    const now = performance.now();
    this.account(now - this.#told);
    this.#told = now;
  }

  /**
   * The stretch itself goes on: whoever was waited for may have answered at once, a stream with room for more does, and then nobody else
   * has had a turn.
   */
  goOn(): void {
    this.#told = performance.now();
  }

  /** Lets the others go first. */
  async giveWay(): Promise<void> {
    this.rest();
    await nextTurn();
    this.#began = performance.now();
    this.#told = this.#began;
  }
}

/** Carries work out without a pause. */
export function atOnce<T>(steps: Generator<undefined, T, unknown>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as T;
  }
}

/** Carries work out step by step: at once where it is short, in turns where it is not. */
export function inTurns<T>(steps: Generator<undefined, T, unknown>, turn = new Turn()): T | Promise<T> {
  while (!turn.isOver) {
    const { done, value } = steps.next();
    if (done) return value as T;
  }
  return goOn(steps, turn);
}

async function goOn<T>(steps: Generator<undefined, T, unknown>, turn: Turn): Promise<T> {
  for (;;) {
    if (turn.isOver) await turn.giveWay();
    const { done, value } = steps.next();
    if (done) return value as T;
  }
}
