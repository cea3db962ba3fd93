import { choice, defineChoice, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import {
  type Board,
  type Garrison,
  garrisons,
  isOpen,
  layOut,
  type MapSpace,
  spaceAt,
} from '../shared/campaign-map.js';
import { allowance, ENEMY_SPACES, endBan, holdsEnemy, MoveQuestion, wasEnemy } from './moving-stack.js';

const Refusal = defineChoice('Refusal', ['enemyUnits', 'twoEnemySpaces', 'attackMarker', 'stacking', 'region']);

class ReachedSpace {
  @text('The space', { max: 60 }) space!: string;
  @integer('Least movement points [10.1.3]', { min: 0, max: 12 }) cost!: number;
  @integer('Enemy spaces entered on that way [10.1.12]', { min: 0, max: 2 }) enemySpaces!: number;
  @texts('A way there', { max: 60, maxItems: 12 }) path!: string[];
}
class RefusedSpace {
  @text('The space', { max: 60 }) space!: string;
  @choice('Why the stack may not end there', Refusal) reason!: string;
}
class ReachOutcome {
  @list('Spaces where the move may end, the start left out', ReachedSpace, { maxItems: 300 }) spaces!: ReachedSpace[];
  @list('Spaces within its movement points that it may not end in', RefusedSpace, { maxItems: 300 })
  refused!: RefusedSpace[];
}

export const reach = procedure<MoveQuestion, ReachOutcome, Options>({
  id: 'reach',
  resolver: 'movement',
  title: { en: 'Where a stack can go', ja: '移動可能範囲' },
  description: {
    en: 'Every space a stack can reach in one Action Round, with cost and way, and why others are refused.',
    ja: '１アクション・ラウンドで到達できる全スペースと、拒まれる理由を示す。',
  },
  rules: ['10.1'],
  input: MoveQuestion,
  outcome: ReachOutcome,
  example: {
    input: {
      side: 'republican',
      start: 'Madrid',
      units: [{ type: 'rpa', mf: 3 }],
      map: {
        spaces: [
          { id: 'Madrid', control: 'republican' },
          { id: 'Illescas', control: 'nationalist' },
        ],
        connections: [{ a: 'Madrid', b: 'Illescas' }],
      },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const start = spaceAt(board, input.start, '/start');
    if (!input.activated) {
      umpire.forbid(['10.1.1', '8.2.3'], 'move-not-activated', { space: start.id });
      return null;
    }
    const all = garrisons(input.map);
    const walk = new Walk(board, input, all, umpire.options);
    const outcome: ReachOutcome = { spaces: [], refused: [] };
    for (const space of board.spaces) {
      if (space.id === start.id) continue;
      const best = walk.best(space.id);
      const ban = best ? endBan(space, input, all) : walk.refusal(space.id);
      if (best && !ban) outcome.spaces.push({ space: space.id, ...best });
      else if (ban) outcome.refused.push({ space: space.id, reason: ban });
    }
    umpire.note(['10.1.3', '10.1.4', '10.1.6', '10.1'], 'reach-movement', {
      mf: allowance(input),
      spaces: outcome.spaces.length,
    });
    const refusedFor = (reason: string): string[] =>
      outcome.refused.filter((each) => each.reason === reason).map(({ space }) => space);
    const rules = {
      enemyUnits: '10.1.7',
      twoEnemySpaces: '10.1.12',
      attackMarker: '10.1.11',
      stacking: '9.1.2',
      region: '16.4.2.1',
    };
    for (const [reason, rule] of Object.entries(rules)) {
      const spaces = refusedFor(reason);
      if (spaces.length > 0) umpire.note(rule, 'reach-refused', { reason, spaces });
    }
    umpire.summarise('reach-summary', { spaces: outcome.spaces.length, start: start.id });
    return outcome;
  },
});

interface Node {
  readonly at: number;
  /** Positions of the enemy spaces entered so far, the smaller first; -1 where there is none. */
  readonly first: number;
  readonly second: number;
  readonly cost: number;
  readonly from: Node | undefined;
}

/** Breadth first over (space, enemy spaces entered): the limit of two counts different spaces, so the way matters. */
class Walk {
  private readonly found = new Map<number, Node>();
  private readonly blocked = new Map<number, 'enemyUnits' | 'twoEnemySpaces'>();

  constructor(
    private readonly board: Board,
    private readonly question: MoveQuestion,
    private readonly all: ReadonlyMap<string, Garrison>,
    private readonly options: Options,
  ) {
    this.run(board.position(question.start), allowance(question));
  }

  best(id: string): { cost: number; enemySpaces: number; path: string[] } | undefined {
    const node = this.found.get(this.board.position(id));
    if (!node) return undefined;
    const path: string[] = [];
    for (let step: Node | undefined = node; step?.from; step = step.from) path.unshift(this.board.spaces[step.at]!.id);
    return { cost: node.cost, enemySpaces: (node.first < 0 ? 0 : 1) + (node.second < 0 ? 0 : 1), path };
  }

  refusal(id: string): 'enemyUnits' | 'twoEnemySpaces' | undefined {
    return this.blocked.get(this.board.position(id));
  }

  private run(start: number, points: number): void {
    const size = this.board.spaces.length + 1;
    const seen = new Set<number>();
    const queue: Node[] = [{ at: start, first: -1, second: -1, cost: 0, from: undefined }];
    for (const node of queue) {
      if (node.cost === points) continue;
      for (const to of this.neighbours(node.at)) {
        const next = this.enter(node, to);
        if (!next) continue;
        const key = (to * size + next.first + 1) * size + next.second + 1;
        if (seen.has(key)) continue;
        seen.add(key);
        if (!this.found.has(to)) this.found.set(to, next);
        queue.push(next);
      }
    }
  }

  private neighbours(at: number): number[] {
    const { offsets, targets } = this.board.adjacency;
    const list: number[] = [];
    for (let step = offsets[at]!; step < offsets[at + 1]!; step++) {
      const to = targets[step]!;
      const line = this.board.connections[this.board.stepConnection[step]!]!;
      if (isOpen(line, this.space(at), this.space(to), this.options)) list.push(to);
    }
    return list;
  }

  private enter(node: Node, to: number): Node | undefined {
    const space = this.space(to);
    if (holdsEnemy(this.all, space.id, this.question.side)) {
      this.blocked.set(to, 'enemyUnits');
      return undefined;
    }
    const { first, second } = node;
    const step = { at: to, cost: node.cost + 1, from: node };
    if (!wasEnemy(space, this.question.side) || first === to || second === to) return { ...step, first, second };
    if (first < 0) return { ...step, first: to, second };
    if (second < 0 && ENEMY_SPACES > 1) return { ...step, first: Math.min(first, to), second: Math.max(first, to) };
    this.blocked.set(to, 'twoEnemySpaces');
    return undefined;
  }

  private space(at: number): MapSpace {
    return this.board.spaces[at]!;
  }
}
