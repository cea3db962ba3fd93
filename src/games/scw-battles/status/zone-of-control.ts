import { choice, choices, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { callName } from '../shared/units.js';
import { exerts, mechanizedCosts, zocBlock, zocReason } from '../shared/zones.js';
import { Hexside, Scenario, Terrain, UnitSize, UnitType } from '../vocabulary.js';

export class ZoneUnit {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @choice('Type of unit [2.1]', UnitType, { default: 'infantry' }) type!: UnitType;
  @choice('Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9]', UnitSize, {
    optional: true,
  })
  size?: UnitSize;
  @integer('Attack factor on the face now showing; supply does not halve it here [8.0]', { min: 0, max: 99 })
  attack!: number;
  @flag('A German F/88, which is mechanized [6.4]') f88!: boolean;
}

export class ZoneHex {
  @text('Adjacent hex', { max: 20, optional: true }) hex?: string;
  @choices('Everything printed in it; clear when empty [8.2]', Terrain, { maxItems: 6, default: [] })
  terrain!: Terrain[];
  @choices('What lies on the hexside between [8.2]', Hexside, { maxItems: 5, default: [] }) hexside!: Hexside[];
  @flag('A road joins the two hexes [8.2]') road!: boolean;
  @flag('A unit of the other side stands there: it does not weaken the zone [8.1]') occupied!: boolean;
}

export class ZoneInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @list('All units of one side in the hex [B.12]', ZoneUnit, { minItems: 1, maxItems: 40 }) units!: ZoneUnit[];
  @list('Adjacent hexes in question; left out: the zone in general', ZoneHex, { maxItems: 6, default: [] })
  hexes!: ZoneHex[];
}

export class ZoneOutcome {
  @flag('The hex exerts a zone of control', {}) exerts!: boolean;
  @texts('Units that exert it', { max: 60, maxItems: 40 }) units!: string[];
  @texts('Adjacent hexes named that lie in the zone', { max: 20, maxItems: 6 }) into!: string[];
}

export const zoneOfControl = procedure<ZoneInput, ZoneOutcome, Options>({
  id: 'zone-of-control',
  resolver: 'status',
  title: { en: 'Zone of control', ja: '支配地域' },
  description: {
    en: 'Whether the units of a hex exert a zone of control, and into which adjacent hexes it reaches.',
    ja: 'ヘクス内のユニットがZOCを持つか、どの隣接ヘクスに及ぶかを判定する。',
  },
  rules: ['8.0', '8.1', '8.2'],
  input: ZoneInput,
  outcome: ZoneOutcome,
  example: { input: { units: [{ attack: 3 }], hexes: [{ hex: '0202', hexside: ['majorRiver'] }, { hex: '0201' }] } },
  resolve({ scenario, units, hexes }, umpire) {
    const strong = units.filter((unit, at) => {
      const reason = zocReason(unit, units, scenario);
      const local = reason === 'companyOnly' || reason === 'battalions' || reason === 'loneBattalion';
      umpire.note(local ? ['B.12', '8.0'] : '8.0', 'zone-reason', { unit: callName(unit, at), reason });
      return exerts(reason);
    });
    const mechanized = mechanizedCosts(scenario, umpire);
    const into: string[] = [];
    hexes.forEach(({ hex, terrain, hexside, road, occupied }, at) => {
      const name = hex ?? `#${at + 1}`;
      const features = new Set(hexside);
      const blocks = strong.map((unit) => zocBlock(unit, terrain, features, road, mechanized));
      if (strong.length === 0) return;
      if (blocks.some((block) => block === undefined)) {
        into.push(name);
        if (occupied) umpire.note('8.1', 'zone-not-cancelled', { hex: name });
      } else umpire.note('8.2', 'zone-blocked', { hex: name, by: blocks[0]! });
    });
    if (into.length > 0) umpire.note('8.1', 'zone-into', { hexes: into });
    umpire.summarise(strong.length > 0 ? 'zone-exerted' : 'zone-none', { units: strong.length, hexes: into });
    return { exerts: strong.length > 0, units: strong.map((unit) => callName(unit, units.indexOf(unit))), into };
  },
});
