import { choice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { distance, type HexBoard, type HexIndex, traceLine } from '../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { checkFire } from '../combat/support.js';
import type { Judge, Options } from '../options.js';
import { BattleMap } from '../shared/map.js';
import { callName, Member } from '../shared/units.js';
import { checkWeather } from '../shared/weather-rule.js';
import { Scenario, type Terrain, Weather } from '../vocabulary.js';
import { noteUnfit, type SightBlock, sightBlock, spotterFault, spottingRange } from './sight-rules.js';

export class MapSpotter extends Member {
  @text('Hex it stands in', { max: 12 }) hex!: string;
}

export class LineOfSightInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Weather [12.4.1.1]', Weather, { default: 'clear' }) weather!: Weather;
  @object('The map, with heights where elevation matters', BattleMap) map!: HexMapInput;
  @text('Hex of the artillery unit', { max: 12 }) hex!: string;
  @text('Target hex', { max: 12 }) target!: string;
  @integer('Printed range of the gun; not tested when left out [12.0]', { min: 0, max: 99, optional: true })
  range?: number;
  @object('Formation of the gun, for spotters [12.4.1.1]', Member, { default: {} }) gun!: Member;
  @list('Units that might spot for it [12.4.1.1]', MapSpotter, { maxItems: 40, default: [] }) spotters!: MapSpotter[];
}

export class SightLine {
  @text('self for the gun, or the spotter', { max: 60 }) viewer!: string;
  @integer('Hexes to the target, target counted', { min: 0, max: 400 }) distance!: number;
  @flag('The line is clear', {}) clear!: boolean;
  @text('The hex that blocks it, or the two hexes of an edge it runs along', { max: 30, optional: true })
  blockedAt!: string | null;
}

export class LineOfSightOutcome {
  @text('adjacent, self, the name of the spotter, or none', { max: 60 }) via!: string;
  @list('Every line looked along', SightLine, { maxItems: 41 }) lines!: SightLine[];
}

interface Blocked {
  readonly hex: string;
  /** What blocks; along an edge it may be one thing in one hex and another in the other. */
  readonly by: readonly SightBlock[];
}

/** The first thing that blocks the straight line between two hexes; the ends themselves never do [12.4.1]. */
function firstBlock(board: HexBoard, from: HexIndex, to: HexIndex, scenario: Scenario): Blocked | undefined {
  const level = board.heightOf(from);
  const blocks = (hex: HexIndex): SightBlock | undefined =>
    sightBlock(board.terrainOf(hex) as ReadonlySet<Terrain>, board.heightOf(hex) !== level, scenario);
  for (const element of traceLine(board.grid, from, to)) {
    if (element.kind === 'hex') {
      if (element.hex === from || element.hex === to) continue;
      const by = blocks(element.hex);
      if (by) return { hex: board.grid.name(element.hex), by: [by] };
      continue;
    }
    // Along an edge both hexes must block; beyond the border of the map there is nothing that could.
    const [one, two] = element.hexes;
    const by = two === undefined ? undefined : blocks(one);
    const beside = by && blocks(two!);
    if (by && beside) {
      return { hex: `${board.grid.name(one)}/${board.grid.name(two!)}`, by: by === beside ? [by] : [by, beside] };
    }
  }
  return undefined;
}

/** Looks along one line and says what stops it. */
function look(
  board: HexBoard,
  from: HexIndex,
  to: HexIndex,
  viewer: string,
  scenario: Scenario,
  umpire: Judge,
): SightLine {
  const hexes = distance(board.grid, from, to);
  const blocked = hexes <= 1 ? undefined : firstBlock(board, from, to, scenario);
  if (blocked === undefined) {
    umpire.note('12.4.1', hexes <= 1 ? 'adjacent-always-seen' : 'sight-clear', { viewer });
    return { viewer, distance: hexes, clear: true, blockedAt: null };
  }
  umpire.note('12.4.1', 'sight-blocked', { viewer, hex: blocked.hex, by: blocked.by });
  return { viewer, distance: hexes, clear: false, blockedAt: blocked.hex };
}

export const lineOfSight = procedure<LineOfSightInput, LineOfSightOutcome, Options>({
  id: 'line-of-sight',
  resolver: 'spotting',
  title: { en: 'Line of sight over the map', ja: '地図上の照準線' },
  description: {
    en: 'Draws the line from a gun to its target over the map, names the blocking hex, and tries the spotters.',
    ja: '砲から目標まで地図上に線を引き、遮るヘクスを示し、観測ユニットを試す。',
  },
  rules: ['12.4.1'],
  input: LineOfSightInput,
  outcome: LineOfSightOutcome,
  example: {
    input: {
      map: { grid: { columns: 8, rows: 8 }, hexes: [{ hex: '0303', terrain: ['woods'] }] },
      hex: '0301',
      target: '0305',
      range: 8,
    },
  },
  resolve({ scenario, weather, map, hex, target: goal, range, gun, spotters }, umpire) {
    checkWeather({ scenario, weather }, umpire);
    checkFire(gun, callName(gun, 0), umpire);
    const board = layOutMap(map);
    const origin = hexAt(board, hex, '/hex');
    const target = hexAt(board, goal, '/target');
    const hexes = distance(board.grid, origin, target);
    if (range !== undefined && hexes > range) {
      umpire.forbid(['12.4', '12.0'], 'gun-out-of-range', { gun: callName(gun, 0), range, distance: hexes });
    }
    if (scenario === 'brunete') umpire.note('B.15', 'brunete-open-sight');
    const lines = [look(board, origin, target, 'self', scenario, umpire)];
    let via = lines[0]!.clear ? (hexes <= 1 ? 'adjacent' : 'self') : 'none';
    const limit = via === 'none' && spotters.length > 0 ? spottingRange(weather, umpire) : 0;
    for (const [at, spotter] of spotters.entries()) {
      if (via !== 'none') break;
      const who = callName(spotter, at);
      const post = hexAt(board, spotter.hex, `/spotters/${at}/hex`);
      const away = distance(board.grid, post, target);
      const fault = spotterFault(gun, spotter, away, limit, scenario, umpire);
      if (fault !== undefined) {
        noteUnfit(who, fault, limit, umpire);
        continue;
      }
      const line = look(board, post, target, who, scenario, umpire);
      lines.push(line);
      if (!line.clear) continue;
      umpire.note('12.4.1.1', 'spotter-sees', { spotter: who, distance: away, limit });
      via = who;
    }
    if (via === 'none') umpire.forbid(['12.4.1', '12.4.1.1'], 'nobody-sees');
    if (umpire.legal) umpire.summarise('sight-summary', { via });
    return { via, lines };
  },
});
