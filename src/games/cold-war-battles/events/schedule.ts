import { choice, flag, integer, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { Side } from '../vocabulary.js';

class ScheduleInput {
  @choice('Side in its Reinforcement Phase', Side) side!: Side;
  @integer('Game turn', { min: 1, max: 9 }) turn!: number;
  @flag('Communist side: a SADF maneuver unit is in or adjacent to Cuito Cuanavale [17.10]') sadfAtCuito!: boolean;
  @flag('Communist side: the contingency reinforcements have come before [17.10]') contingencyUsed!: boolean;
  @integer('South African side: UNITA units in the pool [17.24]', { min: 0, max: 200, default: 200 })
  unitaPool!: number;
}

class ScheduleOutcome {
  @texts('Units due, or groups of them', { max: 80, maxItems: 60 }) units!: string[];
  @flag('Contingency reinforcements come [6.7, 17.10]') contingency!: boolean;
  @flag('The South African side may begin its rotation [17.23]') rotation!: boolean;
}

/** [6.1]: what the schedule brings a side this turn. */
export const schedule = procedure<ScheduleInput, ScheduleOutcome, Options>({
  id: 'schedule',
  resolver: 'events',
  title: { en: 'Reinforcement schedule', ja: '増援予定' },
  description: {
    en: 'The reinforcements a side receives on a turn, contingency reinforcements included.',
    ja: 'そのターンに受け取る増援を、条件付増援も含めて示します。',
  },
  rules: ['6.1'],
  input: ScheduleInput,
  outcome: ScheduleOutcome,
  example: { input: { side: 'southAfrican', turn: 3 } },

  resolve(input, umpire) {
    const units: string[] = [];
    let contingency = false;
    let rotation = false;
    switch (input.side) {
      case 'soviet':
        sovietUnits(input.turn, units, umpire);
        break;
      case 'hungarian':
        umpire.note(['16.12', '6.1'], 'hungarian-draw');
        break;
      case 'communist':
        contingency = communistUnits(input, units, umpire);
        break;
      case 'southAfrican':
        rotation = southAfricanUnits(input, units, umpire);
        break;
    }
    umpire.summarise('schedule-summary', { side: input.side, turn: input.turn, units });
    return { units, contingency, rotation };
  },
});

function sovietUnits(turn: number, units: string[], umpire: Judge): void {
  const chart = umpire.chart('soviet-schedule');
  for (const row of chart.rows) {
    if (!row.startsWith(`${turn} `)) continue;
    units.push(...(chart.at(row, 'units') as readonly string[]));
  }
  umpire.note(['16.25', '6.1'], units.length > 0 ? 'scheduled' : 'nothing-scheduled', { units });
}

/** Turn 5, and once when South Africans stand before Cuito Cuanavale [17.10]. */
function communistUnits(
  { turn, sadfAtCuito, contingencyUsed }: ScheduleInput,
  units: string[],
  umpire: Judge,
): boolean {
  const chart = umpire.chart('communist-schedule');
  const add = (row: string): void => {
    for (const column of chart.columns) units.push(...(chart.at(row, column) as readonly string[]));
  };
  if (turn === 5) add('turn 5');
  umpire.note(['17.10', '6.1'], units.length > 0 ? 'scheduled' : 'nothing-scheduled', { units: [...units] });
  if (!sadfAtCuito) return false;
  if (contingencyUsed) {
    umpire.note(['17.10', '6.7'], 'contingency-once');
    return false;
  }
  add('contingency');
  umpire.note(['17.10', '6.7'], 'contingency');
  return true;
}

/** The turn's SADF units and one UNITA unit; the 82nd Brigade waits for the rotation [17.20, 17.23, 17.24]. */
function southAfricanUnits({ turn, unitaPool }: ScheduleInput, units: string[], umpire: Judge): boolean {
  const listed = umpire.chart('sadf-schedule').at(turn, 'units') as readonly string[];
  const firstTurn = umpire.chart('rotation').number('firstTurn', 'value');
  const rotation = turn >= firstTurn;
  if (turn === firstTurn) umpire.note(['17.23', '17.20'], 'brigade-listed', { units: [...listed] });
  else {
    units.push(...listed);
    umpire.note(['17.20', '6.1'], units.length > 0 ? 'scheduled' : 'nothing-scheduled', { units: [...units] });
  }
  if (unitaPool > 0) {
    units.push('UNITA draw 1');
    umpire.note('17.24', 'unita-draw');
  } else umpire.note('17.24', 'unita-pool-empty');
  return rotation;
}
