import { choice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import type { Side, Viewer } from '../../../kernel/session/index.js';
import { Command, Facing, HullDown, Morale, SpotCounter, Suppression, UnitKind } from '../vocabulary.js';
import { seesCommand } from './board.js';
import { FiredWith } from './fired-with.js';
import { maySee } from './hidden/counters.js';
import { HiddenView, hiddenSeen } from './hidden/shown.js';
import { moraleOf } from './morale.js';
import {
  CallView,
  callSeen,
  MissionView,
  missionsSeen,
  PlotView,
  plotsSeen,
  SortieView,
  sortieSeen,
} from './off-map/view.js';
import type { Position } from './position.js';
import { facingName } from './sight.js';
import { kindOf, standing } from './standing.js';
import type { Table } from './table.js';
import { turretOf } from './turrets/facts.js';
import type { UnitState } from './unit-state.js';
import type { Unit } from './units.js';

const ID = { max: 60 };
const SIDE = { max: 40 };

class UnitView {
  @text('The unit', ID) id!: string;
  @text('On the map, off it, or lost', { max: 20 }) place!: string;
  @text('Its hex', { max: 12, nullable: true }) hex!: string | null;
  @choice('The hexside it faces [3.3]', Facing, { nullable: true }) facing!: string | null;
  @choice('The hexside its turret faces, option 7.8 [7.8.1]', Facing, { nullable: true }) turretFacing!: string | null;
  @flag('Buttoned up, option 7.8 [7.8.3]', {}) buttoned!: boolean;
  @choice('Its command, where the viewer may know it [4.2.1]', Command, { nullable: true }) command!: string | null;
  @flag('The command lies open to everybody', {}) revealed!: boolean;
  @flag('It has fired this turn', {}) fired!: boolean;
  @flag('It has executed its movement', {}) moved!: boolean;
  @choice('SPOT counter [4.1.3]', SpotCounter) spot!: string;
  @flag('Damaged [4.4.3.2.6]', {}) damaged!: boolean;
  @flag('Track hit [6.5.2.2.1]', {}) trackHit!: boolean;
  @flag('Abandoned by its crew [5.15]', {}) bailed!: boolean;
  @choice('Suppression [5.10]', Suppression) suppression!: string;
  @choice('Morale, option 7.1 [7.1.5]', Morale) morale!: string;
  @flag('Fired at this turn [6.8.3.1.2]', {}) underFire!: boolean;
  @choice('What it is now [6.5.4.4.3]', UnitKind) kind!: string;
  @flag('In full cover [6.1.4.2]', {}) fullCover!: boolean;
  @choice('Hull down [6.6.9]', HullDown) hullDown!: string;
  @text('The vehicle that carries it [6.6.7]', { ...ID, nullable: true }) aboard!: string | null;
  @text('Its formation [6.2.1.1]', { max: 200 }) formation!: string;
  @text('The unit whose counter it shares, where the viewer may know it [6.2.1.1.3]', { ...ID, nullable: true })
  group!: string | null;
  @flag('Camouflaged, where the viewer may know it, option 7.24', {}) camouflaged!: boolean;
  @flag('Behind the smoke of its dischargers, option 7.9', {}) screened!: boolean;
  @texts('Weapons out of order, where the viewer may know it, option 7.25', { max: 200, maxItems: 8 })
  outOfOrder!: string[];
  @texts('Weapons lost, where the viewer may know it, options 7.17 and 7.25', { max: 200, maxItems: 8 })
  weaponsLost!: string[];
  @texts('Enemies it spotted in the Spotting Phase [4.1]', { ...ID, maxItems: 200 }) spots!: string[];
}

class ShotView {
  @text('Who fires', ID) firer!: string;
  @integer('Which weapon of its card', { min: 1, max: 8 }) weapon!: number;
  @choice('What it fires [4.4.3, 6.5.4]', FiredWith) ammo!: string;
  @text('At whom', ID) target!: string;
  @flag('Pinning fire, option 7.18', { optional: true }) pinning?: boolean;
  @flag('At whoever rides in it as well [5.1.3.4]', { optional: true }) riders?: boolean;
}

class MoverView {
  @text('The unit', ID) unit!: string;
  @texts('Hexes it has been in', { max: 12, maxItems: 200 }) hexes!: string[];
  @integer('Movement points spent', { min: 0, max: 2000 }) spent!: number;
  @integer('The most it may spend across country [4.5.1.1.1]', { min: 0, max: 200 }) crossCountry!: number;
  @integer('By path [4.5.1.1.5]', { min: 0, max: 200 }) path!: number;
  @integer('By road [4.5.1.1.5]', { min: 0, max: 200 }) road!: number;
  @flag('The path or road factor may still be claimed [4.5.1.1.5]', {}) byRoad!: boolean;
}

class FormationView {
  @text('The formation', { max: 200 }) name!: string;
  @integer('Commands it has this turn [6.2.1.1.1]', { min: 0, max: 6000 }) commands!: number;
}

class PlaceView {
  @text('The place', { max: 200 }) name!: string;
  @text('Who holds it', { ...SIDE, nullable: true }) holder!: string | null;
  @flag('Both sides are there [3.6]', {}) contested!: boolean;
}

export class GameView {
  @integer('The turn', { min: 0, max: 999 }) turn!: number;
  @text('The step', { max: 20 }) step!: string;
  @text('First Player of the turn [4.3.1]', { ...SIDE, nullable: true }) first!: string | null;
  @text('Whose part of the step it is', { ...SIDE, nullable: true }) acting!: string | null;
  @list('Formations and their commands [6.2.1.1.1]', FormationView, { maxItems: 200 }) formations!: FormationView[];
  @list('Every unit', UnitView, { maxItems: 400 }) units!: UnitView[];
  @list('Shots declared and not yet resolved [4.4.1]', ShotView, { maxItems: 400 }) shots!: ShotView[];
  @texts('Targets nobody else may declare at in this step [4.4.1]', { ...ID, maxItems: 400 }) closed!: string[];
  @text('The unit that is taking aim, where the viewer may know it', { ...ID, nullable: true }) aiming!: string | null;
  @object('The unit on its way [4.5.1.1]', MoverView, { nullable: true }) mover!: MoverView | null;
  @list('Places worth points [3.6]', PlaceView, { maxItems: 200 }) places!: PlaceView[];
  @list('Fire missions that go on [6.5.1.8]', MissionView, { maxItems: 100 }) missions!: MissionView[];
  @object('The call being put together, for its own side [6.5.1.7]', CallView, { nullable: true })
  call!: CallView | null;
  @list('What the viewer’s side has plotted for its batteries [6.5.1.4, 6.5.1.11.1]', PlotView, { maxItems: 20 })
  plots!: PlotView[];
  @object('The aircraft over the map [6.7.2]', SortieView, { nullable: true }) sortie!: SortieView | null;
  @object('Hidden unit counters, option 7.2', HiddenView) hidden!: HiddenView;
}

/** What a unit cannot fire with any more: repairs are its owner's business while its command may be [7.25]. */
const weaponNames = ({ card, side }: Unit, viewer: Viewer, numbers: readonly number[] = []): string[] =>
  viewer === side ? numbers.map((number) => card.weapons[number - 1]!.name ?? `${number}`) : [];

function unitView(table: Table, position: Position, id: string, state: UnitState, viewer: Viewer): UnitView {
  const unit = table.units.get(id)!;
  const { place, face, fired, moved, spot, damaged } = state;
  const { hex, facing } = standing(position, id);
  const known = seesCommand(unit, state, viewer);
  const turret = turretOf(table, position, id);
  return {
    id,
    place,
    hex: hex ?? null,
    facing: facing === undefined ? null : facingName(table, facing),
    turretFacing: turret === undefined ? null : facingName(table, turret.facing),
    buttoned: state.buttoned ?? false,
    command: known ? (state.command ?? 'none') : null,
    revealed: face !== undefined,
    fired: fired ?? false,
    moved: moved ?? false,
    spot: spot ?? 'none',
    damaged: damaged ?? false,
    trackHit: state.trackHit ?? false,
    bailed: state.bailed ?? false,
    suppression: state.suppression ?? 'none',
    morale: moraleOf(state),
    underFire: state.underFire ?? false,
    kind: kindOf(table, position, id),
    fullCover: state.cover ?? false,
    hullDown: state.hullDown ?? 'none',
    aboard: state.aboard ?? null,
    formation: unit.formation,
    group: known ? (state.group ?? null) : null,
    camouflaged: viewer === unit.side && state.camouflaged === true,
    screened: state.screened ?? false,
    outOfOrder: weaponNames(unit, viewer, state.jammed),
    weaponsLost: weaponNames(unit, viewer, state.gone),
    spots: [...(position.sight[id] ?? [])],
  };
}

/** Whom a viewer sees aiming: overwatch shows itself only when it declares [4.4.2]. */
function aimingSeen({ fire, watch }: Position, viewer: Viewer): string | null {
  if (watch) return viewer === (watch.side as Side) ? watch.aiming : null;
  return fire?.aiming ?? null;
}

/** How many commands formations have; with hidden units that is their owner's alone [6.2.1.1.1, 7.2.2]. */
const commandsSeen = ({ options, formations }: Table, { commands }: Position, viewer: Viewer): [string, number][] =>
  Object.entries(commands).filter(([name]) => !options.hiddenUnits || formations.get(name)!.side === viewer);

/** The game's own detail; nothing in it that this viewer may not know [4.2.1]. */
export function view(table: Table, position: Position, viewer: Viewer): GameView {
  const { turn, step, first, acting, fire, watch, mover, objectives } = position;
  const declared = watch ?? fire;
  return {
    turn,
    step,
    first,
    acting,
    formations: commandsSeen(table, position, viewer).map(([name, commands]) => ({ name, commands })),
    units: Object.entries(position.units)
      .filter(([id]) => maySee({ table, position }, id, viewer))
      .map(([id, state]) => unitView(table, position, id, state, viewer)),
    shots: declared ? declared.shots.map((shot) => ({ ...shot })) : [],
    closed: [...(declared?.closed ?? [])],
    aiming: aimingSeen(position, viewer),
    mover: mover
      ? {
          unit: mover.unit,
          hexes: [...mover.hexes],
          spent: mover.spent,
          ...mover.most,
          byRoad: mover.byRoad,
        }
      : null,
    places: table.objectives.map(({ name }) => ({
      name,
      holder: objectives[name]!.holder,
      contested: objectives[name]!.contested,
    })),
    missions: missionsSeen(position, viewer),
    call: callSeen(position, viewer),
    plots: plotsSeen(table, position, viewer),
    sortie: sortieSeen(table, position),
    hidden: hiddenSeen(table.hiddenMost, position, viewer),
  };
}
