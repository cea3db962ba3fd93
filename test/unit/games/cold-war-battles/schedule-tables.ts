import { cell, legal, outcome, type Printed, type Rebuild, records, same, say } from './asking.js';

/** Whether a reinforcement may come in with these facts. */
const enters = (input: object, options: object = {}): boolean =>
  legal('movement/reinforcement-entry', { turn: 9, ...input }, { options });

const due = (side: string, turn: number, more: object = {}): Printed =>
  outcome('events/schedule', { side, turn, ...more });

/** "MPLA Light Infantry 2" as the table has it: types by command. */
function grouped(row: string): unknown[] {
  const groups: Record<string, Record<string, string | number>> = {};
  for (const column of ['mpla', 'cuban']) {
    for (const entry of cell('communist-schedule', row, column) as string[]) {
      const [, command, type, count] = /^(\w+) (.+) (\d+)$/.exec(entry)!;
      groups[command!] ??= { command: command! };
      groups[command!]![type === 'SSM' ? 'SSM (Frog)' : type!] = Number(count);
    }
  }
  return Object.values(groups);
}

function angola(): unknown {
  const date = (turn: number): unknown => cell('angola-turns', turn, 'date');
  const withdrawn = (turn: number, attack: number): boolean =>
    legal('events/rotation', { turn, units: [{ attack }] }) &&
    outcome('events/rotation', { turn, units: [{ attack }] }).brigadeEnters;
  const rotation = say(
    'only after SADF units with 7+ total attack factors have been withdrawn [17.23]; earliest turn 6',
    withdrawn(6, 7),
    !withdrawn(6, 6),
    !withdrawn(5, 7),
    cell('rotation', 'attackFactors', 'value') === 7,
    same(due('southAfrican', 6, { unitaPool: 0 }).units, []),
  );
  const draw = (turn: number, unitaPool: number): boolean =>
    due('southAfrican', turn, { unitaPool }).units.includes('UNITA draw 1');
  const turns = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const sadf = (input: object): boolean => enters({ side: 'southAfrican', command: 'sadf', ...input });
  const unita = (type: string, input: object): boolean =>
    enters({ side: 'southAfrican', command: 'unita', type, ...input });
  const communist = (input: object): boolean =>
    ['mpla', 'cuban', 'eastGerman'].every((command) => enters({ side: 'communist', command, ...input }));
  const flown = (command: string, type: string, side: string): boolean =>
    legal('movement/airmobile', { side, command, type, purpose: 'entry' });
  const safe = { toMavinga: 0, unitInMavinga: true };
  const beside = { toMavinga: 1, baseInMavinga: true };
  return {
    rows: [
      ...turns.map((turn) => ({
        turn,
        date: date(turn),
        side: 'South African',
        units: cell('sadf-schedule', turn, 'units'),
        ...(turn === cell('rotation', 'firstTurn', 'value') ? { condition: rotation } : {}),
      })),
      {
        turn: 'each',
        side: 'South African',
        units: [
          say(
            '1 random UNITA unit from the pool',
            turns.every((turn) => draw(turn, 5)),
          ),
        ],
        condition: say(
          'if the pool is not empty',
          turns.every((turn) => !draw(turn, 0)),
        ),
      },
      {
        turn: turns.filter((turn) => due('communist', turn).units.length > 0)[0],
        date: date(5),
        side: 'Communist',
        units: grouped('turn 5'),
      },
      {
        turn: 'contingency',
        side: 'Communist',
        condition: say(
          'once per game, in a Communist Reinforcement Phase when a South African (RULING: SADF) maneuver unit is in or adjacent to Cuito Cuanavale',
          turns.every((turn) => due('communist', turn, { sadfAtCuito: true }).contingency),
          turns.every((turn) => !due('communist', turn).contingency),
          !due('communist', 4, { sadfAtCuito: true, contingencyUsed: true }).contingency,
        ),
        units: grouped('contingency'),
      },
    ],
    placement: {
      SADF: say(
        'any south-edge hex, or Mavinga if a South African unit is there and no enemy ZOC reaches it; airmobile units may fly in',
        sadf({ edges: ['south'] }),
        !sadf({ edges: ['east'] }),
        sadf(safe),
        !sadf({ ...safe, unitInMavinga: false }),
        !sadf({ ...safe, enemyZocOnMavinga: true }),
        flown('sadf', 'airborne', 'southAfrican'),
      ),
      'UNITA guerrilla': say(
        'any hex without an enemy unit, not within 8 hexes of Cuito Cuanavale',
        unita('guerrilla', { toCuito: 9 }),
        !unita('guerrilla', { toCuito: 8 }),
        !unita('guerrilla', { toCuito: 9, enemyUnit: true }),
      ),
      'UNITA other': say(
        'east edge, or adjacent to Mavinga if a friendly Base unit is in Mavinga and no enemy ZOC reaches Mavinga',
        unita('infantry', { edges: ['east'] }),
        !unita('infantry', { edges: ['south'] }),
        unita('infantry', beside),
        !unita('infantry', { ...beside, baseInMavinga: false }),
        !unita('infantry', { ...beside, enemyZocOnMavinga: true }),
      ),
      Communist: say(
        'any north- or east-edge hex within 5 hexes of Cuito Cuanavale; Special Force units may fly in from off-map',
        communist({ edges: ['north'], toCuito: 5 }),
        communist({ edges: ['east'], toCuito: 5 }),
        !communist({ edges: ['north'], toCuito: 6 }),
        !communist({ edges: ['west'], toCuito: 5 }),
        flown('eastGerman', 'specialForce', 'communist'),
      ),
    },
  };
}

