import { choice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { distance, type HexBoard, type HexIndex } from '../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { BattleMap, Positions } from '../shared/map.js';
import { Scenario } from '../vocabulary.js';
import {
  type ChainOfCommand,
  CommandUnit,
  isOfCommand,
  type Superior,
  superiorsOfHq,
  superiorsOfUnit,
} from './command-rules.js';
import { StatusEffects, statusEffects } from './effects-of-status.js';
import { firstObstacle, Obstacles, spreadFrom, UNHINDERED, wayTo } from './trace.js';

export class CommandChainInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @object('The map', BattleMap) map!: HexMapInput;
  @object('The unit in question', CommandUnit) unit!: CommandUnit;
  @list('All other units: HQs and leaders of its side, and the enemy', CommandUnit, { maxItems: 400, default: [] })
  units!: CommandUnit[];
  @flag('Brunete: a Nationalist unit that began on the map, and so is of the 71st Division [B.14]')
  startedOnMap!: boolean;
  @flag('Its division or corps HQ has been lost in combat and is not back [10.1.4]') ownHqLost!: boolean;
  @flag('It is a reinforcement in the phase in which it enters [15.3]') entering!: boolean;
  @flag('It is one of the Madrid reserves, not yet released [J.20]') madridReserve!: boolean;
  @flag('In supply, for the effects listed [9.3]', { default: true }) inSupply!: boolean;
}

export class CommandLinkTraced {
  @text('Unit or HQ that traces', { max: 60 }) from!: string;
  @text('HQ or leader reached', { max: 60 }) to!: string;
  @integer('Hexes', { min: 0, max: 99 }) hexes!: number;
}

export class CommandChainOutcome {
  @flag('In command for this phase', {}) inCommand!: boolean;
  @list('The chain, link by link', CommandLinkTraced, { maxItems: 5 }) chain!: CommandLinkTraced[];
  @text('Where the chain breaks: the unit or HQ that finds no superior', { max: 60, optional: true })
  brokenAfter!: string | null;
  @texts('Hexes where the enemy breaks it', { max: 12, maxItems: 40 }) brokenAt!: string[];
  @object('What follows from it', StatusEffects) effects!: StatusEffects;
}

/** A link with the section that allows it. */
interface Link extends CommandLinkTraced {
  readonly rule: string;
  readonly echelon: CommandUnit['echelon'];
}

/** A counter as the chain of command sees it. */
export interface CommandNode {
  readonly unit: CommandUnit;
  readonly hex: HexIndex;
  readonly name: string;
}

/** Traces chains of command over one map. */
export class Signals {
  readonly #hqs: readonly CommandNode[];
  readonly #leaders: readonly CommandNode[];
  /** The deepest failure: where the chain broke, and the enemy hexes that broke it. */
  failure: { depth: number; after: string; at: string[] } = { depth: -1, after: '', at: [] };

  constructor(
    private readonly board: HexBoard,
    private readonly obstacles: Obstacles,
    private readonly order: ChainOfCommand,
    nodes: readonly CommandNode[],
    private readonly umpire: Judge,
  ) {
    const own = nodes.filter(({ unit }) => unit.side === order.side);
    this.#hqs = own.filter(({ unit }) => unit.type === 'hq' && unit.echelon !== undefined);
    this.#leaders = own.filter(({ unit }) => unit.type === 'leader');
  }

  /** The links from a unit to the end of its chain, or null [10.1, 14.2]. */
  fromUnit(node: CommandNode): Link[] | null {
    if (node.unit.type === 'hq' && node.unit.echelon !== undefined) return this.#fromHq(node);
    const direct = this.#climb(node, superiorsOfUnit(this.#withDivision(node.unit), this.order, this.umpire), 0);
    return direct ?? this.#throughLeader(node);
  }

