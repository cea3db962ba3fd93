import { ja } from '../../../../src/games/cold-war-battles/messages/ja/index.js';
import { cell, chart, outcome, type Printed, type Rebuild, records, same, say } from './asking.js';

function levels(): unknown {
  return {
    rows: records('victory-levels').map((r, i) => {
      const level = String(r.level);
      const [min, max] = chart('victory-levels').rowBands![i]!;
      const name = level[0]!.toUpperCase() + level.slice(1);
      return { min, max, level: level === 'draw' ? name : `${name} Victory`, ja: ja.terms[level] };
    }),
  };
}

const worth = (row: string): unknown => cell('elimination-points', row, 'points');

/** What a lost unit of the side is worth by the procedure that books it. */
const lost = (side: string, unit: object, options: object = {}): number =>
  outcome('status/elimination-points', { side, units: [unit] }, { options }).units[0].points;

const hex = (battle: string, kind: string, unitOf: string, more: object = {}, options: object = {}): number => {
  const answer = outcome('status/victory', { battle, hexes: [{ kind, unitOf, ...more }] }, { options });
  return answer.firstPlayerHexes + answer.secondPlayerHexes;
};

/** The value, where the chart and the procedure agree on it. */
const agreed = (printed: unknown, ...answered: number[]): unknown =>
  answered.every((each) => each === printed) ? printed : { chart: printed, procedure: answered };

function budapest(): unknown {
  const row = (side: string, when: string, what: string, vp: unknown, more: object = {}) => ({
    side,
    when,
    for: what,
    vp,
    ...more,
  });
  const kill = (what: string, chartRow: string, unit: object, more: object = {}, options: object = {}) =>
    row('Soviet', 'immediate', `eliminate ${what}`, agreed(worth(chartRow), lost('hungarian', unit, options)), more);
  const end = (side: 'soviet' | 'hungarian', what: string, kind: string) =>
    row(
      side === 'soviet' ? 'Soviet' : 'Hungarian',
      'end',
      what,
      agreed(cell('budapest-hex-points', kind, side), hex('budapest56', kind, side)),
    );
  const nato = (level: string): unknown =>
    agreed(
      cell('nato-intervention', level, 'sovietVp'),
      outcome('status/intervention', {}, { options: { natoIntervention: level } }).sovietPoints,
    );
  const quick = (turn: number): Printed => outcome('status/quick-end', { turn, objectives: 20, sovietControlled: 20 });
  const early = [1, 2, 3, 4].every((turn) =>
    same([quick(turn).side, quick(turn).points], ['soviet', cell('quick-end', '1-4', 'soviet')]),
  );
  const late = [6, 7, 8, 9].every((turn) =>
    same([quick(turn).side, quick(turn).points], ['hungarian', cell('quick-end', '6-9', 'hungarian')]),
  );
  const short = outcome('status/quick-end', { turn: 4, objectives: 20, sovietControlled: 19 });
  const bridge = (natoIntervention: string): number =>
    hex('budapest56', 'bridge', 'hungarian', { name: 'Elizabeth' }, { natoIntervention });
  const rubble = outcome(
    'combat/rubble-check',
    { attackingSide: 'soviet', hexes: [{ hex: '0101', terrain: ['urban'] }] },
    { dice: [6] },
  );
  const bombed = (terrain: string, natoIntervention: string): number =>
    outcome(
      'combat/bombardment',
      {
        attackingSide: 'soviet',
        air: [{ type: 'tac', number: 1 }],
        target: { terrain: [terrain], units: [{ defence: 2 }] },
      },
      { options: { natoIntervention }, dice: [1] },
    ).victoryPoints.reduce((sum: number, { points }: Printed) => sum + points, 0);
  const un = outcome('events/random-event', { battle: 'budapest56', turn: 2, sovietObjectives: 4 }, { dice: [5] });
  return {
    rows: [
      kill('Rebel real HQ', 'rebelHq', { command: 'rebel', type: 'hq' }),
      kill('Rebel dummy HQ', 'dummyHq', { command: 'rebel', type: 'dummyHq' }),
      kill('any other Rebel unit', 'rebel', { command: 'rebel' }),
      kill(
        'Hungarian Army unit',
        'hungarianArmy',
        { command: 'hungarianArmy' },
        {
          vpWithArmyIntervention: agreed(
            worth('hungarianArmyIntervention'),
            lost('hungarian', { command: 'hungarianArmy' }, { armyIntervention: true }),
          ),
        },
      ),
      kill('US unit', 'nato', { command: 'nato' }, {}, { natoIntervention: 'overt' }),
      end('soviet', 'Radio Station hex', 'radioStation'),
      end('soviet', 'each other objective hex', 'objective'),
      end('soviet', "Stalin's Statue hex", 'stalinStatue'),
      end('soviet', "'To Tokol Airport' hex", 'tokolAirport'),
      row('Soviet', 'setup', 'NATO covert intervention chosen', nato('covert')),
      row('Soviet', 'setup', 'NATO overt intervention chosen', nato('overt')),
      row(
        'Soviet',
        say('quick end turn 1-4', early),
        say('holds all objectives except both embassies', !short.ends),
        cell('quick-end', '1-4', 'soviet'),
      ),
      row(
        'Hungarian',
        say('quick end turn 6-9', late),
        'Soviet holds all objectives except both embassies',
        cell('quick-end', '6-9', 'hungarian'),
      ),
      row(
        'none',
        say('quick end turn 5', quick(5).ends, quick(5).side === null),
        'no bonus',
        agreed(cell('quick-end', '5', 'soviet'), quick(5).points),
      ),
      row(
        'Hungarian',
        'immediate',
        'eliminate any Soviet unit',
        agreed(
          worth('soviet'),
          ...['guards2', 'guards33', 'guards128', 'specialCorps'].map((command) => lost('soviet', { command })),
        ),
      ),
      end('hungarian', 'Radio Station hex', 'radioStation'),
      end('hungarian', 'each other objective hex', 'objective'),
      end('hungarian', "Stalin's Statue hex", 'stalinStatue'),
      end('hungarian', "'To Tokol Airport' hex", 'tokolAirport'),
      row(
        'Hungarian',
        say('end, overt intervention only', bridge('none') === 0, bridge('covert') === 0),
        say(
          'each bridge held by Hungarian or US/NATO units',
          hex('budapest56', 'bridge', 'soviet', {}, { natoIntervention: 'overt' }) === 0,
        ),
        agreed(cell('budapest-hex-points', 'bridge', 'hungarian'), bridge('overt')),
      ),
      row(
        'Hungarian',
        'immediate',
        'each hex turned to rubble by the Soviet side',
        agreed(cell('other-points', 'rubble', 'points'), rubble.hungarianPoints),
      ),
      row(
        'Hungarian',
        say('immediate, not in overt intervention', bombed('urban', 'overt') === 0, bombed('urban', 'covert') === 1),
        say(
          'each Soviet air point used against an urban or suburban hex',
          bombed('clear', 'none') === 0,
          bombed('suburban', 'none') === 1,
        ),
        agreed(cell('other-points', 'airOnCity', 'points'), bombed('urban', 'none')),
      ),
      row(
        'Hungarian',
        'event 5-6',
        'Soviet below objective quota',
        agreed(cell('other-points', 'unAttentionBudapest', 'points'), un.hungarianPoints),
      ),
    ],
  };
}

