import { UnitType } from '../../../../src/games/cold-war-battles/vocabulary.js';
import type { Cell } from '../../../../src/kernel/charts/index.js';
import { ask, cell, legal, outcome, type Printed, type Rebuild, records, same, say } from './asking.js';

const OVERT = { options: { natoIntervention: 'overt' } };

/** Whether two units may share a hex that has room for both. */
const together = (side: string, one: object, other: object): boolean => {
  const terrain = side === 'soviet' || side === 'hungarian' ? ['clear'] : ['airfield'];
  return legal('status/stacking', { side, terrain, units: [one, other] }, OVERT);
};

function stacking(): unknown {
  const limit = (side: string, ground: object, terms: object = {}): number =>
    outcome('status/stacking', { side, units: [], ...ground }, terms).limit;
  const soviet = (...terrain: string[]): number => limit('soviet', { terrain });
  const south = (ground: object): number => limit('southAfrican', ground);
  const at = (row: string, battle: 'budapest56' | 'angola87') => cell('stacking', row, battle);
  const budapest = ['hilltop', 'suburban', 'urban', 'town', 'base', 'airfield', 'park', 'objective', 'stadium'];
  const angola = ['clear', 'savanna', 'marsh', 'hilltop', 'town', 'base'];
  const every = (limits: number[], wanted: Cell): boolean => limits.every((each) => each === wanted);
  const commands = (...names: string[]) => names.map((command) => ({ command, type: 'infantry' }));
  const [guards2, guards33, guards128, corps] = commands('guards2', 'guards33', 'guards128', 'specialCorps');
  const [rebel, army, mpla, cuban, east, adviser, sadf, unita] = commands(
    'rebel',
    'hungarianArmy',
    'mpla',
    'cuban',
    'eastGerman',
    'sovietAdviser',
    'sadf',
    'unita',
  );
  const nato = (type: string) => ({ command: 'nato', type });
  const never = (side: string, ...pairs: [object?, object?][]): boolean =>
    pairs.every(([one, other]) => !together(side, one!, other!) && !together(side, other!, one!));
  const may = (side: string, ...pairs: [object?, object?][]): boolean =>
    pairs.every(([one, other]) => together(side, one!, other!) && together(side, other!, one!));
  const pair = (game: string, names: string[], allowed: boolean, exceptions?: string[]) => ({
    game,
    pair: names,
    allowed,
    ...(exceptions ? { exceptions } : {}),
  });
  return {
    rows: [
      {
        game: 'B56',
        terrain: [
          say('clear', soviet('clear') === at('clear', 'budapest56')),
          say('square', soviet('square') === at('square', 'budapest56')),
        ],
        limit: at('clear', 'budapest56') === at('square', 'budapest56') ? at('clear', 'budapest56') : undefined,
      },
      {
        game: 'B56',
        terrain: [
          say(
            '*',
            every(
              budapest.map((terrain) => soviet(terrain)),
              at('other', 'budapest56'),
            ),
          ),
        ],
        limit: at('other', 'budapest56'),
        note: say(
          'hexes containing an objective or stadium are not clear',
          every([soviet('clear', 'objective'), soviet('clear', 'stadium')], at('other', 'budapest56')),
        ),
      },
      {
        game: 'B56',
        terrain: ['embassy objective'],
        limit: at('embassy', 'budapest56'),
        note: say(
          'nobody may end a phase there, unless NATO Overt Intervention (then as any objective)',
          limit('soviet', { terrain: ['objective'], embassy: true }) === at('embassy', 'budapest56'),
          limit('soviet', { terrain: ['objective'], embassy: true }, OVERT) === at('other', 'budapest56'),
        ),
      },
      {
        game: 'A87',
        terrain: [say('airfield', south({ terrain: ['airfield', 'town'] }) === at('airfield', 'angola87'))],
        limit: at('airfield', 'angola87'),
      },
      {
        game: 'A87',
        terrain: [
          say('village', south({ terrain: ['village', 'savanna'] }) === at('village', 'angola87')),
          say('trail', south({ terrain: ['savanna'], trail: true }) === at('trail', 'angola87')),
        ],
        limit: at('village', 'angola87') === at('trail', 'angola87') ? at('village', 'angola87') : undefined,
        // Stacking asks for no turn: the weather cannot change it.
        note: say('trail hexes keep 2 in monsoon', at('trail', 'angola87') === 2),
      },
      {
        game: 'A87',
        terrain: [
          say(
            '*',
            every(
              angola.map((feature) => south({ terrain: [feature] })),
              at('other', 'angola87'),
            ),
          ),
        ],
        limit: at('other', 'angola87'),
      },
    ],
    compatibility: [
      pair(
        'B56',
        ['NATO', 'HungarianArmy|Rebel'],
        !never('hungarian', [nato('reconnaissance'), rebel], [nato('reconnaissance'), army]),
        [
          say('77SF', may('hungarian', [nato('specialForce'), rebel], [nato('specialForce'), army])),
          say('CIA', may('hungarian', [nato('specialForce'), nato('specialForce')])),
        ],
      ),
      pair('B56', ['HungarianArmy', 'Rebel'], may('hungarian', [army, rebel])),
      pair(
        'B56',
        ['US airborne infantry or artillery', 'any unit'],
        !never(
          'hungarian',
          ...['airborne', 'artillery'].flatMap((type): [object?, object?][] => [
            [nato(type), nato(type)],
            [nato(type), nato('specialForce')],
            [nato(type), rebel],
            [nato(type), army],
          ]),
        ),
      ),
      pair(
        'B56',
        ['Soviet division X', 'Soviet division Y'],
        !never('soviet', [guards2, guards33], [guards2, guards128], [guards33, guards128]),
        [
          say(
            '8th Special Corps stacks with any Soviet unit',
            may('soviet', [corps, guards2], [corps, guards33], [corps, guards128]),
          ),
        ],
      ),
      pair('A87', ['MPLA', 'Cuban'], !never('communist', [mpla, cuban])),
      pair(
        'A87',
        ['Soviet / East German special units', 'MPLA or Cuban'],
        may('communist', [adviser, mpla], [adviser, cuban], [east, mpla], [east, cuban], [east, adviser]),
      ),
      pair('A87', ['SADF', 'UNITA'], !never('southAfrican', [sadf, unita]), [
        say(
          'SADF Special Force units may stack with UNITA',
          may('southAfrican', [{ command: 'sadf', type: 'specialForce' }, unita]),
          never('southAfrican', [sadf, { command: 'unita', type: 'specialForce' }]),
        ),
      ]),
    ],
  };
}

