import { cell, legal, type Printed, type Rebuild, records, SIDE, type SideId, say } from './asking.js';

/** What a scenario says besides its groups. */
function facts(battle: 'budapest56' | 'angola87'): object {
  const at = (column: string) => cell('battles', battle, column);
  return {
    firstPlayer: SIDE[at('firstPlayer') as SideId],
    secondPlayer: SIDE[at('secondPlayer') as SideId],
    setsUpFirst: SIDE[at('setsUpFirst') as SideId],
    turns: at('turns'),
    turn1: cell(battle === 'budapest56' ? 'budapest-turns' : 'angola-turns', 1, 'date'),
    turnLength: at('turnLength'),
  };
}

const places = (battle: string, unit: object, options: object = {}): boolean =>
  legal('status/set-up', { battle, units: [unit] }, { options });

function angolaSetUp(): unknown {
  const COMMAND: Record<string, string> = { sadf: 'SADF', unita: 'UNITA', mpla: 'MPLA', sovietAdviser: 'Soviet' };
  const NAMED = new Set(['32nd Infantry Bn', 'TG32 Artillery', 'Omega (Om) Special Force Bn']);
  const GROUP: Record<string, string> = {
    'southAfrican Base': 'sadfBase',
    'southAfrican 32nd Infantry': 'sadf32Infantry',
    'southAfrican TG32 Artillery': 'sadfTg32Artillery',
    'southAfrican Omega Special Force': 'sadfOmega',
    'communist Base': 'communistBase',
    'communist Air Defence': 'communistAirDefence',
    'soviet Communications': 'communications',
  };
  const guerrilla = Number(cell('angola-placement', 'unitaGuerrilla', 'hexes'));
  const other = Number(cell('angola-placement', 'unitaOther', 'hexes'));
  const pool = say(
    `Guerrilla: any hex not within ${guerrilla} hexes of Cuito Cuanavale; every other type: within ${other} hexes of any town except Cuito Cuanavale`,
    places('angola87', { group: 'unitaGuerrilla', toCuito: guerrilla + 1 }),
    !places('angola87', { group: 'unitaGuerrilla', toCuito: guerrilla }),
    places('angola87', { group: 'unitaOther', toTown: other }),
    !places('angola87', { group: 'unitaOther', toTown: other + 1 }),
  );
  const where = (r: Record<string, unknown>): string => {
    if (r.where === 'pool') return pool;
    const field = r.where === 'mavinga' ? 'toMavinga' : 'toCuito';
    const name = r.where === 'mavinga' ? 'Mavinga' : 'Cuito Cuanavale';
    const within = Number(r.within);
    const group = GROUP[String(r.row)] ?? 'mpla';
    const sentence =
      within === 0
        ? `in ${name}`
        : within === 1
          ? `${name} or a hex adjacent to it`
          : `within ${within} hexes of ${name}`;
    return say(
      sentence,
      places('angola87', { group, [field]: within }),
      !places('angola87', { group, [field]: within + 1 }),
    );
  };
  const groups: Printed[] = [];
  for (const r of records('angola-setup')) {
    const head = {
      order: r.order,
      side: SIDE[r.side as SideId],
      // The book does not say whose the Base and the Air Defence are; the table guesses with a question mark.
      command: r.command === null ? 'MPLA?' : COMMAND[String(r.command)],
      where: where(r),
      status: r.status === 'faceUp' ? 'face-up' : r.where === 'pool' ? 'untried, not looked at' : 'untried',
    };
    const unit = { [NAMED.has(String(r.unit)) ? 'name' : 'type']: r.unit, count: r.count };
    const last = groups.at(-1);
    if (last && last.where === head.where && last.command === head.command) last.units.push(unit);
    else groups.push({ ...head, units: [unit] });
  }
  return { rows: groups, ...facts('angola87') };
}

function budapestSetUp(): unknown {
  const near = { nearObjectiveOrSquare: true };
  const UNITS: Record<string, string> = {
    rebelHq: 'Rebel HQ (real and dummy)',
    rebel: 'Rebel units drawn at random from the Rebel pool',
    hungarianArmy: 'Hungarian Army units drawn at random from the Army pool',
    soviet: 'none',
  };
  const open = (group: string): boolean => places('budapest56', { group, ...near }) && !places('budapest56', { group });
  const WHERE: Record<string, string> = {
    'rebelHq objective': say(
      'objective hexes (one each RULING: stacking limit 1)',
      places('budapest56', { group: 'rebelHq', onObjective: true }),
      !places('budapest56', { group: 'rebelHq', ...near }),
      cell('stacking', 'other', 'budapest56') === 1,
    ),
    'rebel objectiveOrSquareOrNext': say('any objective or square hex, or a hex adjacent to one', open('rebel')),
    'hungarianArmy objectiveOrSquareOrNext': say('as Rebels', open('hungarianArmy')),
    'soviet none': say(
      'all Soviet units arrive as reinforcements',
      !places('budapest56', { group: 'soviet', ...near }),
    ),
  };
  const army = (count: number, armyIntervention: boolean): boolean =>
    legal(
      'status/set-up',
      {
        battle: 'budapest56',
        complete: true,
        units: [
          ...Array.from({ length: 5 }, () => ({ group: 'rebelHq', onObjective: true })),
          ...Array.from({ length: 15 }, () => ({ group: 'rebel', ...near })),
          ...Array.from({ length: count }, () => ({ group: 'hungarianArmy', ...near })),
        ],
      },
      { options: { armyIntervention } },
    );
  return {
    rows: records('budapest-setup').map((r) => ({
      order: r.order,
      side: SIDE[r.side as SideId],
      units: UNITS[String(r.row)],
      count: r.count,
      where: WHERE[`${r.row} ${r.where}`],
      ...(r.status === 'none' ? {} : { status: r.status }),
      ...(r.row === 'hungarianArmy'
        ? {
            variant: {
              armyIntervention: say(
                'all Hungarian Army units start on the map',
                army(5, false),
                !army(9, false),
                army(9, true),
              ),
            },
          }
        : {}),
    })),
    ...facts('budapest56'),
  };
}

export const setUpTables: Record<string, Rebuild> = { 'setup-angola': angolaSetUp, 'setup-budapest': budapestSetUp };
