import { choice, defineChoice, flag, record, text, texts } from '../../../../kernel/fields/index.js';
import { InvalidSituationError } from '../../../../kernel/rulings/index.js';
import type { QuestionDeclaration } from '../../../../kernel/session/index.js';
import { HEX, Side } from '../../vocabulary.js';
import { vehicleFacts } from '../cards.js';
import { type Counter, halfSquadsOf, has, isEquipment, isMobileVehicle, isPersonnel } from '../counters.js';
import { areaMap } from '../ground.js';
import { checkedUnit, toCheck } from '../phases/checks.js';
import { question as escapeQuestion, STACK } from '../phases/escape-groups.js';
import { vehicleQuestion } from '../phases/escape-vehicle.js';
import type { Position } from '../position.js';
import { livingOf, SIDES } from '../roster.js';
import type { Desk } from '../stage.js';
import type { Table } from '../table.js';

const ID = { min: 1, max: 100 };
/** What one question of Setup Areas takes [3.6052]. */
const MOST_TRACED = 100;
const Purpose = defineChoice('WayPurpose', ['retained', 'escape']);

class AreasWish {
  @texts('Units to judge: are they in their own area, and is it isolated [3.6052]', {
    ...{ ...ID, maxItems: MOST_TRACED, default: [] },
  })
  units!: readonly string[];
  @texts('Hexes to be listed; every hex of the map unless sent [3.605]', { ...HEX, maxItems: 8000, optional: true })
  hexes?: readonly string[];
}
class SideWish {
  @choice('The side', Side) side!: Side;
}
class EscapeWish {
  @texts('Personnel of one Location, or one vehicle [3.606]', { ...ID, minItems: 1, maxItems: 12 })
  units!: readonly string[];
  @flag('Each tries by himself, and not together [3.606]') apart!: boolean;
  @record(
    'Who takes what along: the item, and who carries it. It is on no map; what is not named stays [3.606]',
    { kind: 'text', max: 100 },
    { maxItems: 30, default: {} },
  )
  carried!: Readonly<Record<string, string>>;
}
class WayWish {
  @text('The unit', ID) unit!: string;
  @choice('Retained from Uncontrolled Territory, or escaped [3.6053, 3.6061]', Purpose, { default: 'retained' })
  purpose!: string;
}
class FateWish {
  @text('The unit, weapon or vehicle [3.6056]', ID) unit!: string;
  @flag('Somebody mans the Gun or has the weapon: it is on no map [3.6056]') manned!: boolean;
}
class ShiftWish {
  @choice('The side', Side) side!: Side;
  @text('A hex of the Setup Area that is left [3.613]', HEX) from!: string;
  @text('A hex of the Setup Area or Eligible Entry Area it leads to [3.613]', HEX) to!: string;
  @flag('The path may not ford the river: vehicles, and groups G and V [CG5]') noFording!: boolean;
}

type Declared = QuestionDeclaration<Table, Position>;

const refuse = (pointer: string, en: string, ja: string): never => {
  throw new InvalidSituationError([{ pointer, detail: { en, ja } }]);
};

function unitOf({ position }: Desk, id: string, pointer: string): Counter & { readonly at: { readonly hex: string } } {
  const counter = SIDES.map((side) => position.own[side].counters[id]).find((each) => each !== undefined);
  return (counter ?? refuse(pointer, `"${id}" is not on the map`, `「${id}」はマップ上にありません`)) as never;
}

const map = (desk: Desk): object => areaMap(desk, desk.position.open.date);

const traced = (counter: Counter): object => ({
  name: counter.id.slice(0, 40),
  side: counter.side,
  hex: (counter.at as { hex: string }).hex,
  mover: counter.kind === 'vehicle' ? 'vehicle' : isEquipment(counter) ? 'weapon' : 'infantry',
});

