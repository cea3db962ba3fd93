/** Colours for the words of a map. Words are looked for by their parts, so that `heavyWoods` is drawn as woods. */
export interface Ground {
  readonly fill: string;
  /** Drawn in the hex beside the colour. */
  readonly symbol?: 'tree' | 'house' | 'hut' | 'flag' | 'runway' | 'vine' | 'hill' | 'reed' | 'stone' | 'crop' | 'wave';
  /** The strongest of several terrains gives the colour. */
  readonly rank: number;
}

const GROUNDS: readonly (readonly [RegExp, Ground])[] = [
  [/rubble/i, { fill: '#b9a89a', symbol: 'stone', rank: 9 }],
  [/suburban/i, { fill: '#d9cfc6', symbol: 'house', rank: 7 }],
  [/urban|city|factory/i, { fill: '#bfb4ac', symbol: 'house', rank: 8 }],
  [/objective|base/i, { fill: '#e6cfa8', symbol: 'flag', rank: 7 }],
  [/village|wood(en)?Building/i, { fill: '#e6d3b8', symbol: 'hut', rank: 7 }],
  [/stoneBuilding/i, { fill: '#cfc9c2', symbol: 'house', rank: 7 }],
  [/brickBuilding/i, { fill: '#dbb8a2', symbol: 'house', rank: 7 }],
  [/town|building|stadium|block/i, { fill: '#dcc9b4', symbol: 'house', rank: 7 }],
  [/airfield/i, { fill: '#e4e0da', symbol: 'runway', rank: 6 }],
  [/square|railroad/i, { fill: '#e4e0da', rank: 6 }],
  [/water|river|lake|stream|ford/i, { fill: '#a9cfe8', symbol: 'wave', rank: 8 }],
  [/marsh|swamp/i, { fill: '#c5d9c8', symbol: 'reed', rank: 5 }],
  [/woods|forest/i, { fill: '#a8c686', symbol: 'tree', rank: 5 }],
  [/vineyard/i, { fill: '#d8d3a6', symbol: 'vine', rank: 4 }],
  [/orchard|grove/i, { fill: '#c7d79a', symbol: 'tree', rank: 4 }],
  [/hill|mountain|crest/i, { fill: '#d8bf94', symbol: 'hill', rank: 4 }],
  [/rough|gully|ditch|shellhole/i, { fill: '#d9cbb2', symbol: 'stone', rank: 3 }],
  [/crops/i, { fill: '#eee0a2', symbol: 'crop', rank: 2 }],
  [/brush|scrub|park|savanna/i, { fill: '#dfe3b0', symbol: 'crop', rank: 2 }],
];
export const PLAIN: Ground = { fill: '#f3eed9', rank: 0 };

export function groundOf(word: string): Ground {
  return GROUNDS.find(([pattern]) => pattern.test(word))?.[1] ?? PLAIN;
}

export interface Stroke {
  readonly stroke: string;
  readonly width: number;
  readonly dash?: string;
}

const SIDES: readonly (readonly [RegExp, Stroke])[] = [
  [/bridge|pontoon/i, { stroke: '#5b4636', width: 3, dash: '2 2' }],
  [/majorRiver|canal/i, { stroke: '#2f74b5', width: 6 }],
  [/river/i, { stroke: '#3f86c6', width: 4.5 }],
  [/stream/i, { stroke: '#6aa8dc', width: 3 }],
  [/cliff|wall/i, { stroke: '#4a4a4a', width: 4 }],
  [/hedge/i, { stroke: '#5d8a3c', width: 4 }],
  [/crest|slope/i, { stroke: '#a5793f', width: 3.5 }],
];
const PATHS: readonly (readonly [RegExp, Stroke])[] = [
  [/^rail/i, { stroke: '#333333', width: 2.5, dash: '6 3' }],
  [/minor|trail|path|track/i, { stroke: '#8a6a45', width: 2, dash: '5 3' }],
  [/road/i, { stroke: '#8c3b2e', width: 3.5 }],
];

const strokeOf = (table: readonly (readonly [RegExp, Stroke])[], word: string, other: Stroke): Stroke =>
  table.find(([pattern]) => pattern.test(word))?.[1] ?? other;

export const sideStroke = (word: string): Stroke => strokeOf(SIDES, word, { stroke: '#9c3fb0', width: 3 });
export const pathStroke = (word: string): Stroke => strokeOf(PATHS, word, { stroke: '#555555', width: 2 });

/** A bridge is drawn over its river. */
export const isCrossing = (word: string): boolean => /bridge|pontoon/i.test(word);
