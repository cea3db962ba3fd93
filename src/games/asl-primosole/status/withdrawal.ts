import { choice, defineChoice, flag, integer, text, texts } from '../../../kernel/fields/index.js';
import { hexOn } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { atOrAfter } from '../shared/calendar.js';
import { anyMap } from '../shared/map.js';
import { DATE, HEX } from '../vocabulary.js';

const Withdrawing = defineChoice('Withdrawing', ['nobody', 'everybody', 'airborneOnly']);

class WithdrawalInput {
  @text('CG date that has just closed [3.60741]', DATE) date!: string;
  @flag('No scenario was played on it (A-51) [3.60741]') idle!: boolean;
  @flag('The Axis Control every stone building north of the river [3.60741]') allStoneBuildingsNorth!: boolean;
  @flag('The Axis Control every pillbox north of the river [3.60741]') allPillboxesNorth!: boolean;
  @integer('Stone buildings and stone rubble within 2 hexes of Q16 that the Axis Control [3.60741]', {
    min: 0,
    max: 30,
    default: 0,
  })
  stoneNearQ16!: number;
  @texts('Hexes south of the river with a Good Order Axis unit [3.60741]', { ...HEX, maxItems: 500, default: [] })
  axisSouth!: string[];
  @flag('The Axis Control every Strategic Location [3.60741]') allStrategicLocations!: boolean;
  @flag('The withdrawal after 14PM has happened: whoever came since leaves after 14N all the same [3.60741]')
  alreadyWithdrawn!: boolean;
}

class WithdrawalOutcome {
  @choice('British personnel that leave the game with their SW and Guns [3.60741]', Withdrawing)
  british!: 'nobody' | 'everybody' | 'airborneOnly';
  @flag('Isolated British surrender instead and count as CVP [3.60741]') isolatedSurrender!: boolean;
  @flag('Axis I4 and I5 leave with captured SW and vehicles, Retained off map; isolated ones stay [3.60742]')
  germansLeave!: boolean;
  @flag('The Axis fall back: see the two limits [3.60741]') axisFallBack!: boolean;
  @integer('Axis MMC that may set up south of the river on the next date; null without limit [3.60741]', {
    min: 0,
    max: 6,
    nullable: true,
  })
  axisMmcSouth!: number | null;
  @flag('Axis Guns may set up south of the river on the next date [3.60741]') axisGunsSouth!: boolean;
}

const CONDITIONAL = '14PM';
const ALWAYS = '14N';
/** Stone buildings or rubble wanted near Q16, and the columns where the foothold counts [3.60741]. */
const NEAR_Q16 = 3;
const FIRST_COLUMN = 4;
const LAST_COLUMN = 25;
const FALL_BACK_MMC = 6;

export const withdrawal = procedure<WithdrawalInput, WithdrawalOutcome, Options>({
  id: 'withdrawal',
  resolver: 'status',
  title: { en: 'British and German withdrawal', ja: 'イギリス軍とドイツ軍の撤収' },
  description: {
    en: 'Whether the British leave after 14PM or 14N, the Germans with them, and whether the Axis fall back.',
    ja: '14PM または 14N の後にイギリス軍とドイツ軍が撤収するか、枢軸軍が後退するか。',
  },
  rules: ['3.6074'],
  input: WithdrawalInput,
  outcome: WithdrawalOutcome,
  example: { input: { date: '14N' } },
  resolve(input, umpire) {
    const leaves = withdraws(input, umpire);
    const airborneOnly = leaves && input.date === ALWAYS && umpire.options.withdrawOnlyAirborne;
    if (airborneOnly) umpire.note('3.60741', 'airborne-only');
    if (leaves) umpire.note(['3.60742', '3.6074'], 'germans-leave');
    const axisFallBack = input.allStrategicLocations;
    if (axisFallBack) umpire.note('3.60741', 'axis-fall-back', { mmc: FALL_BACK_MMC });
    const british = !leaves ? 'nobody' : airborneOnly ? 'airborneOnly' : 'everybody';
    umpire.summarise('withdrawal-summary', { leaves });
    return {
      british,
      isolatedSurrender: leaves,
      germansLeave: leaves,
      axisFallBack,
      axisMmcSouth: axisFallBack ? FALL_BACK_MMC : null,
      axisGunsSouth: !axisFallBack,
    };
  },
});

