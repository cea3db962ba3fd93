import { choices, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { judgeVictory, VictoryOutcome } from './automatic-victory.js';
import { MainCity } from './main-cities.js';

class StatusEntry {
  @text('Name, for the answer', { max: 60 }) name!: string;
  @flag('What it asks for is the case now [6.0.D.1]') holds!: boolean;
  @integer('Victory Points', { min: -20, max: 20, default: 0 }) vp!: number;
  @integer('Republican Morale', { min: -20, max: 20, default: 0 }) rm!: number;
}
class WarStatusInput {
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @integer('Victory Points before the phase', { min: -99, max: 99, default: 0 }) vp!: number;
  @integer('Republican Morale before the phase; it may leave the printed track [16.3.2]', { min: -50, max: 80 })
  rm!: number;
  @list('Entries of the table that are looked at during the War Status Phase, in its order [6.0.D.1]', StatusEntry, {
    maxItems: 30,
    default: [],
  })
  entries!: StatusEntry[];
  @choices('Main Cities the Nationalists control; the rest are Republican [5.2.3]', MainCity, {
    maxItems: 6,
    default: ['sevilla', 'zaragoza'],
  })
  nationalistCities!: string[];
}
class WarStatusOutcome extends VictoryOutcome {
  @integer('Victory Points after it', { min: -999, max: 999 }) vp!: number;
  @integer('Republican Morale after it', { min: -999, max: 999 }) rm!: number;
  @texts('Entries that applied, in their order', { max: 60, maxItems: 30 }) applied!: string[];
}

export const warStatus = procedure<WarStatusInput, WarStatusOutcome, Options>({
  id: 'war-status',
  resolver: 'status',
  title: { en: 'War Status Phase', ja: '戦争状態フェイズ' },
  description: {
    en: 'Points of the table entries that hold, then the check for automatic victory with the morale they leave.',
    ja: '該当する表の項目のポイントを加え、その後の士気で自動的勝利を判定する。',
  },
  rules: ['6.0.D', '6.0.D.1', '6.0.D.2'],
  input: WarStatusInput,
  outcome: WarStatusOutcome,
  example: { input: { turn: 5, rm: 27, entries: [{ name: 'Madrid', holds: true, rm: -1 }] } },
  resolve(input, umpire) {
    const applied = input.entries.filter(({ holds }) => holds);
    for (const { name, holds, vp, rm } of input.entries)
      umpire.note(['6.0.D.1', '6.0.D'], holds ? 'status-entry' : 'status-entry-idle', { name, vp, rm });
    const vp = applied.reduce((sum, each) => sum + each.vp, input.vp);
    const rm = applied.reduce((sum, each) => sum + each.rm, input.rm);
    const judged = judgeVictory({ ...input, rm }, umpire);
    umpire.summarise('war-status-summary', { vp, rm, side: judged.winner });
    return { vp, rm, applied: applied.map(({ name }) => name), ...judged };
  },
});
