import { type ChoiceOf, choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { Battle, battleOf, Side } from '../vocabulary.js';

const ScoringHexKind = defineChoice('ScoringHexKind', [
  'radioStation',
  'objective',
  'stalinStatue',
  'tokolAirport',
  'bridge',
  'cuitoCuanavale',
  'mavinga',
  'townOrVillage',
  'trailNorth',
  'trailEast',
  'trailSouth',
  'trailWest',
]);
type ScoringHexKind = ChoiceOf<typeof ScoringHexKind>;

class ScoringHex {
  @text('Name of the hex; for a bridge, of the bridge: it scores once [16.8]', { max: 40, optional: true })
  name?: string;
  @choice('What the hex is [16.4, 16.6, 17.4, 17.6]', ScoringHexKind) kind!: ScoringHexKind;
  @choice('Side with a unit in it at the end', Side, { optional: true }) unitOf?: Side;
  @flag('An enemy zone of control reaches it, which spoils it in Angola [17.7]') enemyZoc!: boolean;
  @flag('An enemy unit is on another hex of the same bridge [16.8]') enemyOnBridge!: boolean;
  @flag('A Soviet or US embassy, which nobody holds but in Overt Intervention [16.33]') embassy!: boolean;
}

class VictoryInput {
  @choice('Battle', Battle) battle!: Battle;
  @integer('Points on the index: Soviet or Communist', { min: 0, max: 999, default: 0 }) firstPlayerPoints!: number;
  @integer('Points on the index: Hungarian or South African', { min: 0, max: 999, default: 0 })
  secondPlayerPoints!: number;
  @list('Scoring hexes at the end of the game', ScoringHex, { maxItems: 200, default: [] }) hexes!: ScoringHex[];
}

const VictoryLevel = defineChoice('VictoryLevel', ['draw', 'tactical', 'operational', 'strategic']);

class VictoryOutcome {
  @integer('Total of the first player', { min: 0, max: 9999 }) firstPlayer!: number;
  @integer('Total of the second player', { min: 0, max: 9999 }) secondPlayer!: number;
  @integer('Points for hexes in the first total', { min: 0, max: 999 }) firstPlayerHexes!: number;
  @integer('Points for hexes in the second total', { min: 0, max: 999 }) secondPlayerHexes!: number;
  @integer('Difference', { min: 0, max: 9999 }) difference!: number;
  @choice('Level of victory [15.2]', VictoryLevel) level!: ChoiceOf<typeof VictoryLevel>;
  @choice('Side ahead, if any', Side, { optional: true }) ahead!: Side | null;
}

/** [15.0]: the score at the end and what it is called. */
export const victory = procedure<VictoryInput, VictoryOutcome, Options>({
  id: 'victory',
  resolver: 'status',
  title: { en: 'Victory', ja: '勝利判定' },
  description: {
    en: 'Adds points for hexes held at the end to the index and names the level of victory.',
    ja: '終了時に保持するヘクスの得点を加え、勝利段階を判定します。',
  },
  rules: ['15.0'],
  input: VictoryInput,
  outcome: VictoryOutcome,
  example: {
    input: {
      battle: 'budapest56',
      firstPlayerPoints: 12,
      secondPlayerPoints: 9,
      hexes: [{ kind: 'radioStation', unitOf: 'soviet' }],
    },
  },

  resolve(input, umpire) {
    const { battle } = input;
    const first = umpire.chart('battles').text(battle, 'firstPlayer') as Side;
    const second = umpire.chart('battles').text(battle, 'secondPlayer') as Side;
    const chart = umpire.chart(battle === 'budapest56' ? 'budapest-hex-points' : 'angola-hex-points');
    const bridges = new Set<string>();
    let firstPlayerHexes = 0;
    let secondPlayerHexes = 0;
    input.hexes.forEach((hex, i) => {
      const name = hex.name ?? `hex-${i + 1}`;
      if (!chart.hasRow(hex.kind))
        umpire.forbid(battle === 'budapest56' ? '16.4' : '17.4', 'hex-not-in-battle', { kind: hex.kind, battle });
      else if (hex.unitOf !== undefined && battleOf(hex.unitOf) !== battle) {
        umpire.forbid('2.9', 'side-not-in-battle', { side: hex.unitOf, battle });
      } else if (counts(hex, name, battle, bridges, umpire)) {
        const points = chart.number(hex.kind, hex.unitOf!);
        const rule =
          battle === 'budapest56' ? (hex.unitOf === first ? '16.4' : '16.6') : hex.unitOf === first ? '17.4' : '17.6';
        umpire.note(rule, 'hex-points', { hex: name, kind: hex.kind, side: hex.unitOf!, points });
        if (hex.unitOf === first) firstPlayerHexes += points;
        else secondPlayerHexes += points;
      }
    });
    if (!umpire.legal) return null;
    const firstTotal = input.firstPlayerPoints + firstPlayerHexes;
    const secondTotal = input.secondPlayerPoints + secondPlayerHexes;
    const difference = Math.abs(firstTotal - secondTotal);
    umpire.note(['15.1', '15.0'], 'totals', { first, firstTotal, second, secondTotal });
    const levels = umpire.chart('victory-levels');
    const level = levels.cell(levels.rowFor(difference), 0) as VictoryOutcome['level'];
    umpire.note('15.2', 'victory-level', { difference, level });
    const ahead = firstTotal === secondTotal ? null : firstTotal > secondTotal ? first : second;
    umpire.summarise(level === 'draw' ? 'draw-summary' : 'victory-summary', {
      difference,
      level,
      side: ahead ?? 'both',
    });
    return {
      firstPlayer: firstTotal,
      secondPlayer: secondTotal,
      firstPlayerHexes,
      secondPlayerHexes,
      difference,
      level,
      ahead,
    };
  },
});

/** Whether somebody holds the hex in the strict sense that scoring asks for [16.8, 17.7]. */
function counts(hex: ScoringHex, name: string, battle: Battle, bridges: Set<string>, umpire: Judge): boolean {
  if (hex.unitOf === undefined) {
    umpire.note(battle === 'budapest56' ? '16.8' : '17.7', 'hex-unheld', { hex: name });
    return false;
  }
  if (battle === 'angola87') {
    if (hex.enemyZoc) umpire.note('17.7', 'hex-contested', { hex: name });
    return !hex.enemyZoc;
  }
  const levels = umpire.chart('nato-intervention');
  const level = umpire.options.natoIntervention;
  if (hex.embassy && !levels.flag(level, 'embassiesOpen')) {
    umpire.note('16.33', 'embassy-unheld', { hex: name });
    return false;
  }
  if (hex.kind !== 'bridge') return true;
  const scores =
    levels.flag(level, 'bridgesScore') && hex.unitOf === 'hungarian' && !hex.enemyOnBridge && !bridges.has(name);
  if (!scores) umpire.note(['16.8', '16.6'], 'bridge-unscored', { hex: name });
  bridges.add(name);
  return scores;
}