/** Where a unit stands, as the areas see it [3.6052, 3.6056]. */
function standing(desk: Desk, counter: Counter): { area: string; standing: string; enemyTraces: boolean } {
  const asked = { ...map(desk), hexes: [], units: [traced(counter)] };
  return desk.book.ask<{ units: { area: string; standing: string; enemyTraces: boolean }[] }>(
    'status/setup-areas',
    asked,
  ).outcome!.units[0]!;
}

function escaping(desk: Desk, { units, apart, carried }: EscapeWish): { procedure: string; input: object } {
  const all = units.map((id, i) => unitOf(desk, id, `/units/${i}`));
  const { side, at } = all[0]!;
  for (const [i, unit] of all.entries()) {
    if (unit.side !== side || unit.at.hex !== at.hex)
      refuse(`/units/${i}`, 'it is not of the same side and Location', '同じ陣営・同じ区域のユニットではありません');
    const alone = unit.kind === 'vehicle' && units.length === 1;
    if (!alone && !isPersonnel(unit))
      refuse(
        `/units/${i}`,
        'personnel of one Location, or one vehicle, are asked about',
        '質問できるのは1区域の人員か車両1両です',
      );
    if (unit.kind === 'vehicle' && !isMobileVehicle(unit))
      refuse(`/units/${i}`, 'it is not Mobile [3.606]', '移動可能な車両ではありません [3.606]');
  }
  if (all[0]!.kind === 'vehicle')
    return { procedure: 'events/vehicle-escape', input: vehicleQuestion(desk, side, all[0]!, at.hex).input };
  const counters = { ...desk.position.own[side].counters };
  for (const [item, carrier] of Object.entries(carried)) {
    const thing = unitOf(desk, item, `/carried/${item}`);
    if (!['sw', 'radio', 'gun'].includes(thing.kind) || thing.side !== side || thing.at.hex !== at.hex)
      refuse(`/carried/${item}`, 'it is nothing that lies in their Location', 'その区域にある装備ではありません');
    if (!units.includes(carrier))
      refuse(`/carried/${item}`, `"${carrier}" is none of the units`, `「${carrier}」は対象のユニットではありません`);
    counters[item] = { ...thing, at: { with: carrier } };
  }
  const own = { ...desk.position.own, [side]: { ...desk.position.own[side], counters } };
  const scene = { table: desk.table, position: { ...desk.position, own } };
  const stacks = apart ? units.map((id) => [id]) : [units];
  return { procedure: 'events/location-escape', input: escapeQuestion(scene, side, at.hex, stacks, []) };
}

/** The lines of the table of 3.6056; a Gun or weapon is possessed where somebody says so. */
function categoryOf({ table }: Desk, counter: Counter, manned: boolean): string {
  if (isPersonnel(counter) || isMobileVehicle(counter)) return 'personnelOrMobileVehicle';
  if (counter.kind === 'gun') return manned ? 'immobileWithMaOrMannedGun' : 'unpossessed';
  if (counter.kind !== 'vehicle' || has(counter, 'abandoned'))
    return manned ? 'personnelOrMobileVehicle' : 'unpossessed';
  const armed = vehicleFacts(table.cards, counter)?.mainArmament ?? true;
  return armed && !has(counter, 'malfunctioned') ? 'immobileWithMaOrMannedGun' : 'immobileWithoutMa';
}

const halfSquadsAt = ({ position }: Desk, side: Side, hex: string): number =>
  livingOf(position, side)
    .filter(({ at }) => at && 'hex' in at && at.hex === hex)
    .reduce((sum, counter) => sum + halfSquadsOf(counter), 0);

