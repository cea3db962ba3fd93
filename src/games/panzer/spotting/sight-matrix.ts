import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, quietly } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { missing } from '../shared/facts.js';
import { coverInHex } from '../shared/terrain-cover.js';
import { type Cover, SpotCounter } from '../vocabulary.js';
import { NoticeLook, noticeTargets } from './limited-notice.js';
import { laySight, SightMapInput } from './line-of-sight.js';
import { NOTHING } from './sight-board.js';
import { FieldSpotter, FieldTarget, judgePair, type Placed, placeAll, seesAhead } from './sight-pair.js';
import { obstacleName } from './sight-report.js';
import { checkSpotter, checkTarget, sizeClassOf, visibility } from './spotting-modifiers.js';
import { SpotVerdict } from './spotting-range.js';

class Lookout extends FieldSpotter {
  @flag('No radio: R on its card [7.4.1]') noRadio!: boolean;
  @text('Platoon, section or troop: whoever has no radio speaks to nobody else [7.4.1]', { max: 40, optional: true })
  platoon?: string;
}

export class SightMatrixInput extends SightMapInput {
  @list('Who looks', Lookout, { minItems: 1, maxItems: 100 }) spotters!: Lookout[];
  @list('Who may be seen', FieldTarget, { minItems: 1, maxItems: 100 }) targets!: FieldTarget[];
  @visibility() visibility!: number;
}

export class SpotPair {
  @text('Spotter', { max: 40 }) spotter!: string;
  @text('Target', { max: 40 }) target!: string;
  @integer('Range [3.5.1]', { min: 0, max: 999 }) range!: number;
  @flag('The line of sight is clear [4.1.4]') lineOfSight!: boolean;
  @text('First hex or hexside that blocks it', { max: 30, optional: true }) blocker!: string | null;
  @integer('Spotting distance, where the line is clear [4.1.3]', { min: 0, max: 200, optional: true })
  distance!: number | null;
  @choice('Verdict', SpotVerdict) verdict!: SpotVerdict;
}

export class TargetStatus {
  @text('Target', { max: 40 }) target!: string;
  @flag('Spotted by somebody [4.1.1]') spotted!: boolean;
  @texts('Who spots it', { max: 40, maxItems: 100 }) by!: string[];
  @choice('SPOT counter afterwards: removed from the unspotted [4.1.5]', SpotCounter) spot!: SpotCounter;
  @list('Looks at it that were rolled for, options 7.7 and 7.24', NoticeLook, { maxItems: 101 }) looks!: NoticeLook[];
}

export class SightMatrixOutcome {
  @list('Every spotter against every target', SpotPair, { maxItems: 10_000 }) pairs!: SpotPair[];
  @list('What it means for each target', TargetStatus, { maxItems: 100 }) targets!: TargetStatus[];
}

/** Hexes with six or more vehicles and guns among the units listed [3.8, 5.13]. */
function overstackedHexes(all: readonly Placed<FieldSpotter | FieldTarget>[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { unit, hex } of all)
    if (unit.kind === 'vehicle' || unit.kind === 'towed') counts.set(hex, (counts.get(hex) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 5).map(([hex]) => hex));
}

export const sightMatrix = procedure<SightMatrixInput, SightMatrixOutcome, Options>({
  id: 'sight-matrix',
  resolver: 'spotting',
  title: { en: 'Who spots whom', ja: '発見状況一覧' },
  description: {
    en: 'Every spotter against every target on one map: range, line of sight with its blocker, spotting distance and verdict; then who is spotted, and which SPOT counters go.',
    ja: '1枚の地図上で全発見側と全目標の組を判定する：距離、視認線と妨害物、発見可能距離、結果。さらに各目標の発見状態と除去するSPOTカウンターを示す。',
  },
  rules: ['4.1', '6.1'],
  dice: [DICE.spotting, DICE.camouflage],
  input: SightMatrixInput,
  outcome: SightMatrixOutcome,
  example: {
    input: {
      map: { grid: { columns: 6, rows: 6 }, defaultTerrain: ['clear'], hexes: [{ hex: '0303', terrain: ['woods'] }] },
      spotters: [{ id: 'PzIV', hex: '0103' }],
      targets: [
        { id: 'T-34', hex: '0303' },
        { id: 'SU-76', hex: '0602' },
      ],
    },
  },
  work: ({ spotters, targets }) => spotters.length * targets.length,
  resolve(input, umpire) {
    const line = laySight(input, umpire);
    const spotters = placeAll(umpire, line, input.spotters, 'spotters');
    const targets = placeAll(umpire, line, input.targets, 'targets');
    for (const { unit } of spotters) checkSpotter(umpire, unit);
    for (const { unit } of targets) checkTarget(umpire, unit, input.visibility);
    if (!umpire.legal) return null;
    demandFacts([
      ...targets.map(({ unit }, i) => sizeClassOf(unit) === undefined && missing('size', `/targets/${i}/size`)),
      ...spotters.map(({ unit }, i) => seesAhead(unit) && !unit.facing && missing('facing', `/spotters/${i}/facing`)),
    ]);
    const silent = quietly(umpire);
    const crowded = overstackedHexes([...spotters, ...targets]);
    const seers = spotters.filter(({ unit }) => unit.combatUnit || unit.kind !== 'vehicle');
    for (const { unit } of spotters)
      if (!unit.combatUnit && unit.kind === 'vehicle') umpire.note('4.1.1', 'unit-does-not-spot', { unit: unit.id });
    umpire.note(['4.1', '6.1', '4.1.2'], 'matrix-asked', { spotters: spotters.length, targets: targets.length });
    const covers = new Map<number, Cover>();
    const coverOf = (hex: number): Cover => {
      const known = covers.get(hex) ?? coverInHex(umpire, line.board.board, hex);
      covers.set(hex, known);
      return known;
    };
    const pairs: SpotPair[] = [];
    const statuses: TargetStatus[] = [];
    for (const target of targets) {
      const own: SpotPair[] = [];
      for (const spotter of seers) {
        const { code, ...judged } = judgePair(
          silent,
          line,
          spotter,
          target,
          crowded.has(target.hex),
          input.visibility,
          false,
          coverOf,
        );
        const blocker = code === NOTHING ? null : obstacleName(line, code);
        own.push({ spotter: spotter.unit.id, target: target.unit.id, ...judged, blocker });
      }
      const looks = noticeTargets(umpire, target.unit, own, new Map(seers.map(({ unit }) => [unit.id, unit])));
      const by = own.filter(({ verdict }) => verdict === 'spotted').map(({ spotter }) => spotter);
      const { id, spot } = target.unit;
      if (by.length > 0) umpire.note(['4.1.1', '4.1.3', '6.1.1'], 'target-spotted-by', { target: id, by });
      else if (spot === 'none') umpire.note(['4.1.1', '4.1.4'], 'target-unspotted', { target: id });
      else umpire.note(['4.1.5', '4.1.1'], 'spot-counter-removed', { target: id });
      statuses.push({ target: id, spotted: by.length > 0, by, spot: by.length > 0 ? spot : 'none', looks });
      pairs.push(...own);
    }
    const count = statuses.filter(({ spotted }) => spotted).length;
    umpire.summarise('matrix-summary', { count, of: targets.length });
    return { pairs, targets: statuses };
  },
});
