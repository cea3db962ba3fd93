import { fillDefaults } from '../../../kernel/fields/index.js';
import type { HexBoard, HexGrid } from '../../../kernel/hexes/index.js';
import { type HexMapInput, layOutMap } from '../../../kernel/maps/index.js';
import {
  InvalidSituationError,
  type QuietUmpire,
  quietUmpires,
  type SituationFault,
} from '../../../kernel/rulings/index.js';
import type { MaterialRecord, PhaseTrack, SessionSetup } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import type { Options } from '../options.js';
import { BattleMap, strangeFeatures } from '../shared/position.js';
import { AirType, type Battle, battleOf, type Side } from '../vocabulary.js';
import { type Counter, type CounterMix, readCounters } from './counters.js';
import { type OrderOfBattle, readOrderOfBattle } from './order-of-battle.js';
import { findPlaces, type Places } from './places.js';
import { isDrawnBlind, type ScenarioBody } from './scenario-words.js';
import { trackOf } from './sequence.js';

/** Which chapter of scenario rules holds: 16, 17, or neither for a scenario of somebody's own. */
export type Campaign = 'budapest' | 'angola' | null;

/** Everything that is made once from the materials and never changes. */
export interface Table {
  readonly campaign: Campaign;
  readonly battle: Battle;
  readonly options: Options;
  /** For the functions under the procedures. */
  readonly umpire: () => QuietUmpire<Options>;
  /** The map's id among the materials. */
  readonly mapId: string;
  readonly map: HexMapInput;
  readonly board: HexBoard;
  readonly grid: HexGrid;
  readonly first: Side;
  readonly second: Side;
  /** Sides in the order in which they set up [16.1, 17.1]. */
  readonly setUpOrder: readonly Side[];
  readonly turns: number;
  readonly track: PhaseTrack<string>;
  readonly counters: ReadonlyMap<string, Counter>;
  readonly mix: CounterMix;
  readonly order: OrderOfBattle;
  readonly places: Places;
  readonly victory: ScenarioBody['victory'];
  readonly sections: ReadonlySet<string>;
}

const quietly = quietUmpires<Options>(charts);

const bodyOf = (materials: SessionSetup): ScenarioBody => materials.scenario.body as unknown as ScenarioBody;

/** The chapter a scenario belongs to whole: one whose units are drawn blind by the section of its set-up. */
export function campaignOf({ setUp }: ScenarioBody): Campaign {
  const draws = (section: string): boolean =>
    setUp.some(({ rule, units = [] }) => rule === section && units.some(isDrawnBlind));
  if (draws('16.11')) return 'budapest';
  return draws('17.19') ? 'angola' : null;
}

/** Whether a rule of chapters 17 and 18 holds: always in Angola, and wherever a scenario lists it. */
export const holds = ({ campaign, sections }: Table, section: string): boolean =>
  campaign === 'angola' || (campaign === null && sections.has(section));

/** Sides in the order of their player turns [4.2]. */
export function sidesOf(materials: SessionSetup): readonly Side[] {
  const { sides } = bodyOf(materials);
  return [...sides].sort((a, b) => (a.moves ?? 1) - (b.moves ?? 1)).map(({ side }) => side as Side);
}

export function prepare(materials: SessionSetup): Table {
  const body = bodyOf(materials);
  const faults: SituationFault[] = [];
  const found = findMap(materials, body, faults);
  for (const { kind, id } of body.requires ?? []) {
    if (kind === 'deck' && !materials.decks[id])
      faults.push({
        pointer: `/decks/${id}`,
        detail: { en: `the deck "${id}" is missing`, ja: `デッキ「${id}」がありません` },
      });
  }
  if (!found) throw new InvalidSituationError(faults);
  const map = fillDefaults(BattleMap, found.body);
  const board = layOutMap(map);
  const campaign = campaignOf(body);
  const { counters, mix } = readCounters(materials, faults);
  const places = findPlaces(board, campaign, body.supply ?? [], faults);
  const [first, second] = sidesOf(materials) as [Side, Side];
  const battle = battleOf(first);
  for (const feature of strangeFeatures(battle, board)) {
    faults.push({
      pointer: '/map',
      detail: {
        en: `"${feature}" is not a feature of this battle's map [18.1]`,
        ja: `「${feature}」はこの戦闘のマップの地形ではありません [18.1]`,
      },
    });
  }
  const order = readOrderOfBattle(body, campaign, counters, board, faults);
  if (faults.length > 0) throw new InvalidSituationError(faults);
  const turns = body.turns?.count ?? 1;
  const options = materials.options as Options;
  return {
    campaign,
    battle,
    options,
    umpire: quietly(options, materials.pack),
    mapId: found.id,
    map,
    board,
    grid: board.grid,
    first,
    second,
    setUpOrder: [...body.sides].sort((a, b) => (a.setsUp ?? 1) - (b.setsUp ?? 1)).map(({ side }) => side as Side),
    turns,
    track: trackOf(turns),
    counters,
    mix: campaign === null && body.allotments ? allottedMix(body.allotments) : mix,
    order,
    places,
    victory: body.victory,
    sections: new Set(body.sections),
  };
}

/** Air markers a scenario of somebody's own allots are its counter mix [17.27]. */
function allottedMix(allotments: NonNullable<ScenarioBody['allotments']>): CounterMix {
  const mix: Partial<Record<Side, Partial<Record<AirType, number>>>> = {};
  for (const { side, of, points = 0 } of allotments) {
    if (AirType.values.includes(of as AirType)) mix[side as Side] = { ...mix[side as Side], [of as AirType]: points };
  }
  return mix;
}

function findMap(materials: SessionSetup, body: ScenarioBody, faults: SituationFault[]): MaterialRecord | undefined {
  const id = body.map ?? body.requires?.find(({ kind }) => kind === 'map')?.id;
  const record = id === undefined ? undefined : materials.maps[id];
  if (record) return record;
  const detail = id
    ? { en: `the map "${id}" is missing`, ja: `マップ「${id}」がありません` }
    : { en: 'the scenario names no map', ja: 'シナリオがマップを指定していません' };
  faults.push({ pointer: '/map', detail });
  return undefined;
}
