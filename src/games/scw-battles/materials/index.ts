import {
  type MaterialsGuide,
  namedHexes,
  type WantedCard,
  type WantedPlace,
  type Wants,
} from '../../../kernel/materials/index.js';
import { quietUmpires } from '../../../kernel/rulings/index.js';
import type { SessionSetup } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import type { Judge, Options } from '../options.js';
import { bodyOf, type ScenarioBody, type Where } from '../session/body.js';
import { AREAS } from '../session/jarama.js';
import { scenarioOf } from '../session/table.js';
import { cardKinds } from './card-kinds.js';
import { CounterLines } from './counter-lines.js';

const quietly = quietUmpires<Options>(charts);

/** What the Spanish Civil War Battles ask of their owner's box [J.4-J.7, J.20, B.4-B.6]. */
export const materials: MaterialsGuide = { cardKinds, wants };

function wants(setup: SessionSetup): Wants {
  const body = bodyOf(setup);
  const scenario = scenarioOf(body);
  const umpire = quietly(setup.options as Options, setup.pack)();
  const [counters, ...others] = (body.requires ?? []).filter(({ kind }) => kind === 'deck').map(({ id }) => id);
  const boxed = scenario === 'jarama' ? (umpire.chart('reserve-release').at('manzanares', 'released') as string[]) : [];
  return {
    places: [...approachHexes(scenario, umpire), ...namedHexes(body)],
    cards: [
      ...(counters === undefined ? [] : new CounterLines(counters, boxed).of(body)),
      ...(others[0] === undefined ? [] : areaLines(others[0], body)),
    ],
    cells: [],
    notes: { map: MAP_NOTES, counters: [...COUNTER_NOTES, ...divisionNote(scenario, umpire)], deck: AREA_NOTES },
  };
}

/** Hexes that Madrid watches [J.20], and those of divisional objectives [B.19]. */
function approachHexes(scenario: string, umpire: Judge): WantedPlace[] {
  const hexes =
    scenario === 'jarama'
      ? (umpire.chart('reserve-release').at('approach', 'hexes') as string[])
      : scenario === 'brunete'
        ? umpire
            .chart('brunete-objectives')
            .rows.flatMap((row) => umpire.chart('brunete-objectives').at(row, 'hexes') as string[])
        : [];
  const comment =
    scenario === 'jarama'
      ? { en: 'an approach to Madrid [J.20]', ja: 'マドリードへの接近路 [J.20]' }
      : { en: 'an objective of a division [B.19]', ja: '師団の目標 [B.19]' };
  return [...new Set(hexes)].map((hex) => ({
    list: 'hexes',
    item: { hex, terrain: null },
    mayStayEmpty: ['terrain'],
    comment,
  }));
}

/** Areas that the scenario puts into words, and those of Jarama's own rules. */
function areaLines(deck: string, { setUp, reinforcements = [] }: ScenarioBody): WantedCard[] {
  const inWords = [...setUp.map(({ where }) => where), ...reinforcements.flatMap(({ entry }) => entry ?? [])]
    .filter(isInWords)
    .map(({ area, text }) => titleOf(area ?? text?.en ?? ''));
  return [...new Set([...inWords, ...Object.values(AREAS)])].map((title) => ({
    sheet: 'deck',
    deck,
    card: { id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), title: { en: title }, values: { hexes: null } },
    comment: { en: `the hexes that the printed map shows: ${title}`, ja: `印刷されたマップで分かるヘクス：${title}` },
  }));
}

const isInWords = ({ hexes, oneOf, of, edge, box, text }: Where): boolean =>
  !hexes && !oneOf && !of && !edge && !box && text?.en.includes('available every turn') !== true;

/** "Anywhere on the Republican side of the start line." is the area "on the Republican side of the start line". */
const titleOf = (words: string): string => words.replace(/^Anywhere /, '').replace(/\.$/, '');

/** The words that division may be: points and objectives go by them. */
function divisionNote(scenario: string, umpire: Judge) {
  if (scenario === 'series') return [];
  const rows = umpire.chart(`${scenario}-assault-points`).rows;
  const of = (side: string): string =>
    rows
      .filter((row) => row.startsWith(side))
      .map((row) => row.slice(side.length + 1))
      .join(', ');
  return [
    {
      en: `Divisions with assault points are called: Republican ${of('republican')}; Nationalist ${of('nationalist')}.`,
      ja: `突撃ポイントを持つ師団の名：共和国側 ${of('republican')}、国民戦線側 ${of('nationalist')}。`,
    },
  ];
}

const MAP_NOTES = [
  {
    en: 'List every hex whose terrain is not the default one, every river, canal and bridge by its hexsides, and every road from hex to hex.',
    ja: '標準と異なる地形のヘクス、川・運河・橋のヘクスサイド、道路（ヘクス順）をすべて書く。',
  },
  {
    en: 'Jarama counts its hexes by row and column (numbering rowColumn), Brunete by column and row.',
    ja: 'ハラマのヘクス番号は行・列の順（numbering は rowColumn）、ブルネテは列・行の順。',
  },
];
const COUNTER_NOTES = [
  {
    en: 'Every line has a group: copy it for every further kind of counter that belongs to the same group.',
    ja: '各行に group がある。同じグループの別の駒は、group を写して行を加える。',
  },
  {
    en: 'Artillery needs attack, range and movement; an HQ defence, movement and echelon; an air unit bombardment; a truck nothing; all others attack, defence and movement. The other face may be left empty.',
    ja: '砲兵は attack・range・movement、司令部は defence・movement・echelon、航空は bombardment、トラックは不要、その他は attack・defence・movement。裏面は空でもよい。',
  },
];
const AREA_NOTES = [
  {
    en: 'The title says which area a line is for: leave it as it is. Hexes stand with blanks between them.',
    ja: '題名が範囲を示すので変えない。ヘクスは空白で区切る。',
  },
];
