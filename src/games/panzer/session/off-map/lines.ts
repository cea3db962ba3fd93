import type { HexBoard } from '../../../../kernel/hexes/index.js';
import type { SituationFault } from '../../../../kernel/rulings/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import { onRoadOrPath } from '../../movement/path-plan.js';
import type { Options } from '../../options.js';
import type { GpRow, RangeRow } from '../../shared/vehicle-card.js';
import {
  Facing,
  Grade,
  type Mission,
  Mission as Missions,
  Nation,
  RangeFactor,
  type Sheaf,
  Sheaf as Sheaves,
} from '../../vocabulary.js';
import type { Name } from '../units.js';
import { StartReader } from './start-reader.js';

/** A stretch of a fire plan: so many turns of one type and one SHEAF [6.5.1.11.1]. */
export interface Stretch {
  readonly turns: number;
  readonly mission: Mission;
  readonly sheaf: Sheaf;
  /** Of a closed linear one [6.5.1.5]. */
  readonly direction?: Facing;
}

/** Fire plotted before the game [6.5.1.11]. */
export interface FirePlan {
  readonly turn: number;
  readonly point: string;
  readonly stretches: readonly Stretch[];
}

/** A battery off the map [6.5.1.2]. */
export interface Battery {
  readonly id: string;
  readonly name: Name;
  readonly side: Side;
  readonly nation: Nation;
  /** The formation it is attached to; absent: organic to the whole side [6.5.1.3]. */
  readonly formation?: string;
  readonly gp: GpRow;
  readonly effectiveness: number;
  readonly minimumRange: number;
  readonly smoke?: number;
  readonly illumination?: number;
  readonly selfPropelled: boolean;
  /** Pre-registered points it is assigned to [6.5.1.4]. */
  readonly registered: readonly string[];
  readonly plan?: FirePlan;
  /** Points its side may choose itself before the set-up, and whether it may plot a plan for it [6.5.1.4, 6.5.1.11]. */
  readonly registers: number;
  readonly mayPlan: boolean;
}

/** Guns, bombs or rockets of an aircraft; the attacks are an exact number [6.7.1, 5.16.2.6]. */
interface AirArm {
  readonly factor: number;
  readonly effectiveness: number;
  readonly smallArms: boolean;
  readonly attacks: number;
}

/** Rockets have range bands of their own [6.7.3.4]. */
interface RocketArm {
  readonly gp: GpRow;
  readonly effectiveness: number;
  readonly attacks: number;
}

interface AircraftUnit {
  readonly id: string;
  readonly name: Name;
  readonly side: Side;
  readonly grade: Grade;
  readonly gpDefense: number;
  /** The first turn in which it may appear [6.7.2.1]. */
  readonly turn: number;
  readonly diveBomber: boolean;
  readonly strafe: AirArm;
  readonly bombs?: AirArm;
  readonly rockets?: RocketArm;
}

interface Minefield {
  readonly side: Side;
  readonly hexes: readonly string[];
  /** Hexes that its owner plots himself; 0: it lies where the scenario says [7.31.1]. */
  readonly toPlot: number;
  readonly density: 'hasty' | 'deliberate';
  readonly mines: 'antiVehicular' | 'antiPersonnel' | 'both';
  /** Laid openly [7.31.1]. */
  readonly known: boolean;
}

/** Artillery off the map that looks for the enemy's, option 7.28. */
interface CounterBatteryAsset {
  readonly id: string;
  readonly name: Name;
  readonly side: Side;
  readonly nation: Nation;
  readonly locateOn: number;
  readonly longMission: number;
  readonly year: 'later' | 'y1941' | 'y1942';
}

/** What a bridge or ice bears, option 7.32. */
interface WeightLimit {
  readonly hex: string;
  readonly tons: number;
  readonly ice: boolean;
}

/** Night, weather and ground, option 7.36. */
interface Conditions {
  /** Rows taken off every spotting, as a number below 0 [7.36.1]. */
  readonly visibility: number;
  readonly cautious: boolean;
  readonly extreme: boolean;
  readonly snow: boolean;
  readonly mud: boolean;
}

/** A building of more than one storey [4.1.4.1.3, 6.1.4.3.1]. */
interface Tall {
  readonly hex: string;
  readonly storeys: number;
}

