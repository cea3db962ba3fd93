import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { requireOption } from '../shared/requires.js';
import { Tally } from '../shared/tally.js';
import { Cover, Grade, HullDown, SizeClass, SpotCounter, UnitKind } from '../vocabulary.js';

/** Facts about the unit that looks [4.1.1, 6.1.1]. */
export class Spotter {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit [6.1.1]', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @flag('Armed or able to observe; trucks and prime movers are not [4.1.1]', { default: true }) combatUnit!: boolean;
  @choice('Unit grade, for limited spotting [7.7.1]', Grade, { default: 'seasoned' }) grade!: Grade;
  @flag('Suppressed [6.1.3.1]') suppressed!: boolean;
  @flag('In full cover [6.1.3.2]') fullCover!: boolean;
  @flag('Broken [7.1.5.2]') broken!: boolean;
  @flag('Buttoned up [7.8.3]') buttoned!: boolean;
}

/** Facts about the unit that may be seen [4.1.3, 6.1.3]. */
export class SpotTarget {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit [6.1.3]', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @choice(
    'Size class: V for vehicles, S for leg units unless said otherwise; a gun as its card says [6.1.3]',
    SizeClass,
    {
      optional: true,
    },
  )
  size?: SizeClass;
  @choice('SPOT counter on it [4.1.3, 6.1.3]', SpotCounter, { default: 'none' }) spot!: SpotCounter;
  @flag('The counter was placed in this Combat Phase: for overwatch it counts, for direct fire not yet [4.4.1, 4.4.2]')
  spotNew!: boolean;
  @flag('In full cover [6.1.3.2]') fullCover!: boolean;
  @choice('Hull down, which changes nothing for spotting [6.1.4.1]', HullDown, { default: 'none' })
  hullDown!: HullDown;
  @flag('Carried by a vehicle [6.1.3]') carried!: boolean;
  @flag('Under an illumination round [7.27]') illuminated!: boolean;
  @flag('Camouflaged [7.24]') camouflaged!: boolean;
  @flag('Has executed Move or Short Halt since it was camouflaged [7.24]') camouflageMoved!: boolean;
  @flag('Has fired with an enemy within normal spotting range since it was camouflaged [7.24]')
  camouflageFired!: boolean;
  @flag('The side of the spotter has it spotted already: nothing is rolled for it [4.1.1, 7.7.1, 7.24]')
  noticed!: boolean;
}

export class SpotCover {
  @choice("Cover of the target's terrain, the best in its hex [4.1.3]", Cover, { default: 'none' }) cover!: Cover;
  @flag("Target's hex overstacked [4.1.3.2]") overstacked!: boolean;
}

export const visibility = () => integer("The scenario's limited visibility [7.36.1]", { min: -5, max: 0, default: 0 });

const COVER_ROW = { light: 'coverLight', medium: 'coverMedium', heavy: 'coverHeavy' } as const;
const SPOT_ROW = { move: 'spotMove', fire: 'spotFire', smallArms: 'spotSmallArms' } as const;

/** Column of the Spotting Range Table; a gun's size stands on its card [6.1.3]. */
export function sizeClassOf({ kind, size }: SpotTarget): SizeClass | undefined {
  return size ?? (kind === 'vehicle' ? 'V' : kind === 'towed' ? undefined : 'S');
}

/** States the spotter cannot be in, and those that belong to optional rules. */
export function checkSpotter(umpire: Judge, { kind, fullCover, broken, buttoned }: Spotter): void {
  if (fullCover && kind === 'vehicle') umpire.forbid('6.1.4.2', 'no-full-cover-for-vehicles');
  requireOption(umpire, 'morale', '7.1.5.2', broken);
  requireOption(umpire, 'turrets', '7.8.3', buttoned);
}

/** The same for the target; passengers are seen with their vehicle [6.1.3]. */
export function checkTarget(umpire: Judge, target: SpotTarget, visible: number): void {
  if (target.carried) umpire.forbid('6.1.3', 'spotted-with-vehicle');
  if (target.fullCover && target.kind === 'vehicle') umpire.forbid('6.1.4.2', 'no-full-cover-for-vehicles');
  requireOption(umpire, 'illumination', '7.27', target.illuminated);
  requireOption(umpire, 'camouflage', '7.24', target.camouflaged);
  requireOption(umpire, 'weather', '7.36.1', visible !== 0);
}

/** Adds up the row of the Spotting Range Table in the order of the book and keeps it within +2 and -5 [4.1.3, 6.1.3]. */
export function spottingRow(
  umpire: Judge,
  spotter: Spotter,
  target: SpotTarget,
  { cover, overstacked }: SpotCover,
  visible: number,
  overwatch = false,
): Tally & { row: number } {
  const tally = new Tally(umpire);
  if (cover !== 'none') {
    if (overstacked) umpire.note(['4.1.3.2', '3.8', '5.13'], 'overstacked-seen');
    else tally.addFrom('spotting-modifiers', '4.1.3', COVER_ROW[cover]);
  }
  if (target.spot !== 'none' && target.spotNew && !overwatch) umpire.note('4.4.1', 'spot-too-new');
  else if (target.spot !== 'none')
    tally.addFrom(
      'spotting-modifiers',
      target.spot === 'smallArms' ? ['6.1.3', '5.7'] : '4.1.3',
      SPOT_ROW[target.spot],
    );
  if (target.hullDown !== 'none') umpire.note('6.1.4.1', 'hull-down-seen-as-well');
  if (target.fullCover) tally.addFrom('spotting-modifiers', '6.1.3.2', 'targetFullCover');
  if (spotter.fullCover) tally.addFrom('spotting-modifiers', '6.1.3.2', 'spotterFullCover');
  if (spotter.suppressed) tally.addFrom('spotting-modifiers', ['6.1.3.1', '5.10'], 'spotterSuppressed');
  if (spotter.broken) tally.addFrom('spotting-modifiers', '7.1.5.2', 'spotterBroken');
  if (spotter.buttoned) tally.addFrom('spotting-modifiers', '7.8.3', 'spotterButtoned');
  if (visible !== 0) tally.add(['7.36.1', '7.36'], 'visibility', visible);
  if (target.illuminated) {
    const most = umpire.chart('spotting-modifiers').number('illumination', 'modifier');
    tally.add('7.27', 'illumination', Math.min(most, Math.max(0, -tally.net)));
  }
  const rows = umpire.chart('spotting-range').rows;
  const [best, worst] = [Number(rows[0]), Number(rows[rows.length - 1])];
  const row = Math.max(worst, Math.min(best, tally.net));
  if (row !== tally.net) umpire.note('4.1.3', 'spotting-row-clamped', { net: tally.net, row });
  return Object.assign(tally, { row });
}
