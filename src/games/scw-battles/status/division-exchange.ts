import { type ChoiceOf, choice, defineChoice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { callName } from '../shared/units.js';
import { TANK_BRIGADE } from './command-rules.js';
import { bruneteTurns, noteCalendar } from './turns.js';

export const WithdrawalState = defineChoice('WithdrawalState', ['onMap', 'withdrawn', 'leftElsewhere', 'eliminated']);
export type WithdrawalState = ChoiceOf<typeof WithdrawalState>;

export class WithdrawingUnit {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @choice('Where it is: withdrawn means off the map through 1501 or 1701 [B.20]', WithdrawalState)
  state!: WithdrawalState;
}

export class DivisionExchangeInput {
  @integer('Game turn [B.20]', { min: 1, max: 30 }) turn!: number;
  @text('Division that withdraws [B.20]', { max: 30 }) division!: string;
  @list('Every unit of that division, lost ones included', WithdrawingUnit, { minItems: 1, maxItems: 40 })
  units!: WithdrawingUnit[];
  @texts('Replacement divisions already received, of 14 and 39 [B.20]', { max: 30, maxItems: 2, default: [] })
  received!: string[];
  @flag('A unit withdrawn earlier would come back [B.20]') returning!: boolean;
}

export class DivisionExchangeOutcome {
  @integer('Replacement divisions due now: 0 or 1 [B.20]', { min: 0, max: 1 }) due!: number;
  @texts('Of which one may be taken', { max: 30, maxItems: 2 }) choices!: string[];
  @texts('Units that still have to leave', { max: 60, maxItems: 40 }) remaining!: string[];
}

/** The divisions that come only in exchange [B.20]. */
export const REPLACEMENTS: readonly string[] = ['14', '39'];
const RELEASE_DATE = 'July 21/22';

export const divisionExchange = procedure<DivisionExchangeInput, DivisionExchangeOutcome, Options>({
  id: 'division-exchange',
  resolver: 'status',
  title: { en: 'Exchange of divisions in Brunete', ja: 'Bruneteの師団交替' },
  description: {
    en: 'Whether a Republican division has withdrawn far enough to bring on the 14th or 39th.',
    ja: '共和国軍師団の撤収が第14・39師団の到着条件を満たすかを判定する。',
  },
  rules: ['B.20'],
  input: DivisionExchangeInput,
  outcome: DivisionExchangeOutcome,
  example: {
    input: {
      turn: 9,
      division: '11',
      units: [{ state: 'withdrawn' }, { state: 'withdrawn' }, { state: 'eliminated' }],
    },
  },
  resolve({ turn, division, units, received, returning }, umpire) {
    const turns = bruneteTurns(umpire);
    const opens = turns.rows.find((row) => turns.text(row, 'date') === RELEASE_DATE)!;
    if (returning) umpire.forbid('B.20', 'withdrawn-for-good');
    const absent = REPLACEMENTS.includes(division) && !received.includes(division);
    if (division === TANK_BRIGADE) umpire.forbid(['B.20', 'B.7'], 'not-a-division', { division });
    if (absent) umpire.forbid('B.20', 'replacement-not-here', { division });
    if (turn < Number(opens)) umpire.forbid(['B.20', 'B.6'], 'exchange-too-early', { turn, opens: Number(opens) });
    const choices = REPLACEMENTS.filter((each) => !received.includes(each));
    if (choices.length === 0) umpire.forbid('B.20', 'no-replacement-left');
    if (!umpire.legal) return null;
    noteCalendar(opens, turns, umpire);
    const remaining = units.flatMap((unit, at) => (unit.state === 'onMap' ? [callName(unit, at)] : []));
    const astray = units.flatMap((unit, at) => (unit.state === 'leftElsewhere' ? [callName(unit, at)] : []));
    const withdrawn = units.filter(({ state }) => state === 'withdrawn').length;
    const due = remaining.length === 0 && astray.length === 0 && withdrawn > 0 ? 1 : 0;
    if (astray.length > 0) umpire.note('B.20', 'left-by-another-hex', { units: astray });
    if (remaining.length > 0) umpire.note('B.20', 'units-remain', { units: remaining });
    if (withdrawn === 0 && remaining.length === 0) umpire.note('B.20', 'nobody-withdrew', { division });
    if (due > 0) umpire.note('B.20', 'replacement-due', { division, choices });
    umpire.summarise(due > 0 ? 'replacement-due' : 'no-replacement-yet', { division, choices });
    return { due, choices, remaining };
  },
});
