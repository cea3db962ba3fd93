import { choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { directionName } from '../../../kernel/hexes/index.js';
import { layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, quietly } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { missing } from '../shared/facts.js';
import { HEX } from '../shared/panzer-map.js';
import { requireOption } from '../shared/requires.js';
import { Facing, SpotCounter, VehicleResult } from '../vocabulary.js';
import { cardedVehicle } from './carded-vehicle.js';
import { allowanceOf, factorFor, MoveRate, SHAKEN, staysShaken } from './movement-factor.js';
import { checkVehicleMove } from './path-checks.js';
import { VehiclePathInput } from './path-input.js';
import { planPath } from './path-plan.js';
import { PathRoll, PathWalk } from './path-walk.js';
import { moveRate } from './road-rate.js';
import { Traffic } from './traffic.js';

const Trigger = defineChoice('OverwatchTrigger', ['enters', 'turns', 'stays', 'leavesMap']);
type Trigger = (typeof Trigger.values)[number];

export class PathStep {
  @text('Hex after the action; absent off the map', { ...HEX, optional: true }) hex!: string | null;
  @choice('Facing', Facing) facing!: Facing;
  @integer('Points for turning', { min: 0, max: 999 }) turnCost!: number;
  @integer('Points for the hex', { min: 0, max: 999 }) cost!: number;
  @integer('Points spent so far', { min: 0, max: 999 }) spent!: number;
}

export class OverwatchPoint {
  @text('Hex in which it can be fired at', HEX) hex!: string;
  @choice('Facing at that moment', Facing) facing!: Facing;
  @choice('What triggers it [4.5, 4.5.1.1.4, 4.5.1.1.8]', Trigger) because!: Trigger;
}

class BarrageAttack {
  @text('Hex entered', HEX) hex!: string;
  @text('Firing unit whose barrage attacks [6.6.6]', { max: 40 }) source!: string;
}

export class VehiclePathOutcome {
  @choice('Factor used [4.5.1.1.5]', MoveRate) rate!: MoveRate;
  @integer('Movement points', { min: 1, max: 120 }) allowance!: number;
  @integer('Points spent', { min: 0, max: 120 }) spent!: number;
  @flag('The one hex that is always allowed [4.5.1.1.3]') minimumMove!: boolean;
  @list('Action by action', PathStep, { maxItems: 60 }) steps!: PathStep[];
  @list('Moments at which enemy overwatch may fire [4.4.2, 4.5]', OverwatchPoint, { maxItems: 200 })
  overwatch!: OverwatchPoint[];
  @text('Hex in which it ends; absent off the map', { ...HEX, optional: true }) end!: string | null;
  @choice('Facing at the end', Facing) facing!: Facing;
  @choice('SPOT counter [4.5.1]', SpotCounter) spot!: SpotCounter;
  @flag(SHAKEN) shaken!: boolean;
  @flag('Bogged down [7.29]') bogged!: boolean;
  @choice('Hurt by a building [6.6.3]', VehicleResult) result!: VehicleResult;
  @list('Attacks by barrages it drove into, each firing unit once [6.6.6]', BarrageAttack, { maxItems: 40 })
  barrages!: BarrageAttack[];
  @texts('Hexes whose mines attack it [7.31.2]', { ...HEX, maxItems: 60 }) mines!: string[];
  @texts('Hexes whose wire it crushes [6.1.4.3.11]', { ...HEX, maxItems: 60 }) wireCrushed!: string[];
  @list('Rolls on the way, in order', PathRoll, { maxItems: 120 }) rolls!: PathRoll[];
}

export const vehiclePath = procedure<VehiclePathInput, VehiclePathOutcome, Options>({
  id: 'vehicle-path',
  resolver: 'movement',
  title: { en: "A vehicle's whole move", ja: '車両の移動全体' },
  description: {
    en: 'Checks and costs a whole move over a map, action by action: turning, roads and paths, reverse, the one-hex minimum, bridges, coexistence, barrages, and every moment at which overwatch may fire.',
    ja: '地図上の移動全体を行動ごとに判定する：旋回、道路と小道、後進、最低1ヘクスの移動、橋梁、共存、弾幕、監視射撃の機会。',
  },
  rules: ['4.5', '4.5.1'],
  dice: [DICE.bog, DICE.building, DICE.trackOrDamage],
  input: VehiclePathInput,
  outcome: VehiclePathOutcome,
  example: {
    input: {
      map: { grid: { columns: 4, rows: 6 }, defaultTerrain: ['clear'], hexes: [{ hex: '0102', terrain: ['scrub'] }] },
      vehicle: { hex: '0104', facing: 'N', movement: { crossCountry: 5, path: 6, road: 10 } },
      actions: [{}, {}, { turnTo: 'NE', move: 'forward' }],
    },
  },
  resolve(request, umpire) {
    const vehicle = cardedVehicle(request.vehicle);
    const input = { ...request, vehicle };
    const board = layOutMap(input.map);
    const { grid } = board;
    const traffic = new Traffic(board, input);
    checkVehicleMove(umpire, input);
    if (vehicle.towing && input.actions.some(({ move }) => move === 'reverse' || move === 'reverseExit'))
      umpire.forbid('6.6.7.1', 'no-reverse-when-towing');
    requireOption(umpire, 'mines', '7.31', input.mines.length > 0);
    const plan = planPath(umpire, board, input);
    if (!umpire.legal) return null;
    const walls = input.actions.some(({ building }) => building !== undefined);
    demandFacts([walls && vehicle.gpDefense === undefined && missing('gpDefense', '/vehicle/gpDefense')]);
    const rate = moveRate(umpire, board, plan, traffic, input);
    umpire.note('4.5.1.1.1', 'movement-factor', { factor: factorFor(input.vehicle.movement, rate), rate });
    const allowance = allowanceOf(umpire, factorFor(input.vehicle.movement, rate), input.vehicle);
    if (umpire.options.bogging || walls) {
      const ahead = quietly(umpire);
      new PathWalk(ahead, board, input, traffic, rate, allowance, true).run(plan);
      if (!ahead.legal) new PathWalk(umpire, board, input, traffic, rate, allowance, true).run(plan);
      if (!umpire.legal) return null;
    }
    const walk = new PathWalk(umpire, board, input, traffic, rate, allowance);
    walk.run(plan);
    if (!umpire.legal) return null;
    const name = (hex: number) => (hex < 0 ? null : grid.name(hex));
    const facing = (d: number) => directionName(grid.orientation, d) as Facing;
    const end = name(walk.hex);
    umpire.note(['4.5.1', '4.5'], walk.bogged ? 'bogged-marked' : 'mover-marked');
    const drove = walk.points.some(({ because }) => because === 'enters' || because === 'leavesMap');
    const shaken = drove && staysShaken(umpire, vehicle);
    umpire.summarise(end === null ? 'path-off-map' : 'path-summary', { end, spent: walk.spent, allowance });
    return {
      rate,
      allowance,
      spent: walk.spent,
      minimumMove: walk.minimumMove,
      steps: walk.steps.map(({ hex, facing: d, ...costs }) => ({ hex: name(hex), facing: facing(d), ...costs })),
      overwatch: walk.points.map(({ hex, facing: d, because }) => ({
        hex: grid.name(hex),
        facing: facing(d),
        because,
      })),
      end,
      facing: facing(walk.facing),
      spot: walk.bogged ? 'fire' : 'move',
      shaken,
      bogged: walk.bogged,
      result: walk.result,
      barrages: walk.barrages,
      mines: walk.mines,
      wireCrushed: walk.wireCrushed,
      rolls: walk.rolls,
    };
  },
});
