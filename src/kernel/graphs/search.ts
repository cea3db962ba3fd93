/**
 * Cheapest ways over any map, hexes or spaces, with whole-number costs: Dijkstra's algorithm on a bucket queue.
 *
 * The search runs over nodes, each a (place, state). A state is a small number that the caller's rule carries along the
 * way, such as "has not moved yet" or "has entered an enemy zone"; most callers have one state only.
 *
 * Ties: of equally cheap ways into a node, the one from the lowest place (then state) is kept. A node's way is fixed
 * when the node is settled, so free steps cannot make a way run in a circle.
 */

import { BucketQueue } from './bucket-queue.js';

/** Returned by a step that may not be taken. */
export const FORBIDDEN = -1;
export const MAX_ALLOWANCE = 100_000;
const MAX_STATES = 64;

/** Outgoing steps of place p: targets[offsets[p]] up to targets[offsets[p + 1] - 1]; a negative target is no step. */
export interface Adjacency {
  readonly size: number;
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
}

interface SearchStates {
  readonly count: number;
  readonly initial: number;
  /** The state after a step that was allowed. */
  readonly next: (state: number, from: number, to: number, slot: number) => number;
}

export interface SearchRules {
  /** Whole cost of the step, 0 or more, or FORBIDDEN. `slot` counts the steps out of `from`. */
  readonly step: (from: number, to: number, slot: number, state: number) => number;
  /** Entering this place ends the move. */
  readonly mustStop?: (place: number, state: number) => boolean;
  /** False where a move may pass but not end. */
  readonly mayEnd?: (place: number, state: number) => boolean;
  readonly states?: SearchStates;
}

/** The caller's rules or bounds make no sense: a mistake in code or in a request, not a move that is refused. */
export class InvalidSearchError extends Error {
  readonly code = 'invalid-search';

  constructor(message: string) {
    super(message);
    this.name = 'InvalidSearchError';
  }
}

const NONE = -1;
const KNOWN = 1;
const STOPS = 2;
const ENDS = 4;
const SETTLED = 8;

export class Search {
  readonly stateCount: number;
  /** Cost of node place * stateCount + state, -1 where not reached. */
  readonly cost: Int32Array;
  /** The node before, -1 at a start. */
  readonly previous: Int32Array;
  private readonly flags: Uint8Array;
  private readonly queue: BucketQueue;

  /** With a goal, the search ends as soon as the cheapest way to end a move there is known. */
  constructor(
    private readonly map: Adjacency,
    starts: readonly number[],
    private readonly allowance: number,
    private readonly rules: SearchRules,
    private readonly goal: number = NONE,
  ) {
    checkBounds(map, starts, allowance, rules.states);
    this.stateCount = rules.states?.count ?? 1;
    const nodes = map.size * this.stateCount;
    this.cost = new Int32Array(nodes).fill(NONE);
    this.previous = new Int32Array(nodes).fill(NONE);
    this.flags = new Uint8Array(nodes);
    this.queue = new BucketQueue(nodes, allowance);
    for (const start of starts) this.begin(start);
    this.run();
  }

  /** The node of a place that is cheapest to arrive in, the lowest state in ties; -1 where there is none. */
  best(place: number, ending: boolean): number {
    let best = NONE;
    for (let node = place * this.stateCount; node < (place + 1) * this.stateCount; node++) {
      const arrives = this.cost[node]! >= 0 && (!ending || (this.flags[node]! & ENDS) !== 0);
      if (arrives && (best === NONE || this.cost[node]! < this.cost[best]!)) best = node;
    }
    return best;
  }

  /** The places from a start to a node. */
  placesTo(node: number): number[] {
    const places: number[] = [];
    for (let each = node; each !== NONE; each = this.previous[each]!) {
      places.push(Math.floor(each / this.stateCount));
    }
    return places.reverse();
  }

  private begin(start: number): void {
    const state = this.rules.states?.initial ?? 0;
    const node = start * this.stateCount + state;
    if (this.cost[node] === 0) return;
    // A move may begin where entering would have ended one.
    this.flags[node] = this.look(node, start, state) & ~STOPS;
    this.cost[node] = 0;
    this.queue.add(node, 0);
  }

  private run(): void {
    for (let spent = 0; spent <= this.allowance && !this.queue.isEmpty; spent++) {
      for (let node = this.queue.take(spent); node !== NONE; node = this.queue.take(spent)) {
        const bits = this.flags[node]!;
        this.flags[node] = bits | SETTLED;
        const state = node % this.stateCount;
        const place = (node - state) / this.stateCount;
        if (place === this.goal && (bits & ENDS) !== 0) return;
        if ((bits & STOPS) === 0) this.leave(node, place, state, spent);
      }
    }
  }

  private leave(node: number, place: number, state: number, spent: number): void {
    const { step, states } = this.rules;
    const { offsets, targets } = this.map;
    const first = offsets[place]!;
    const end = offsets[place + 1]!;
    for (let at = first; at < end; at++) {
      const to = targets[at]!;
      if (to < 0) continue;
      const price = step(place, to, at - first, state);
      if (price < 0 || spent + price > this.allowance) continue;
      if (!Number.isInteger(price)) throw new InvalidSearchError(`a step costs a whole number, not ${price}`);
      const next = states === undefined ? 0 : states.next(state, place, to, at - first);
      if (!(next >= 0 && next < this.stateCount)) throw new InvalidSearchError(`there is no state ${next}`);
      this.enter(node, to, next, spent + price);
    }
  }

  private enter(from: number, place: number, state: number, total: number): void {
    const node = place * this.stateCount + state;
    const known = this.cost[node]!;
    if (known >= 0 && known < total) return;
    const bits = this.flags[node] === 0 ? this.look(node, place, state) : this.flags[node]!;
    if ((bits & SETTLED) !== 0) return;
    // Where a move must stop but may not end, it may not go at all.
    if ((bits & (STOPS | ENDS)) === STOPS) return;
    if (known === total) {
      if (from < this.previous[node]!) this.previous[node] = from;
      return;
    }
    if (known >= 0) this.queue.remove(node, known);
    this.cost[node] = total;
    this.previous[node] = from;
    this.queue.add(node, total);
  }

  /** Asks the stop rules once per node. */
  private look(node: number, place: number, state: number): number {
    const { mustStop, mayEnd } = this.rules;
    let bits = KNOWN;
    if (mustStop?.(place, state) === true) bits |= STOPS;
    if (mayEnd === undefined || mayEnd(place, state)) bits |= ENDS;
    this.flags[node] = bits;
    return bits;
  }
}

function checkBounds(map: Adjacency, starts: readonly number[], allowance: number, states?: SearchStates): void {
  if (!isIndex(allowance, MAX_ALLOWANCE + 1)) {
    throw new InvalidSearchError(`an allowance is a whole number from 0 to ${MAX_ALLOWANCE}, not ${allowance}`);
  }
  const astray = starts.find((start) => !isIndex(start, map.size));
  if (astray !== undefined) throw new InvalidSearchError(`there is no place ${astray} to start from`);
  if (states === undefined) return;
  if (states.count < 1 || !isIndex(states.count, MAX_STATES + 1)) {
    throw new InvalidSearchError(`a search has 1 to ${MAX_STATES} states, not ${states.count}`);
  }
  if (!isIndex(states.initial, states.count))
    throw new InvalidSearchError(`there is no state ${states.initial} to start in`);
}

function isIndex(value: number, bound: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < bound;
}
