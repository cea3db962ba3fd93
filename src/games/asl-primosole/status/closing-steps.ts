import { choice, choices, defineChoice, flag, integer, list, texts } from '../../../kernel/fields/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { anyMap } from '../shared/map.js';
import { HEX, Side } from '../vocabulary.js';

class MeleeOrderInput {
  @texts('Hexes where both sides have units [3.601]', { ...HEX, minItems: 1, maxItems: 200 }) hexes!: string[];
  @choice('Side that moved first in the scenario [3.601]', Side) movedFirst!: Side;
  @integer('Rounds already fought in the first hex [3.601]', { min: 0, max: 100, default: 0 }) roundsFought!: number;
}

class MeleeOrderOutcome {
  @texts('Order of resolution [3.601]', { max: 4, maxItems: 200 }) order!: string[];
  @choice('The ATTACKER [3.601]', Side) attacker!: Side;
  @flag('Units there are revealed, unpinned and freed of CX; Stun flips to +1 [3.601]') afterFirstRound!: boolean;
}

export const meleeOrder = procedure<MeleeOrderInput, MeleeOrderOutcome, Options>({
  id: 'melee-order',
  resolver: 'status',
  title: { en: 'Conclusion of Melee', ja: '混戦の完了' },
  description: {
    en: 'The order in which Melees are fought out at the end of a scenario, and who attacks.',
    ja: 'シナリオ終了時に混戦を解決する順序と攻撃側。',
  },
  rules: ['3.601'],
  input: MeleeOrderInput,
  outcome: MeleeOrderOutcome,
  example: { input: { hexes: ['C19', 'B17', 'A1', 'B16'], movedFirst: 'british' } },
  resolve({ hexes, movedFirst, roundsFought }, umpire) {
    const grid = anyMap();
    const place = (hex: string, at: number) => ({ hex, ...grid.offset(hexOn(grid, hex, `/hexes/${at}`)) });
    const order = hexes
      .map(place)
      .sort((a, b) => a.column - b.column || a.row - b.row)
      .map(({ hex }) => hex);
    umpire.note('3.601', 'melee-order', { order });
    umpire.note('3.601', 'melee-attacker', { side: movedFirst });
    if (roundsFought > 0) umpire.note('3.601', 'after-first-round');
    umpire.summarise('melee-order', { order });
    return { order, attacker: movedFirst, afterFirstRound: roundsFought > 0 };
  },
});

const Marker = defineChoice('Marker', [
  ...(['ffe', 'spottingRound', 'barrage', 'smoke', 'targetAcquisition', 'dm', 'disrupted', 'fanatic'] as const),
  ...(['berserk', 'wallAdvantage', 'hullDown', 'dummyStack', 'dummyCloaking', 'concealment', 'cx', 'motion'] as const),
  ...(['ce', 'bu', 'labor', 'sniper', 'hiddenUnit', 'hiddenEntrenchment', 'hiddenEquipment'] as const),
  ...(['hiddenFortification', 'encircled', 'wounded', 'control'] as const),
]);
const MarkerFate = defineChoice('MarkerFate', ['removed', 'placedOnMap', 'stays']);

class MarkerRemovalInput {
  @choices('Markers and hidden things on the map [3.602]', Marker, { minItems: 1, maxItems: 40 }) markers!: string[];
}
class MarkerResult {
  @choice('Marker', Marker) marker!: string;
  @choice('What becomes of it [3.602]', MarkerFate) fate!: 'removed' | 'placedOnMap' | 'stays';
}
class MarkerRemovalOutcome {
  @list('Each marker [3.602]', MarkerResult, { maxItems: 40 }) markers!: MarkerResult[];
}

export const markerRemoval = procedure<MarkerRemovalInput, MarkerRemovalOutcome, Options>({
  id: 'marker-removal',
  resolver: 'status',
  title: { en: 'Marker removal', ja: 'マーカー除去' },
  description: {
    en: 'Which markers go, what hidden things are placed, what stays.',
    ja: '取り除くマーカー、盤上に置く隠匿物、残るもの。',
  },
  rules: ['3.602'],
  input: MarkerRemovalInput,
  outcome: MarkerRemovalOutcome,
  example: { input: { markers: ['ffe', 'hiddenUnit', 'hiddenFortification'] } },
  resolve({ markers }, umpire) {
    const chart = umpire.chart('marker-removal');
    const results = markers.map((marker): MarkerResult => {
      const letter = chart.rows.find((row) => (chart.at(row, 'markers') as readonly string[]).includes(marker));
      const placed = ['hiddenUnit', 'hiddenEntrenchment', 'hiddenEquipment'].includes(marker);
      const fate = letter ? 'removed' : placed ? 'placedOnMap' : 'stays';
      umpire.note('3.602', 'marker-fate', { marker, letter: letter ?? (placed ? 'f' : '-'), fate });
      return { marker, fate };
    });
    umpire.summarise('markers-summary', { removed: results.filter(({ fate }) => fate === 'removed').length });
    return { markers: results };
  },
});

const RallySubject = defineChoice('RallySubject', ['broken', 'disrupted', 'passenger', 'rider', 'towedGun']);

class RallyInput {
  @choice('What is asked about [3.603]', RallySubject) subject!:
    | 'broken'
    | 'disrupted'
    | 'passenger'
    | 'rider'
    | 'towedGun';
  @flag('The Location holds an A-P minefield [3.603]') minefield!: boolean;
  @flag('The owner wants the Gun to stay hooked up [3.603]', { default: true }) keepHooked!: boolean;
}
class RallyOutcome {
  @flag('It rallies without a DR [3.603]') rallies!: boolean;
  @flag('It unloads in the Location of its vehicle [3.603]') unloads!: boolean;
  @flag('A-P mines attack it now: never, but 3.6042 applies [3.603]') minesAttackNow!: boolean;
  @flag('Step 3.6042 will apply to it [3.6042]') minesLater!: boolean;
}

export const rallyAndUnload = procedure<RallyInput, RallyOutcome, Options>({
  id: 'rally-and-unload',
  resolver: 'status',
  title: { en: 'Rally and unloading', ja: '回復と降車' },
  description: {
    en: 'The last step of a CG scenario for one unit.',
    ja: 'CG シナリオ最後の手順の 1 ユニットへの適用。',
  },
  rules: ['3.603'],
  input: RallyInput,
  outcome: RallyOutcome,
  example: { input: { subject: 'disrupted' } },
  resolve({ subject, minefield, keepHooked }, umpire) {
    const rallies = subject === 'broken' || subject === 'disrupted';
    const unloads = subject === 'passenger' || subject === 'rider' || (subject === 'towedGun' && !keepHooked);
    umpire.note('3.603', rallies ? 'rallies' : unloads ? 'unloads' : 'stays-hooked');
    const minesLater = unloads && minefield;
    if (minesLater) umpire.note(['3.603', '3.6042'], 'mines-later');
    umpire.note(['3.603', '3.2/CG-scenario-end'], 'scenario-closed');
    umpire.summarise(rallies ? 'rallies' : unloads ? 'unloads' : 'stays-hooked');
    return { rallies, unloads, minesAttackNow: false, minesLater };
  },
});
