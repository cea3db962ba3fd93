import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { WarPhase } from '../events/card-input.js';
import type { Judge, Options } from '../options.js';

class TurnEffectsInput {
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @integer('Turn in which Severe Winter was played, if it was [16.5.3]', { min: 1, max: 18, optional: true })
  severeWinterPlayed?: number;
}
class TurnEffectsOutcome {
  @text('Date on the track', { max: 12 }) date!: string;
  @choice('War phase', WarPhase) phase!: string;
  @flag('Winter turn [16.5.1]') winter!: boolean;
  @flag('Severe winter [16.5.3]') severe!: boolean;
  @integer('Cards a player may play for OPS; none printed outside winter [16.5.2]', { min: 0, max: 6, optional: true })
  opsCards?: number;
  @integer('Modifier of attacks on mountains [16.5.2]', { min: -2, max: 0 }) mountainDrm!: number;
  @integer('Change of every SR value [17.2.1]', { min: -1, max: 0 }) srChange!: number;
  @flag('The rules of the War of the Columns are in force [17.0]') columnsRules!: boolean;
}

export const turnEffects = procedure<TurnEffectsInput, TurnEffectsOutcome, Options>({
  id: 'turn-effects',
  resolver: 'status',
  title: { en: 'What a turn brings', ja: 'ターンの影響' },
  description: {
    en: 'War phase, winter and severe winter, and the rules of the first turns that are in force.',
    ja: '戦争段階、冬季と厳冬、序盤の特別ルールのうち有効なものを示す。',
  },
  rules: ['16.5', '17.0'],
  input: TurnEffectsInput,
  outcome: TurnEffectsOutcome,
  example: { input: { turn: 11, severeWinterPlayed: 5 } },
  resolve(input, umpire) {
    const { turn } = input;
    const track = umpire.chart('turn-track');
    const phase = track.text(turn, 'phase');
    const winter = track.flag(turn, 'winter');
    const severe =
      winter && input.severeWinterPlayed !== undefined && nextWinter(input.severeWinterPlayed, umpire) === turn;
    umpire.note(['3.0', '15.1'], 'turn-phase', { turn, phase });
    const row = severe ? 'severe' : 'normal';
    const opsCards = winter ? umpire.chart('winter').number(row, 'opsCards') : undefined;
    const mountainDrm = winter ? umpire.chart('winter').number(row, 'mountainDrm') : 0;
    if (winter)
      umpire.note(severe ? ['16.5.3', '16.5'] : ['16.5.2', '16.5.1', '16.5'], 'turn-winter', {
        row,
        cards: opsCards!,
        drm: mountainDrm,
      });
    const columnsRules = phase === 'warOfTheColumns';
    if (columnsRules) umpire.note('17.0', 'turn-columns');
    if (turn === 1) umpire.note(['17.5', '17.5.1', '17.5.2'], 'turn-one');
    const srChange = turn <= 2 ? -1 : 0;
    if (turn <= 3)
      umpire.note(
        srChange < 0 ? ['17.2.1', '17.2.2', '17.2'] : ['17.2.3', '17.2'],
        srChange < 0 ? 'turn-disorder' : 'sr-order-restored',
      );
    umpire.summarise('turn-summary', { turn, phase, winter: winter ? row : 'none' });
    return {
      date: track.text(turn, 'date'),
      phase,
      winter,
      severe,
      ...(opsCards === undefined ? {} : { opsCards }),
      mountainDrm,
      srChange,
      columnsRules,
    };
  },
});

/** 16.5.3: the first winter turn after the one in which the event was played. */
function nextWinter(played: number, umpire: Judge): number | undefined {
  const track = umpire.chart('turn-track');
  const row = track.rows.find((turn) => Number(turn) > played && track.flag(turn, 'winter'));
  return row === undefined ? undefined : Number(row);
}