function angola(): unknown {
  const row = (side: string, when: string, what: string, vp: unknown, more: object = {}) => ({
    side,
    when,
    for: what,
    vp,
    ...more,
  });
  const kill = (side: string, owner: string, what: string, ...commands: string[]) =>
    row(
      side,
      'immediate',
      `eliminate ${what}`,
      agreed(worth(commands[0]!), ...commands.flatMap((command) => [lost(owner, { command }), Number(worth(command))])),
    );
  const end = (side: 'communist' | 'southAfrican', what: string, ...kinds: string[]) =>
    row(
      side === 'communist' ? 'Communist' : 'South African',
      'end',
      what,
      agreed(cell('angola-hex-points', kinds[0]!, side), ...kinds.map((kind) => hex('angola87', kind, side))),
    );
  const edge = (side: 'communist' | 'southAfrican', others: string[]): boolean =>
    others.every((kind) => hex('angola87', kind, side) === 0);
  const roll = (communistAtMavinga: boolean): number =>
    outcome(
      'events/airpower',
      { side: 'southAfrican', turn: 2, secondRoll: true, communistAtMavinga },
      { dice: [3, 3] },
    ).pointsPaid;
  const east = outcome(
    'events/optional-reinforcement',
    { units: ['eastGerman', 'eastGerman'], turn: 2 },
    { dice: [1, 1] },
  );
  const bought = outcome('events/optional-reinforcement', { units: ['airborne2'], turn: 2 }, { dice: [] });
  return {
    rows: [
      kill('Communist', 'southAfrican', 'UNITA unit', 'unita'),
      kill('Communist', 'southAfrican', 'SADF unit', 'sadf'),
      end('communist', 'Cuito Cuanavale', 'cuitoCuanavale'),
      end('communist', 'Mavinga', 'mavinga'),
      end('communist', 'each other town or village', 'townOrVillage'),
      end(
        'communist',
        say('each trail hex on the south or east map edge', edge('communist', ['trailNorth', 'trailWest'])),
        'trailSouth',
        'trailEast',
      ),
      kill('South African', 'communist', 'MPLA unit', 'mpla'),
      kill('South African', 'communist', 'Cuban unit', 'cuban'),
      kill('South African', 'communist', 'East German or Soviet unit', 'eastGerman', 'sovietAdviser'),
      end('southAfrican', 'Cuito Cuanavale', 'cuitoCuanavale'),
      end('southAfrican', 'Mavinga', 'mavinga'),
      end('southAfrican', 'each other town or village', 'townOrVillage'),
      end(
        'southAfrican',
        say('each trail hex on the west or north map edge', edge('southAfrican', ['trailSouth', 'trailEast'])),
        'trailWest',
        'trailNorth',
      ),
      row(
        'South African',
        'on request',
        say(
          'each East German special operations unit the Communist requests',
          east.paidTo === 'southAfrican',
          east.points === 6,
        ),
        cell('optional-reinforcements', 'eastGerman', 'vp'),
      ),
      row(
        'Communist',
        'on request',
        'each optional SADF unit requested: see optional-reinforcements-angola',
        say(
          'table',
          bought.paidTo === 'communist',
          bought.points === cell('optional-reinforcements', 'airborne2', 'vp'),
        ),
      ),
      row(
        'Communist',
        'on request',
        'South African second airpower roll',
        agreed(cell('optional-reinforcements', 'secondAirpowerRoll', 'vp'), roll(false)),
        {
          vpIfCommunistAtMavinga: roll(true),
        },
      ),
    ],
  };
}

export const victoryTables: Record<string, Rebuild> = {
  'victory-levels': levels,
  'vp-budapest': budapest,
  'vp-angola': angola,
};
