import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
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

/** Early turns of Brunete: every Republican, and the garrisons named, are supplied without a line [B.13]. */
function suppliedEarly({ scenario, side, turn, startedIn }: SupplySubject, umpire: Judge): boolean {
  if (scenario !== 'brunete' || turn === undefined) return false;
  const chart = umpire.chart('supply-sources');
  const row = `${scenario} ${side}`;
  if (turn > chart.number(row, 'automaticTurns')) return false;
  const garrisons = chart.at(row, 'automaticFrom') as readonly string[];
  if (garrisons.length === 0) umpire.note('B.13', 'first-turn-supply');
  else if (startedIn !== undefined && garrisons.includes(startedIn)) {
    umpire.note('B.13', 'garrison-supply', { hex: startedIn });
  } else return false;
  return true;
}

/** Notes why a unit is in supply without a line; false where it needs one [9.3, 14.1, 15.3, B.13, J.20]. */
export function automaticallySupplied(unit: SupplySubject, umpire: Judge): boolean {
  const { scenario, side } = unit;
  if (unit.type === 'air') umpire.note('9.3', 'air-needs-no-supply');
  else if (unit.type === 'leader') umpire.note('14.1', 'leader-always-supplied');
  else if (unit.entering) umpire.note(['15.3', '15.1'], 'supplied-on-entry');
  else if (scenario === 'jarama' && side === 'republican' && unit.madridReserve)
    umpire.note('J.20', 'reserve-supplied');
  else return suppliedEarly(unit, umpire);
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
