import type { Judge } from '../../options.js';
import { demand } from '../../shared/facts.js';
import type { FrontRearArmor, SideArmor } from '../../shared/vehicle-card.js';
import type { HitAngle, HullDown } from '../../vocabulary.js';
import type { ApTarget } from './ap-target.js';
import type { HitPlace, ShotLine } from './location.js';

export interface ArmorQuestion {
  readonly target: ApTarget;
  readonly place: HitPlace;
  readonly line: ShotLine;
  readonly hullDown: HullDown;
  /** Levels the target stands above the firer. */
  readonly levels: number;
  readonly range: number | undefined;
  readonly overwatch: boolean;
  /** HEAT and hand-held anti-tank weapons [6.5.2.3.4]. */
  readonly chemical: boolean;
}

export const isSide = (angle: HitAngle): boolean => angle === 'frontSide' || angle === 'rearSide';

const SHOT = { level: 'Level', rising: 'Rising', falling: 'Falling' } as const;

/** A cell of the card's armour table [6.5.2.3.2, 6.5.2.3.3]. */
export function printedArmor(target: ApTarget, { location, angle }: HitPlace, line: ShotLine): number | undefined {
  const table = target.defense.armor;
  if (location === 'DK') return table?.deck;
  const row = table?.[`${isSide(angle) ? 'side' : 'front'}${SHOT[line]}`] as (FrontRearArmor & SideArmor) | undefined;
  return row?.[location as 'TF'];
}

/** The same where every location that may be hit has been asked for; only a client's own table names another. */
function cardArmor(target: ApTarget, place: HitPlace, line: ShotLine): number {
  return printedArmor(target, place, line) ?? demand('armor', '/target/defense/armor', `${place.location}, ${line}`);
}

/** The armour a hit meets, with the optional rules that change it [6.5.2.3]. */
export function armorAt(question: ArmorQuestion, umpire: Judge): number {
  const { target, place, line } = question;
  if (target.defense.protection === 'S') {
    umpire.note('6.5.2.3', 'soft-no-armor');
    return 0;
  }
  if (lowerHull(question, umpire)) {
    const armor = Math.max(1, Math.floor(cardArmor(target, place, 'rising') / 2));
    umpire.note('7.13', 'lower-hull-armor', { armor });
    return armor;
  }
  const printed = cardArmor(target, place, line);
  umpire.note(['6.5.2.3.1', isSide(place.angle) ? '6.5.2.3.3' : '6.5.2.3.2'], 'armor', {
    line,
    angle: place.angle,
    location: place.location!,
    armor: printed,
  });
  if (question.chemical && target.defense.ceFactor > 1 && target.defense.ceLocations.includes(place.location!)) {
    if (umpire.options.ceAmmo) {
      const armor = printed * target.defense.ceFactor;
      umpire.note(['7.10.1', '7.10'], 'ce-armor', { factor: target.defense.ceFactor, armor });
      return armor;
    }
    umpire.note('6.5.2.3.4', 'ke-and-ce-alike');
  }
  return printed;
}

/** Whether the hull front is struck on its thin lower plate [7.13.1, 7.13.2]. */
function lowerHull(question: ArmorQuestion, umpire: Judge): boolean {
  const { target, place, levels, range } = question;
  if (!umpire.options.lowerHull || place.location !== 'HF') return false;
  if (target.climbing && question.overwatch && levels === 0) {
    umpire.note('7.13.1', 'lower-hull-climbing');
    return true;
  }
  if (levels < 2 || question.hullDown !== 'none' || range === undefined || range > 2 * levels) return false;
  umpire.note('7.13.2', 'lower-hull-height', { levels, range });
  return true;
}
