import { fillDefaults } from '../../../kernel/fields/index.js';
import type { HexBoard } from '../../../kernel/hexes/index.js';
import { InvalidSituationError, type QuietUmpire, quietUmpires } from '../../../kernel/rulings/index.js';
import type { SessionSetup } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import type { Options } from '../options.js';
import type { CampaignFrame } from '../shared/campaign-frame.js';
import type { MapSize } from '../shared/map.js';
import { factsOf, type MapFacts } from '../shared/map-facts.js';
import { PrimosoleMap } from '../shared/primosole-map.js';
import type { Campaign, GroupId, Side } from '../vocabulary.js';
import { bodyOf, type Objective, type ScenarioBody } from './body.js';
import { type CardBox, readCards } from './cards.js';
import type { Name } from './names.js';
import { type OrderOfBattle, orderOfBattle } from './order-of-battle.js';

/** Everything that is made once: the map laid out, what each side is given, how the campaign is won. */
export interface Table {
  readonly id: string;
  readonly name: Name;
  readonly campaign: Campaign;
  /** One of the three that the book prints. */
  readonly printed: boolean;
  /** The withdrawals of 3.6074 are part of it: the printed campaigns, and a training campaign that says so. */
  readonly withdrawals: boolean;
  readonly dates: readonly string[];
  readonly setsUpFirst: Side;
  readonly movesFirst: Side;
  readonly map: { readonly id: string; readonly board: HexBoard; readonly facts: MapFacts; readonly size: MapSize };
  readonly river: ReadonlySet<string>;
  readonly bridges: ReadonlySet<string>;
  readonly south: ReadonlySet<string>;
  readonly centre: string;
  readonly cards: CardBox;
  readonly ob: Readonly<Record<Side, OrderOfBattle>>;
  /** Nothing is ever bought: the steps of buying are left out, for everybody to see. */
  readonly purchases: boolean;
  readonly san: Readonly<Record<Side, number>>;
  readonly chits: Readonly<Record<Side, number>>;
  cppOf(side: Side, date: string): number;
  fppOf(side: Side, date: string): number;
  readonly maxima: readonly { readonly group: GroupId; readonly side: Side; readonly max: number }[];
  readonly victory: Victory;
  readonly options: Options;
  quiet(): QuietUmpire<Options>;
}

interface Victory {
  readonly objectives: readonly Objective[];
  /** No unbroken MMC of a side may be within so many hexes of a place. */
  readonly clear: readonly { readonly side: Side; readonly within: number; readonly of: string }[];
}

const quiet = quietUmpires<Options>(charts);
export const PRINTED: Readonly<Record<string, Campaign>> = { '3.51': 'I', '3.52': 'II', '3.53': 'III' };
const CLEAR = /^no-(british|axis)-mmc-within-(\d+)-of-([a-z]+\d+)$/;

export const bothSides = <V>(make: (side: Side) => V): Record<Side, V> => ({
  british: make('british'),
  axis: make('axis'),
});

export function prepare(materials: SessionSetup): Table {
  const body = bodyOf(materials);
  const options = materials.options as Options;
  const map = mapOf(materials, body);
  const { board, facts } = factsOf(map.body, '/map');
  const { grid } = map.body;
  const printed = PRINTED[body.victory.rule ?? ''];
  const cards = readCards(materials);
  const umpire = quiet(options, materials.pack);
  const allotted = (side: Side, of: string, date?: string): number =>
    (body.allotments ?? [])
      .filter((line) => line.side === side && line.of === of && (date === undefined || line.turn === date))
      .reduce((sum, { points }) => sum + points, 0);
  const rules = (body.specialRules ?? []).map(({ id }) => id ?? '');
  return {
    id: materials.scenario.id,
    name: materials.scenario.name as Name,
    campaign: printed ?? 'I',
    printed: printed !== undefined,
    withdrawals: printed !== undefined || rules.includes('as-cg-i'),
    dates: body.turns.names,
    setsUpFirst: first(body, 'setsUp'),
    movesFirst: first(body, 'moves'),
    map: {
      id: map.id,
      board,
      facts,
      size: { columns: grid.columns, rows: grid.rows, shifted: grid.shifted ?? 'even' },
    },
    river: new Set(facts.river.map(({ hex }) => hex)),
    bridges: new Set(facts.bridges),
    south: new Set(facts.south),
    centre: map.body.centre ?? 'Q16',
    cards,
    ob: bothSides((side) =>
      orderOfBattle(
        body,
        side,
        cards,
        materials,
        printed,
        umpire(),
        facts.entryAreas.find(({ owner }) => owner === side)?.arrow ?? '',
      ),
    ),
    purchases: !rules.includes('no-purchases'),
    san: bothSides((side) => allotted(side, 'san')),
    chits: bothSides((side) => allotted(side, 'attackChits')),
    cppOf: (side, date) => allotted(side, 'cpp', date),
    fppOf: (side, date) => allotted(side, 'fpp', date),
    maxima: (body.allotments ?? [])
      .filter(({ of, formation }) => of === 'maximum' && formation !== undefined)
      .map(({ side, formation, points }) => ({ side, group: formation as GroupId, max: points })),
    victory: {
      objectives: body.victory.objectives ?? [],
      clear: rules.flatMap((id) => {
        const found = CLEAR.exec(id);
        return found ? [{ side: found[1] as Side, within: Number(found[2]), of: found[3]!.toUpperCase() }] : [];
      }),
    },
    options,
    quiet: umpire,
  };
}

/** The frame the procedures are asked with; the printed campaigns need none [3.51-3.53]. */
export function frameOf(table: Table, side: Side | null, date: string): { campaign: Campaign; frame?: CampaignFrame } {
  if (table.printed) return { campaign: table.campaign };
  return {
    campaign: table.campaign,
    frame: {
      first: table.dates[0]!,
      last: table.dates.at(-1)!,
      axisChits: table.chits.axis,
      britishChits: table.chits.british,
      axisBase: table.cppOf('axis', date),
      britishBase: table.cppOf('british', date),
      maxima: table.maxima.filter((each) => each.side === side).map(({ group, max }) => ({ group, max })),
    },
  };
}

const first = ({ sides }: ScenarioBody, by: 'setsUp' | 'moves'): Side =>
  [...sides].sort((a, b) => (a[by] ?? 9) - (b[by] ?? 9))[0]!.side;

function mapOf(materials: SessionSetup, body: ScenarioBody): { id: string; body: PrimosoleMap } {
  const wanted = body.map ?? body.requires?.find(({ kind }) => kind === 'map')?.id ?? '';
  const record = materials.maps[wanted];
  if (record) return { id: wanted, body: fillDefaults(PrimosoleMap, record.body) as PrimosoleMap };
  const detail = { en: `the campaign needs the map ${wanted}`, ja: `キャンペーンには地図 ${wanted} が必要です` };
  throw new InvalidSituationError([{ pointer: '/map', detail }]);
}
