import { UnitType } from '../../../../src/games/cold-war-battles/vocabulary.js';
import { ask, cell, chart, gameOf, legal, outcome, type Rebuild, same, say } from './asking.js';

const NAME: Record<string, string> = {
  specialForce: 'Special Force',
  armoredCavalry: 'Armored Cavalry',
  police: 'Police',
  guerrilla: 'Guerrilla',
};

function specialUnits(): unknown {
  const named = (list: unknown): string[] => (list as string[]).map((type) => NAME[type] ?? type);
  const irregulars = { options: { irregulars: true } };
  const recon = (input: object, on = true) =>
    ask('spotting/recon', { side: 'communist', type: 'police', targets: [], ...input }, { options: { recon: on } });
  const scouts = UnitType.values.filter((type) => recon({ type }).legal);
  const sees = (distance: number): boolean =>
    (recon({ targets: [{ name: 'x', distance }] }).outcome as { seen: string[] }).seen.length === 1;
  const flies = (side: string, air: string, more: object = {}): boolean =>
    legal(
      'spotting/aerial-recon',
      { side, air, targets: [], ...more },
      { options: { recon: true, natoIntervention: 'overt' } },
    );
  const looks = (side: string): string[] => ['tac', 'sac', 'gunship', 'transport'].filter((air) => flies(side, air));
  const chooser = (types: string[]): string =>
    outcome(
      'combat/crt-choice',
      {
        attackingSide: 'southAfrican',
        attackers: [{ attack: 3 }],
        defendingHexes: [{ units: types.map((type) => ({ type, defence: 2 })) }],
      },
      { options: { screening: true } },
    ).chooser;
  const screens = UnitType.values.filter((type) => chooser([type]) === 'defender');
  const step = (type: string, facts: object): number =>
    outcome('movement/step-cost', { side: 'southAfrican', type, step: { terrain: ['marsh'], ...facts } }, irregulars)
      .cost;
  const light = UnitType.values.filter((type) => step(type, {}) === 1);
  const listed = (list: string[], row: string): string[] =>
    same([...list].sort(), [...(cell('special-units', row, 'units') as string[])].sort())
      ? named(cell('special-units', row, 'units'))
      : list;
  const both = same(light, ['specialForce', 'guerrilla']) ? named(light) : light;
  return {
    rows: [
      {
        ability: 'groundRecon',
        units: listed(scouts, 'groundRecon'),
        range: sees(1) && !sees(2) ? 1 : undefined,
        condition: say('recon unit itself not untried', recon({}).legal, !recon({ untried: true }).legal),
      },
      {
        ability: 'aerialRecon',
        B56: [
          say('NATO TAC', looks('hungarian').includes('tac'), looks('soviet').length === 0),
          say('NATO Helicopter', same(looks('hungarian'), ['tac', 'gunship', 'transport'])),
        ],
        A87: [
          ['tac', 'TAC'],
          ['gunship', 'Helicopter Gunship'],
          ['transport', 'Helicopter Transport'],
        ].map(([air, name]) => say(`${name} both sides`, flies('communist', air!), flies('southAfrican', air!))),
        forbidden: say(
          'target hex containing or adjacent to an unsuppressed enemy anti-aircraft unit',
          !flies('communist', 'tac', { airDefenceDistance: 0 }),
          !flies('communist', 'tac', { airDefenceDistance: 1 }),
          flies('communist', 'tac', { airDefenceDistance: 2 }),
        ),
      },
      {
        ability: 'screening',
        units: listed(screens, 'screening'),
        condition: say(
          'all defenders are of these types; adjacent combat only; FPF permitted',
          chooser(['guerrilla', 'infantry']) === 'attacker',
          chooser(['guerrilla', 'armoredCavalry']) === 'defender',
          screenedWithFpf(),
        ),
      },
      {
        ability: 'irregularMovement',
        units: both,
        mp: step('guerrilla', {}),
        hexsides: say('normal cost', step('guerrilla', { hexside: 'minorRiver' }) === 3),
        road: say('no bonus', roadCost('soviet') === 1),
        trail: say('no bonus', roadCost('southAfrican') === 1),
      },
      {
        ability: 'irregularZoc',
        units: both,
        exerts: say(
          'only on enemy Special Force/Guerrilla (Special Force units, via 22.3)',
          same(zonesBy('specialForce'), [false, true]),
          same(zonesBy('guerrilla'), [false, false]),
        ),
        suffers: say(
          'only from enemy Special Force and Police units',
          same(
            UnitType.values.filter((type) => zonesBy(type)[1]),
            ['specialForce', 'police'],
          ),
        ),
      },
      {
        ability: 'irregularCombat',
        units: both,
        attack: say('voluntary', !owes('specialForce'), !owes('guerrilla'), owes('infantry')),
        artilleryAndAirAgainst: say(
          'not allowed',
          !shelled('specialForce'),
          !shelled('guerrilla'),
          shelled('infantry'),
        ),
        closeSupport: say(
          'their attacks receive none',
          !fought({ closeSupport: { artillery: [{ barrage: 2 }] } }),
          fought({}),
        ),
        enemyFpf: say('their attacks face none', !fought({ protectiveFire: { artillery: [{ fpf: 2 }] } })),
      },
      {
        ability: 'fireControl',
        B56: ['artillery', 'air'].map((arm) =>
          say(`all Soviet ${arm}`, same(bound(arm, 'B56'), ['guards2', 'guards33', 'guards128', 'specialCorps'])),
        ),
        A87: ['artillery', 'air'].map((arm) =>
          say(`UNITA, MPLA and Cuban ${arm}`, same(bound(arm, 'A87'), ['mpla', 'cuban', 'unita'])),
        ),
      },
    ],
  };
}

