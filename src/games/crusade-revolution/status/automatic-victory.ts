import { choice, choices, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { Side } from '../vocabulary.js';
import { MAIN_CITIES, MainCity } from './main-cities.js';
import type { MoraleOutcome } from './republican-morale.js';

const Victor = defineChoice('Victor', ['nationalist', 'republican', 'none']);
const VictoryCause = defineChoice('VictoryCause', ['morale', 'mainCities', 'casadosCoup', 'none']);

class VictoryInput {
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @integer('Republican Morale now; it may leave the printed track [16.3.2]', { min: -50, max: 80 }) rm!: number;
  @flag('It is the War Status Phase, the only time of the check [5.2.1]', { default: true }) warStatusPhase!: boolean;
  @choices('Main Cities the Nationalists control; the rest are Republican [5.2.3]', MainCity, {
    maxItems: 6,
    default: ['sevilla', 'zaragoza'],
  })
  nationalistCities!: string[];
  @flag('Casado’s Coup has just been played as an event [5.2.4]') casadosCoup!: boolean;
}
export class VictoryOutcome {
  @choice('Winner', Victor) winner!: Side | 'none';
  @choice('By what', VictoryCause) by!: string;
  @integer('Republican Morale with which the Republicans win on this turn; null on turns without [5.2.2]', {
    min: 0,
    max: 29,
    optional: true,
  })
  republicanAtLeast!: number | null;
  @integer('Republican Morale with which the Nationalists win on this turn; null on turns without [5.2.2]', {
    min: 0,
    max: 29,
    optional: true,
  })
  nationalistAtMost!: number | null;
}

export const automaticVictory = procedure<VictoryInput, VictoryOutcome, Options>({
  id: 'automatic-victory',
  resolver: 'status',
  title: { en: 'Automatic victory', ja: '自動的勝利' },
  description: {
    en: 'Whether somebody wins at once: by Republican Morale, by all six Main Cities, or by Casado’s Coup.',
    ja: '士気、六つの主要都市、カサドのクーデターによる自動的勝利を判定する。',
  },
  rules: ['5.2'],
  input: VictoryInput,
  outcome: VictoryOutcome,
  from: { 'status/republican-morale': ({ rm }: MoraleOutcome) => ({ rm }) },
  example: { input: { turn: 5, rm: 29 } },
  resolve(input, umpire) {
    if (input.casadosCoup) {
      umpire.note(['5.2.4', '5.2'], 'casado');
      umpire.summarise('victory-summary', { side: 'nationalist' });
      return { winner: 'nationalist', by: 'casadosCoup', ...thresholds(input.turn, umpire) };
    }
    if (!input.warStatusPhase) {
      umpire.note(['5.2.1', '6.0.D.2'], 'victory-not-now');
      umpire.summarise('victory-nobody');
      return { winner: 'none', by: 'none', ...thresholds(input.turn, umpire) };
    }
    const judged = judgeVictory(input, umpire);
    umpire.summarise(judged.winner === 'none' ? 'victory-nobody' : 'victory-summary', {
      side: judged.winner === 'none' ? '-' : judged.winner,
    });
    return judged;
  },
});

type Standing = Pick<VictoryInput, 'turn' | 'rm' | 'nationalistCities'>;

/** 6.0.D.2: morale first, then the cities [5.2.5]. */
export function judgeVictory(input: Standing, umpire: Judge): VictoryOutcome {
  umpire.note(['5.2.1', '6.0.D.2', '6.0.D', '5.2', '5.0'], 'victory-check', { turn: input.turn, rm: input.rm });
  const lines = thresholds(input.turn, umpire);
  const byMorale = moraleWinner(input, lines, umpire);
  const byCities = citiesWinner(input, umpire);
  if (byMorale && byCities && byMorale !== byCities) umpire.note('5.2.5', 'victory-both', { side: byMorale });
  return {
    winner: byMorale ?? byCities ?? 'none',
    by: byMorale ? 'morale' : byCities ? 'mainCities' : 'none',
    ...lines,
  };
}

type Thresholds = Pick<VictoryOutcome, 'republicanAtLeast' | 'nationalistAtMost'>;

/** 5.2.2: what morale must come to on a turn; some turns have no such line. */
function thresholds(turn: number, umpire: Judge): Thresholds {
  const table = umpire.chart('automatic-victory');
  const line = (column: string): number | null => {
    const cell = table.at(turn, column);
    return typeof cell === 'number' ? cell : null;
  };
  return { republicanAtLeast: line('republicanAtLeast'), nationalistAtMost: line('nationalistAtMost') };
}

/** 5.2.2: who has come to his line. */
function moraleWinner(
  { turn, rm }: Standing,
  { republicanAtLeast: most, nationalistAtMost: least }: Thresholds,
  umpire: Judge,
): Side | undefined {
  if (most === null || least === null) {
    umpire.note('5.2.2', 'victory-no-threshold', { turn });
    return undefined;
  }
  umpire.note('5.2.2', 'victory-threshold', { turn, most, least });
  if (rm >= most) return 'republican';
  return rm <= least ? 'nationalist' : undefined;
}

/** 5.2.3: all six, any turn. */
function citiesWinner({ nationalistCities }: Standing, umpire: Judge): Side | undefined {
  const held = new Set(nationalistCities).size;
  const winner = held === MAIN_CITIES ? 'nationalist' : held === 0 ? 'republican' : undefined;
  if (winner) umpire.note('5.2.3', 'victory-cities', { side: winner });
  return winner;
}