  /** A battalion is of the division that the HQ of its brigade belongs to [10.1]. */
  #withDivision(unit: CommandUnit): CommandUnit {
    const { brigade } = unit;
    if (unit.division !== undefined || brigade === undefined) return unit;
    const home = this.#hqs.find((hq) => hq.unit.echelon === 'brigade' && hq.unit.brigade === brigade)?.unit;
    return home?.division === undefined ? unit : { ...unit, division: home.division };
  }

  /** An HQ traces upwards from itself; one with nothing above it is in command [10.1, 10.1.2]. */
  #fromHq(node: CommandNode): Link[] | null {
    const above = superiorsOfHq(node.unit, this.order, this.umpire);
    if (above.length > 0) return this.#climb(node, above, 0);
    this.umpire.note('10.1.2', 'hq-tops-chain', { unit: node.name });
    return [];
  }

  #climb(node: CommandNode, superiors: readonly Superior[], depth: number): Link[] | null {
    const blocked: string[] = [];
    for (const superior of superiors) {
      for (const hq of this.#hqs) {
        if (hq === node || !superior.fits(hq.unit)) continue;
        const limit = this.umpire.chart('command-ranges').number(superior.range(hq.unit), 'hexes');
        const hexes = this.#link(node.hex, hq.hex, limit, blocked);
        if (hexes === null) continue;
        const above = superiorsOfHq(hq.unit, this.order, this.umpire);
        const rest = above.length === 0 ? [] : this.#climb(hq, above, depth + 1);
        if (rest !== null)
          return [{ from: node.name, to: hq.name, hexes, rule: superior.rule, echelon: hq.unit.echelon }, ...rest];
      }
    }
    if (depth > this.failure.depth) this.failure = { depth, after: node.name, at: blocked };
    return null;
  }

  /** Unit to a leader of its command, leader to an HQ that can give command [14.2]. */
  #throughLeader(node: CommandNode): Link[] | null {
    if (this.order.scenario !== 'series') return null;
    const ranges = this.umpire.chart('command-ranges');
    for (const leader of this.#leaders) {
      const own = isOfCommand(leader.unit, node.unit);
      const hexes = own ? this.#link(node.hex, leader.hex, ranges.number('unitToLeader', 'hexes'), []) : null;
      if (hexes === null) continue;
      const toHq: Superior = {
        rule: '14.2',
        range: () => 'leaderToHq',
        fits: (hq) =>
          (hq.echelon === 'brigade' && hq.brigade === node.unit.brigade) ||
          (hq.echelon === 'division' && hq.division === node.unit.division) ||
          (hq.echelon === 'corps' && hq.corps === node.unit.corps),
      };
      const rest = this.#climb(leader, [toHq], 1);
      if (rest === null) continue;
      return [{ from: node.name, to: leader.name, hexes, rule: '14.2', echelon: undefined }, ...rest];
    }
    return null;
  }

  /** Hexes of the shortest open line, both ends left untested, or null; terrain does not matter [10.1, 10.1.1]. */
  #link(from: HexIndex, to: HexIndex, limit: number, blocked: string[]): number | null {
    if (distance(this.board.grid, from, to) > limit) return null;
    const end = (hex: HexIndex): boolean => hex === to;
    const open = spreadFrom(this.board, [from], this.obstacles, { limit, end });
    if (open.steps[to]! >= 0) return open.steps[to]!;
    const ideal = spreadFrom(this.board, [from], UNHINDERED, { limit });
    const obstacle = firstObstacle(wayTo(to, ideal).slice(0, -1), this.obstacles);
    if (obstacle) blocked.push(this.board.grid.name(obstacle.hex));
    return null;
  }
}

/** "48 HQ" for the HQ of the 48th Brigade, the hex for a unit that was given no name. */
export function displayName(unit: CommandUnit): string {
  if (unit.name !== undefined) return unit.name;
  const formation = unit.type === 'hq' && unit.echelon !== undefined ? unit[unit.echelon] : undefined;
  return formation === undefined ? unit.hex : `${formation} HQ`;
}

/** In command without a chain: entering, or held in Madrid [15.3, J.20]. */
function automaticallyCommanded(input: CommandChainInput, umpire: Judge): boolean {
  if (input.entering) umpire.note(['15.3', '15.1'], 'commanded-on-entry');
  else if (input.scenario === 'jarama' && input.unit.side === 'republican' && input.madridReserve) {
    umpire.note('J.20', 'reserve-commanded');
  } else return false;
  return true;
}

