import type { ChartReader } from '../../../kernel/charts/index.js';
import type { Side, Siege } from '../vocabulary.js';

/** Everything a card may ask for [8.5.1.2]. */
export const CONDITION_KINDS = [
  'played',
  'notPlayed',
  'turn',
  'rm',
  'vp',
  'strait',
  'controls',
  'northernFront',
  'government',
  'warPhase',
  'winter',
  'supplied',
  'siege',
  'units',
] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export const FRONTS = ['isolated', 'linked', 'conquered'] as const;
export type Front = (typeof FRONTS)[number];

/** One thing a card asks for, with what its kind needs. */
export interface SingleCondition {
  readonly kind: ConditionKind;
  readonly name?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly side?: Side;
  readonly spaces?: readonly string[];
  readonly front?: Front;
  readonly phase?: string;
  readonly siege?: Siege;
  /** Units that fit, where the card asks for units. */
  readonly found?: number;
}

/** How things stand in a campaign, as far as cards ask. */
export interface Standing {
  readonly turn: number;
  readonly rm: number;
  readonly vp: number;
  readonly strait: Side;
  readonly northernFront: Front | undefined;
  hasPlayed(event: string): boolean;
  governs(name: string): boolean;
  holds(side: Side, space: string): boolean;
  isSupplied(space: string): boolean;
  stands(siege: Siege): boolean;
}

const within = (value: number, { atLeast, atMost }: SingleCondition): boolean =>
  value >= (atLeast ?? value) && value <= (atMost ?? value);

/** 8.5.1.2: whether one thing a card asks for is the case, in a session and for whoever asks. */
export function isMet(
  condition: SingleCondition,
  standing: Standing,
  turnTrack: Pick<ChartReader, 'text' | 'flag'>,
): boolean {
  const { name = '', spaces = [], side, found = 0, atLeast } = condition;
  switch (condition.kind) {
    case 'played':
      return standing.hasPlayed(name);
    case 'notPlayed':
      return !standing.hasPlayed(name);
    case 'turn':
      return within(standing.turn, condition);
    case 'rm':
      return within(standing.rm, condition);
    case 'vp':
      return within(standing.vp, condition);
    case 'strait':
      return standing.strait === side;
    case 'controls':
      return (
        spaces.length > 0 && spaces.filter((each) => standing.holds(side!, each)).length >= (atLeast ?? spaces.length)
      );
    case 'northernFront':
      return standing.northernFront === condition.front;
    case 'government':
      return standing.governs(name);
    case 'warPhase':
      return turnTrack.text(standing.turn, 'phase') === condition.phase;
    case 'winter':
      return turnTrack.flag(standing.turn, 'winter');
    case 'supplied':
      return spaces.length > 0 && spaces.every((each) => standing.isSupplied(each));
    case 'siege':
      return condition.siege !== undefined && standing.stands(condition.siege);
    case 'units':
      return found >= (atLeast ?? 1);
  }
}
