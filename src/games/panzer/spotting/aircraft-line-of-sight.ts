import { choice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import type { HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { inFrontArc } from '../shared/arc.js';
import { facingNumber, HEX } from '../shared/panzer-map.js';
import { Altitude, Facing } from '../vocabulary.js';
import { laySight, SightMapInput } from './line-of-sight.js';
import { UNKNOWN } from './sight-board.js';
import type { SightLine } from './sight-line.js';
import { obstacleName } from './sight-report.js';

class AircraftPost {
  @text('Its hex', HEX) hex!: string;
  @choice('Altitude [6.7.2.2]', Altitude) altitude!: Altitude;
  @choice('Flight direction; left out: the arc is not asked [6.7.3.1]', Facing, { optional: true }) facing?: Facing;
}

export class AircraftSightInput extends SightMapInput {
  @object('The aircraft', AircraftPost) aircraft!: AircraftPost;
  @text('Hex of the ground unit', HEX) ground!: string;
}

class BlindSpot {
  @text('Hex or hexside of the obstacle', { max: 30 }) at!: string;
  @integer("Levels it rises above the ground unit's hex", { min: 0, max: 1000 }) height!: number;
  @integer('Blind hexes behind it at this altitude', { min: 0, max: 999 }) blindHexes!: number;
  @integer('Hexes from it to the ground unit', { min: 0, max: 999 }) distance!: number;
  @flag('It hides the ground unit') blocks!: boolean;
}

export class AircraftSightOutcome {
  @flag('Nothing hides the ground unit') clear!: boolean;
  @flag('The ground unit lies in the front field of the aircraft', { optional: true }) inArc!: boolean | null;
  @list('Obstacles on the line', BlindSpot, { maxItems: 1000 }) obstacles!: BlindSpot[];
}

/** Blind hexes behind an obstacle; beyond the printed heights each level adds one [6.7.3.1.3]. */
function blindHexes(umpire: Umpire, altitude: Altitude, height: number): number {
  if (height < 1) return 0;
  const chart = umpire.chart('aircraft-line-of-sight');
  const highest = Number(chart.columns[chart.columns.length - 1]);
  return chart.number(altitude, String(Math.min(height, highest))) + Math.max(0, height - highest);
}

/** Everything on the line to a ground unit, with the blind hexes behind it [6.7.3.1.3]. */
export function blindSpots(
  umpire: Umpire,
  line: SightLine,
  from: HexIndex,
  to: HexIndex,
  altitude: Altitude,
): BlindSpot[] {
  const ground = line.board.level[to]!;
  const count = line.gather(from, to, ground);
  const obstacles: BlindSpot[] = [];
  for (let i = 0; i < count; i++) {
    const code = line.obstacles[2 * i]!;
    const top = line.obstacles[2 * i + 1]!;
    if (top === UNKNOWN) line.board.complainAbout(code);
    const at = obstacleName(line, code);
    const height = top - ground;
    const blind = blindHexes(umpire, altitude, height);
    const away = line.distanceTo(to, code);
    // A hexside hides from the hex behind it on, so its near hex is at distance 0 and the count begins at 1.
    const behind = code < 0 ? away + 1 : away;
    const blocks = behind <= blind;
    if (blind > 0)
      umpire.note('6.7.3.1.3', blocks ? 'aircraft-blind' : 'aircraft-sees-behind', {
        at,
        altitude,
        height,
        blind,
        behind,
      });
    obstacles.push({ at, height, blindHexes: blind, distance: behind, blocks });
  }
  return obstacles;
}

export const aircraftLineOfSight = procedure<AircraftSightInput, AircraftSightOutcome, Options>({
  id: 'aircraft-line-of-sight',
  resolver: 'spotting',
  title: { en: 'Line of sight from and to aircraft', ja: '航空機の視認線' },
  description: {
    en: 'Whether an aircraft and a ground unit see each other over a map, by altitude and the height of what stands between; the same both ways.',
    ja: '航空機と地上ユニットが互いに見えるかを、高度と途中の障害物の高さから判定する。双方向とも同じ。',
  },
  rules: ['6.1.2', '6.7.3.1', '6.7.3.1.3', '6.7.4.1.1'],
  input: AircraftSightInput,
  outcome: AircraftSightOutcome,
  example: {
    input: {
      map: { grid: { columns: 1, rows: 12 }, hexes: [{ hex: '0105', terrain: ['woods'] }] },
      aircraft: { hex: '0101', altitude: 'low' },
      ground: '0107',
    },
  },
  resolve(input, umpire) {
    const line = laySight(input, umpire);
    const { board } = line.board;
    const { altitude, facing } = input.aircraft;
    const from = hexAt(board, input.aircraft.hex, '/aircraft/hex');
    const to = hexAt(board, input.ground, '/ground');
    const inArc =
      facing === undefined ? null : inFrontArc(board.grid, from, to, facingNumber(board, facing, '/aircraft/facing'));
    if (inArc === false) umpire.note(['6.7.3.1', '6.1.2'], 'outside-aircraft-arc');
    const obstacles = blindSpots(umpire, line, from, to, altitude);
    const clear = !obstacles.some(({ blocks }) => blocks);
    umpire.note(['6.7.3.1.3', '6.7.4.1.1'], clear ? 'aircraft-in-sight' : 'aircraft-not-in-sight');
    umpire.summarise(clear ? 'aircraft-in-sight' : 'aircraft-not-in-sight');
    return { clear, inArc, obstacles };
  },
});