function budapest(): unknown {
  const DIVISION: Record<string, string> = { '2nd': 'guards2', '33rd': 'guards33', '128th': 'guards128' };
  const ENTRY: Record<string, [string, object, object]> = {
    northEastBank: [
      'north edge, hexes on the east bank of the Danube',
      { edges: ['north'], eastBank: true },
      { edges: ['north'] },
    ],
    east: ['east edge', { edges: ['east'] }, { edges: ['west'] }],
    west: ['west edge', { edges: ['west'] }, { edges: ['east'] }],
    any: ['any map edge', { edges: ['south'] }, { edges: [] }],
  };
  const soviet = records('soviet-schedule').map((r) => {
    const [turn, entry] = String(r.row).split(' ') as [string, string];
    const [sentence, good, bad] = ENTRY[entry]!;
    const units = (r.units as string[]).map((unit) => {
      const division = /^(\w+) Guards .* Division$/.exec(unit)?.[1];
      return division === undefined ? unit : `all units of ${unit}`;
    });
    const division = DIVISION[/^(\w+) Guards/.exec((r.units as string[])[0]!)?.[1] ?? ''];
    const unit = division ? { side: 'soviet', command: division } : { side: 'soviet', entry };
    return {
      turn: Number(turn),
      date: String(cell('budapest-turns', turn, 'date')).replace(' 1956', ''),
      side: 'Soviet',
      entry: say(
        sentence,
        enters({ ...unit, ...good }),
        !enters({ ...unit, ...bad }),
        (r.units as string[]).every((name) => due('soviet', Number(turn)).units.includes(name)),
      ),
      units,
    };
  });
  const nato = (level: string) => ({ natoIntervention: level });
  const special = { side: 'hungarian', command: 'nato', type: 'specialForce' };
  const listed = (level: string): string[] => cell('nato-intervention', level, 'units') as string[];
  const air = (side: string, level: string, ...dice: number[]): Printed =>
    outcome('events/airpower', { side }, { options: nato(level), dice });
  const drops = (type: string): boolean =>
    legal(
      'movement/parachute',
      { side: 'hungarian', command: 'nato', type, terrain: ['clear'] },
      { options: nato('overt'), dice: [1] },
    ) && !enters({ side: 'hungarian', command: 'nato', type, nearObjectiveOrSquare: true }, nato('overt'));
  const [infantry, artillery, recon] = /5 infantry, 1 artillery, 1 reconnaissance$/.test(listed('overt')[2]!)
    ? ['5 infantry battalions', '1 artillery regiment', '1 reconnaissance battalion']
    : [];
  const fixed = air('soviet', 'covert');
  return {
    rows: [
      ...soviet,
      {
        turn: 'any',
        side: 'Hungarian',
        condition: say(
          'NATO covert or overt',
          listed('none').length === 0,
          !enters({ ...special, nearObjectiveOrSquare: true }, nato('none')),
        ),
        entry: say(
          'any objective/square hex or adjacent',
          ...['covert', 'overt'].map((level) => enters({ ...special, nearObjectiveOrSquare: true }, nato(level))),
          !enters(special, nato('covert')),
        ),
        units: listed('covert').map((name) => `${name} Special Force`),
      },
      {
        turn: 'any',
        side: 'Hungarian',
        condition: say('NATO overt', listed('covert').length === 2),
        entry: say(
          'airborne drop under 19.0, together or over several turns',
          ...['airborne', 'artillery', 'reconnaissance'].map(drops),
        ),
        units: [infantry, artillery, recon].map((unit) => `82nd Airborne: ${unit}`),
      },
      {
        turn: 'each from 1',
        side: 'Hungarian',
        condition: say(
          'NATO overt',
          ...['none', 'covert'].map(
            (level) => !legal('events/airpower', { side: 'hungarian' }, { options: nato(level), dice: [3] }),
          ),
        ),
        entry: 'air',
        units: [
          say(
            'd6-1 air markers (0-5), any mix of TAC, SAC, helicopters',
            same(
              [1, 6].map((die) => air('hungarian', 'overt', die).markers),
              [0, 5],
            ),
            same(air('hungarian', 'overt', 3).kinds, ['tac', 'sac', 'gunship', 'transport']),
          ),
        ],
      },
      {
        turn: 'each',
        side: 'Soviet',
        condition: say('no NATO overt', same(air('soviet', 'none'), fixed)),
        entry: 'air',
        units: [`${fixed.tac} TAC`, `${fixed.transport} Helicopter Transport`],
      },
      {
        turn: 'each',
        side: 'Soviet',
        condition: 'NATO overt',
        entry: 'air',
        units: [
          say(
            'd6 points of TAC/helicopter in place of the fixed allotment (RULING: replaces)',
            same(
              [1, 6].map((die) => air('soviet', 'overt', die).markers),
              [1, 6],
            ),
            same(air('soviet', 'overt', 2).kinds, ['tac', 'gunship', 'transport']),
          ),
        ],
      },
    ],
  };
}

export const scheduleTables: Record<string, Rebuild> = {
  'reinforcements-angola': angola,
  'reinforcements-budapest': budapest,
};