function fate(desk: Desk, { unit, manned }: FateWish): object {
  const counter = unitOf(desk, unit, '/unit');
  const { area, standing: stands, enemyTraces } = standing(desk, counter);
  const kind =
    stands !== 'outside'
      ? 'friendlySetupArea'
      : area === 'noMansLand' || area === 'uncontrolled'
        ? area
        : 'enemySetupArea';
  const way = {
    ...map(desk),
    purpose: 'retained',
    side: counter.side,
    hex: counter.at.hex,
    vehicle: counter.kind === 'vehicle',
  };
  const walks =
    area === 'uncontrolled' && !desk.book.ask<{ mustEscape: boolean }>('status/nearest-area', way).outcome!.mustEscape;
  return {
    category: categoryOf(desk, counter, manned),
    area: kind,
    isolated: stands === 'isolated',
    overstacked: stands === 'isolated' && halfSquadsAt(desk, counter.side, counter.at.hex) > STACK,
    pathToFriendlyArea: walks,
    enemyTraces,
    crewed: !has(counter, 'abandoned'),
    gun: counter.kind === 'gun',
    vehicle: counter.kind === 'vehicle',
  };
}

/** What a player asks about a campaign on his table, as the session would ask the procedures. */
export const questions: Readonly<Record<string, Declared>> = {
  areas: {
    title: { en: 'Setup Areas, No Man’s Land and who is isolated', ja: '配置エリア、無人地帯、孤立' },
    shape: AreasWish,
    units: ['units'],
    ask: (desk: Desk, { units, hexes }: AreasWish) => ({
      procedure: 'status/setup-areas',
      input: {
        ...map(desk),
        units: units.map((id, i) => traced(unitOf(desk, id, `/units/${i}`))),
        ...(hexes ? { hexes } : {}),
      },
    }),
  },
  isolation: {
    title: {
      en: 'Who of this side is isolated, and the ways to its Entry Areas',
      ja: 'この陣営の孤立と進入エリアへの経路',
    },
    shape: SideWish,
    units: [],
    ask: (desk: Desk, { side }: SideWish) => {
      const all = livingOf(desk.position, side);
      if (all.length > MOST_TRACED)
        refuse(
          '/side',
          `more than ${MOST_TRACED} units: name them in "areas"`,
          `${MOST_TRACED}個を超えます。"areas" で指定してください`,
        );
      return { procedure: 'status/setup-areas', input: { ...map(desk), hexes: [], units: all.map(traced) } };
    },
  },
  fate: {
    title: { en: 'What becomes of this unit where it stands', ja: 'その位置のユニットはどうなるか' },
    shape: FateWish,
    units: ['unit'],
    ask: (desk: Desk, wish: FateWish) => ({ procedure: 'status/unit-fate', input: fate(desk, wish) }),
  },
  checks: {
    title: { en: 'What this side has to check after the scenario', ja: 'シナリオ後にこの陣営に必要な判定' },
    shape: SideWish,
    units: [],
    ask: (desk: Desk, { side }: SideWish) => ({
      procedure: 'status/checks-due',
      input: { units: toCheck(desk, side).map((counter) => checkedUnit(counter, false)) },
    }),
  },
  refuge: {
    title: { en: 'The nearest area of its own', ja: '最も近い自軍エリア' },
    shape: WayWish,
    units: ['unit'],
    ask: (desk: Desk, { unit, purpose }: WayWish) => {
      const { side, at, kind } = unitOf(desk, unit, '/unit');
      return {
        procedure: 'status/nearest-area',
        input: { ...map(desk), purpose, side, hex: at.hex, vehicle: kind === 'vehicle' },
      };
    },
  },
  escape: {
    title: { en: 'These units Escape', ja: 'これらのユニットが離脱する' },
    shape: EscapeWish,
    units: ['units', 'carried'],
    ask: escaping,
  },
  shift: {
    title: { en: 'The path of a Shift', ja: '配置転換の経路' },
    shape: ShiftWish,
    units: [],
    ask: (desk: Desk, { side, from, to, noFording }: ShiftWish) => ({
      procedure: 'status/shift-path',
      input: { ...map(desk), side, origin: from, to, noFording, road: [...desk.table.map.facts.roads] },
    }),
  },
};
