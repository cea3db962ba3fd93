import { choice, defineChoice, flag, integer, list, text, texts } from '../../../../kernel/fields/index.js';
import { hexOn } from '../../../../kernel/maps/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Judge, Options } from '../../options.js';
import { hexesOn } from '../../shared/map.js';
import { HEX, Side } from '../../vocabulary.js';
import { AreaMap, AXIS, BRITISH, bitOf, type Ground, readGround } from './area-map.js';
import { type Areas, classify, NO_MANS_LAND, REASONS, type Reason } from './classify.js';
import { isFrontLine, numberAreas, traceToEntry } from './paths.js';
import { areaName, HexArea, Standing, standingOf } from './standings.js';

const HexReason = defineChoice('HexReason', REASONS);
const Mover = defineChoice('Mover', ['infantry', 'vehicle', 'weapon']);

class TracedUnit {
  @text('Name, for the answer', { max: 40, optional: true }) name?: string;
  @choice('Side', Side) side!: Side;
  @text('Hex it stands in', HEX) hex!: string;
  @choice('Who must be able to enter the path; a weapon traces as an Infantry MMC [3.6052]', Mover, {
    default: 'infantry',
  })
  mover!: 'infantry' | 'vehicle' | 'weapon';
  @texts('Further hexes that it could not enter [3.2/Enterable]', { ...HEX, maxItems: 2000, default: [] })
  barred!: string[];
}

class SetupAreasInput extends AreaMap {
  @list('Units and weapons to judge [3.6052]', TracedUnit, { maxItems: 100, default: [] }) units!: TracedUnit[];
  @texts('Hexes to be listed, in this order; every hex of the map unless sent. All are computed [3.605]', {
    ...HEX,
    maxItems: 8000,
    optional: true,
  })
  hexes?: string[];
}

class HexStatus {
  @text('The hex', { max: 4 }) hex!: string;
  @choice('Area it belongs to [3.605]', HexArea) area!: HexArea;
  @integer('Number of the Setup Area within its side; 0 elsewhere [3.6054]', { min: 0, max: 2000 }) number!: number;
  @choice('Why [3.605]', HexReason) reason!: Reason;
  @flag('Front-line hex [3.2/Front-line]') frontLine!: boolean;
}

class SetupArea {
  @choice('Side', Side) side!: Side;
  @integer('Number [3.6054]', { min: 1, max: 2000 }) number!: number;
  @integer('Hexes in it', { min: 1, max: 8000 }) size!: number;
  @flag('Isolated for Infantry [3.6052]') isolated!: boolean;
  @texts('Path from it to an Eligible friendly Entry Area [3.6052]', { max: 4, maxItems: 8000 }) path!: string[];
  @texts('Hexes that break every path, where it is isolated [3.6052]', { max: 4, maxItems: 8000 }) brokenBy!: string[];
}

class UnitStanding {
  @text('Name, or hex', { max: 40 }) name!: string;
  @choice('Area of its hex [3.605]', HexArea) area!: HexArea;
  @choice('Retained in its own Setup Area, isolated there, or outside [3.6052, 3.6055, 3.6056]', Standing)
  standing!: 'retained' | 'isolated' | 'outside';
  @texts('Its path to an Eligible Entry Area [3.6052]', { max: 4, maxItems: 8000 }) path!: string[];
  @integer(
    'Hexes to the nearest friendly Setup Area it does not stand in, as an Escape wants them; -1 if there is none [3.606]',
    {
      min: -1,
      max: 200,
    },
  )
  hexesToFriendlyArea!: number;
  @flag('Enemy Infantry can walk there inside its own Setup Area: what is captured with its Location (A-35) [3.6056]')
  enemyTraces!: boolean;
}

class SetupAreasOutcome {
  @list('Every hex of the map, or those asked for [3.605]', HexStatus, { maxItems: 8000 }) hexes!: HexStatus[];
  @list('Setup Areas of both sides [3.6054]', SetupArea, { maxItems: 2000 }) areas!: SetupArea[];
  @list('Units asked about [3.6052]', UnitStanding, { maxItems: 100 }) units!: UnitStanding[];
}

export const setupAreas = procedure<SetupAreasInput, SetupAreasOutcome, Options>({
  id: 'setup-areas',
  resolver: 'status',
  title: { en: 'Setup Areas', ja: '配置エリアの画定' },
  description: {
    en: "Setup Areas, No Man's Land and Uncontrolled Territory over the map, a reason for each hex, and isolation with its path or break.",
    ja: '地図全体の配置エリア、無人地帯、非支配地域とその理由、孤立の経路または断絶箇所。',
  },
  rules: ['3.605'],
  input: SetupAreasInput,
  outcome: SetupAreasOutcome,
  example: {
    input: {
      map: { columns: 9, rows: 9 },
      date: '15PM',
      locations: [
        { hex: 'C3', controller: 'axis' },
        { hex: 'E7', controller: 'british' },
      ],
      entryAreas: [
        { owner: 'axis', arrow: 'E1', edge: 'north' },
        { owner: 'british', arrow: 'E9', edge: 'south' },
      ],
    },
  },
  resolve(input, umpire) {
    const ground = readGround(input);
    const areas = classify(ground);
    const numbers: Numbers = {
      [BRITISH]: numberAreas(ground, areas, BRITISH),
      [AXIS]: numberAreas(ground, areas, AXIS),
    };
    const asked = input.hexes && hexesOn(ground.grid, input.hexes, '/hexes');
    const hexes = describeHexes(ground, areas, numbers);
    countHexes(umpire, hexes);
    const setup = (['british', 'axis'] as const).flatMap((side) =>
      describeAreas(umpire, ground, areas, side, numbers[bitOf(side)]!),
    );
    const units = input.units.map((unit, at) => stand(umpire, ground, areas, numbers[bitOf(unit.side)]!.of, unit, at));
    umpire.note('3.6054', 'areas-frozen');
    umpire.summarise('areas-summary', {
      british: setup.filter(({ side }) => side === 'british').length,
      axis: setup.filter(({ side }) => side === 'axis').length,
    });
    return { hexes: asked ? asked.map((hex) => hexes[hex]!) : hexes, areas: setup, units };
  },
});

