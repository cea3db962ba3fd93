import {
  cell,
  chart,
  GAME,
  outcome,
  type Printed,
  type Rebuild,
  records,
  SIDE,
  type SideId,
  same,
  say,
} from './asking.js';

const SIDES = ['communist', 'southAfrican'] as const;

function airpower(): unknown {
  const points = (side: string, terms: object, die = 3): number =>
    outcome('events/airpower', { side, ...terms }, { dice: [die] }).markers;
  const column = (die: number): number => chart('angola-airpower').columns.indexOf(die <= 0 ? '<=0' : String(die));
  const at = (side: string, die: number): unknown =>
    chart('angola-airpower').cells[chart('angola-airpower').rows.indexOf(side)]![column(die)];
  const base = Number(cell('angola-airpower-modifiers', 'base', 'modifier'));
  const rain = Number(cell('angola-airpower-modifiers', 'monsoon', 'modifier'));
  const spoiled = (side: string): boolean =>
    [{ baseUnitInPlace: false }, { enemyZocOnBase: true }, { baseUnitInPlace: false, enemyZocOnBase: true }].every(
      (facts) => [1, 2, 3, 4, 5, 6].every((die) => points(side, { turn: 2, ...facts }, die) === at(side, die + base)),
    );
  const wet = (side: string): boolean =>
    same(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
        (turn) => points(side, { turn }) === at(side, 3 + rain) && at(side, 3 + rain) !== at(side, 3),
      ),
      [6, 7, 8],
    );
  const when = (side: string, name: string, place: string) =>
    say(
      `no ${name} Base unit in ${place}, or an enemy ZOC reaches ${place === 'Mavinga' ? 'the Mavinga' : 'that'} hex (one -1 in total)`,
      spoiled(side),
    );
  return {
    columns: chart('angola-airpower').columns.map((label) => (Number.isNaN(Number(label)) ? label : Number(label))),
    rows: chart('angola-airpower').rows.map((side, i) => ({ side, points: chart('angola-airpower').cells[i] })),
    modifiers: [
      { side: 'southAfrican', drm: base, when: when('southAfrican', 'South African', 'Mavinga') },
      { side: 'communist', drm: base, when: when('communist', 'Communist', 'Cuito Cuanavale') },
      { side: 'both', drm: rain, when: say('turns 6, 7, 8 (monsoon)', ...SIDES.map(wet)) },
    ],
  };
}

const event = (battle: string, dice: number[], facts: object = {}, options: object = {}): Printed =>
  outcome('events/random-event', { battle, turn: 2, sovietObjectives: 99, ...facts }, { dice, options });

const facesOf = (id: string, name: string): number[] =>
  records(id)
    .filter((r) => r.event === name)
    .map((r) => Number(r.row));

const quiet = ({ takesEffect }: Printed): boolean => takesEffect === false;

function angolaEvents(): unknown {
  const led = (lead: number, leader = 'communist') => event('angola87', [5], { leader, lead });
  const six = event('angola87', [6]);
  return {
    rows: [
      {
        die: facesOf('angola-events', 'none'),
        event: 'none',
        effect: say('no event', ...[1, 2, 3, 4].map((die) => quiet(event('angola87', [die])))),
      },
      {
        die: facesOf('angola-events', 'momentum'),
        event: 'momentum',
        effect: say(
          'if one side leads the other by 10 or more VP, the leader gets 1R in all its adjacent combats this game turn; lasts all turn even if the lead drops below 10; otherwise nothing',
          quiet(led(9)),
          quiet(event('angola87', [5])),
          ...SIDES.map((leader) => same([led(10, leader).side, led(10, leader).shift], [leader, 1])),
        ),
      },
      {
        die: facesOf('angola-events', 'unAttention'),
        event: 'unAttention',
        effect: say(
          'this game turn every VP award for eliminating an enemy unit is 1 higher, both sides',
          six.takesEffect && six.eliminationBonus === 1 && six.side === null,
        ),
      },
    ],
  };
}

