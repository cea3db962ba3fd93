import { integer, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import {
  type Board,
  type Garrison,
  garrisons,
  isJoined,
  layOut,
  type MapSpace,
  spaceAt,
} from '../shared/campaign-map.js';
import { allowance, ENEMY_SPACES, endBan, forbidEnd, holdsEnemy, MoveQuestion, wasEnemy } from './moving-stack.js';

class MovePathInput extends MoveQuestion {
  @texts('Spaces entered, in order', { max: 60, minItems: 1, maxItems: 12 }) path!: string[];
}
class MovePathOutcome {
  @integer('Movement points spent [10.1.3]', { min: 0, max: 12 }) spent!: number;
  @integer('Points left; they are lost [10.1.10]', { min: 0, max: 12 }) left!: number;
  @integer('Different spaces entered that were enemy-controlled when the round began [10.1.12]', { min: 0, max: 12 })
  enemySpaces!: number;
  @text('Where the stack ends', { max: 60 }) end!: string;
  @texts('Spaces captured [10.1.9]', { max: 60, maxItems: 12 }) captured!: string[];
  @texts('Spaces whose enemy works are removed [10.2.7]', { max: 60, maxItems: 12 }) worksRemoved!: string[];
  @texts('Spaces whose siege is lifted [16.1.3]', { max: 60, maxItems: 12 }) siegesLifted!: string[];
}

const BORDERS = ['France', 'Portugal'];

export const movePath = procedure<MovePathInput, MovePathOutcome, Options>({
  id: 'move-path',
  resolver: 'movement',
  title: { en: 'A move, space by space', ja: '移動の経路' },
  description: {
    en: 'Cost and legality of one stack’s move along a named path, with the spaces it captures.',
    ja: '１スタックの移動経路の費用と合法性、占領するスペースを示す。',
  },
  rules: ['10.1'],
  input: MovePathInput,
  outcome: MovePathOutcome,
  example: {
    input: {
      side: 'nationalist',
      start: 'Huesca',
      units: [{ type: 'inf', mf: 3 }],
      path: ['Barbastro'],
      map: {
        spaces: [
          { id: 'Huesca', control: 'nationalist' },
          { id: 'Barbastro', control: 'republican' },
        ],
        connections: [{ a: 'Huesca', b: 'Barbastro' }],
      },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const all = garrisons(input.map);
    const start = spaceAt(board, input.start, '/start');
    const mf = allowance(input);
    if (!input.activated) umpire.forbid(['10.1.1', '8.2.3'], 'move-not-activated', { space: start.id });
    const path = walk(start, board, all, input, umpire);
    if (path.length > mf) umpire.forbid(['10.1.6', '10.1.3'], 'move-too-far', { spent: path.length, mf });
    const end = path.at(-1);
    const ban = !end || end.id === input.start ? undefined : endBan(end, input, all);
    if (ban) forbidEnd(ban, end!, input, umpire);
    if (!umpire.legal) return null;
    umpire.note(['10.1.1', '10.1.2', '10.1', '10.0'], 'move-begins', {
      space: start.id,
      units: input.units.length,
      mf,
    });
    const outcome = beforeMoving(input, path);
    for (const space of path) {
      enter(space, input, outcome, umpire);
      liftSiege(space, input, outcome, umpire);
    }
    umpire.note('10.1.3', 'move-cost', { spent: outcome.spent });
    if (outcome.left > 0) umpire.note('10.1.10', 'move-unused', { left: outcome.left });
    umpire.summarise('move-summary', { end: outcome.end, spent: outcome.spent, captured: outcome.captured.length });
    return outcome;
  },
});

const beforeMoving = (input: MovePathInput, path: readonly MapSpace[]): MovePathOutcome => ({
  spent: path.length,
  left: allowance(input) - path.length,
  enemySpaces: enemySpaces(path, input).length,
  end: input.path.at(-1)!,
  captured: [],
  worksRemoved: [],
  siegesLifted: [],
});

/** 10.1.4-10.1.12: the spaces of the path, judged one after the other; a path that leaves Spain ends at the border. */
function walk(
  start: MapSpace,
  board: Board,
  all: ReadonlyMap<string, Garrison>,
  input: MovePathInput,
  umpire: Judge,
): MapSpace[] {
  const path: MapSpace[] = [];
  for (const [i, id] of input.path.entries()) {
    if (BORDERS.includes(id)) {
      umpire.forbid('10.1.5', 'move-over-border', { space: id });
      return [];
    }
    const to = spaceAt(board, id, `/path/${i}`);
    checkStep(board, path.at(-1) ?? start, to, umpire);
    if (holdsEnemy(all, id, input.side)) umpire.forbid('10.1.7', 'move-into-enemy', { space: id });
    path.push(to);
  }
  const spaces = enemySpaces(path, input);
  if (spaces.length > ENEMY_SPACES) umpire.forbid('10.1.12', 'move-too-many-enemy', { spaces });
  return path;
}

/** 10.1.12: the different spaces of a path that were the enemy's when the round began. */
const enemySpaces = (path: readonly MapSpace[], { side }: MovePathInput): string[] => [
  ...new Set(path.filter((space) => wasEnemy(space, side)).map((space) => space.id)),
];

/** 10.1.4, 10.1.8: along one open line at a time. */
function checkStep(board: Board, from: MapSpace, to: MapSpace, umpire: Judge): void {
  if (isJoined(board, from, to, umpire.options)) return;
  const lines = board.connectionsBetween(from.id, to.id);
  if (lines.some(({ kind }) => kind === 'beachhead'))
    umpire.forbid('10.1.8', 'move-no-beachhead', { from: from.id, to: to.id });
  else if (lines.length > 0) umpire.forbid('2.1.2', 'move-corridor-closed', { from: from.id, to: to.id });
  else umpire.forbid('10.1.4', 'move-not-adjacent', { from: from.id, to: to.id });
}

/** 10.1.9, 10.2.7: what entering an empty enemy space does. */
function enter(space: MapSpace, input: MovePathInput, outcome: MovePathOutcome, umpire: Judge): void {
  if (space.control === input.side || outcome.captured.includes(space.id)) return;
  outcome.captured.push(space.id);
  umpire.note('10.1.9', 'move-captures', { space: space.id });
  if (space.works) {
    outcome.worksRemoved.push(space.id);
    umpire.note('10.2.7', 'works-removed', { space: space.id });
  }
}

/** 16.1.3, G25: a supplied unit lifts the siege, also where others took the space before it without supply. */
function liftSiege(space: MapSpace, input: MovePathInput, outcome: MovePathOutcome, umpire: Judge): void {
  if (space.siege === 'none' || input.side !== 'nationalist' || outcome.siegesLifted.includes(space.id)) return;
  if (input.supplied) outcome.siegesLifted.push(space.id);
  umpire.note(['16.1.3', '16.1'], input.supplied ? 'move-lifts-siege' : 'siege-not-lifted', { space: space.id });
}