/** What a scenario's `start` says of artillery, aircraft, mines and the conditions of the day. */
export interface OffMap {
  readonly batteries: ReadonlyMap<string, Battery>;
  readonly aircraft: ReadonlyMap<string, AircraftUnit>;
  readonly minefields: readonly Minefield[];
  readonly assets: ReadonlyMap<string, CounterBatteryAsset>;
  readonly weightLimits: readonly WeightLimit[];
  /** Hexes of narrow roads, paths and bridges, option 7.30. */
  readonly narrow: readonly string[];
  readonly conditions: Conditions;
  readonly storeys: readonly Tall[];
  /** Heat haze all day [6.5.2.4, 6.5.4.3]. */
  readonly heatHaze: boolean;
  /** Month of the action as yyyymm, for ammunition that comes later [5.16.1]. */
  readonly date?: number;
}

const named = (line: StartReader): Name => {
  const en = line.text('name');
  return { en, ja: line.text('ja', en) };
};

function row(line: StartReader, field: string): RangeRow {
  const inside = line.inside(field);
  return Object.fromEntries(RangeFactor.values.map((band) => [band, inside.integer(band, 1, 999)])) as RangeRow;
}

function planOf(line: StartReader): FirePlan {
  const stretches = [...line.entries('stretches', 5)].map((stretch) => {
    const sheaf = stretch.choice('sheaf', Sheaves.values, 'closed');
    return {
      turns: stretch.integer('turns', 1, 5),
      mission: stretch.choice('mission', Missions.values, 'gp'),
      sheaf,
      ...(sheaf === 'closedLinear' ? { direction: stretch.choice('direction', Facing.values) } : {}),
    };
  });
  return { turn: line.integer('turn', 1, 99), point: line.text('point'), stretches };
}

function batteryOf(line: StartReader): Battery {
  return {
    id: line.text('id'),
    name: named(line),
    side: line.text('side'),
    nation: line.choice('nation', Nation.values, 'other'),
    ...(line.has('formation') ? { formation: line.text('formation') } : {}),
    gp: { range: row(line, 'range'), factor: row(line, 'factor') },
    effectiveness: line.integer('effectiveness', 0, 15, 0),
    minimumRange: line.integer('minimumRange', 1, 99, 1),
    ...(line.has('smoke') ? { smoke: line.integer('smoke', 0, 10) } : {}),
    ...(line.has('illumination') ? { illumination: line.integer('illumination', 0, 10) } : {}),
    selfPropelled: line.flag('selfPropelled'),
    registered: line.texts('registered', 20),
    ...(line.has('plan') ? { plan: planOf(line.inside('plan')) } : {}),
    registers: line.integer('registers', 0, 20, 0),
    mayPlan: line.flag('mayPlan'),
  };
}

const armOf = (line: StartReader): AirArm => ({
  factor: line.integer('factor', 1, 15),
  effectiveness: line.integer('effectiveness', 0, 15, 0),
  smallArms: line.flag('smallArms'),
  attacks: line.integer('attacks', 1, 99),
});

const rocketsOf = (line: StartReader): RocketArm => ({
  gp: { range: row(line, 'range'), factor: row(line, 'factor') },
  effectiveness: line.integer('effectiveness', 0, 15, 0),
  attacks: line.integer('attacks', 1, 99),
});

const aircraftOf = (line: StartReader): AircraftUnit => ({
  id: line.text('id'),
  name: named(line),
  side: line.text('side'),
  grade: line.choice('grade', Grade.values, 'seasoned'),
  gpDefense: line.integer('gpDefense', 1, 10),
  turn: line.integer('turn', 1, 99, 1),
  diveBomber: line.flag('diveBomber'),
  strafe: armOf(line.inside('strafe')),
  ...(line.has('bombs') ? { bombs: armOf(line.inside('bombs')) } : {}),
  ...(line.has('rockets') ? { rockets: rocketsOf(line.inside('rockets')) } : {}),
});

const minefieldOf = (line: StartReader): Minefield => ({
  side: line.text('side'),
  hexes: line.texts('hexes', 60),
  toPlot: line.has('hexes') ? 0 : line.integer('toPlot', 1, 60),
  density: line.choice('density', ['hasty', 'deliberate'], 'hasty'),
  mines: line.choice('mines', ['antiVehicular', 'antiPersonnel', 'both'], 'both'),
  known: line.flag('known'),
});

