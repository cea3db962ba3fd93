import { choice, flag, integer, text, texts } from '../../../kernel/fields/index.js';
import { type HexIndex, hexesOfSide, LINE_STRIDE } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import { HINDRANCE_HEIGHT, keptSources } from '../combat/direct-fire/hindrances.js';
import { HEX, type WreckHex } from '../shared/panzer-map.js';
import { HindranceKind } from '../vocabulary.js';
import type { SightBoard } from './sight-board.js';

/** Fire, smoke or a barrage on the map: one source, however many hexes it covers [5.11]. */
export class HindranceArea {
  @choice('What it is', HindranceKind) kind!: HindranceKind;
  @text('Name of the source', { max: 40, optional: true }) source?: string;
  @texts('Every hex it covers', { ...HEX, minItems: 1, maxItems: 60 }) hexes!: string[];
  @flag('Made in the step now being resolved: not yet in effect [6.1.4.3.10]') madeThisStep!: boolean;
}

/** A source that the line meets, ready to be sent on to a fire procedure. */
export class HindranceOnLine {
  @choice('What it is', HindranceKind) kind!: HindranceKind;
  @text('Name of the source', { max: 40 }) source!: string;
  @texts('Hexes of the line it covers, ends included', { ...HEX, maxItems: 400 }) hexes!: string[];
  @flag("In the spotter's or the target's own hex") atEnd!: boolean;
  @flag('Counts: no worse source takes its place in every hex [5.11]') counts!: boolean;
  @integer('Its AP hit modifier where it counts', { min: -20, max: 0 }) ap!: number;
  @integer('Its GP modifier where it counts', { min: -50, max: 0 }) gp!: number;
}

export interface PlacedHindrance {
  readonly kind: HindranceKind;
  readonly source: string;
  readonly hexes: ReadonlySet<HexIndex>;
  readonly madeThisStep: boolean;
}

/** Every source on the map: those sent, the smoke of brewed-up wrecks, burning hexes. */
export function placeHindrances(
  { board }: SightBoard,
  areas: readonly HindranceArea[],
  wrecks: readonly WreckHex[],
): PlacedHindrance[] {
  const placed: PlacedHindrance[] = areas.map(({ kind, source, hexes, madeThisStep }, i) => ({
    kind,
    source: source ?? `${kind} ${i + 1}`,
    hexes: new Set(hexes.map((name, j) => hexAt(board, name, `/hindrances/${i}/hexes/${j}`))),
    madeThisStep,
  }));
  wrecks.forEach(({ hex, brewedUp }, i) => {
    const at = hexAt(board, hex, `/wrecks/${i}/hex`);
    if (brewedUp) placed.push({ kind: 'brewUpSmoke', source: hex, hexes: new Set([at]), madeThisStep: false });
  });
  for (let hex = 0; hex < board.grid.size; hex++) {
    if (!board.hasTerrain(hex, 'onFire')) continue;
    const name = board.grid.name(hex);
    placed.push({ kind: 'fire', source: name, hexes: new Set([hex]), madeThisStep: false });
  }
  return placed;
}

/** The hexes a line touches, both sides of a hexside it follows included [4.1.4.2.6]; call after SightLine.gather. */
export function hexesOfLine(sight: SightBoard, elements: number): HexIndex[] {
  const { buffer } = sight.walker;
  const found: HexIndex[] = [];
  for (let i = 0; i < elements; i++) {
    const code = buffer[LINE_STRIDE * i]!;
    if (code >= 0) found.push(code);
    else for (const hex of hexesOfSide(sight.board.grid, ~code)) if (hex !== undefined) found.push(hex);
  }
  return found;
}

const RULE: Readonly<Record<HindranceKind, string>> = {
  fire: '6.1.4.3.5',
  smokeClosed: '6.1.4.3.10',
  smokeOpen: '6.1.4.3.10',
  barrageClosed: '6.1.4.3.10',
  barrageOpen: '6.1.4.3.10',
  brewUpSmoke: '4.1.4.1.9',
};

/** What hinders fire along a line without ever blocking it; the worst of each hex counts, every source once [5.11]. */
export function hindrancesOnLine(
  umpire: Umpire,
  sight: SightBoard,
  placed: readonly PlacedHindrance[],
  line: readonly HexIndex[],
  lowerUnit: number,
): HindranceOnLine[] {
  const { grid } = sight.board;
  const [start, end] = [line[0]!, line[line.length - 1]!];
  const met: { kind: HindranceKind; source: string; hexes: string[]; atEnd: boolean; value: number; gp: number }[] = [];
  const chart = umpire.chart('hindrances');
  for (const { kind, source, hexes, madeThisStep } of placed) {
    const touched = line.filter((hex) => hexes.has(hex));
    if (touched.length === 0) continue;
    if (madeThisStep) {
      umpire.note(['6.1.4.3.10', '4.4.3.2.2'], 'hindrance-too-new', { kind });
      continue;
    }
    const atEnd = touched.includes(start) || touched.includes(end);
    const counted = touched.filter(
      (hex) => hex === start || hex === end || sight.board.heightOf(hex) + HINDRANCE_HEIGHT[kind] > lowerUnit,
    );
    if (counted.length === 0) {
      umpire.note(RULE[kind], 'hindrance-below', { kind });
      continue;
    }
    const names = counted.map((hex) => grid.name(hex));
    met.push({ kind, source, hexes: names, atEnd, value: chart.number(kind, 'ap'), gp: chart.number(kind, 'gp') });
  }
  const kept = keptSources(met);
  return met.map(({ kind, source, hexes, atEnd, value, gp }, i) => {
    const counts = kept.has(i);
    if (counts) umpire.note([RULE[kind], '5.11'], 'line-hindered', { kind, source, hexes, ap: value, gp });
    else umpire.note('5.11', 'hindrance-covered', { kind });
    return { kind, source, hexes, atEnd, counts, ap: counts ? value : 0, gp: counts ? gp : 0 };
  });
}
