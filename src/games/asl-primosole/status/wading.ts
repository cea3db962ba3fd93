import { choice, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { type HexGrid, OFF_MAP } from '../../../kernel/hexes/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { RiverResult, riverCheck, Wader } from '../movement/river-check.js';
import type { Options } from '../options.js';
import { taskCheckDice } from '../shared/dice.js';
import { gridOf, hexesOn, MapSize } from '../shared/map.js';
import { CheckNumbers, NO_CHECK_TAKEN } from '../shared/rolls.js';
import { HEX } from '../vocabulary.js';

class RiverHex {
  @text('River or river-brush hex', HEX) hex!: string;
  @integer('Its river hexsides [PBr14.2]', { min: 0, max: 6 }) riverHexsides!: number;
}

class WadingInput {
  @object('Size of the map', MapSize) map!: MapSize;
  @list('River hexes around the unit [3.6045]', RiverHex, { minItems: 1, maxItems: 500 }) river!: RiverHex[];
  @texts('Hexes holding enemy units [3.6045]', { ...HEX, maxItems: 500, default: [] }) enemyHexes!: string[];
  @text('River hex the unit stands in [3.6045]', HEX) unitHex!: string;
  @object('The unit [PBr14.2]', Wader) unit!: Wader;
}

class WadingCheck {
  @text('River hex entered', { max: 4 }) hex!: string;
  @choice('Result of its Task Check [PBr14.2]', RiverResult) result!: RiverResult;
}

class WadingOutcome extends CheckNumbers {
  @texts('Shortest route, from the unit to the bank [3.6045]', { max: 4, maxItems: 500 }) route!: string[];
  @list('Task Checks on the way, in order [3.6045]', WadingCheck, { maxItems: 500 }) checks!: WadingCheck[];
}

export const wading = procedure<WadingInput, WadingOutcome, Options>({
  id: 'wading',
  resolver: 'status',
  title: { en: 'Wading Infantry at scenario end', ja: 'シナリオ終了時の渡渉' },
  description: {
    en: 'The shortest way out of the river, with the Task Checks of the river hexes entered on it.',
    ja: '河川から出る最短路と、途中で入る河川ヘクスの TC。',
  },
  rules: ['3.6045'],
  input: WadingInput,
  outcome: WadingOutcome,
  dice: taskCheckDice({
    en: 'for each river hex on the way that asks for one',
    ja: '経路上の判定が必要な河川ヘクスごとに',
  }),
  example: {
    input: {
      map: { columns: 5, rows: 5 },
      river: ['B2', 'C2', 'D3'].map((hex) => ({ hex, riverHexsides: 2 })),
      unitHex: 'C2',
      unit: { morale: 7 },
    },
  },
  resolve(input, umpire) {
    const grid = gridOf(input.map);
    const sides = new Map(
      input.river.map(({ hex, riverHexsides }, at) => [hexOn(grid, hex, `/river/${at}/hex`), riverHexsides]),
    );
    const enemies = new Set(hexesOn(grid, input.enemyHexes, '/enemyHexes'));
    const start = hexOn(grid, input.unitHex, '/unitHex');
    if (!sides.has(start)) {
      umpire.forbid('3.6045', 'not-wading', { hex: input.unitHex });
      return null;
    }
    const need = umpire.chart('terrain').number('riverTcHexsides', 'value');
    const asks = (hex: number): boolean => (sides.get(hex) ?? 0) >= need;
    const route = wayOut(
      grid,
      start,
      (hex) => sides.has(hex),
      (hex) => enemies.has(hex),
      asks,
    );
    if (route.length === 0) {
      umpire.forbid('3.6045', 'no-way-out');
      return null;
    }
    const names = route.map((hex) => grid.name(hex));
    umpire.note(['3.6045', '3.604'], 'wading-route', { route: names });
    const checks = route
      .slice(1)
      .filter(asks)
      .map((hex): WadingCheck => ({ hex: grid.name(hex), result: riverCheck(umpire, input.unit, grid.name(hex)) }));
    umpire.summarise('wading-summary', { bank: names[names.length - 1]!, checks: checks.length });
    const numbers = checks.length > 0 ? { drm: input.unit.drm, passesAt: input.unit.morale } : NO_CHECK_TAKEN;
    return { ...numbers, route: names, checks };
  },
});

/** Breadth first; among equally short ways the one with fewer checks, which is what an owner would choose [3.6045]. */
function wayOut(
  grid: HexGrid,
  start: number,
  river: (hex: number) => boolean,
  enemy: (hex: number) => boolean,
  asks: (hex: number) => boolean,
): number[] {
  const best = new Map<number, { checks: number; path: number[] }>([[start, { checks: 0, path: [start] }]]);
  let ring = [start];
  while (ring.length > 0) {
    const next: number[] = [];
    const found = new Map<number, { checks: number; path: number[] }>();
    for (const hex of ring) {
      const here = best.get(hex)!;
      for (let d = 0; d < 6; d += 1) {
        const to = grid.neighbours[6 * hex + d]!;
        if (to === OFF_MAP || best.has(to)) continue;
        const checks = here.checks + (asks(to) ? 1 : 0);
        const known = found.get(to);
        if (known && known.checks <= checks) continue;
        if (!known) next.push(to);
        found.set(to, { checks, path: [...here.path, to] });
      }
    }
    const banks = [...found].filter(([hex]) => !river(hex) && !enemy(hex)).map(([, way]) => way);
    if (banks.length > 0) return banks.reduce((a, b) => (b.checks < a.checks ? b : a)).path;
    for (const [hex, way] of found) best.set(hex, way);
    // The way leads through water; land held by the enemy is no way.
    ring = next.filter(river);
  }
  return [];
}
