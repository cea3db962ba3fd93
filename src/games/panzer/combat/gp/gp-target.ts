import { choice, flag, integer, list, object, text } from '../../../../kernel/fields/index.js';
import type { MissingFact, Umpire } from '../../../../kernel/rulings/index.js';
import { demand, missing } from '../../shared/facts.js';
import { bestCover } from '../../shared/terrain-cover.js';
import { CoverDefense } from '../../shared/unit-card.js';
import {
  Building,
  Command,
  Cover,
  HullDown,
  LegType,
  PassengerCover,
  Protection,
  SizeClass,
  Suppression,
  UnitKind,
} from '../../vocabulary.js';
import { Wreck } from '../ap/wreck.js';
import { isLeg } from '../direct-fire/firer.js';

/** A leg or towed unit aboard the target vehicle; it is attacked with it, never alone [6.5.4.2.3]. */
export class GpPassenger {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @choice('Suppression [6.5.4.5]', Suppression, { default: 'none' }) suppression!: Suppression;
  @integer('Attached weapons, option 7.17', { min: 0, max: 9, default: 0 }) attachedWeapons!: number;
}

/** A ground unit under GP attack: direct or indirect fire, overrun, air attack, crash. */
export class GpTarget {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @integer('GP defence of a vehicle, or of another unit as it now stands [6.5.4.2]', {
    min: 1,
    max: 10,
    optional: true,
  })
  gpDefense?: number;
  @object('GP defence of a leg or towed unit by cover [6.5.4.2.2]', CoverDefense, { optional: true })
  defenseByCover?: CoverDefense;
  @integer('Full-cover bonus of the card; left out: leg 2, towed 1 [6.5.4.2.2]', { min: 1, max: 2, optional: true })
  fullCoverBonus?: number;
  @choice('Protection type of a vehicle [6.5.4.2.1]', Protection, { default: 'A' }) protection!: Protection;
  @choice('Size, for heat haze; left out: V for vehicles, S otherwise [6.1.3]', SizeClass, { optional: true })
  size?: SizeClass;
  @choice('Cover, the best in the hex [6.5.4.2.2]', Cover, { default: 'none' }) cover!: Cover;
  @choice('Building it is inside [6.1.4.3.1]', Building, { optional: true }) inside?: Building;
  @flag('A building or rubble in its hex, whether it is inside or not, option 7.35 [7.35.1]') builtUp!: boolean;
  @flag('In an improved position [6.1.4.3.7]') improvedPosition!: boolean;
  @flag('The fire comes in at the open end of the position, where a vehicle is not hull down [6.1.4.3.7]')
  openEnd!: boolean;
  @flag('In a hasty entrenchment [6.1.4.3.6]') entrenched!: boolean;
  @flag('In full cover [6.1.4.2]') fullCover!: boolean;
  @flag('More than five vehicles and towed guns in its hex [5.13]') overstacked!: boolean;
  @choice('Command [6.5.4.3]', Command, { default: 'none' }) command!: Command;
  @flag('The owner of a vehicle shows its command to claim the moving modifier [6.5.4.3]', { default: true })
  commandShown!: boolean;
  @choice('How a leg unit travels [5.1]', LegType, { default: 'foot' }) legType!: LegType;
  @flag('Crawling [6.6.4.3]') crawling!: boolean;
  @flag('Direct fire crosses or follows a wall [6.5.4.3]') behindWall!: boolean;
  @flag('In a railroad-track hex [6.5.4.3]') railroad!: boolean;
  @choice('Hull down against this fire, by its counters [6.5.4.4.2]', HullDown, { default: 'none' })
  hullDown!: HullDown;
  @choice('Suppression [5.10]', Suppression, { default: 'none' }) suppression!: Suppression;
  @flag('Damaged before [4.4.3.2.6]') damaged!: boolean;
  @flag('Track hit before [6.5.2.2.1]') trackHit!: boolean;
  @flag('Turret open, option 7.8 [7.8.3]') openTurret!: boolean;
  @flag('BU on its card, option 7.11') brewUpProne!: boolean;
  @flag('Swims, option 7.34') afloat!: boolean;
  @choice('How its passengers ride [6.5.4.2.3]', PassengerCover, { default: 'exposed' })
  passengerCover!: PassengerCover;
  @list('Passengers [6.5.4.2.3]', GpPassenger, { maxItems: 10, default: [] }) passengers!: GpPassenger[];
  @integer('Attached weapons of a squad, option 7.17', { min: 0, max: 9, default: 0 }) attachedWeapons!: number;
  @choice('Wreck in its hex [4.1.4.1.8]', Wreck, { default: 'none' }) wreck!: Wreck;
}

export const isMoving = (command: Command): boolean => command === 'move' || command === 'shortHalt';

/** The best cover among the hex, a building's interior and an improved position; none in an overstacked hex [6.5.4.2.2]. */
export function coverOf(target: GpTarget, umpire: Umpire): Cover {
  return target.overstacked ? 'none' : bestCover(umpire, target, 'coverGp');
}

/** The defence number an attack meets [6.5.4.2.1, 6.5.4.2.2]. */
export function gpDefenseOf(target: GpTarget, umpire: Umpire): number {
  if (target.kind === 'vehicle') {
    const defense = target.gpDefense ?? demand('gpDefense', '/target/gpDefense');
    umpire.note('6.5.4.2.1', 'vehicle-defense', { defense, type: target.protection });
    return defense;
  }
  const cover = coverOf(target, umpire);
  const printed =
    target.defenseByCover?.[cover] ?? target.gpDefense ?? demand('gpDefense', '/target/gpDefense', `${cover} cover`);
  let defense = printed;
  if (target.defenseByCover) {
    if (target.fullCover) defense += target.fullCoverBonus ?? (isLeg(target.kind) ? 2 : 1);
    if (isMoving(target.command) && !target.crawling) defense -= 2;
    defense = Math.max(1, Math.min(10, defense));
  }
  umpire.note('6.5.4.2.2', 'unit-defense', { cover, printed, defense });
  return defense;
}

/** The defence of a unit under attack, where nobody sent it: asked for before the first die [6.5.4.2]. */
export function gpTargetFacts(target: GpTarget, pointer: string, umpire: Umpire): MissingFact[] {
  if (target.gpDefense !== undefined) return [];
  if (target.kind === 'vehicle') return [missing('gpDefense', `${pointer}/gpDefense`)];
  const cover = coverOf(target, umpire);
  if (target.defenseByCover?.[cover] !== undefined) return [];
  const field = target.defenseByCover ? `defenseByCover/${cover}` : 'gpDefense';
  return [missing('gpDefense', `${pointer}/${field}`, `${cover} cover`)];
}