const assetOf = (line: StartReader): CounterBatteryAsset => ({
  id: line.text('id'),
  name: named(line),
  side: line.text('side'),
  nation: line.choice('nation', Nation.values, 'other'),
  locateOn: line.integer('locateOn', 1, 100),
  longMission: line.integer('longMission', 1, 99),
  year: line.choice('year', ['later', 'y1941', 'y1942'], 'later'),
});

const limitOf = (line: StartReader): WeightLimit => ({
  hex: line.text('hex'),
  tons: line.integer('tons', 0, 300),
  ice: line.flag('ice'),
});

const tallOf = (line: StartReader): Tall => ({ hex: line.text('hex'), storeys: line.integer('storeys', 2, 12) });

const FAIR: Conditions = { visibility: 0, cautious: false, extreme: false, snow: false, mud: false };

const conditionsOf = (line: StartReader): Conditions => ({
  visibility: line.integer('visibility', -5, 0, 0),
  cautious: line.flag('cautious'),
  extreme: line.flag('extreme'),
  snow: line.flag('snow'),
  mud: line.flag('mud'),
});

const POINTER = '/scenario/start';

/** Narrow stretches, where there is a road or path at all [7.30]. */
function narrowIn(reader: StartReader, board: HexBoard): readonly string[] {
  const hexes = reader.texts('narrow', 400);
  for (const hex of hexes) {
    const at = board.grid.find(hex);
    if (at !== undefined && !onRoadOrPath(board, at)) reader.wrong('narrow', `no road or path in "${hex}"`);
  }
  return hexes;
}

/** Reads `start`; every fault with its place. Nobody but one side has aircraft [6.7]. */
export function offMapOf(
  start: Readonly<Record<string, unknown>>,
  board: HexBoard,
  sides: readonly Side[],
  options: Options,
  complain: (fault: SituationFault) => void,
): OffMap {
  const reader = new StartReader(start, POINTER, complain);
  const batteries = [...reader.entries('batteries', 20)].map(batteryOf);
  const aircraft = [...reader.entries('aircraft', 20)].map(aircraftOf);
  const minefields = [...reader.entries('minefields', 20)].map(minefieldOf);
  const counterBattery = [...reader.entries('counterBattery', 10)].map(assetOf);
  const lines = { batteries, aircraft, minefields, counterBattery };
  for (const [field, all] of Object.entries(lines))
    all.forEach(({ side }, i) => {
      if (!sides.includes(side))
        complain({ pointer: `${POINTER}/${field}/${i}/side`, detail: `nobody plays "${side}"` });
    });
  const weightLimits = options.weightLimits ? [...reader.entries('weightLimits', 60)].map(limitOf) : [];
  const conditions = options.weather && reader.has('conditions') ? conditionsOf(reader.inside('conditions')) : FAIR;
  const storeys = [...reader.entries('buildings', 400)].map(tallOf);
  const narrow = options.narrowRoads ? narrowIn(reader, board) : [];
  const hexes = [
    ...narrow,
    ...storeys.map(({ hex }) => hex),
    ...weightLimits.map(({ hex }) => hex),
    ...batteries.flatMap(({ registered, plan }) => [...registered, ...(plan ? [plan.point] : [])]),
    ...minefields.flatMap((field) => field.hexes),
  ];
  for (const hex of hexes)
    if (board.grid.find(hex) === undefined) complain({ pointer: POINTER, detail: `no hex "${hex}" on the map` });
  if (new Set(aircraft.map(({ side }) => side)).size > 1)
    complain({ pointer: `${POINTER}/aircraft`, detail: 'only one side has aircraft [6.7]' });
  aircraft.forEach(({ bombs, rockets }, i) => {
    if (bombs && rockets)
      complain({ pointer: `${POINTER}/aircraft/${i}`, detail: 'bombs or rockets, not both [6.7.1]' });
  });
  return {
    batteries: byId(batteries),
    aircraft: byId(aircraft),
    minefields,
    assets: byId(counterBattery),
    weightLimits,
    narrow,
    conditions,
    storeys: storeys.filter(({ hex }) => board.grid.find(hex) !== undefined),
    heatHaze: reader.flag('heatHaze'),
    ...(reader.has('date') ? { date: reader.integer('date', 193901, 194512) } : {}),
  };
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): Map<string, T> =>
  new Map(all.map((each) => [each.id, each]));
