import { choice, flag, list, object, text } from '../../../kernel/fields/index.js';
import { type HexMapInput, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { BattleMap, MapUnit, Positions } from '../shared/map.js';
import { zonesOf } from '../shared/zones.js';
import { opponentOf, Scenario, Side } from '../vocabulary.js';

export class ZonesOnMapInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side whose zones of control are wanted', Side) side!: Side;
  @object('The map', BattleMap) map!: HexMapInput;
  @list('Units on the map', MapUnit, { minItems: 1, maxItems: 400 }) units!: MapUnit[];
}

export class ControlledHex {
  @text('Hex in a zone of control', { max: 12 }) hex!: string;
  @text('Hex of a unit that exerts it', { max: 12 }) by!: string;
  @flag('A unit of the other side stands in it and must fight in its combat phase [11.1]', {}) contested!: boolean;
}

export class ZonesOnMapOutcome {
  @list('Every hex in a zone of control of the side', ControlledHex, { maxItems: 40000 }) hexes!: ControlledHex[];
}

export const zonesOnMap = procedure<ZonesOnMapInput, ZonesOnMapOutcome, Options>({
  id: 'zones-on-map',
  resolver: 'status',
  title: { en: 'Zones of control over the map', ja: '地図上のZOC' },
  description: {
    en: 'Every hex of the map that lies in a zone of control of a side.',
    ja: '地図上で一方の陣営のZOCに含まれる全ヘクスを示す。',
  },
  rules: ['8.0'],
  input: ZonesOnMapInput,
  outcome: ZonesOnMapOutcome,
  example: {
    input: {
      side: 'nationalist',
      map: { grid: { columns: 4, rows: 4 } },
      units: [{ hex: '0202', side: 'nationalist', attack: 3 }],
    },
  },
  resolve({ scenario, side, map, units }, umpire) {
    const board = layOutMap(map);
    const positions = new Positions(board, units);
    const enemy = opponentOf(side);
    const hexes: ControlledHex[] = [];
    zonesOf(side, positions, scenario, umpire).forEach((by, hex) => {
      if (by < 0) return;
      hexes.push({ hex: board.grid.name(hex), by: board.grid.name(by), contested: positions.holds(hex, enemy) });
    });
    umpire.note(scenario === 'brunete' ? ['8.0', 'B.12'] : '8.0', 'zones-found', { hexes: hexes.length });
    umpire.summarise('zones-found', { hexes: hexes.length });
    return { hexes };
  },
});