const screenedWithFpf = (): boolean =>
  legal(
    'combat/adjacent-attack',
    {
      attackingSide: 'southAfrican',
      crt: 'mobile',
      attackers: [{ attack: 3 }],
      defendingHexes: [{ units: [{ type: 'armoredCavalry', defence: 2 }] }],
      protectiveFire: { artillery: [{ fpf: 2 }] },
    },
    { options: { screening: true }, dice: [3] },
  );

const roadCost = (side: string): number =>
  outcome(
    'movement/step-cost',
    { side, type: 'specialForce', step: { terrain: ['hilltop'], road: true } },
    { options: { irregulars: true } },
  ).cost;

/** Whether a unit of the type binds ordinary units, and irregulars [22.2, 22.3]. */
function zonesBy(type: string): [boolean, boolean] {
  const stopped = (mover: string): boolean =>
    outcome(
      'movement/route',
      {
        battle: 'angola87',
        unit: { side: 'communist', type: mover, movement: 4 },
        start: '0101',
        route: ['0102'],
        map: { grid: { columns: 1, rows: 4 } },
        units: [{ name: 'enemy', hex: '0103', side: 'southAfrican', type }],
      },
      { options: { irregulars: true } },
    ).stops === 'enemyZoc';
  return [stopped('infantry'), stopped('specialForce')];
}

/** Whether a unit of the type beside an ordinary enemy has to attack [8.6, 22.4]. */
const owes = (type: string): boolean =>
  outcome(
    'combat/attack-obligations',
    {
      battle: 'angola87',
      side: 'communist',
      map: { grid: { columns: 1, rows: 2 } },
      units: [
        { name: 'own', hex: '0101', side: 'communist', type },
        { name: 'enemy', hex: '0102', side: 'southAfrican' },
      ],
    },
    { options: { irregulars: true } },
  ).mustAttack.length === 1;

const shelled = (type: string): boolean =>
  ['artillery', 'air'].every((arm) =>
    legal(
      'combat/bombardment',
      {
        attackingSide: 'southAfrican',
        ...(arm === 'air' ? { air: [{ type: 'tac' }] } : { artillery: [{ barrage: 3 }] }),
        target: { units: [{ type, defence: 2 }] },
      },
      { options: { irregulars: true }, dice: [3] },
    ),
  );

const fought = (fire: object): boolean =>
  ['specialForce', 'guerrilla'].some((type) =>
    legal(
      'combat/adjacent-attack',
      {
        attackingSide: 'southAfrican',
        crt: 'assault',
        attackers: [{ type, attack: 3 }],
        defendingHexes: [{ units: [{ type: 'infantry', defence: 2 }] }],
        ...fire,
      },
      { options: { irregulars: true }, dice: [3] },
    ),
  );

/** Commands whose guns or aircraft fire only where they were aimed [23.1]. */
const bound = (arm: string, game: string): string[] =>
  chart('commands').rows.filter((command) => {
    const side = String(cell('commands', command, 'side'));
    if (gameOf(side) !== game || command === 'hungarianArmy') return false;
    const fire = (committed: boolean): boolean =>
      legal(
        'combat/bombardment',
        {
          attackingSide: side,
          ...(arm === 'air'
            ? { air: [{ type: 'tac', command, committed }] }
            : { artillery: [{ barrage: 3, command, committed }] }),
          target: { units: [{ defence: 2 }] },
        },
        { options: { fireControl: true, natoIntervention: 'overt' }, dice: [3] },
      );
    return fire(true) && !fire(false);
  });

export const specialTables: Record<string, Rebuild> = { 'special-unit-rules': specialUnits };
