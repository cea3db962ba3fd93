import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { Cite, Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { Scenario, Side, UnitType } from '../vocabulary.js';

/** What may put a unit in supply without a line. */
export class SupplySubject {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Side of the unit', Side) side!: Side;
  @choice('Type of unit; leaders and air units need no supply line [9.3, 14.1]', UnitType, { default: 'infantry' })
  type!: UnitType;
  @integer('Game turn, for early turns of Brunete [B.13]', { min: 1, max: 30, optional: true }) turn?: number;
  @text('Hex in which it began the game [B.13]', { max: 12, optional: true }) startedIn?: string;
  @flag('It is a reinforcement in the phase in which it enters [15.1, 15.3]') entering!: boolean;
  @flag('It is one of the Madrid reserves, not yet released [J.20]') madridReserve!: boolean;
  @flag('In command, for the effects listed [10.3]', { default: true }) inCommand!: boolean;
}

/** Garrisons of Brunete that are supplied through turn 3 [B.13]. */
const GARRISONS = ['1511', '1907'];
const GARRISON_TURNS = 3;

/** Notes why a unit is in supply without a line; false where it needs one [9.3, 14.1, 15.3, B.13, J.20]. */
export function automaticallySupplied(unit: SupplySubject, umpire: Umpire<Options>): boolean {
  const { scenario, side, turn, startedIn } = unit;
  if (unit.type === 'air') umpire.note('9.3', 'air-needs-no-supply');
  else if (unit.type === 'leader') umpire.note('14.1', 'leader-always-supplied');
  else if (unit.entering) umpire.note(['15.3', '15.1'], 'supplied-on-entry');
  else if (scenario === 'jarama' && side === 'republican' && unit.madridReserve)
    umpire.note('J.20', 'reserve-supplied');
  else if (scenario === 'brunete' && side === 'republican' && turn === 1) umpire.note('B.13', 'first-turn-supply');
  else if (
    scenario === 'brunete' &&
    side === 'nationalist' &&
    turn !== undefined &&
    turn <= GARRISON_TURNS &&
    startedIn !== undefined &&
    GARRISONS.includes(startedIn)
  ) {
    umpire.note('B.13', 'garrison-supply', { hex: startedIn });
  } else return false;
  return true;
}

/** The section that names the supply sources of a scenario. */
const SOURCES: Partial<Record<Scenario, string>> = { jarama: 'J.12', brunete: 'B.13' };

/** A line that stands or breaks: 9.1, leaning on the sources of the scenario. */
export function lineCite(scenario: Scenario): Cite {
  const sources = SOURCES[scenario];
  return sources === undefined ? '9.1' : ['9.1', sources];
}

/** A road that leads to no source: the sources of the scenario decide. */
export function sourceCite(scenario: Scenario): Cite {
  const sources = SOURCES[scenario];
  return sources === undefined ? '9.1' : [sources, '9.1'];
}