function budapestEvents(): unknown {
  const nato = (natoIntervention: string, die: number): boolean =>
    event('budapest56', [1, die], {}, { natoIntervention }).gameEnds;
  const wars = (level: string): number[] => [1, 2, 3, 4, 5, 6].filter((die) => nato(level, die));
  const morale = (leader: string, lead: number): Printed => event('budapest56', [4], { leader, lead });
  const quota = records('un-quota').map((r, i) => ({ turns: chart('un-quota').rowBands![i], hexes: r.hexes }));
  const un = (turn: number, sovietObjectives: number, die: number): number =>
    event('budapest56', [die], { turn, sovietObjectives }).hungarianPoints;
  const points = cell('other-points', 'unAttentionBudapest', 'points');
  const kept = quota.every(({ turns, hexes }) =>
    turns!.every((turn) =>
      [5, 6].every((die) => un(turn!, Number(hexes), die) === 0 && un(turn!, Number(hexes) - 1, die) === points),
    ),
  );
  const threshold = Number(cell('budapest-events', 4, 'lead'));
  return {
    rows: [
      {
        die: facesOf('budapest-events', 'worldWar'),
        event: 'worldWarIII',
        effect: say(
          'only if NATO intervention is in use: roll again; covert 1-2 / overt 1-4 = World War III, the game ends at once and VP are counted; any other roll, or no NATO option = no event',
          quiet(event('budapest56', [1])),
          same(wars('covert'), [1, 2]),
          same(wars('overt'), [1, 2, 3, 4]),
        ),
        subroll: { covert: wars('covert'), overt: wars('overt') },
      },
      {
        die: facesOf('budapest-events', 'none'),
        event: 'none',
        effect: say('no event', ...[2, 3].map((die) => quiet(event('budapest56', [die])))),
      },
      {
        die: facesOf('budapest-events', 'moraleCheck'),
        event: 'moraleCheck',
        effect: say(
          'Soviet leads by 10+ VP: Hungarian picks 2 Rebel units on the map and returns them to the Rebel pool, no VP. Hungarian leads by 10+ VP: Hungarian receives 2 units as reinforcements from either pool. Otherwise nothing',
          quiet(morale('soviet', threshold - 1)),
          same([morale('soviet', threshold).rebelsReturned, morale('soviet', threshold).unitsDrawn], [2, 0]),
          same([morale('hungarian', threshold).rebelsReturned, morale('hungarian', threshold).unitsDrawn], [0, 2]),
        ),
        threshold,
      },
      {
        die: facesOf('budapest-events', 'unAttention'),
        event: 'unAttention',
        effect: say("if the Soviet side holds fewer objective hexes than the turn's quota, Hungarian +5 VP", kept),
        quota,
        vp: points,
      },
    ],
  };
}

const hungarianReinforcements: Rebuild = () => ({
  rows: records('hungarian-reinforcements').map((r, i) => {
    const [min, max] = chart('hungarian-reinforcements').rowBands![i]!;
    return { min, max, rebel: r.rebel, army: r.army };
  }),
});

function natoIntervention(): unknown {
  const soviet = (level: string): string => {
    const { tac, transport, byDie } = records('soviet-airpower').find((r) => r.row === level)!;
    return byDie ? 'd6 TAC/helicopter points each turn' : `${tac} TAC + ${transport} Helicopter Transport`;
  };
  const embassies = (level: string, open: unknown): string =>
    open
      ? say(
          'ordinary objectives',
          outcome(
            'status/stacking',
            { side: 'soviet', terrain: ['objective'], embassy: true, units: [] },
            { options: { natoIntervention: level } },
          ).limit === 1,
        )
      : 'closed';
  return {
    rows: records('nato-intervention').map((r) => ({
      level: r.row,
      sovietVp: r.sovietVp,
      units: r.units,
      extraDraw: r.extraDraw,
      ww3: Array.from({ length: Number(r.worldWarUpTo) }, (_, i) => i + 1),
      natoAir: r.natoAir ? `d6${r.natoAirModifier} markers each turn` : null,
      sovietAir: soviet(String(r.row)),
      embassies: embassies(String(r.row), r.embassiesOpen),
      hungarianVpPerSovietAirOnCity: r.airOnCityScores,
      bridgeVp: r.bridgesScore,
    })),
  };
}