const TYPE_NAME: Record<string, string> = {
  airborne: 'Airborne',
  specialForce: 'Special Force',
  lightInfantry: 'Light Infantry',
};

function airmobile(): unknown {
  const flies = (side: string, command: string): string[] =>
    UnitType.values.filter((type) => legal('movement/airmobile', { side, command, type }, OVERT));
  const named = (side: string, commands: string[], prefix: string): string[] => {
    const types = commands.map((command) => flies(side, command));
    const alike = types.every((list) => same([...list].sort(), [...types[0]!].sort()));
    return alike
      ? [...types[0]!].sort((a, b) => order(a) - order(b)).map((type) => prefix + (TYPE_NAME[type] ?? type))
      : [];
  };
  const order = (type: string): number => ['airborne', 'lightInfantry', 'specialForce'].indexOf(type);
  const drops = (input: object): boolean =>
    legal('movement/parachute', { terrain: ['clear'], ...input }, { ...OVERT, dice: [1] });
  const nato = { side: 'hungarian', command: 'nato' };
  const sadf = { side: 'southAfrican', command: 'sadf', type: 'airborne', startsInMavinga: true, entering: false };
  const nobody = (side: string, commands: string[]): boolean =>
    commands.every((command) =>
      UnitType.values.every((type) => !drops({ side, command, type, startsInMavinga: true })),
    );
  const communists = ['mpla', 'cuban', 'eastGerman', 'sovietAdviser'];
  const soviets = ['guards2', 'guards33', 'guards128', 'specialCorps'];
  const noHungarian = ['rebel', 'hungarianArmy'].every((command) => flies('hungarian', command).length === 0);
  return {
    rows: [
      {
        game: 'B56',
        side: say('Hungarian', noHungarian, nobody('hungarian', ['rebel', 'hungarianArmy'])),
        helicopter: named('hungarian', ['nato'], 'NATO ').map((name) =>
          name.endsWith('Force') ? `${name} (77SF, CIA)` : name,
        ),
        parachute: say(
          '82nd Airborne units, each once, on entry',
          ...['airborne', 'artillery', 'reconnaissance'].map((type) => drops({ ...nato, type })),
          !drops({ ...nato, type: 'specialForce' }),
          !drops({ ...nato, droppedBefore: true }),
          !drops({ ...nato, entering: false }),
        ),
      },
      {
        game: 'B56',
        side: 'Soviet',
        helicopter: named('soviet', soviets, ''),
        parachute: say('never', nobody('soviet', soviets)),
      },
      {
        game: 'A87',
        side: 'Communist',
        helicopter: named('communist', communists, ''),
        parachute: say('never', nobody('communist', communists)),
      },
      {
        game: 'A87',
        side: say('South African', flies('southAfrican', 'unita').length === 0),
        helicopter: named('southAfrican', ['sadf'], 'SADF '),
        parachute: say(
          'once per game, one SADF Airborne or Special Force unit that starts the turn in Mavinga outside enemy ZOC',
          same(
            UnitType.values.filter((type) => drops({ ...sadf, type })),
            ['airborne', 'specialForce'],
          ),
          !drops({ ...sadf, startsInMavinga: false }),
          !drops({ ...sadf, startsInEnemyZoc: true }),
          !drops({ ...sadf, droppedBefore: true }),
          nobody('southAfrican', ['unita']),
        ),
      },
    ],
  };
}