type Numbers = Readonly<Record<number, { of: Int32Array; count: number }>>;

function describeHexes(ground: Ground, areas: Areas, numbers: Numbers): HexStatus[] {
  const found: HexStatus[] = [];
  for (let hex = 0; hex < ground.grid.size; hex += 1) {
    const kind = areas.kind[hex]!;
    const setup = kind < NO_MANS_LAND;
    found.push({
      hex: ground.grid.name(hex),
      area: areaName(kind),
      number: setup ? numbers[kind === AXIS ? AXIS : BRITISH]!.of[hex]! : 0,
      reason: areas.reason[hex]!,
      frontLine: setup && isFrontLine(ground, areas, hex, kind),
    });
  }
  return found;
}

/** One step for every kind of area, in the order the book draws them [3.605]. */
function countHexes(umpire: Judge, hexes: readonly HexStatus[]): void {
  const count = (test: (hex: HexStatus) => boolean): number => hexes.filter(test).length;
  const strategic = count(({ reason }) => ['strategicLocation', 'dividedHex', 'nobodys'].includes(reason));
  umpire.note(['3.605', '3.2/Strategic-Location'], 'strategic-hexes', { count: strategic });
  umpire.note(['3.6051', '3.2/No-Mans-Land'], 'no-mans-land-hexes', {
    count: count(({ area }) => area === 'noMansLand'),
  });
  umpire.note(['3.605', '3.2/Setup-Area'], 'near-hexes', { count: count(({ reason }) => reason === 'nearOwn') });
  const cut = count(({ reason }) => reason === 'cutOff' || reason === 'notEnterable' || reason === 'unbridgedRiver');
  if (cut > 0) umpire.note(['3.605', '3.2/Enterable'], 'cut-off-hexes', { count: cut });
  umpire.note(['3.6053', '3.2/Uncontrolled-Territory'], 'uncontrolled-hexes', {
    count: count(({ area }) => area === 'uncontrolled'),
  });
  const joined = count(({ reason }) => reason === 'surrounded');
  if (joined > 0) umpire.note('3.6054', 'surrounded-hexes', { count: joined });
  umpire.note(['3.605', '3.2/Front-line'], 'front-line-hexes', { count: count(({ frontLine }) => frontLine) });
}

function describeAreas(
  umpire: Judge,
  ground: Ground,
  areas: Areas,
  side: Side,
  { of, count }: { of: Int32Array; count: number },
): SetupArea[] {
  const members: number[][] = Array.from({ length: count }, () => []);
  for (let hex = 0; hex < of.length; hex += 1) if (of[hex]! > 0) members[of[hex]! - 1]!.push(hex);
  const name = (hex: number): string => ground.grid.name(hex);
  return members.map((hexes, at) => {
    const { path, broken } = traceToEntry(ground, areas, hexes, bitOf(side), (hex) => ground.blocked[hex] === 1);
    const isolated = path.length === 0;
    umpire.note(
      ['3.6052', '3.2/Isolated', 'CG4', '3.2/Eligible', '3.2/Entry-Area'],
      isolated ? 'area-isolated' : 'area-connected',
      {
        side,
        number: at + 1,
        length: path.length,
      },
    );
    return { side, number: at + 1, size: hexes.length, isolated, path: path.map(name), brokenBy: broken.map(name) };
  });
}

/** Fordable river hexes are Enterable for Infantry here; a vehicle needs the bridge [3.6052]. */
function stand(
  umpire: Judge,
  ground: Ground,
  areas: Areas,
  of: Int32Array,
  unit: TracedUnit,
  at: number,
): UnitStanding {
  const { grid, unbridgedRiver, blocked } = ground;
  const bit = bitOf(unit.side);
  const hex = hexOn(grid, unit.hex, `/units/${at}/hex`);
  const barred = new Set(hexesOn(grid, unit.barred, `/units/${at}/barred`));
  const stopped = (each: number): boolean =>
    blocked[each] === 1 || barred.has(each) || (unit.mover === 'vehicle' && unbridgedRiver[each] === 1);
  const name = unit.name ?? unit.hex;
  const { path, ...found } = standingOf(ground, areas, of, bit, hex, stopped);
  const rule = found.standing === 'outside' ? '3.6056' : found.standing === 'isolated' ? '3.6052' : '3.6055';
  umpire.note(rule, 'unit-standing', { name, standing: found.standing });
  return { name, ...found, path: path.map((each) => grid.name(each)) };
}
