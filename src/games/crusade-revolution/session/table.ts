import { fillDefaults } from '../../../kernel/fields/index.js';
import type { Connection } from '../../../kernel/graphs/index.js';
import {
  InvalidSituationError,
  type QuietUmpire,
  quietUmpires,
  type SituationFault,
} from '../../../kernel/rulings/index.js';
import type { SessionSetup } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import type { LossSteps } from '../combat/loss-steps.js';
import type { Options } from '../options.js';
import { CampaignMap, type MapSpace } from '../shared/campaign-map.js';
import { isCorps } from '../shared/units.js';
import { Side } from '../vocabulary.js';
import type { ScenarioBody, Start } from './body.js';
import type { Card } from './cards/card.js';
import { conditionsCheck } from './cards/card-vocabulary.js';
import type { Complain } from './cards/checks.js';
import { readDeck } from './cards/read-deck.js';
import { type Counter, counterOf } from './counters.js';
import type { Choices } from './effects/choices.js';
import type { Ground } from './ground.js';
import { playbookFaults, withPlaybook } from './playbook.js';
import type { SiegeName, UnitState } from './position.js';
import { airBridge, printedSpaces, siegesOf, stillToCome, withAirBridge } from './printed.js';
import type { Redeployment } from './redeploying.js';
import { SWITCHES } from './switches.js';

/** A unit that comes without a card [P10]. */
interface Arrival {
  readonly turn: number;
  readonly side: Side;
  readonly unit: string;
  readonly spaces: readonly string[];
}

/** A unit that its side places in one of several spaces before the first turn [4.2.1]. */
interface FreeUnit {
  readonly unit: string;
  readonly side: Side;
  readonly spaces: readonly string[];
  readonly reduced: boolean;
}

