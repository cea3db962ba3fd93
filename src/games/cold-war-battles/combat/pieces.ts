import { choice, choices, flag, integer, list, text } from '../../../kernel/fields/index.js';
import {
  AirType,
  Command,
  commandOf,
  Hexside,
  isArtilleryType,
  isMechanisedType,
  type Side,
  Terrain,
  UnitType,
} from '../vocabulary.js';

/** What a combat needs to know of any unit. */
export class CombatUnit {
  @text('Name for the answer; "attacker-1", "defender-1" and so on where none is given', { max: 40, optional: true })
  name?: string;
  @choice('Command, by colour [2.9]; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side', Command, {
    optional: true,
  })
  command?: Command;
  @choice('Unit type, by symbol [2.6]', UnitType, { optional: true }) type?: UnitType;
  @flag('It bears the airborne symbol besides; left out: as its type [13.2]', { optional: true }) airborne?: boolean;
  @integer('Printed movement factor; only 0 matters in combat [9.18]', { min: 0, max: 40, optional: true })
  movement?: number;
  @flag('Suppressed [11.1]') suppressed!: boolean;
  @flag('Untried, to be turned face up for this combat [14.2]') untried!: boolean;
  @flag('Within 3 hexes of an unsuppressed Hungarian HQ [16.17]') nearHq!: boolean;
  @flag('Within 2 hexes of the unsuppressed Soviet Communications unit [17.13]') nearCommunications!: boolean;
}

export class Attacker extends CombatUnit {
  @integer('Printed attack factor of a maneuver unit [2.6]', { min: 0, max: 99, optional: true }) attack?: number;
  @integer('Printed barrage strength of artillery, its attack strength when adjacent [10.12]', {
    min: 0,
    max: 99,
    optional: true,
  })
  barrage?: number;
  @integer(
    'Printed defence factor: the loss value of artillery in EX and AX [10.17], and 0 is eliminated when revealed [14.4]',
    {
      min: 0,
      max: 99,
      optional: true,
    },
  )
  defence?: number;
  @flag('Mechanised [2.6]; left out: as its type', { optional: true }) mechanised?: boolean;
  @choice('Hexside it attacks across [9.12]; over several, the one worth least to the defender', Hexside, {
    default: 'none',
  })
  across!: Hexside;
  @text('Hex it attacks from, to tell stacks apart [17.8, 17.18]', { max: 40, optional: true }) hex?: string;
  @flag('It fires from a hilltop: matters for artillery [18.1]') onHilltop!: boolean;
  @flag('Rubble in its own hex, which breaks a bridge there [18.1]') inRubble!: boolean;
  @flag('It has attacked or advanced already this phase [9.9, 9.21]') alreadyFought!: boolean;
}

/** A unit attacked, whatever attacks it. */
class AttackedUnit extends CombatUnit {
  @flag('Attacked earlier this phase and now standing here: it adds nothing and suffers nothing [9.3]')
  alreadyAttacked!: boolean;
}

export class Defender extends AttackedUnit {
  @integer('Printed defence factor [2.6]; 0 is eliminated when revealed [14.4]', { min: 0, max: 99 }) defence!: number;
}

/** A unit whose defence factor does not count: it matters only when it is turned face up [10.8, 14.4]. */
export class Target extends AttackedUnit {
  @integer('Printed defence factor, asked of an untried unit only: 0 is eliminated when revealed [14.4]', {
    min: 0,
    max: 99,
    optional: true,
  })
  defence?: number;
}

class AttackedHex {
  @text('Name of the hex; "hex-1" and so on where none is given', { max: 40, optional: true }) hex?: string;
  @choices('Everything printed in the hex, and Rubble [18.1]', Terrain, { maxItems: 8, default: [] })
  terrain!: Terrain[];
}

export class TargetHex extends AttackedHex {
  @list('Every unit in the hex [9.10, 10.10]', Target, { minItems: 1, maxItems: 12 }) units!: Target[];
}

export class DefendingHex extends AttackedHex {
  @list('Every unit in the hex: they are attacked together [9.10]', Defender, { minItems: 1, maxItems: 12 })
  units!: Defender[];
}

