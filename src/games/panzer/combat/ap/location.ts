import { MissingCellError } from '../../../../kernel/charts/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import type { HitAngle, HullDown, Location } from '../../vocabulary.js';
import type { ApTarget } from './ap-target.js';

export type ShotLine = 'level' | 'rising' | 'falling';

/** A firer above its target fires a falling shot, below it a rising one [6.5.2.3.1]. */
export function shotLine(firerLevel: number, targetLevel: number): ShotLine {
  return firerLevel > targetLevel ? 'falling' : firerLevel < targetLevel ? 'rising' : 'level';
}

/** Both dice of the location roll, a 0 counting as 10 [6.5.2.2]. */
export function readLocationRoll(roll: number): { readonly tens: number; readonly ones: number } {
  return { tens: Math.floor(roll / 10) % 10 || 10, ones: roll % 10 || 10 };
}

export interface HitPlace {
  /** Null where the book does not name it and it does not matter: a soft vehicle has no armour anywhere. */
  readonly location: Location | null;
  /** Angle whose armour counts: the turret's own for a turret hit under option 7.8. */
  readonly angle: HitAngle;
}

/** Where the tens die strikes; undefined where hull-down ground takes the hit [6.5.2.2, 6.5.2.2.1-3]. */
export function findLocation(
  target: ApTarget,
  angle: HitAngle,
  hullDown: HullDown,
  line: ShotLine,
  tens: number,
  umpire: Judge,
): HitPlace | undefined {
  if (line === 'falling' && tens === 1) {
    umpire.note('6.5.2.2.2', 'deck-hit');
    return { location: 'DK', angle };
  }
  const anywhere = target.defense.protection === 'S' && hullDown === 'none' && tens < 10;
  const printed = printedLocation(angle, tens, anywhere, umpire);
  if (printed === undefined) {
    umpire.note(['6.5.2.2', '6.5.2.3'], 'location-soft', { angle, tens });
    return { location: null, angle };
  }
  const starred = printed.endsWith('*');
  const track = printed === 'TK';
  const hull = printed.startsWith('H');
  if ((hullDown === 'full' && (hull || track)) || (hullDown === 'partial' && (starred || track))) {
    umpire.note('6.5.2.2.3', 'hull-down-miss', { state: hullDown, location: printed });
    return undefined;
  }
  const location = starred ? printed.slice(0, -1) : printed;
  if (track) umpire.note('6.5.2.2.1', 'location-track', { angle, tens });
  else umpire.note('6.5.2.2', 'location', { angle, tens, location });
  const turret = target.turretAngle;
  if (location.startsWith('T') && !track && umpire.options.turrets && turret !== undefined && turret !== angle)
    return turretPlace(turret, tens, umpire);
  const soft = target.defense.protection === 'S' && location.length < 2;
  return { location: soft ? null : named(location, angle, tens), angle };
}

/** The locations that the table names for an angle and that this shot can find: printed, or in a client's own table. */
export function namedLocations(angle: HitAngle, hullDown: HullDown, line: ShotLine, umpire: Umpire): Location[] {
  const found = new Set<Location>();
  for (let tens = line === 'falling' ? 2 : 1; tens <= 10; tens += 1) {
    const printed = printedLocation(angle, tens, true, umpire);
    if (printed === undefined || printed === 'TK') continue;
    const starred = printed.endsWith('*');
    if ((hullDown === 'full' && printed.startsWith('H')) || (hullDown === 'partial' && starred)) continue;
    const location = starred ? printed.slice(0, -1) : printed;
    if (location.length > 1) found.add(location as Location);
  }
  return [...found];
}

/** The table's cell; where it is blank and any place does, undefined: only a 10 is the track [6.5.2.2.1]. */
function printedLocation(angle: HitAngle, tens: number, anywhere: boolean, umpire: Umpire): string | undefined {
  try {
    return umpire.chart('hit-locations').text(angle, tens);
  } catch (error) {
    if (anywhere && error instanceof MissingCellError) return undefined;
    throw error;
  }
}

/** The chart says only turret or hull where the book does not name the location. */
function named(location: string, angle: HitAngle, tens: number): Location {
  if (location === 'T' || location === 'H')
    throw new MissingCellError('hit-locations', `${angle},${tens}`, {
      en: 'the book does not name the location',
      ja: 'ルールブックに部位名がありません',
    });
  return location as Location;
}

/** A turret hit is read again at the turret's own angle with the same die [7.8.2]. */
function turretPlace(turret: HitAngle, tens: number, umpire: Umpire): HitPlace {
  let location: Location = turret === 'front' ? 'TF' : 'TR';
  if (turret === 'frontSide' || turret === 'rearSide') {
    const printed = umpire.chart('hit-locations').text(turret, tens);
    location = printed.startsWith('T') && printed !== 'TK' ? named(printed, turret, tens) : 'TS';
  }
  umpire.note('7.8.2', 'turret-angle', { angle: turret, location });
  return { location, angle: turret };
}
