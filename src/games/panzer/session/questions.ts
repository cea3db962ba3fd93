import { choice, defineChoice, integer, text } from '../../../kernel/fields/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { QuestionDeclaration } from '../../../kernel/session/index.js';
import { LegMode } from '../movement/leg-input.js';
import type { Command } from '../vocabulary.js';
import { onMapQuestion } from './moving/ground.js';
import { legQuestion } from './moving/leg-walk.js';
import { wrecksOnMap } from './moving/others.js';
import type { FiredAmmo, Position } from './position.js';
import { procedureOf, shotQuestion } from './shots.js';
import type { Desk } from './stage.js';
import { isAble, isOnMap, standing, unitsOnMap } from './standing.js';
import { type Table, unitOf } from './table.js';
import { directShots } from './targets.js';
import { spottingQuestion } from './turn.js';
import { isOnWheels } from './units.js';

const ID = { max: 100 };
const FireOrder = defineChoice('FireOrder', ['fire', 'shortHalt']);
const MoveOrder = defineChoice('MoveOrder', ['move', 'shortHalt']);
const Fired = defineChoice('FiredAmmo', ['AP', 'APCR', 'APDS', 'HVAP', 'HEAT', 'GP']);

class SightWish {
  @text('The unit that looks', ID) unit!: string;
  @text('The unit or the hex that it looks at', ID) target!: string;
}
class SpottingWish {
  @text('The side that looks', ID) side!: string;
}
class ReachWish {
  @text('The unit', ID) unit!: string;
  @choice('Its command [4.5]', MoveOrder, { default: 'move' }) command!: 'move' | 'shortHalt';
  @choice('How a leg unit goes [6.6.4]', LegMode, { default: 'walk' }) mode!: LegMode;
}
class FireWish {
  @text('The unit that fires', ID) unit!: string;
  @text('The enemy it fires at', ID) target!: string;
  @integer('Which weapon of its card, from 1', { min: 1, max: 20, default: 1 }) weapon!: number;
  @choice('What it fires [4.4.3, 6.5.3]', Fired, { default: 'AP' }) ammo!: FiredAmmo;
  @choice('Its command [4.4.1]', FireOrder, { default: 'fire' }) command!: 'fire' | 'shortHalt';
}

type Declared = QuestionDeclaration<Table, Position>;

const refuse = (pointer: string, en: string, ja: string): never => {
  throw new InvalidSituationError([{ pointer, detail: { en, ja } }]);
};

const question = <W extends object>(
  en: string,
  ja: string,
  shape: Declared['shape'],
  units: readonly (keyof W & string)[],
  ask: (desk: Desk, wish: W) => { readonly procedure: string; readonly input: object },
): Declared => ({ title: { en, ja }, shape, units, ask });

/** A unit with somebody in it, in a hex or aboard [5.15, 6.6.7]. */
function lookerOn({ table, position }: Desk, id: string, pointer: string): string {
  const state = table.units.has(id) ? standing(position, id) : undefined;
  if (state?.hex !== undefined && (isAble(state) || state.place === 'aboard')) return id;
  return refuse(pointer, `"${id}" is not on the map`, `「${id}」はマップ上にありません`);
}

function onMap({ table, position }: Desk, id: string, pointer: string): string {
  if (table.units.has(id) && isOnMap(position.units[id]!)) return id;
  return refuse(pointer, `"${id}" is not on the map`, `「${id}」はマップ上にありません`);
}

/** The same moment with that command given to a unit: it is decided after the position that is asked about [4.2]. */
function ordered({ position }: Desk, id: string, command: Command): Position {
  return { ...position, units: { ...position.units, [id]: { ...position.units[id]!, command } } };
}

/** A shot is among those that the unit could declare: at what it spotted, with a weapon that bears on it [4.4.1, 4.4.3]. */
function checkShot(desk: Desk, { unit, target, weapon, ammo }: FireWish): void {
  const open = [...directShots(desk, unit)].filter((shot) => shot.target === target);
  if (open.some((shot) => shot.weapon === weapon && shot.ammo === ammo)) return;
  if (open.length === 0)
    refuse(
      '/target',
      'it has not spotted it, or no weapon bears on it',
      '視認していないか、指向できる火器がありません',
    );
  const known = open.map((shot) => `${shot.weapon} ${shot.ammo}`).join(', ');
  refuse('/weapon', `weapons and ammunition that can be fired: ${known}`, `撃てる火器と弾種：${known}`);
}

/** What a player asks about a game on his table, as the session would ask the procedures. */
export const questions: Readonly<Record<string, Declared>> = {
  sight: question<SightWish>(
    'Is the line of sight from this unit clear?',
    'このユニットからの視認線は通るか',
    SightWish,
    ['unit', 'target'],
    (desk, { unit, target }) => {
      const { table, position } = desk;
      const { hex: from, upper = false } = standing(position, lookerOn(desk, unit, '/unit'));
      const seen = table.units.has(target) ? position.units[onMap(desk, target, '/target')]! : { hex: target };
      const to = seen.hex!;
      if (table.board.grid.find(to) === undefined)
        refuse('/target', 'there is no such unit or hex', 'そのようなユニットやヘクスはありません');
      const there = { hex: to, upperFloor: 'upper' in seen };
      const input = {
        map: table.map,
        buildings: [...table.storeys],
        from: { hex: from!, upperFloor: upper },
        to: there,
        wrecks: wrecksOnMap(position),
      };
      return { procedure: 'spotting/line-of-sight', input };
    },
  ),
  spotting: question<SpottingWish>(
    'Whom does this side spot?',
    'この陣営は誰を視認しているか',
    SpottingWish,
    [],
    (desk, { side }) => {
      const { table, position } = desk;
      if (!table.sides.includes(side))
        refuse('/side', `must be one of ${table.sides.join(', ')}`, `次のどれかです：${table.sides.join(', ')}`);
      for (const each of table.sides)
        if ([...unitsOnMap(table, position, each)].length === 0)
          refuse('/side', `nobody of ${each} is on the map`, `${each}のユニットがマップ上にありません`);
      return { procedure: 'spotting/sight-matrix', input: spottingQuestion(desk, side) };
    },
  ),
  reach: question<ReachWish>(
    'Where can this unit go?',
    'このユニットはどこへ行けるか',
    ReachWish,
    ['unit'],
    (desk, { unit: id, command, mode }) => {
      const { table } = desk;
      const unit = unitOf(table, onMap(desk, id, '/unit'));
      const position = ordered(desk, id, command);
      if (unit.leg && !isOnWheels(unit))
        return { procedure: 'movement/leg-reach', input: legQuestion(table, position, id, mode) };
      return {
        procedure: 'movement/vehicle-reach',
        input: onMapQuestion(table, position, id, position.units[id]!),
      };
    },
  ),
  fire: question<FireWish>(
    'This unit fires at that one',
    'このユニットがあのユニットを射撃する',
    FireWish,
    ['unit', 'target'],
    (desk, wish) => {
      const { unit: firer, target, weapon, ammo, command } = wish;
      lookerOn(desk, firer, '/unit');
      onMap(desk, target, '/target');
      const position = ordered(desk, firer, command);
      checkShot({ ...desk, position }, wish);
      const shot = { firer, weapon, ammo, target };
      const input = shotQuestion(desk.table, position, shot, false);
      return { procedure: procedureOf(desk.table, shot), input };
    },
  ),
};