/** After a scenario of 14PM on either of two conditions, after 14N in any case, who came since 14PM included [3.60741]. */
function withdraws(input: WithdrawalInput, umpire: Judge): boolean {
  const rule = ['3.60741', '3.6074'] as const;
  if (input.date === ALWAYS) {
    if (input.alreadyWithdrawn) umpire.note(rule, 'withdrawn-before');
    umpire.note(rule, input.idle ? 'withdrawn-after-idle-14n' : 'withdrawn-after-14n');
    return true;
  }
  if (input.date !== CONDITIONAL) {
    umpire.note(rule, 'no-withdrawal-date', { date: input.date });
    return false;
  }
  if (input.idle) {
    umpire.note(rule, 'no-withdrawal-idle', { date: input.date });
    return false;
  }
  if (input.allStoneBuildingsNorth && input.allPillboxesNorth) {
    umpire.note(rule, 'withdrawn-north-lost');
    return true;
  }
  const foothold = input.axisSouth.some((hex, at) => inColumns(hex, `/axisSouth/${at}`));
  if (input.stoneNearQ16 >= NEAR_Q16 && foothold) {
    umpire.note(rule, 'withdrawn-foothold', { count: input.stoneNearQ16 });
    return true;
  }
  umpire.note(rule, 'conditions-not-met');
  return false;
}

function inColumns(hex: string, pointer: string): boolean {
  const grid = anyMap();
  const { column } = grid.offset(hexOn(grid, hex, pointer));
  return column >= FIRST_COLUMN && column <= LAST_COLUMN;
}

class GermanReturnInput {
  @text('CG date that has just closed [3.60742]', DATE) date!: string;
  @integer('Hexes north of the river the British Control [3.60742]', { min: 0, max: 2000 }) britishHexesNorth!: number;
  @integer('Leaders waiting [3.60742]', { min: 0, max: 50, default: 0 }) leaders!: number;
  @integer('Squads waiting [3.60742]', { min: 0, max: 50, default: 0 }) squads!: number;
  @integer('Half-squads and crews waiting [3.60742]', { min: 0, max: 50, default: 0 }) halfSquads!: number;
  @integer('Captured SW waiting [3.60742]', { min: 0, max: 50, default: 0 }) capturedSw!: number;
}

class GermanReturnOutcome {
  @flag('They may enter in the next CG scenario through an Eligible Entry Area [3.60742]') mayReturn!: boolean;
  @integer('Leaders that may return [3.60742]', { min: 0, max: 3 }) leaders!: number;
  @integer('Half-squad equivalents of MMC that may return [3.60742]', { min: 0, max: 18 })
  halfSquadEquivalents!: number;
  @integer('Captured SW that may return [3.60742]', { min: 0, max: 1 }) capturedSw!: number;
  @flag('Some are discarded, without CVP [3.60742]') someDiscarded!: boolean;
}

const RETURN_HEXES = 5;
const RETURN_LEADERS = 3;
const RETURN_SQUADS = 9;
const RETURN_SW = 1;

export const germanReturn = procedure<GermanReturnInput, GermanReturnOutcome, Options>({
  id: 'german-return',
  resolver: 'status',
  title: { en: 'Return of the withdrawn Germans', ja: '撤収ドイツ軍の復帰' },
  description: {
    en: 'Whether the withdrawn I4 and I5 units come back, and how many; the Retained I4 of CG-II too.',
    ja: '撤収した I4 と I5、および CG-II の残存 I4 が復帰できるかとその上限。',
  },
  rules: ['3.60742'],
  input: GermanReturnInput,
  outcome: GermanReturnOutcome,
  example: { input: { date: '15PM', britishHexesNorth: 6, leaders: 4, squads: 8, halfSquads: 4 } },
  resolve(input, umpire) {
    const mayReturn = input.britishHexesNorth >= RETURN_HEXES && atOrAfter(input.date, CONDITIONAL);
    umpire.note(['3.60742', '3.52/I-5'], mayReturn ? 'germans-return' : 'germans-wait', {
      hexes: input.britishHexesNorth,
      need: RETURN_HEXES,
    });
    if (!mayReturn) {
      umpire.summarise('germans-wait', { hexes: input.britishHexesNorth, need: RETURN_HEXES });
      return { mayReturn, leaders: 0, halfSquadEquivalents: 0, capturedSw: 0, someDiscarded: false };
    }
    const waiting = 2 * input.squads + input.halfSquads;
    const leaders = Math.min(RETURN_LEADERS, input.leaders);
    const halfSquadEquivalents = Math.min(2 * RETURN_SQUADS, waiting);
    const capturedSw = Math.min(RETURN_SW, input.capturedSw);
    const someDiscarded = leaders < input.leaders || halfSquadEquivalents < waiting || capturedSw < input.capturedSw;
    if (someDiscarded) umpire.note('3.60742', 'surplus-discarded');
    umpire.summarise('germans-return', { hexes: input.britishHexesNorth, need: RETURN_HEXES });
    return { mayReturn, leaders, halfSquadEquivalents, capturedSw, someDiscarded };
  },
});
