import { choice, defineChoice, flag, halves, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { nameOf, sizeOf } from '../shared/units.js';
import { atItsTime } from './sr-earlier.js';
import { missingPlaces } from './sr-facts.js';
import { SrMove, SrSituation } from './sr-input.js';
import { checkSr } from './sr-rules.js';

/** 17.2.3: the opening disorder ends with this turn. */
const LAST_DISORDER_TURN = 2;
const SrEnd = defineChoice('SrEnd', ['space', 'reserve', 'turnTrack']);

class SrInput extends SrSituation {
  @integer('SR value printed on the card [8.3.2]', { min: 0, max: 9 }) srValue!: number;
  @list('The moves the card pays for [12.1.4]', SrMove, { minItems: 1, maxItems: 20 }) moves!: SrMove[];
}
class SrResult {
  @text('The unit', { max: 60 }) unit!: string;
  @halves('SR points', { min: 0, max: 9 }) cost!: number;
  @choice('Where it ends', SrEnd) ends!: string;
  @flag('It arrives, or will come back, reduced [13.4.3]') reduced!: boolean;
  @integer('Turn in whose Replacement Phase it comes back [13.4.3]', { min: 1, max: 20, optional: true })
  returnsTurn?: number;
}
class SrOutcome {
  @integer('SR points of the card [8.3.2]', { min: 0, max: 9 }) points!: number;
  @halves('Points spent', { min: 0, max: 60 }) spent!: number;
  @halves('Points left', { min: 0, max: 9 }) left!: number;
  @list('What each move does', SrResult, { maxItems: 20 }) moves!: SrResult[];
}

export const strategicRedeployment = procedure<SrInput, SrOutcome, Options>({
  id: 'strategic-redeployment',
  resolver: 'movement',
  title: { en: 'Strategic redeployment', ja: '戦略再配備' },
  description: {
    en: 'Cost and legality of all the moves made with one SR card: by land, by sea, from and to the Reserve Box, through a friendly border, from Morocco.',
    ja: 'SRカード１枚による全移動の費用と合法性。陸上、海上、予備、国境、モロッコ。',
  },
  rules: ['8.3', '12.1'],
  input: SrInput,
  outcome: SrOutcome,
  example: {
    input: {
      side: 'republican',
      turn: 4,
      srValue: 3,
      moves: [{ type: 'rpa', from: { name: 'Valencia' }, to: { name: 'Madrid' } }],
    },
  },
  resolve(input, umpire) {
    demandFacts(missingPlaces(input.moves));
    const points = srPoints(input, umpire);
    input.moves.forEach((each, i) => {
      const { move, situation } = atItsTime(input.moves, i, input);
      checkSr(move, nameOf(each, i), situation, umpire);
    });
    checkTogether(input, umpire);
    const moves = input.moves.map((move, i) => resultOf(move, nameOf(move, i), input.turn, umpire));
    // What is refused already costs nothing that anybody would want to be told.
    if (umpire.legal) input.moves.forEach((move, i) => void tellMove(move, moves[i]!, umpire));
    const spent = moves.reduce((total, move) => total + move.cost, 0);
    if (spent > points) umpire.forbid(['12.1.2', '8.3.2'], 'sr-too-dear', { spent, points });
    if (!umpire.legal) return null;
    if (input.moves.length > 1) umpire.note('12.1.4', 'sr-points-split', { moves: moves.length });
    umpire.summarise('sr-summary', { moves: moves.length, spent, left: points - spent });
    return { points, spent, left: points - spent, moves };
  },
});

/** 8.3.2, 17.2.1, G22: one point less on the first two turns, never below nothing. */
function srPoints({ turn, srValue }: SrInput, umpire: Judge): number {
  umpire.note(['8.3.2', '8.3.1', '8.3', '12.1', '12.0'], 'sr-points', { points: srValue });
  if (turn > LAST_DISORDER_TURN) {
    umpire.note(['17.2.3', '17.2'], 'sr-order-restored');
    return srValue;
  }
  const points = Math.max(srValue - 1, 0);
  umpire.note(['17.2.1', '8.3.2', '17.2'], 'sr-disorder', { points });
  return points;
}

/** 12.1.3, 17.2.2, 16.4.2.2: limits that moves of one card share. */
function checkTogether(input: SrInput, umpire: Judge): void {
  const named = input.moves.map((move) => move.name).filter((name) => name !== undefined);
  named
    .filter((name, i) => named.indexOf(name) < i)
    .forEach((unit) => {
      umpire.forbid('12.1.3', 'sr-twice', { unit });
    });
  const africans = input.moves.filter((move) => move.type === 'afr').length;
  if (input.turn <= LAST_DISORDER_TURN && africans > 1)
    umpire.forbid(['17.2.2', '17.2', '17.6.3'], 'sr-one-afr', { units: africans });
}

/** 12.1.2, 13.4.3: what it costs and where it ends. */
function resultOf(move: SrMove, unit: string, turn: number, umpire: Judge): SrResult {
  const size = sizeOf(move.type);
  const border = move.mode === 'border';
  const cost = umpire.chart('sr-costs').number(border ? 'border' : 'ordinary', size);
  if (!border) return { unit, cost, ends: move.mode === 'toReserve' ? 'reserve' : 'space', reduced: move.reduced };
  if (size === 'division') return { unit, cost, ends: 'reserve', reduced: true };
  return { unit, cost, ends: 'turnTrack', reduced: true, returnsTurn: turn + 2 };
}

function tellMove({ mode }: SrMove, { unit, cost, returnsTurn }: SrResult, umpire: Judge): void {
  if (mode !== 'border') umpire.note(RULES[mode], 'sr-cost', { unit, mode, cost });
  else if (returnsTurn === undefined) umpire.note(RULES.border, 'sr-border-division', { unit, cost });
  else umpire.note(RULES.border, 'sr-border-corps', { unit, cost, turn: returnsTurn });
}

const RULES: Readonly<Record<SrMove['mode'], readonly [string, ...string[]]>> = {
  land: ['12.1.6', '12.1.2'],
  sea: ['12.1.7', '12.1.7.1', '12.1.2'],
  fromReserve: ['12.1.8', '12.1.2'],
  toReserve: ['12.1.9', '12.1.2'],
  fromMorocco: ['17.6.4', '12.1.2', '17.6'],
  border: ['13.4.3', '13.4'],
};
