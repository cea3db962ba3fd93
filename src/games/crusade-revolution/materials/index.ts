import type { MaterialsGuide, WantedCell, WantedPlace, Wants } from '../../../kernel/materials/index.js';
import { quietUmpires, type SituationFault } from '../../../kernel/rulings/index.js';
import type { SessionSetup } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import type { Judge, Options } from '../options.js';
import { bodyOf } from '../session/body.js';
import { CITIES } from '../session/table.js';
import { cardKinds } from './card-kinds.js';
import { counterCards, strategyCards } from './wanted-cards.js';

const quietly = quietUmpires<Options>(charts);

/** What Crusade and Revolution asks of its owner's box. */
export const materials: MaterialsGuide = { cardKinds, wants, lacks };

const umpireOf = ({ options, pack }: SessionSetup): Judge => quietly(options as Options, pack)();

/** A scenario that brings its own map and decks asks for nothing. */
const isPublished = (setup: SessionSetup): boolean => (bodyOf(setup).requires ?? []).some(({ kind }) => kind === 'map');

function wants(setup: SessionSetup): Wants {
  if (!isPublished(setup)) return { places: [], cards: [], cells: [], notes: {} };
  const umpire = umpireOf(setup);
  const decks = (bodyOf(setup).requires ?? []).filter(({ kind }) => kind === 'deck').map(({ id }) => id);
  return {
    places: [...spaces(umpire), ...connections(umpire)],
    cards: [...strategyCards(decks, umpire), ...counterCards(setup, umpire)],
    cells: cells(umpire),
    notes: { map: MAP_NOTES, deck: DECK_NOTES, counters: COUNTER_NOTES },
  };
}

/** Spaces without which a rule would have nothing to act on: the Main Cities, the sieges, the isolated and the first. */
function actedOn(umpire: Judge): string[] {
  const sieges = umpire.chart('sieges');
  const named = ['Sevilla', 'Cadiz', 'Oviedo', 'Granada', 'Badajoz'];
  return [...new Set([...CITIES, ...sieges.rows.map((siege) => sieges.text(siege, 'space')), ...named])];
}

/** Every space that the book calls by name. */
function spaces(umpire: Judge): WantedPlace[] {
  const sieges = umpire.chart('sieges');
  const siegeOf = new Map(sieges.rows.map((siege) => [sieges.text(siege, 'space'), siege]));
  const coast = umpire.chart('coastal-spaces');
  const zoneOf = new Map(coast.rows.map((space) => [space, coast.text(space, 'zone')]));
  const pairs = umpire.chart('known-connections').rows.flatMap((pair) => endsOf(pair));
  const named = new Set([...actedOn(umpire), ...coast.rows, ...pairs]);
  const optional = ['terrain', 'class', 'source', 'region', 'border'];
  return [...named].map((id) => ({
    list: 'spaces',
    item: {
      id,
      control: null,
      ...Object.fromEntries(optional.map((field) => [field, null])),
      ...(zoneOf.has(id) ? { port: zoneOf.get(id) } : {}),
      ...(siegeOf.has(id) ? { siege: siegeOf.get(id) } : {}),
      ...(CITIES.includes(id) ? { class: 'mainCity' } : {}),
    },
    mayStayEmpty: optional,
    comment: { en: 'named in the book', ja: 'ルールブックに名がある' },
  }));
}

const endsOf = (pair: string): string[] => {
  const at = pair.indexOf('-');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** Connections that the text reveals; the kind is left to the map where the text is not plain. */
function connections(umpire: Judge): WantedPlace[] {
  const chart = umpire.chart('known-connections');
  return chart.rows.map((pair) => {
    const [a, b] = endsOf(pair);
    const said = chart.text(pair, 'kind');
    const kind = said === 'river' || said === 'solid' ? said : said === 'arrow' ? 'beachhead' : null;
    return {
      list: 'connections',
      item: { a, b, kind },
      mayStayEmpty: ['kind'],
      comment: { en: `the text reveals it [2.1.2]`, ja: '本文に出る連結 [2.1.2]' },
    };
  });
}

/** Both fire tables [11.2.6]; the points of a Main City count nothing where nobody says them [5.1.2]. */
function cells(umpire: Judge): WantedCell[] {
  const tables = ['division-fire', 'corps-fire'].flatMap((id) => {
    const chart = umpire.chart(id);
    return chart.rows.flatMap((row) => chart.columns.map((column) => ({ chart: id, row, column })));
  });
  return [...tables, { chart: 'victory-points', row: 'mainCity', column: 'vp', mayStayEmpty: true }];
}

/** A map of the published game has the spaces that its rules act on. */
function lacks(setup: SessionSetup): SituationFault[] {
  const map = Object.values(setup.maps)[0];
  if (!isPublished(setup) || !map) return [];
  const there = new Set((map.body.spaces as readonly { id: string }[]).map(({ id }) => id));
  return actedOn(umpireOf(setup)).flatMap((id) =>
    there.has(id)
      ? []
      : [
          {
            pointer: '/map/spaces',
            detail: { en: `the map has no space "${id}"`, ja: `マップにスペース「${id}」がありません` },
          },
        ],
  );
}

const MAP_NOTES = [
  {
    en: 'Add a line for every other space, and a connection for every line between two spaces. Who controls a space is as the scenario begins.',
    ja: '残りのスペースと、スペース間の線（connections）をすべて加える。支配はシナリオ開始時のもの。',
  },
];
const DECK_NOTES = [
  {
    en: 'Each side has 18 cards of the War of the Columns, 20 of Mobilization and 17 of the War of the Armies; optional cards are further lines [2.3].',
    ja: '各陣営は縦隊の戦争18枚、動員20枚、軍団の戦争17枚。選択カードは行を加える [2.3]。',
  },
  {
    en: 'What an event does is written in words that the game knows: see the decks of the training scenario sierra-parda for examples. A card without an event can be played for its values.',
    ja: 'イベントの内容は決まった語で書く。例は訓練シナリオ sierra-parda のデッキ。イベントのないカードは数値だけで使える。',
  },
];
const COUNTER_NOTES = [
  {
    en: 'Add a line for every other counter. at.<scenario> is the space or box where the Playbook puts it; empty is aside.',
    ja: '残りの駒の行を加える。at.<シナリオ> はプレイブックでの配置スペースまたはボックス。空なら aside。',
  },
];
