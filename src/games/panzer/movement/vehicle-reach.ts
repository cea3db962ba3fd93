import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import type { HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt, hexesWithin, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { quietly } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { facingNumber, HEX } from '../shared/panzer-map.js';
import { Facing } from '../vocabulary.js';
import { cardedVehicle } from './carded-vehicle.js';
import { FinalFacings } from './final-facings.js';
import { allowanceOf, factorFor, MoveRate } from './movement-factor.js';
import { checkVehicleMove, RouteLimits } from './path-checks.js';
import { VehicleOnMap } from './path-input.js';
import { onRoadOrPath } from './path-plan.js';
import { explore, StepPrices } from './reach-search.js';
import { facesAlong } from './road-rate.js';
import { Traffic } from './traffic.js';

class ReachedFacing {
  @choice('Facing at the end [3.3]', Facing) facing!: Facing;
  @integer('Fewest points to end so', { min: 0, max: 120 }) cost!: number;
}

class ReachedHex {
  @text('The hex', HEX) hex!: string;
  @integer('Fewest points to end there', { min: 0, max: 120 }) cost!: number;
  @choice('Factor used [4.5.1.1.5]', MoveRate) rate!: MoveRate;
  @flag('Only as the one hex that is always allowed [4.5.1.1.3]') minimumMove!: boolean;
  @list('Every facing in which it can end there, where they were asked for [4.5.1.1.4]', ReachedFacing, {
    maxItems: 6,
    optional: true,
  })
  facings!: ReachedFacing[] | null;
}

export class VehicleReachInput extends VehicleOnMap {
  @flag('With every facing in which the vehicle can end [4.5.1.1.4]') facings!: boolean;
}

export class VehicleReachOutcome {
  @integer('Movement points across country', { min: 1, max: 120 }) allowance!: number;
  @list('Hexes in which the vehicle can end its move, its own included, in order of the map', ReachedHex, {
    maxItems: 40_000,
  })
  hexes!: ReachedHex[];
  @texts(
    'Hexes with a cost that neither the book nor a chart pack gives: reached or turned in only in ways that avoid it',
    {
      ...HEX,
      maxItems: 40_000,
    },
  )
  unpriced!: string[];
}

export const vehicleReach = procedure<VehicleReachInput, VehicleReachOutcome, Options>({
  id: 'vehicle-reach',
  resolver: 'movement',
  title: { en: 'Where a vehicle can go', ja: '車両の到達範囲' },
  description: {
    en: 'Every hex in which a vehicle can end its move, with the fewest points, forwards or in reverse, across country or along roads and paths; before any roll.',
    ja: '車両が移動を終えられる全ヘクスと最小コスト（前進・後進、野外・道路・小道）。ダイス判定の前の範囲。',
  },
  rules: ['4.5.1.1'],
  input: VehicleReachInput,
  outcome: VehicleReachOutcome,
  example: {
    input: {
      map: { grid: { columns: 5, rows: 5 }, defaultTerrain: ['clear'] },
      vehicle: { hex: '0303', facing: 'N', movement: { crossCountry: 2 } },
    },
  },
  work({ map, vehicle }) {
    // Each hex may be entered with six facings. Along a road a hex costs a point, as it does across clear ground.
    const { movement } = cardedVehicle(vehicle);
    return 6 * hexesWithin(map.grid, Math.max(factorFor(movement, 'crossCountry'), factorFor(movement, 'road')));
  },
  resolve(request, umpire) {
    const vehicle = cardedVehicle(request.vehicle);
    const input = { ...request, vehicle };
    const board = layOutMap(input.map);
    const { grid } = board;
    const traffic = new Traffic(board, input);
    checkVehicleMove(umpire, input);
    if (!umpire.legal) return null;
    const start = hexAt(board, vehicle.hex, '/vehicle/hex');
    const facing = facingNumber(board, vehicle.facing, '/vehicle/facing');
    const limits = new RouteLimits(board, input, traffic);
    const prices = new StepPrices(umpire, board, vehicle, traffic, limits, input.ground.snow);
    const factor = factorFor(vehicle.movement, 'crossCountry');
    umpire.note(['4.5.1.1.1', '4.5.1.1.2', '4.5.1.1.4'], 'movement-factor', { factor, rate: 'crossCountry' });
    const allowance = allowanceOf(umpire, factor, vehicle);
    const found = new Map<HexIndex, Omit<ReachedHex, 'hex' | 'facings'>>();
    const turned = input.facings ? new FinalFacings(prices) : null;
    const keep = (hex: HexIndex, cost: number, rate: MoveRate, minimumMove = false): void => {
      const { enemies, enemyFoot } = traffic.at(hex);
      if (hex !== start && enemies + enemyFoot > 0) return;
      if ((found.get(hex)?.cost ?? Number.POSITIVE_INFINITY) > cost) found.set(hex, { cost, rate, minimumMove });
    };
    const from = { hex: start, facing, lead: 0 };
    const { narrow } = limits;
    // Whoever comes into an occupied narrow hex goes no further; from the first one it depends on its place in the queue [7.30].
    const mayLeave = (hex: HexIndex, _direction: number, to: HexIndex): boolean =>
      hex !== start || narrow.mayLeave(hex, to, undefined, true);
    explore(prices, from, allowance, !vehicle.towing, mayLeave, false, (state, cost) => {
      const { hex } = state;
      keep(hex, cost, 'crossCountry');
      turned?.arrive(state, cost, allowance);
      return hex === start || !narrow.holds(hex);
    });
    const silent = quietly(umpire);
    if (onRoadOrPath(board, start) && !(input.ground.extreme && umpire.options.weather)) {
      const path = allowanceOf(silent, factorFor(vehicle.movement, 'path'), vehicle);
      const road = allowanceOf(silent, factorFor(vehicle.movement, 'road'), vehicle);
      umpire.note('4.5.1.1.5', 'reach-by-road', { path, road });
      const mayStep = (hex: HexIndex, d: number, to: HexIndex) =>
        prices.along(hex, d) !== null && traffic.stopsRoadRate(to) === null && mayLeave(hex, d, to);
      explore(
        prices,
        from,
        Math.max(path, road),
        !vehicle.towing,
        mayStep,
        true,
        ({ hex, lead, facing: heading }, cost) => {
          const rate = lead > 0 ? 'road' : 'path';
          const most = rate === 'road' ? road : path;
          if (hex !== start && cost <= most) {
            keep(hex, cost, rate);
            turned?.arrive({ hex, facing: heading }, cost, most, (f) => facesAlong(board, hex, f));
          }
          return hex === start || !narrow.holds(hex);
        },
      );
    }
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbours[6 * start + d]!;
      if (to < 0 || found.has(to) || prices.step(start, d, false) < 0 || !mayLeave(start, d, to)) continue;
      keep(to, allowance, 'crossCountry', true);
      turned?.arriveFreely(to, allowance);
    }
    const hexes = [...found]
      .sort(([a], [b]) => a - b)
      .map(([hex, reached]) => ({ hex: grid.name(hex), ...reached, facings: turned?.of(hex) ?? null }));
    if (hexes.some(({ minimumMove }) => minimumMove)) umpire.note('4.5.1.1.3', 'one-hex-always');
    if (input.others.some(({ side }) => side === 'enemy')) umpire.note('4.5.1.1.10', 'reach-without-enemies');
    const unpriced = [...prices.unpriced].sort((a, b) => a - b).map((hex) => grid.name(hex));
    umpire.summarise('reach-summary', { count: hexes.length, allowance });
    return { allowance, hexes, unpriced };
  },
});