function optionalReinforcements(): unknown {
  const arrival: Record<string, string> = {
    requestTurn: 'turn of request',
    delayRoll: 'delay roll',
    samePhase: 'same phase',
  };
  const buy = (units: string[], turn: number, dice: number[], more: object = {}): Printed =>
    outcome('events/optional-reinforcement', { units, turn, ...more }, { dice });
  const late = buy(['infantry6'], 8, [4]);
  const price = (unit: string, more: object = {}): number =>
    buy([unit], 2, unit === 'airborne2' ? [] : [1], more).points;
  const near = { communistAtMavinga: true };
  return {
    rows: records('optional-reinforcements').map((r) => ({
      side: SIDE[r.side as SideId],
      unit: r.unit,
      vp: r.vp,
      arrival: arrival[String(r.arrival)],
    })),
    delayRoll: {
      die: say('d6', chart('arrival-delay').rows.length === 6),
      map: Object.fromEntries(records('arrival-delay').map((r) => [r.row, r.turns])),
      meaning: say(
        'number of turns after the request',
        buy(['infantry6'], 2, [5]).units[0].arrives === 2 + Number(cell('arrival-delay', 5, 'turns')),
      ),
      beyondGameEnd: say('unit never arrives, VP stay paid', late.units[0].lost === true, late.points === 3),
    },
    doubling: {
      side: say('South African only', price('eastGerman', near) === price('eastGerman')),
      when: say(
        'any Communist unit is in or adjacent to Mavinga at the moment of request',
        price('infantry6', near) === 2 * price('infantry6'),
        price('airborne2', near) === 2 * price('airborne2'),
      ),
      factor: cell('purchase-terms', 'southAfrican', 'timesNearMavinga'),
    },
  };
}

function sequence(): unknown {
  const phase: Record<string, string> = {
    randomEvents: 'Random Events',
    reinforcement: 'Reinforcement',
    movement: 'Movement',
    combat: 'Combat',
    recovery: 'Recovery',
    turnRecord: 'Game Turn Record Inter-Phase',
  };
  const steps = (battle: string, turn: number): Printed[] => outcome('status/turn', { battle, turn }).phases;
  const roller = (battle: string, turn: number): string => steps(battle, turn)[0].side;
  const odd = (['budapest56', 'angola87'] as const).every((battle) =>
    [2, 3, 4, 5, 6, 7, 8, 9].every(
      (turn) => roller(battle, turn) === cell('battles', battle, turn % 2 === 1 ? 'firstPlayer' : 'secondPlayer'),
    ),
  );
  const recovers = (side: string): boolean =>
    same(
      outcome('status/recovery', {
        side,
        units: [
          { name: 'own', side, suppressed: true },
          { name: 'other', side: side === 'soviet' ? 'hungarian' : 'soviet', suppressed: true },
        ],
      }).recovered,
      ['own'],
    );
  const ends =
    outcome('status/turn', { battle: 'angola87', turn: 9 }).lastTurn &&
    !outcome('status/turn', { battle: 'angola87', turn: 8 }).lastTurn;
  const who: Record<string, string> = {
    'I either': say('odd turn first player, even turn second player', odd),
    'II.A first': 'first player',
    'II.B first': 'first player',
    'II.C first': 'first player attacks',
    'II.D first': say('first player removes all own Suppressed markers', recovers('soviet')),
    'III.A second': 'second player',
    'III.B second': 'second player',
    'III.C second': 'second player attacks',
    'III.D second': say('second player', recovers('hungarian')),
    'IV both': say('advance the turn marker; after the last turn determine victory', ends),
  };
  return {
    rows: records('sequence-of-play').map((r) => ({
      step: r.row,
      phase: phase[String(r.phase)],
      who: who[`${r.row} ${r.who}`],
      ...(r.phase === 'randomEvents'
        ? {
            skip: say(
              'turn 1',
              steps('budapest56', 1)[0].phase === 'reinforcement',
              steps('angola87', 1)[0].phase === 'reinforcement',
            ),
          }
        : {}),
    })),
  };
}

const turnTrack: Rebuild = () => ({
  rows: (['budapest56', 'angola87'] as const).flatMap((battle) =>
    records(battle === 'budapest56' ? 'budapest-turns' : 'angola-turns').map((r) => ({
      game: GAME[battle],
      turn: Number(r.row),
      date: r.date,
      randomEvent: r.randomEvent,
      roller: SIDE[r.roller as SideId],
      // The other track has no weather; ours says so in every row.
      ...(battle === 'angola87' || r.monsoon ? { monsoon: r.monsoon } : {}),
    })),
  ),
});

export const campaignTables: Record<string, Rebuild> = {
  'airpower-angola': airpower,
  'random-events-angola': angolaEvents,
  'random-events-budapest': budapestEvents,
  'hungarian-reinforcements': hungarianReinforcements,
  'nato-intervention': natoIntervention,
  'optional-reinforcements-angola': optionalReinforcements,
  'sequence-of-play': sequence,
  'turn-track': turnTrack,
};
