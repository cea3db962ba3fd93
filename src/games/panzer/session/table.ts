import { fillDefaults } from '../../../kernel/fields/index.js';
import type { HexBoard } from '../../../kernel/hexes/index.js';
import { type HexMapInput, layOutMap } from '../../../kernel/maps/index.js';
import {
  InvalidSituationError,
  type QuietUmpire,
  quietUmpires,
  type SituationFault,
} from '../../../kernel/rulings/index.js';
import type { SessionSetup, Side } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import type { Options } from '../options.js';
import { PanzerMap } from '../shared/panzer-map.js';
import { laySight } from '../spotting/line-of-sight.js';
import type { SightLine } from '../spotting/sight-line.js';
import type { GameLayer, Grade } from '../vocabulary.js';
import { hiddenMostOf } from './hidden/at-start.js';
import { notPlayed } from './layers.js';
import { checkSpottingNumbers } from './notice/at-start.js';
import { type OffMap, offMapOf } from './off-map/lines.js';
import {
  bodyOf,
  camouflagedIn,
  cohesionOf,
  formationsOf,
  type LevelLine,
  type ObjectiveLine,
  type PointsLine,
  platoonsOf,
  sidesOf,
} from './scenario-body.js';
import { type Unit, unitsOf } from './units.js';
import { uncounted } from './victory.js';

/** Everything made once from the materials, and never changed in play. */
export interface Table extends OffMap {
  readonly layer: GameLayer;
  readonly options: Options;
  readonly mapId: string;
  readonly map: HexMapInput;
  readonly board: HexBoard;
  /** Lines of sight on this map: every question of the session shares them. */
  readonly line: SightLine;
  readonly units: ReadonlyMap<string, Unit>;
  /** Formations of the Advanced Game by name, and the grades of the forces [5.8, 6.2.1.1]. */
  readonly formations: ReadonlyMap<string, { readonly side: Side; readonly grade: Grade }>;
  readonly forces: Readonly<Record<Side, Grade>>;
  /** Numeric Cohesion Points of the formations, where morale is played [7.1.1]. */
  readonly cohesion: Readonly<Record<string, number>>;
  /** Units that begin camouflaged [7.24]. */
  readonly camouflaged: ReadonlySet<string>;
  /** Platoons by unit, where commands are shared by them [7.3]. */
  readonly platoons: ReadonlyMap<string, string>;
  /** Hidden unit counters each side may have on the map, where they are played [7.2.2]. */
  readonly hiddenMost: Readonly<Record<Side, number>>;
  /** In the order in which they set up [2.0]. */
  readonly sides: readonly Side[];
  readonly turns: number;
  readonly objectives: readonly ObjectiveLine[];
  readonly points: readonly PointsLine[];
  readonly levels: readonly LevelLine[];
  /** Reads charts and the options of this game; whatever it notes is forgotten. */
  readonly umpire: () => QuietUmpire<Options>;
}

const quietly = quietUmpires<Options>(charts);

/** The variant that is played names the layer; without one it is the Basic Game [4.0, 6.0]. */
const layerOf = ({ variant }: SessionSetup): GameLayer => (variant?.startsWith('advanced') ? 'advanced' : 'basic');

export function prepare(materials: SessionSetup): Table {
  const faults: SituationFault[] = [];
  const complain = (fault: SituationFault): void => void faults.push(fault);
  const body = bodyOf(materials);
  const options = materials.options as Options;
  const layer = layerOf(materials);
  // What is not played is said alone: the cards of another layer are not judged by the needs of this one.
  const unplayed = notPlayed(layer, options);
  if (unplayed.length > 0) throw new InvalidSituationError(unplayed);
  const mapId = body.map ?? '';
  const record = materials.maps[mapId] ?? Object.values(materials.maps)[0];
  if (!record)
    throw new InvalidSituationError([...faults, { pointer: `/requires/map/${mapId}`, detail: 'it is missing' }]);
  const map = fillDefaults(PanzerMap, record.body) as HexMapInput;
  const board = layOutMap(map);
  const umpire = quietly(options, materials.pack);
  const units = unitsOf(materials, layer, complain);
  const sides = sidesOf(body);
  if (sides.length !== 2) complain({ pointer: '/scenario/sides', detail: 'two sides play' });
  for (const { id, hexes, side } of units.values()) {
    if (!sides.includes(side)) complain({ pointer: `/cards/${id}/side`, detail: `nobody plays "${side}"` });
    for (const hex of hexes)
      if (board.grid.find(hex) === undefined)
        complain({ pointer: `/cards/${id}`, detail: `no hex "${hex}" on the map` });
  }
  const formations = formationsOf(body);
  if (layer === 'advanced')
    for (const { id, formation, side } of units.values())
      if (formations.get(formation)?.side !== side)
        complain({ pointer: `/cards/${id}`, detail: `"${formation}" is no formation of its side` });
  const offMap = offMapOf(layer === 'advanced' ? (body.start ?? {}) : {}, board, sides, options, complain);
  for (const { id, kind, card } of units.values())
    if (offMap.weightLimits.length + offMap.narrow.length > 0 && kind === 'vehicle' && card.weight === undefined)
      complain({ pointer: `/cards/${id}/weight`, detail: 'the card does not say it [7.30, 7.32]' });
  for (const { for: what } of uncounted(body.victory.points ?? []))
    complain({ pointer: '/scenario/victory/points', detail: `nobody can count "${what.en}"` });
  for (const { name, control } of body.victory.objectives ?? [])
    if (control !== undefined && control !== 'alone')
      complain({ pointer: '/scenario/victory/objectives', detail: `"${name}" is taken in no known way: "${control}"` });
  const cohesion = options.morale ? cohesionOf(body, units.values(), complain) : {};
  const camouflaged = options.camouflage ? camouflagedIn(body, units.values(), complain) : new Set<string>();
  const platoons =
    options.platoonCommand || options.radioSets
      ? platoonsOf(body, units.values(), options.platoonCommand, complain)
      : new Map<string, string>();
  const hiddenMost = hiddenMostOf(body.start ?? {}, sides, options, complain);
  checkSpottingNumbers(umpire(), units.values(), complain);
  if (faults.length > 0) throw new InvalidSituationError(faults.slice(0, 300));
  return {
    layer,
    options,
    mapId: record.id,
    map,
    board,
    line: laySight({ map, buildings: [...offMap.storeys], hindrances: [], wrecks: [] }, umpire()),
    units,
    ...offMap,
    formations,
    cohesion,
    platoons,
    camouflaged,
    hiddenMost,
    forces: Object.fromEntries(body.sides.map(({ side, grade }) => [side, grade ?? 'seasoned'])),
    sides,
    turns: body.turns?.count ?? 1,
    objectives: body.victory.objectives ?? [],
    points: body.victory.points ?? [],
    levels: body.victory.levels ?? [],
    umpire,
  };
}

export const unitOf = (table: Table, id: string): Unit => table.units.get(id)!;

export const enemyOf = ({ sides }: Table, side: Side): Side => sides.find((other) => other !== side)!;
