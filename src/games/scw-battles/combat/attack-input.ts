import { choice, flag, list, object, text } from '../../../kernel/fields/index.js';
import { AttackingUnit, DefendingUnit, Gun } from '../shared/units.js';
import { ObjectiveMemory } from '../status/objective-rules.js';
import { AttackKind, LeaderPresence, Scenario, Side, Weather } from '../vocabulary.js';
import { AirMission } from './air.js';
import { DivisionPoints } from './assault-points.js';
import { Ground } from './terrain-defence.js';

export class DefensiveGun extends Gun {
  @flag('Is itself under normal or assault attack in this phase [12.5]') underAttack!: boolean;
  @flag('Stands in the hex it would support [12.5]') inSupportedHex!: boolean;
}

export class AttackInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Attacking side', Side) side!: Side;
  @choice('Normal attack unless assault is said; left open, the odds compare both [11.2]', AttackKind, {
    optional: true,
  })
  kind?: AttackKind;
  @choice('Weather, for air strength [J.22]', Weather, { default: 'clear' }) weather!: Weather;
  @list('Attacking manoeuvre units [11.1]', AttackingUnit, { minItems: 1, maxItems: 40 }) attackers!: AttackingUnit[];
  @list('All units in the attacked hexes [11.1]', DefendingUnit, { minItems: 1, maxItems: 40 })
  defenders!: DefendingUnit[];
  @list('The attacked hexes; clear when left out [T.5]', Ground, { maxItems: 6, default: [] }) ground!: Ground[];
  @list('Artillery supporting the attack [12.3.1]', Gun, { maxItems: 40, default: [] }) guns!: Gun[];
  @list('Artillery supporting the defence [12.3.2]', DefensiveGun, { maxItems: 40, default: [] })
  defensiveGuns!: DefensiveGun[];
  @object('Air support of the attack [13.1, 13.2]', AirMission, { optional: true }) air?: AirMission;
  @object('Air support of the defence [13.1, 13.2]', AirMission, { optional: true }) defensiveAir?: AirMission;
  @list('Assault points left, where the client keeps them [11.2]', DivisionPoints, { maxItems: 30, default: [] })
  assaultPoints!: DivisionPoints[];
  @text('Division that pays for an assault by units of no division alone [J.8, B.7]', { max: 30, optional: true })
  payingDivision?: string;
  @list(
    'Brunete: what is known of objective hexes; when sent, the attacked hexes named are tested by it [B.19]',
    ObjectiveMemory,
    {
      maxItems: 30,
      optional: true,
    },
  )
  objectives?: ObjectiveMemory[];
  @flag('The attacked hex is next to a Nationalist F/88 [J.14]') adjacentF88!: boolean;
  @flag('A defending unit has been attacked already in this phase [11.1, 11.2.1]') alreadyAttacked!: boolean;
  @choice('Leader stacked with an attacking unit [14.3]', LeaderPresence, { default: 'none' })
  leader!: LeaderPresence;
  @flag('The attacking leader holds the ground if a retreat comes [14.3]') attackerHolds!: boolean;
  @flag('A leader is stacked with the defenders [14.3]') defendingLeader!: boolean;
  @flag('The defending leader holds the ground if a retreat comes [14.3]') defenderHolds!: boolean;
}