function airborneLanding(): unknown {
  const drop = (input: object, dice: number[]): Printed =>
    ask('movement/parachute', { side: 'southAfrican', startsInMavinga: true, ...input }, { ...OVERT, dice }).outcome;
  const nato = { side: 'hungarian', command: 'nato', startsInMavinga: false };
  const modifier = (input: object): number => drop(input, [1]).modifier;
  const modified = (terrain: string[], side: object = {}): number[] =>
    terrain.map((feature) => modifier({ terrain: [feature], ...side }));
  const drm = (row: string): number => Number(cell('airborne-modifiers', row, 'modifier'));
  const all = (found: number[], wanted: number): boolean => found.every((each) => each === wanted);
  const when: [string, string, boolean][] = [
    ['airfield', 'landing on an airfield', modifier({ terrain: ['airfield', 'town'] }) === drm('airfield')],
    [
      'open',
      'landing on clear, village, town, savanna or park',
      all(modified(['clear', 'village', 'town', 'savanna']), drm('open')) &&
        all(modified(['park'], nato), drm('open') + drm('natoInBudapest')),
    ],
    [
      'otherTerrain',
      'landing on any other terrain',
      all(modified(['marsh', 'hilltop', 'base']), drm('otherTerrain')) &&
        all(modified(['urban', 'objective', 'square', 'rubble'], nato), drm('otherTerrain') + drm('natoInBudapest')),
    ],
    [
      'enemyZoc',
      'landing in the ZOC of one or more enemy units that are not anti-aircraft (max +1)',
      modifier({ terrain: ['clear'], enemyZoc: true }) === drm('enemyZoc'),
    ],
    [
      'airDefenceZoc',
      'landing in the ZOC of one or more enemy anti-aircraft units (max +2)',
      modifier({ terrain: ['clear'], airDefenceZoc: true, enemyZoc: true }) === drm('airDefenceZoc') + drm('enemyZoc'),
    ],
    [
      'natoInBudapest',
      'US/NATO unit landing in Budapest',
      modifier({ terrain: ['clear'], ...nato }) === drm('natoInBudapest'),
    ],
  ];
  const heavy = { terrain: ['hilltop'], enemyZoc: true, airDefenceZoc: true };
  const scattered = (facts: object): boolean =>
    drop({ terrain: ['clear'], around: [{ direction: 'south', ...facts }] }, [6, 4]).eliminated;
  const north = (direction: string): string =>
    direction.replace(/(north|south)(East|West)?/, (_, ns, ew = '') => ns[0] + ew.slice(0, 1)).toUpperCase();
  return {
    rows: records('airborne-landing').map((r) => ({
      roll: Number.isNaN(Number(r.row)) ? r.row : Number(r.row),
      result: r.result,
    })),
    modifiers: when.map(([row, sentence, holds]) => ({ drm: drm(row), when: say(sentence, holds) })),
    results: {
      AL: say('lands in the chosen hex', same(landing(drop({ terrain: ['clear'] }, [1])), ['AL', true, false, false])),
      EL: say(
        'Angola: suppressed in the chosen hex; Budapest: eliminated, opponent scores VP',
        same(landing(drop(heavy, [6])), ['EL', true, true, false]),
        same(landing(drop({ ...heavy, ...nato }, [6])), ['EL', false, false, true]),
        same(drop({ ...heavy, ...nato }, [6]).victoryPoints, [{ side: 'soviet', points: 3, award: 'elimination' }]),
      ),
      SC: say(
        'roll d6 for direction, shift 1 hex; eliminated if that hex holds an enemy unit, is prohibited terrain or would be overstacked',
        !scattered({}),
        scattered({ enemyUnit: true }),
        scattered({ closed: true }),
        scattered({ full: true }),
      ),
    },
    scatter: Object.fromEntries(records('scatter').map((r) => [r.row, north(String(r.direction))])),
  };
}

const landing = ({ result, landed, suppressed, eliminated }: Printed): unknown[] => [
  result,
  landed,
  suppressed,
  eliminated,
];

export const groundTables: Record<string, Rebuild> = {
  stacking,
  'airmobile-eligibility': airmobile,
  'airborne-landing': airborneLanding,
};
