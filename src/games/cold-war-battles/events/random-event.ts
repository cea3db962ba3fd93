import { type ChoiceOf, choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { Battle, battleOf, Side } from '../vocabulary.js';

class RandomEventInput {
  @choice('Battle', Battle) battle!: Battle;
  @integer('Game turn; nothing happens on the first [5.1]', { min: 1, max: 9 }) turn!: number;
  @choice('Side ahead on the VP index, hexes not yet counted [18.5, 18.6]', Side, { optional: true }) leader?: Side;
  @integer('Victory points it is ahead by; left out with the leader: nobody leads', {
    min: 0,
    max: 999,
    optional: true,
  })
  lead?: number;
  @integer(
    'Objective hexes the Soviet side controls; needed in Budapest from turn 2, where the UN may count them [18.6]',
    { min: 0, max: 99, optional: true },
  )
  sovietObjectives?: number;
}

const Event = defineChoice('Event', ['none', 'momentum', 'unAttention', 'worldWar', 'moraleCheck']);

class RandomEventOutcome {
  @choice('Event rolled', Event) event!: ChoiceOf<typeof Event>;
  @flag('Whether its condition holds and something comes of it') takesEffect!: boolean;
  @choice('Side that rolls [5.2]', Side, { optional: true }) roller!: Side | null;
  @choice('Side that gains by it', Side, { optional: true }) side!: Side | null;
  @integer('Column shift for every adjacent attack of that side this turn [18.5]', { min: 0, max: 1 }) shift!: number;
  @integer('Added to every elimination award of both sides this turn [18.5]', { min: 0, max: 1 })
  eliminationBonus!: number;
  @integer('Rebel units, no HQ, that the Hungarian side returns to the pool [18.6, 16.13]', { min: 0, max: 2 })
  rebelsReturned!: number;
  @integer('Units the Hungarian side draws from either pool [18.6]', { min: 0, max: 2 }) unitsDrawn!: number;
  @integer('Victory points for the Hungarian side [18.6]', { min: 0, max: 5 }) hungarianPoints!: number;
  @flag('World War III: the game ends and points are counted [18.6]') gameEnds!: boolean;
  @integer('Objective hexes the Soviet side had to control this turn, where the UN counts them [18.6]', {
    min: 0,
    max: 99,
    optional: true,
  })
  quota!: number | null;
  @integer('Highest die by which the world war breaks out, where it is rolled for [18.6]', {
    min: 1,
    max: 6,
    optional: true,
  })
  worldWarUpTo!: number | null;
}

const NOTHING: RandomEventOutcome = {
  event: 'none',
  takesEffect: false,
  roller: null,
  side: null,
  shift: 0,
  eliminationBonus: 0,
  rebelsReturned: 0,
  unitsDrawn: 0,
  hungarianPoints: 0,
  gameEnds: false,
  quota: null,
  worldWarUpTo: null,
};

/** Dice 5 and 6 of Budapest count them; which die falls nobody knows when the question is put [18.6]. */
const MISSING_OBJECTIVES: MissingFact = {
  pointer: '/sovietObjectives',
  rule: '18.6',
  detail: { en: 'the number of objective hexes the Soviet side controls', ja: 'ソビエト側が支配する目標ヘクスの数' },
};

/** Whose lead it is, or how large, where only one half of it was told; without either nobody leads [18.5, 18.6]. */
function missingLead({ battle, leader, lead }: RandomEventInput): MissingFact[] {
  const rule = battle === 'budapest56' ? '18.6' : '18.5';
  if (leader === undefined && lead !== undefined && lead > 0) {
    const detail = { en: 'the side that leads by these points', ja: 'その得点差で優位に立つ陣営' };
    return [{ pointer: '/leader', rule, detail }];
  }
  if (leader === undefined || lead !== undefined) return [];
  const detail = { en: 'the victory points the leader is ahead by', ja: '優位に立つ側の得点差' };
  return [{ pointer: '/lead', rule, detail }];
}

/** [5.0]: one die a game turn, binding both sides. */
export const randomEvent = procedure<RandomEventInput, RandomEventOutcome, Options>({
  id: 'random-event',
  resolver: 'events',
  title: { en: 'Random event', ja: 'ランダムイベント' },
  description: {
    en: 'Rolls the event of a game turn in either battle and says what comes of it.',
    ja: '各ゲームのランダムイベントを判定し、その効果を示します。',
  },
  rules: ['5.0', '5.1'],
  input: RandomEventInput,
  outcome: RandomEventOutcome,
  dice: [DICE.event, DICE.worldWar],
  example: { input: { battle: 'angola87', turn: 3, leader: 'communist', lead: 12 }, dice: { given: [5] } },

  resolve(input, umpire) {
    const { battle, turn, leader } = input;
    if (leader !== undefined && battleOf(leader) !== battle)
      umpire.forbid('2.9', 'side-not-in-battle', { side: leader, battle });
    if (!umpire.legal) return null;
    if (turn === 1) {
      umpire.note('5.1', 'no-event-first-turn');
      umpire.summarise('event-none');
      return NOTHING;
    }
    const budapest = battle === 'budapest56';
    demandFacts([
      ...missingLead(input),
      ...(budapest && input.sovietObjectives === undefined ? [MISSING_OBJECTIVES] : []),
    ]);
    const roller = umpire.chart(budapest ? 'budapest-turns' : 'angola-turns').text(turn, 'roller') as Side;
    umpire.note(['5.2', '5.0'], 'event-roller', { side: roller, turn });
    const die = umpire.roll(DICE.event.name);
    const chart = umpire.chart(budapest ? 'budapest-events' : 'angola-events');
    const event = chart.text(die, 'event') as RandomEventOutcome['event'];
    umpire.note([budapest ? '18.6' : '18.5', '5.3'], 'event-rolled', { die, event });
    const outcome = budapest ? inBudapest(event, die, input, umpire) : inAngola(event, die, input, umpire);
    umpire.summarise(outcome.takesEffect ? 'event-happens' : 'event-none', { event });
    return { ...outcome, event, roller };
  },
});

/** Momentum for the leader, or the eyes of the United Nations [18.5]. */
function inAngola(
  event: string,
  die: number,
  { leader, lead = 0 }: RandomEventInput,
  umpire: Judge,
): RandomEventOutcome {
  if (event === 'momentum') {
    if (leader === undefined || lead < umpire.chart('angola-events').number(die, 'lead')) {
      umpire.note('18.5', 'lead-too-small', { lead });
      return NOTHING;
    }
    const shift = umpire.chart('column-shifts').number('eventVpLead', 'shift');
    umpire.note('18.5', 'momentum', { side: leader, shift });
    return { ...NOTHING, takesEffect: true, side: leader, shift };
  }
  if (event !== 'unAttention') return NOTHING;
  const eliminationBonus = umpire.chart('other-points').number('unAttentionAngola', 'points');
  umpire.note('18.5', 'un-watches-angola', { points: eliminationBonus });
  return { ...NOTHING, takesEffect: true, eliminationBonus };
}

/** World war, morale, or the United Nations counting objectives [18.6]. */
function inBudapest(event: string, die: number, input: RandomEventInput, umpire: Judge): RandomEventOutcome {
  switch (event) {
    case 'worldWar':
      return worldWar(umpire);
    case 'moraleCheck':
      return morale(die, input, umpire);
    case 'unAttention':
      return unAttention(input, umpire);
    default:
      return NOTHING;
  }
}

function worldWar(umpire: Judge): RandomEventOutcome {
  const { natoIntervention } = umpire.options;
  if (natoIntervention === 'none') {
    umpire.note('18.6', 'no-nato-no-war');
    return NOTHING;
  }
  const limit = umpire.chart('nato-intervention').number(natoIntervention, 'worldWarUpTo');
  const die = umpire.roll(DICE.worldWar.name);
  const gameEnds = die <= limit;
  umpire.note('18.6', gameEnds ? 'world-war' : 'world-war-averted', { die, limit });
  return { ...NOTHING, takesEffect: gameEnds, gameEnds, worldWarUpTo: limit };
}

function morale(die: number, { leader, lead = 0 }: RandomEventInput, umpire: Judge): RandomEventOutcome {
  const chart = umpire.chart('budapest-events');
  if (leader === undefined || lead < chart.number(die, 'lead')) {
    umpire.note('18.6', 'lead-too-small', { lead });
    return NOTHING;
  }
  const units = chart.number(die, 'units');
  if (leader === 'soviet') {
    umpire.note(['18.6', '16.13'], 'morale-lost', { units });
    return { ...NOTHING, takesEffect: true, side: leader, rebelsReturned: units };
  }
  umpire.note('18.6', 'morale-gained', { units });
  return { ...NOTHING, takesEffect: true, side: leader, unitsDrawn: units };
}

function unAttention({ turn, sovietObjectives = 0 }: RandomEventInput, umpire: Judge): RandomEventOutcome {
  const chart = umpire.chart('un-quota');
  const quota = chart.cell(chart.rowFor(turn), 0) as number;
  if (sovietObjectives >= quota) {
    umpire.note('18.6', 'quota-met', { held: sovietObjectives, quota });
    return { ...NOTHING, quota };
  }
  const hungarianPoints = umpire.chart('other-points').number('unAttentionBudapest', 'points');
  umpire.note('18.6', 'quota-missed', { held: sovietObjectives, quota, points: hungarianPoints });
  return { ...NOTHING, takesEffect: true, side: 'hungarian', hungarianPoints, quota };
}
