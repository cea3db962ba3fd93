import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { checkCounter, natoFlies, noAirYet } from '../shared/counter.js';
import { Command, commandOf, Side, UnitType } from '../vocabulary.js';
import { mayFly } from './airmobile-units.js';
import { checkRefit } from './refitting.js';

const FlightPurpose = defineChoice('FlightPurpose', ['move', 'entry', 'evacuation', 'advance']);
const RetreatCause = defineChoice('RetreatCause', ['A1', 'A2', 'D1', 'D2', 'D3', 'D4', 'BR', 'AX', 'bombardment']);

class AirmobileInput {
  @choice('Side', Side) side!: Side;
  @text('Name of the unit', { max: 40, default: 'unit' }) name!: string;
  @choice('Command', Command, { optional: true }) command?: Command;
  @choice('Unit type [13.2]', UnitType) type!: UnitType;
  @flag('It bears the airborne symbol besides; left out: as its type [13.2]', { optional: true }) airborne?: boolean;
  @choice('Why it flies [6.4, 13.1, 13.4]', FlightPurpose, { default: 'move' })
  purpose!: 'move' | 'entry' | 'evacuation' | 'advance';
  @choice('Result that makes it retreat, for an evacuation; result it won by, for an advance [13.4]', RetreatCause, {
    optional: true,
  })
  cause?: string;
  @integer('Game turn: on the first the second player has no air in the enemy player turn [12.8]', {
    min: 1,
    max: 9,
    optional: true,
  })
  turn?: number;
  @flag('An unused helicopter transport marker [13.1, 13.5]', { default: true }) transportAvailable!: boolean;
  @flag('It has moved already this turn [13.3]') movedAlready!: boolean;
  @flag('It starts within 2 hexes of an unsuppressed enemy anti-aircraft unit [13.3]') startNearAirDefence!: boolean;
  @flag('It lands within 2 hexes of one [13.3]') endNearAirDefence!: boolean;
  @flag('An enemy unit is in the landing hex [13.3]') endOnEnemy!: boolean;
  @flag('The landing hex is closed to it [13.3]') endProhibited!: boolean;
  @flag('The landing hex is in an enemy zone of control [13.4]') endInEnemyZoc!: boolean;
  @flag('Its side is refitting: no unit may enter an enemy zone of control [17.32]') refitting!: boolean;
}

class AirmobileOutcome {
  @flag('The transport marker is spent for the turn [13.5]') transportSpent!: boolean;
  @flag('The unit has no other move this turn [13.3]') moveSpent!: boolean;
  @flag('It lands in an enemy zone of control and must attack [8.6]') mustAttack!: boolean;
}

const LIFTED_OUT: ReadonlySet<string | undefined> = new Set(['A1', 'A2', 'D1', 'D2', 'D3', 'D4']);

const SCENARIO_RULE = { soviet: '16.28', hungarian: '16.19', communist: '17.14', southAfrican: '17.28' } as const;

/** [13.0]: one transport helicopter lifts one unit. */
export const airmobile = procedure<AirmobileInput, AirmobileOutcome, Options>({
  id: 'airmobile',
  resolver: 'movement',
  title: { en: 'Airmobile move', ja: '空中機動' },
  description: {
    en: 'Whether a helicopter may lift a unit: in the Movement Phase, on entry, out of a retreat or instead of an advance.',
    ja: '輸送ヘリでユニットを運べるか判定します。移動、登場、離脱、前進の場合を扱います。',
  },
  rules: ['13.0'],
  input: AirmobileInput,
  outcome: AirmobileOutcome,
  example: { input: { side: 'soviet', type: 'airborne', name: '1/381' } },

  resolve(input, umpire) {
    const { side, purpose, name: unit } = input;
    const command = commandOf(input, side);
    checkCounter({ unit, command, type: input.type }, side, umpire);
    const late = duringEnemyTurn(input) ? noAirYet(side, input.turn) : undefined;
    if (late) umpire.forbid([late, '12.8'], 'no-air-yet', { side });
    if (command === 'nato' && !natoFlies(umpire)) umpire.forbid('16.16', 'no-nato-air');
    else if (!mayFly(command, input, umpire)) umpire.forbid([SCENARIO_RULE[side], '13.2'], 'cannot-fly', { unit });
    if (!input.transportAvailable) umpire.forbid(['13.5', '13.1'], 'no-transport');
    checkLanding(input, umpire);
    checkRefit(input, input.endInEnemyZoc, umpire);
    if (purpose === 'evacuation' && !LIFTED_OUT.has(input.cause))
      umpire.forbid('13.4', 'no-evacuation', { cause: input.cause ?? 'none' });
    if ((purpose === 'move' || purpose === 'entry') && input.movedAlready)
      umpire.forbid('13.3', 'moved-already', { unit });
    if (!umpire.legal) return null;
    umpire.note([SCENARIO_RULE[side], '13.2'], 'may-fly', { unit });
    if (purpose === 'entry') umpire.note('6.4', 'flies-in', { unit });
    if (purpose === 'evacuation' || purpose === 'advance') umpire.note('13.4', 'flies-after-combat', { unit, purpose });
    umpire.note(['13.1', '13.0', '13.5'], 'transport-used', { unit });
    const mustAttack = input.endInEnemyZoc;
    if (mustAttack) umpire.note(['13.3', '8.6'], 'lands-in-zone', { unit });
    umpire.summarise('flight-summary', { unit });
    return { transportSpent: true, moveSpent: true, mustAttack };
  },
});

/** Defenders retreat from D results and advance after A results, both in the enemy player turn [9.14]. */
const duringEnemyTurn = ({ purpose, cause }: AirmobileInput): boolean =>
  (purpose === 'evacuation' && cause?.[0] === 'D') || (purpose === 'advance' && cause?.[0] === 'A' && cause !== 'AX');

/** Where helicopters may not take off or set down [13.3, 13.4]. */
function checkLanding(input: AirmobileInput, umpire: Judge): void {
  const { name: unit } = input;
  if (input.startNearAirDefence && input.purpose !== 'entry') umpire.forbid('13.3', 'flak-at-start', { unit });
  if (input.endNearAirDefence) umpire.forbid('13.3', 'flak-at-landing', { unit });
  if (input.endOnEnemy) umpire.forbid('13.3', 'enemy-at-landing', { unit });
  if (input.endProhibited) umpire.forbid('13.3', 'closed-landing', { unit });
  if (input.endInEnemyZoc && (input.purpose === 'evacuation' || input.purpose === 'advance')) {
    umpire.forbid('13.4', 'zone-at-landing', { unit });
  }
}