/** Everything that stays as it is while a game is played. */
export interface Table {
  readonly options: Options;
  readonly umpire: () => QuietUmpire<Options>;
  readonly mapId: string;
  readonly spaces: ReadonlyMap<string, MapSpace>;
  readonly connections: readonly Connection[];
  readonly counters: ReadonlyMap<string, Counter>;
  readonly placed: Readonly<Record<string, UnitState>>;
  readonly free: readonly FreeUnit[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly decks: Readonly<Record<Side, readonly Card[]>>;
  readonly arrivals: readonly Arrival[];
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly dates: readonly string[];
  readonly start: Start;
  readonly startRm: number;
  readonly startVp: number;
  readonly startRp: Readonly<Record<Side, number>>;
  readonly sieges: ReadonlyMap<string, SiegeName>;
  readonly mainCityVp: number;
  readonly off: ReadonlySet<string>;
  /** The six Main Cities are all on the map [5.2.3, 14.2]. */
  readonly sixCities: boolean;
  readonly airBridgeCard: string | null;
  readonly victory: ScenarioBody['victory'];
  /** What follows from who controls what, remembered for the last few positions. */
  readonly grounds: Ground[];
  readonly stacks: WeakMap<object, ReadonlyMap<string, readonly string[]>>;
  readonly lossSteps: WeakMap<object, LossSteps>;
  readonly redeployments: WeakMap<object, readonly Redeployment[]>;
  /** What an event leaves to choose, and where corps of each kind may be deployed, found once for each position. */
  readonly choices: WeakMap<object, Choices | null>;
  readonly deployments: WeakMap<object, Map<string, readonly string[]>>;
}

const MISSING = { en: 'it is missing', ja: 'ありません' };
const FIRE_TABLES = {
  en: 'both fire tables are wanted [11.2.6]: name a chart pack',
  ja: '両射撃表が必要です [11.2.6]。チャートパックを指定してください',
};
const CARDLESS = { en: 'this side has no cards [2.3]', ja: 'この陣営のカードがありません [2.3]' };
const SPACES = {
  en: 'spaces of the map are wanted for each line [4.2.1]',
  ja: '各行にはマップのスペースが必要です [4.2.1]',
};
const SPACE_OR_BOX = {
  en: 'a space, or the box reserve, aside, eliminated or morocco, is wanted [4.2.1]',
  ja: 'スペースか、reserve・aside・eliminated・morocco のボックスが必要です [4.2.1]',
};

const ENEMY = {
  en: 'the other side controls this space [9.1.3]',
  ja: 'このスペースは敵が支配しています [9.1.3]',
};

const quietly = quietUmpires<Options>(charts);
export const MALLORCA_BEACHHEAD = 'Mallorca beachhead';
export const PLAN_P_BEACHHEAD = 'Plan P beachhead';
export const CITIES = ['Barcelona', 'Bilbao', 'Madrid', 'Sevilla', 'Valencia', 'Zaragoza'];

export function prepare(materials: SessionSetup): Table {
  const faults: SituationFault[] = [];
  const complain: Complain = (pointer, detail) => void faults.push({ pointer, detail });
  const { body, cards: unitCards, lineAt, fromPlaybook } = withPlaybook(materials);
  const options = materials.options as Options;
  const umpire = quietly(options, materials.pack);
  const wantedMap = body.map ?? body.requires?.find(({ kind }) => kind === 'map')?.id ?? '';
  const record = materials.maps[wantedMap] ?? Object.values(materials.maps)[0];
  if (!record) complain(`/requires/map/${wantedMap}`, MISSING);
  const map = record ? fillDefaults(CampaignMap, record.body) : undefined;
  const counters = readCounters(body, unitCards, complain);
  const decks = readDecks(materials, body, counters, complain);
  const off = readSwitches(body, complain);
  for (const [i, entry] of (body.start?.warStatus ?? []).entries())
    conditionsCheck(entry.when, `/start/warStatus/${i}/when`, complain);
  if (!fireTablesThere(umpire())) complain('/chartPack', FIRE_TABLES);
  const spaces = new Map(printedSpaces(body, map?.spaces ?? [], umpire()).map((space) => [space.id, space]));
  const placed = placedUnits(body, counters, spaces, lineAt, complain);
  const turns = turnsOf(body, umpire(), complain);
  for (const { space } of body.start?.works ?? []) if (!spaces.has(space)) complain('/start/works', SPACES);
  if (fromPlaybook) playbookFaults(materials.scenario.id, body, complain);
  if (faults.length > 0) throw new InvalidSituationError(faults.slice(0, 300));
  const cards = new Map([...decks.nationalist, ...decks.republican].map((card) => [card.id, card]));
  const allotted = (side: Side, of: string): number | undefined =>
    body.allotments?.find((line) => line.side === side && line.of === of)?.points;
  const { hasAirBridge } = airBridge(spaces, decks.nationalist, off, turns.firstTurn);
  return {
    options,
    umpire,
    mapId: record!.id,
    spaces,
    connections: map!.connections,
    counters,
    placed: stillToCome(
      placed,
      turns.firstTurn,
      spaces.has('Sevilla') && spaces.has('Cadiz') && !off.has('no-air-bridge'),
    ),
    free: freeUnits(body, counters),
    cards,
    decks,
    arrivals: arrivalsOf(body),
    ...turns,
    start: body.start ?? {},
    startRm: allotted('republican', 'morale') ?? 26,
    startVp: allotted('nationalist', 'victoryPoints') ?? 0,
    startRp: {
      nationalist: allotted('nationalist', 'replacementPoints') ?? 0,
      republican: allotted('republican', 'replacementPoints') ?? 0,
    },
    sieges: siegesOf(spaces, umpire()),
    mainCityVp: body.start?.mainCityVp ?? printedCityVp(umpire()),
    off,
    sixCities: CITIES.every((city) => spaces.has(city)),
    airBridgeCard: hasAirBridge,
    victory: body.victory,
    grounds: [],
    stacks: new WeakMap(),
    lossSteps: new WeakMap(),
    redeployments: new WeakMap(),
    choices: new WeakMap(),
    deployments: new WeakMap(),
  };
}

function readCounters(body: ScenarioBody, cards: SessionSetup['cards'], complain: Complain): Map<string, Counter> {
  const counters = new Map<string, Counter>();
  for (const id of namedCards(body)) {
    const record = cards[id];
    if (!record) complain(`/cards/${id}`, MISSING);
    else {
      const counter = counterOf(record, (detail, at) => complain(`/cards/${id}${at}`, detail));
      if (counter) counters.set(id, counter);
    }
  }
  return counters;
}

/** Every unit card that the scenario names, wherever it stands. */
function namedCards(body: ScenarioBody): string[] {
  const lines = [...body.setUp, ...(body.reinforcements ?? [])].flatMap(({ units }) => units ?? []);
  return [...new Set([...lines.flatMap(({ card }) => card ?? []), ...(body.start?.initialCorps ?? [])])];
}

function readDecks(
  materials: SessionSetup,
  body: ScenarioBody,
  counters: ReadonlyMap<string, Counter>,
  complain: Complain,
): Record<Side, readonly Card[]> {
  const corps = (unit: string): boolean => isCorps(counters.get(unit)?.type ?? 'mil');
  const names = body.decks ?? body.requires?.filter(({ kind }) => kind === 'deck').map(({ id }) => id) ?? [];
  const all = names.flatMap((name) => {
    const deck = materials.decks[name];
    if (!deck) complain(`/decks/${name}`, MISSING);
    return deck ? readDeck(deck, corps, complain) : [];
  });
  const seen = new Set<string>();
  for (const { id } of all) {
    if (seen.has(id)) complain(`/decks/${id}`, { en: 'two cards have this id', ja: '同じ id のカードが2枚あります' });
    seen.add(id);
  }
  const of = (side: Side): Card[] => all.filter((card) => card.side === side);
  for (const side of Side.values) if (of(side).length === 0) complain(`/decks/${side}`, CARDLESS);
  return { nationalist: withAirBridge(body, of('nationalist')), republican: of('republican') };
}

/** A rule that the scenario words in prose alone cannot be obeyed [P2]. */
function readSwitches(body: ScenarioBody, complain: Complain): Set<string> {
  const off = new Set<string>();
  for (const [i, { id }] of (body.specialRules ?? []).entries()) {
    if (id === undefined || !SWITCHES.has(id))
      complain(`/specialRules/${i}`, {
        en: `"${id ?? '-'}" is no rule that can be obeyed`,
        ja: `「${id ?? '-'}」は扱えない特別ルールです`,
      });
    else off.add(id);
  }
  return off;
}

/** 5.1.2, P1: what the owner's Player Aid Card says of a Main City; what nobody supplied counts nothing. */
function printedCityVp(umpire: QuietUmpire<Options>): number {
  const chart = umpire.chart('victory-points');
  const row = chart.rows.indexOf('mainCity');
  return chart.isSupplied(row, 0) ? chart.number('mainCity', 'vp') : 0;
}

function fireTablesThere(umpire: QuietUmpire<Options>): boolean {
  return ['division-fire', 'corps-fire'].every((id) => {
    const chart = umpire.chart(id);
    return chart.columns.every((_, column) => [0, 1, 2, 3, 4, 5].every((row) => chart.isSupplied(row, column)));
  });
}

/** Where every unit is at the start; who is named nowhere waits aside [4.2.1, 4.2.2]. */
function placedUnits(
  body: ScenarioBody,
  counters: ReadonlyMap<string, Counter>,
  spaces: ReadonlyMap<string, MapSpace>,
  lineAt: (i: number) => string,
  complain: Complain,
): Record<string, UnitState> {
  const placed: Record<string, UnitState> = {};
  for (const id of counters.keys()) placed[id] = { place: 'aside' };
  body.setUp.forEach(({ units, where, status }, i) => {
    const [space, ...others] = where.spaces ?? [];
    if ((where.spaces ?? []).some((each) => !spaces.has(each))) complain(lineAt(i), SPACES);
    if (space === undefined && !['reserve', 'aside', 'eliminated', 'morocco'].includes(where.box ?? ''))
      complain(lineAt(i), SPACE_OR_BOX);
    for (const { card } of units ?? []) {
      if (card === undefined) continue;
      const holder = (where.spaces ?? []).map((each) => spaces.get(each)?.control);
      const { side } = counters.get(card) ?? {};
      if (side !== undefined && holder.some((each) => each !== undefined && each !== side)) complain(lineAt(i), ENEMY);
      // Where the line leaves a choice the unit waits aside until its side has placed it.
      const state: UnitState =
        space === undefined || others.length > 0
          ? { place: (where.box ?? 'aside') as UnitState['place'] }
          : { place: 'map', space };
      placed[card] = status === 'reduced' ? { ...state, reduced: true } : state;
    }
  });
  return placed;
}

/** Units whose line of the set-up leaves a choice of spaces, in the order in which they are placed [4.2.1]. */
function freeUnits(body: ScenarioBody, counters: ReadonlyMap<string, Counter>): FreeUnit[] {
  return [...body.setUp]
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap(({ units = [], where, status }) =>
      (where.spaces ?? []).length < 2
        ? []
        : units.flatMap(({ card }) => {
            const counter = card === undefined ? undefined : counters.get(card);
            return counter
              ? [{ unit: card!, side: counter.side, spaces: where.spaces!, reduced: status === 'reduced' }]
              : [];
          }),
    );
}

function turnsOf(
  { turns }: ScenarioBody,
  umpire: QuietUmpire<Options>,
  complain: Complain,
): { firstTurn: number; lastTurn: number; dates: string[] } {
  const track = umpire.chart('turn-track');
  const row = track.rows.find((turn) => track.text(turn, 'date') === (turns?.first ?? '1936-08'));
  if (row === undefined)
    complain('/turns/first', { en: 'it is no date of the turn track [3.0]', ja: 'ターン記録欄にない日付です [3.0]' });
  const firstTurn = Number(row ?? 1);
  const lastTurn = Math.min(firstTurn + (turns?.count ?? 1) - 1, track.rows.length);
  return { firstTurn, lastTurn, dates: track.rows.map((turn) => track.text(turn, 'date')) };
}

const arrivalsOf = (body: ScenarioBody): Arrival[] =>
  (body.reinforcements ?? []).flatMap(({ turn, side, units, entry }) =>
    (units ?? []).flatMap(({ card }) =>
      card === undefined ? [] : [{ turn: Number(turn), side, unit: card, spaces: entry?.spaces ?? [] }],
    ),
  );
