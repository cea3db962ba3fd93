import { choice, choices, flag, integer, integers, list, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Front } from '../events/conditions.js';
import type { Judge, Options } from '../options.js';
import { type Board, CampaignMap, layOut, openNeighbours } from '../shared/campaign-map.js';
import { Side } from '../vocabulary.js';
import { MoraleTrigger, OnceOnly } from './republican-morale.js';
import { isNorthIsolated, SupplyLines } from './supply-lines.js';
import { isSplit, zoneParts } from './zone-parts.js';

/** What was the case before, and what counts once in a game [16.3.3]. */
export interface MoraleSoFar {
  readonly turn: number;
  readonly frenchBorder: boolean;
  readonly portugueseBorder: boolean;
  readonly split: Readonly<Record<Side, boolean>>;
  readonly used: readonly string[];
}

/** The map as it lies now. */
export interface MoraleGround {
  readonly board: Board;
  readonly lines: (side: Side) => SupplyLines;
  readonly neighbours: (id: string) => readonly string[];
}

export interface Trigger {
  readonly trigger: string;
  readonly undone: boolean;
  readonly parts: readonly number[];
}

/** 16.3.3: a zone that is split counts from Mobilization on. */
const FIRST_SPLIT_TURN = 6;
const MOST_PARTS = 6;

/** 16.3.3, 16.4.3.1: conquered when the Nationalists hold every space of the Front; nothing where the map has none. */
export function frontState({ board, lines }: Pick<MoraleGround, 'board' | 'lines'>): Front | undefined {
  const north = board.spaces.filter(({ region }) => region !== 'none');
  if (north.length === 0) return undefined;
  if (north.every(({ control }) => control === 'nationalist')) return 'conquered';
  return isNorthIsolated(lines('republican')) ? 'isolated' : 'linked';
}

export const partsOf = ({ board, lines, neighbours }: MoraleGround, side: Side): number[] =>
  zoneParts(board, lines(side), side, neighbours);

/** 16.3.3: borders held or lost, the north linked or conquered, a zone split. */
export function findTriggers(ground: MoraleGround, soFar: MoraleSoFar): Trigger[] {
  const found: Trigger[] = [];
  const borders = [
    ['natFrenchBorder', 'france', 'nationalist', soFar.frenchBorder],
    ['repPortugueseBorder', 'portugal', 'republican', soFar.portugueseBorder],
  ] as const;
  for (const [trigger, border, side, held] of borders) {
    const now = holdsBorder(ground.board, border, side);
    if (now !== held) found.push({ trigger, undone: !now, parts: [] });
  }
  const used = (trigger: string): boolean => soFar.used.includes(trigger);
  const north = frontState(ground);
  const once = (trigger: string): Trigger => ({ trigger, undone: false, parts: [] });
  if (north === 'linked' && !used('northLinked') && !used('northConquered')) found.push(once('northLinked'));
  if (north === 'conquered' && !used('northConquered')) found.push(once('northConquered'));
  if (soFar.turn < FIRST_SPLIT_TURN) return found;
  for (const [trigger, side] of [
    ['natSplits', 'republican'],
    ['repSplits', 'nationalist'],
  ] as const) {
    if (used(trigger)) continue;
    const parts = partsOf(ground, side);
    // P30: only a zone that falls apart counts, not one that is found in parts.
    if (isSplit(parts) && !soFar.split[side]) found.push({ ...once(trigger), parts: parts.slice(0, MOST_PARTS) });
  }
  return found;
}

export function holdsBorder(board: Pick<Board, 'spaces'>, border: 'france' | 'portugal', side: Side): boolean {
  const along = board.spaces.filter((space) => space.border === border);
  return along.length > 0 && along.every(({ control }) => control === side);
}

class TriggersInput {
  @object('The map as it lies now', CampaignMap) map!: CampaignMap;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @choice('Who controls the Strait of Gibraltar [16.7]', Side, { default: 'republican' }) strait!: Side;
  @flag('The Nationalists held every French border space before [16.3.3]') frenchBorderHeld!: boolean;
  @flag('The Republicans held every Portuguese border space before [16.3.3]') portugueseBorderHeld!: boolean;
  @choices('Sides whose zone lay in two large parts before [16.3.3]', Side, { maxItems: 2, default: [] })
  split!: Side[];
  @choices('Once-per-game entries already used [16.3.3]', OnceOnly, { maxItems: 4, default: [] }) used!: string[];
}
export class FoundTrigger {
  @choice('What happened [16.3.3]', MoraleTrigger) trigger!: string;
  @flag('A border is lost again: its change is taken back') undone!: boolean;
  @integers('Supplied spaces of each part of a split zone', { min: 0, max: 300, maxItems: MOST_PARTS })
  parts!: number[];
}
class TriggersOutcome {
  @list('In the order in which they count; ask status/republican-morale what each is worth', FoundTrigger, {
    maxItems: 6,
  })
  triggers!: FoundTrigger[];
}

/** A map laid out, with the supply of both sides. */
export function moraleGround(board: Board, strait: Side, umpire: Judge): MoraleGround {
  const traced = {
    nationalist: new SupplyLines(board, 'nationalist', strait, umpire),
    republican: new SupplyLines(board, 'republican', strait, umpire),
  };
  return {
    board,
    lines: (side) => traced[side],
    neighbours: (id) => openNeighbours(board, id, umpire.options),
  };
}

export function noteTriggers(umpire: Judge, triggers: readonly Trigger[]): void {
  for (const { trigger, undone } of triggers)
    umpire.note(['16.3.3', '16.3.2'], undone ? 'morale-trigger-undone' : 'morale-trigger', { trigger });
}

export const moraleTriggers = procedure<TriggersInput, TriggersOutcome, Options>({
  id: 'morale-triggers',
  resolver: 'status',
  title: { en: 'What the map does to Republican Morale', ja: 'マップが共和国軍の士気に及ぼすこと' },
  description: {
    en: 'Which whole-map lines of the morale table come true: borders held or lost, the north linked or conquered, a zone split.',
    ja: '士気表のうちマップ全体にかかわる行（国境、北部の連絡・征服、地域の分断）のどれが成立するかを示す。',
  },
  rules: ['16.3.3'],
  input: TriggersInput,
  outcome: TriggersOutcome,
  example: {
    input: {
      turn: 8,
      map: { spaces: [{ id: 'Irun', control: 'nationalist', border: 'france' }], connections: [] },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const triggers = findTriggers(moraleGround(board, input.strait, umpire), {
      turn: input.turn,
      frenchBorder: input.frenchBorderHeld,
      portugueseBorder: input.portugueseBorderHeld,
      used: input.used,
      split: { nationalist: input.split.includes('nationalist'), republican: input.split.includes('republican') },
    });
    noteTriggers(umpire, triggers);
    if (triggers.length === 0) umpire.note('16.3.3', 'morale-trigger-none');
    umpire.summarise('morale-triggers-summary', { count: triggers.length });
    return { triggers: triggers.map((each) => ({ ...each, parts: [...each.parts] })) };
  },
});
