import {
  type MaterialsGuide,
  namedHexes,
  type WantedCard,
  type WantedPlace,
  type Wants,
} from '../../../kernel/materials/index.js';
import { quietUmpires, type SituationFault } from '../../../kernel/rulings/index.js';
import type { MaterialRecord, SessionSetup } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import type { Judge, Options } from '../options.js';
import { bodyOf } from '../session/body.js';
import { PRINTED } from '../session/table.js';
import { cardKinds } from './card-kinds.js';
import { type WantedType, wantedTypes } from './wanted-types.js';

const quietly = quietUmpires<Options>(charts);

/** What the campaigns of Primosole Bridge ask of their owner's box. */
export const materials: MaterialsGuide = { cardKinds, wants, lacks };

/** One of the three that the book prints: only these ask for the map sheet and the counters [3.51-3.53]. */
const isPrinted = (setup: SessionSetup): boolean => PRINTED[bodyOf(setup).victory.rule ?? ''] !== undefined;

const judgeOf = ({ options, pack }: SessionSetup) => quietly(options as Options, pack)();

function wants(setup: SessionSetup): Wants {
  const places = namedHexes(bodyOf(setup) as Parameters<typeof namedHexes>[0]);
  const deck = bodyOf(setup).requires?.find(({ kind }) => kind === 'deck')?.id;
  if (!isPrinted(setup) || deck === undefined) return { places, cards: [], cells: [], notes: {} };
  const umpire = judgeOf(setup);
  const named = new Set(places.map(({ item }) => item.hex));
  return {
    places: [...printedPlaces(umpire).filter(({ item }) => !named.has(item.hex)), ...places],
    cards: wantedTypes(setup, umpire).map((type) => lineOf(type, deck)),
    cells: [],
    notes: { map: MAP_NOTES, counters: COUNTER_NOTES },
  };
}

const TERRAIN: Readonly<Record<string, string>> = {
  ditch: 'ditch',
  vineyard: 'vineyard',
  pillboxes: 'pillbox',
  trenches: 'trench',
};

/** Hexes that the text names, and an Entry Area for each side [3.2]. */
function printedPlaces(umpire: Judge): WantedPlace[] {
  const chart = umpire.chart('map-references');
  const places = new Map<string, WantedPlace>();
  for (const place of chart.rows) {
    for (const hex of chart.at(place, 'hexes') as string[]) {
      if (places.has(hex)) continue;
      const terrain = TERRAIN[place] === undefined ? null : [TERRAIN[place]];
      const comment = { en: `named in the text: ${place}`, ja: `本文にある：${place}` };
      places.set(hex, { list: 'hexes', item: { hex, terrain }, mayStayEmpty: ['terrain'], comment });
    }
  }
  const entries = ['axis', 'british'].map((owner) => ({
    list: 'entryAreas',
    item: { owner, arrow: null, edge: null, reach: null },
    mayStayEmpty: ['reach'],
    comment: {
      en: 'a line for each arrow of this side [3.2/Entry-Area]',
      ja: 'この陣営の矢印ごとに1行 [3.2/Entry-Area]',
    },
  }));
  return [...places.values(), ...entries];
}

function lineOf({ what, nationality, type, carried }: WantedType, deck: string): WantedCard {
  const id = `${nationality}-${type}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const values =
    what === 'weapon'
      ? { nationality, weapon: type, ...(carried ? { pp: null } : {}), repair: null, mortar: /MTR|GrW/.test(type) }
      : { nationality, vehicle: type, class: null, closedTopped: null, mainArmament: null };
  return { sheet: 'counters', deck, card: { id, title: { en: `${nationality} ${type}` }, values } };
}

/** What the campaign would go on without, and wrongly: weapons nobody could carry or repair, a map without a river. */
function lacks(setup: SessionSetup): SituationFault[] {
  if (!isPrinted(setup)) return [];
  const umpire = judgeOf(setup);
  const lines = Object.values(setup.decks).flatMap(({ body }) => (body.cards ?? []) as readonly Line[]);
  const map = Object.values(setup.maps)[0];
  return [...wantedTypes(setup, umpire).flatMap((type) => lackingOf(type, lines)), ...(map ? lackingOnMap(map) : [])];
}

interface Line {
  readonly id: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

function lackingOf({ what, nationality, type, carried }: WantedType, lines: readonly Line[]): SituationFault[] {
  const line = lines.find(({ values }) => values?.[what] === type && values.nationality === nationality);
  if (!line) {
    const detail = {
      en: `no line is for the ${nationality} ${type}`,
      ja: `${nationality} の ${type} の行がありません`,
    };
    return [{ pointer: '/cards', detail }];
  }
  const fields =
    what === 'vehicle' ? ['class', 'closedTopped', 'mainArmament'] : carried ? ['pp', 'repair'] : ['repair'];
  return fields
    .filter((field) => line.values?.[field] === undefined || line.values[field] === null)
    .map((field) => ({
      pointer: `/cards/${line.id}/${field}`,
      detail: { en: `it lacks ${field}`, ja: `${field} がありません` },
    }));
}

interface MapBody {
  readonly hexes: readonly { readonly terrain?: readonly string[] }[];
  readonly hexsides: readonly { readonly features: readonly string[] }[];
  readonly paths: readonly { readonly kind: string }[];
  readonly entryAreas?: readonly { readonly owner: string }[];
}

function lackingOnMap({ body }: MaterialRecord): SituationFault[] {
  const { hexes, hexsides, paths, entryAreas = [] } = body as unknown as MapBody;
  const wanted: readonly (readonly [boolean, string, string, string])[] = [
    [hexes.some(({ terrain = [] }) => terrain.includes('river')), '/map/hexes', 'river hex', '川のヘクス'],
    [hexsides.some(({ features }) => features.includes('bridge')), '/map/hexsides', 'bridge', '橋'],
    [paths.some(({ kind }) => kind === 'pavedRoad'), '/map/paths', 'paved road', '舗装道路'],
    ...['axis', 'british'].map(
      (side) =>
        [
          entryAreas.some(({ owner }) => owner === side),
          '/map/entryAreas',
          `Entry Area of the ${side} side`,
          `${side} の進入エリア`,
        ] as const,
    ),
  ];
  return wanted
    .filter(([there]) => !there)
    .map(([, pointer, en, ja]) => ({
      pointer,
      detail: { en: `the map has no ${en}`, ja: `マップに${ja}がありません` },
    }));
}

const MAP_NOTES = [
  {
    en: 'Hexes are lettered by column (numbering doubledLetters). List every hex that is not open ground: buildings, groves, vineyards, the river; every bridge and wall by its hexside; every road from hex to hex, paved ones as pavedRoad.',
    ja: 'ヘクスは列の文字で表す（numbering は doubledLetters）。開豁地以外のヘクス（建物、木立、ぶどう園、川など）、橋・壁のヘクスサイド、道路（舗装道路は pavedRoad）をすべて書く。',
  },
];
const COUNTER_NOTES = [
  {
    en: 'One line for each kind of weapon and vehicle, as its counter or its Chapter H note prints it.',
    ja: '火器と車両の種類ごとに1行。数値は駒またはH章による。',
  },
];