/** Artillery that fires from a distance. */
export class RangedBattery {
  @text('Name for the answer; "battery-1" and so on where none is given', { max: 40, optional: true }) name?: string;
  @choice('Command, by colour [2.9]; left out: no limit of command is checked', Command, { optional: true })
  command?: Command;
  @choice('Unit type, by symbol [2.6]', UnitType, { default: 'artillery' }) type!: UnitType;
  @flag('Mechanised [2.6]; left out: as its type', { optional: true }) mechanised?: boolean;
  @integer('Printed defence factor, if it is revealed now: 0 is eliminated [14.4]', { min: 0, max: 99, optional: true })
  defence?: number;
  @integer('Part of its strength given to this combat, which only US artillery may do [16.18]', {
    min: 0,
    max: 99,
    optional: true,
  })
  share?: number;
  @integer('Strength of it given to other combats this player turn [16.18]', { min: 0, max: 99, default: 0 })
  shareElsewhere!: number;
  @flag('A defending hex lies within its range [10.3]', { default: true }) inRange!: boolean;
  @flag('Adjacent to an enemy unit [10.12, 10.14]') adjacentToEnemy!: boolean;
  @flag('Suppressed [11.3]') suppressed!: boolean;
  @flag('It has fired already this player turn [10.1]') alreadyFired!: boolean;
  @flag('Untried, revealed by firing [14.2]') untried!: boolean;
  @flag('Within 3 hexes of an unsuppressed Hungarian HQ [16.17]') nearHq!: boolean;
  @flag('Firing from within 2 hexes of the unsuppressed Soviet Communications unit [17.13]')
  nearCommunications!: boolean;
  @flag('Its target was marked at the start of the phase; matters with fire control [23.2]', { default: true })
  committed!: boolean;
}

export class BarrageBattery extends RangedBattery {
  @integer('Printed barrage strength [10.2]', { min: 0, max: 99 }) barrage!: number;
  @flag('It fires from a hilltop [18.1]') onHilltop!: boolean;
}

export class ProtectiveBattery extends RangedBattery {
  @integer('Printed FPF strength [10.2]', { min: 0, max: 99 }) fpf!: number;
  @flag('Suppressed or made to retreat by combat this phase [10.14]') shakenThisPhase!: boolean;
}

export class AirFlight {
  @choice('Kind of air marker [12.1]', AirType) type!: AirType;
  @integer('How many of them', { min: 1, max: 12, default: 1 }) number!: number;
  @choice('Command the markers fly for [17.8]; left out: not checked', Command, { optional: true }) command?: Command;
  @flag('Placed at the start of the phase; matters with fire control [23.2]', { default: true }) committed!: boolean;
  @flag('They have flown a mission already this turn [12.9]') alreadyFlown!: boolean;
}

export class CloseSupport {
  @list('Artillery lending its barrage [10.11]', BarrageBattery, { maxItems: 20, default: [] })
  artillery!: BarrageBattery[];
  @list('Air markers [12.4]', AirFlight, { maxItems: 8, default: [] }) air!: AirFlight[];
  @integer('Air markers this side has used against the hex earlier this turn [12.6]', { min: 0, max: 20, default: 0 })
  airUsedBefore!: number;
}

export class ProtectiveFire {
  @list('Artillery lending its FPF [10.13]', ProtectiveBattery, { maxItems: 20, default: [] })
  artillery!: ProtectiveBattery[];
  @list('Air markers [12.4]', AirFlight, { maxItems: 8, default: [] }) air!: AirFlight[];
  @integer('Air markers this side has used in the hex earlier this turn [12.6]', { min: 0, max: 20, default: 0 })
  airUsedBefore!: number;
}

/** What holds for the attacking side this turn, whatever it attacks with. */
export class AttackCircumstances {
  @integer('Game turn; the monsoon follows from it [17.33]', { min: 1, max: 9, optional: true }) turn?: number;
  @flag('The attacking side is short of supply [17.31]') supplyShortage!: boolean;
  @flag('The attacking side is refitting [17.32]') refitting!: boolean;
  @flag('Event 6 of Angola: every elimination is worth 1 VP more this turn [18.5]') unAttention!: boolean;
}

/** Artillery in the book's sense: the guns of the Hungarian Army are maneuver units [16.34]. */
export function isArtillery(unit: Attacker, side: Side): boolean {
  if (commandOf(unit, side) === 'hungarianArmy') return false;
  return unit.type === undefined ? unit.attack === undefined && unit.barrage !== undefined : isArtilleryType(unit.type);
}

/** The unit's own word, or its type's [2.6]. */
export function isMechanised(unit: { readonly mechanised?: boolean; readonly type?: UnitType }): boolean {
  return unit.mechanised ?? isMechanisedType(unit.type);
}