export const commandChain = procedure<CommandChainInput, CommandChainOutcome, Options>({
  id: 'command-chain',
  resolver: 'status',
  title: { en: 'Chain of command over the map', ja: '地図上の指揮統制線' },
  description: {
    en: 'Traces a unit to its HQs link by link over the map, or names the link that breaks.',
    ja: '地図上でユニットからHQへと一つずつ指揮統制線をたどり、切れる箇所を示す。',
  },
  rules: ['10.1'],
  input: CommandChainInput,
  outcome: CommandChainOutcome,
  example: {
    input: {
      map: { grid: { columns: 8, rows: 8 } },
      unit: { name: '3/7/4', hex: '0101', side: 'nationalist', brigade: '4', division: 'Escamez' },
      units: [
        { hex: '0303', side: 'nationalist', type: 'hq', echelon: 'brigade', brigade: '4', division: 'Escamez' },
        { hex: '0505', side: 'nationalist', type: 'hq', echelon: 'division', division: 'Escamez' },
      ],
    },
  },
  resolve(input, umpire) {
    const { scenario } = input;
    const seventyFirst = scenario === 'brunete' && input.unit.side === 'nationalist' && input.startedOnMap;
    const unit = seventyFirst ? { ...input.unit, division: '71' } : input.unit;
    const rule = scenario === 'jarama' ? 'J.13' : scenario === 'brunete' ? 'B.14' : '10.1';
    const answer = (
      chain: readonly Link[] | null,
      after: string | null = null,
      at: string[] = [],
    ): CommandChainOutcome => {
      const inCommand = chain !== null;
      umpire.summarise(inCommand ? 'in-command' : 'out-of-command');
      return {
        inCommand,
        chain: (chain ?? []).map(({ from, to, hexes }) => ({ from, to, hexes })),
        brokenAfter: after,
        brokenAt: at,
        effects: statusEffects(input.inSupply, inCommand, umpire),
      };
    };
    if (automaticallyCommanded(input, umpire)) return answer([]);
    if (seventyFirst) umpire.note('B.14', 'is-of-the-71st');
    const board = layOutMap(input.map);
    const everyone = [unit, ...input.units];
    const others = new Positions(board, input.units);
    const nodes = everyone.map((each, at) => ({
      unit: each,
      hex: at === 0 ? hexAt(board, unit.hex, '/unit/hex') : others.hexes[at - 1]!,
      name: displayName(each),
    }));
    // Lost for good until rebuilt, whatever else could be reached; only the common HQs of Jarama stand in [10.1.4, J.13].
    const common = scenario === 'jarama' && unit.side === 'republican';
    if (input.ownHqLost && !common) {
      umpire.note('10.1.4', 'own-hq-lost');
      return answer(null, displayName(unit));
    }
    const corpsExist = input.units.some((each) => each.side === unit.side && each.echelon === 'corps');
    const order = { scenario, side: unit.side, corpsExist: corpsExist || scenario === 'brunete' };
    const signals = new Signals(board, Obstacles.read(others, unit.side, scenario, umpire), order, nodes, umpire);
    const chain = signals.fromUnit(nodes[0]!);
    if (chain === null) {
      const { after, at } = signals.failure;
      umpire.note(
        at.length > 0 ? ['10.2', '10.1.1'] : ['10.2', rule, ...(rule === '10.1' ? [] : ['10.1'])],
        at.length > 0 ? 'chain-blocked' : 'chain-broken',
        {
          unit: after,
          hexes: at,
        },
      );
      return answer(null, after, at);
    }
    for (const { from, to, hexes, rule: allowed } of chain) {
      umpire.note(allowed === '10.1' ? allowed : [allowed, '10.1'], 'chain-link', { from, to, hexes });
    }
    if (chain.at(-1)?.echelon === 'division') umpire.note('10.1.2', 'chain-ends-at-division');
    return answer(chain);
  },
});
