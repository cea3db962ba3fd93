import { choice, flag, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { type Field, layOutField, Position } from '../shared/position.js';
import { ORDINARY, SECURITY, zoneOf, zonesOf } from '../shared/zones.js';
import { Side } from '../vocabulary.js';

class ZonesInput extends Position {
  @choice('Side whose zones are asked for', Side) side!: Side;
}

class EngagedUnit {
  @text('Enemy unit in one of these zones', { max: 40 }) unit!: string;
  @text('Its hex', { max: 12 }) hex!: string;
}

class ZonesOutcome {
  @texts('Hexes in a zone of control of the side', { max: 12, maxItems: 10_000 }) hexes!: string[];
  @texts('Hexes where only irregulars are bound [22.3]', { max: 12, maxItems: 10_000 }) irregularsOnly!: string[];
  @list('Enemy units standing in them', EngagedUnit, { maxItems: 400 }) engaged!: EngagedUnit[];
  @texts('Units of the side that exert no zone', { max: 40, maxItems: 400 }) without!: string[];
  @flag('Some zone was stopped by a cliff or an objective hex [8.3, 18.1]') limited!: boolean;
}

/** [8.0]: the zones of control of one side over a map. */
export const zonesOfControl = procedure<ZonesInput, ZonesOutcome, Options>({
  id: 'zones-of-control',
  resolver: 'status',
  title: { en: 'Zones of control', ja: '支配地域' },
  description: {
    en: 'All hexes in the zones of control of a side, and the enemies that stand in them.',
    ja: '陣営の支配地域が及ぶヘクスと、その中の敵を示します。',
  },
  rules: ['8.1', '8.2', '8.3'],
  input: ZonesInput,
  outcome: ZonesOutcome,
  example: {
    input: {
      battle: 'budapest56',
      side: 'soviet',
      map: { grid: { columns: 3, rows: 3 }, hexes: [{ hex: '0102', terrain: ['objective'] }] },
      units: [{ name: '1/2', hex: '0202', side: 'soviet' }],
    },
  },

  resolve(input, umpire) {
    const field = layOutField(input, umpire);
    if (!umpire.legal) return null;
    const zones = zonesOf(field, input.side, umpire.options);
    const hexes: string[] = [];
    const irregularsOnly: string[] = [];
    for (let hex = 0; hex < zones.length; hex += 1) {
      if (zones[hex] === 0) continue;
      if ((zones[hex]! & ORDINARY) !== 0) hexes.push(field.name(hex));
      else if ((zones[hex]! & SECURITY) !== 0) irregularsOnly.push(field.name(hex));
    }
    const own = field.units.filter(({ unit }) => unit.side === input.side);
    const suppressed = own.filter(({ unit }) => unit.suppressed).map(({ unit }) => unit.name);
    const without = own.filter((placed) => zoneOf(placed, umpire.options) === 0).map(({ unit }) => unit.name);
    umpire.note(['8.1', '8.2', '8.4'], 'zones-count', { hexes: hexes.length, units: own.length - without.length });
    if (suppressed.length > 0) umpire.note(['11.3', '8.2', '8.9'], 'zones-suppressed', { units: suppressed });
    if (without.length > suppressed.length || irregularsOnly.length > 0)
      umpire.note(['22.2', '22.3'], 'zones-irregular');
    const limited = limits(field, own, umpire.options);
    if (limited) umpire.note(['8.3', '16.31', '18.1'], 'zones-limited');
    const engaged = field.units
      .filter(({ unit, hex }) => unit.side !== input.side && (zones[hex]! & ORDINARY) !== 0)
      .map(({ unit }) => ({ unit: unit.name, hex: unit.hex }));
    umpire.summarise('zones-count', { hexes: hexes.length, units: own.length - without.length });
    return { hexes, irregularsOnly, engaged, without, limited };
  },
});

/** Whether a cliff or an objective hex holds back any zone. */
function limits(field: Field, own: Field['units'], options: Options): boolean {
  if (field.battle !== 'budapest56') return false;
  const { neighbours } = field.board.grid;
  return own.some((placed) => {
    if (zoneOf(placed, options) === 0) return false;
    for (let d = 0; d < 6; d += 1) {
      const to = neighbours[6 * placed.hex + d]!;
      if (to >= 0 && (field.board.hasTerrain(to, 'objective') || field.isCliff(field.side(placed.hex, d)))) return true;
    }
    return false;
  });
}
