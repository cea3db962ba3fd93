import { d100 } from '../../../kernel/dice/index.js';
import { choice, choices, defineChoice, flag, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { missing } from '../shared/facts.js';
import { requireOption } from '../shared/requires.js';
import { AppliedModifier, Tally } from '../shared/tally.js';
import { Command, Grade, HullDown, Terrain, UnitKind } from '../vocabulary.js';

export class EntrenchInput {
  @choice('Kind of unit [6.6.8]', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @flag('Engineers, dismounted [6.6.8]') engineers!: boolean;
  @flag('Suppressed [6.6.8]') suppressed!: boolean;
  @flag('In full cover [6.6.8]', { default: true }) fullCover!: boolean;
  @flag('Carried by a vehicle [6.6.8]') mounted!: boolean;
  @choice('Its command this turn [6.6.8]', Command, { default: 'none' }) command!: Command;
  @integer('Turns of work already in the hex [6.6.8]', { min: 0, max: 4, default: 0 }) progress!: number;
}

export class EntrenchOutcome {
  @integer('Turns of work done', { min: 0, max: 4 }) progress!: number;
  @flag('The entrenchment is ready') complete!: boolean;
}

/** Turns of work a hasty entrenchment takes [6.6.8]. */
const WORK = 4;

export const entrench = procedure<EntrenchInput, EntrenchOutcome, Options>({
  id: 'entrench',
  resolver: 'movement',
  title: { en: 'Digging a hasty entrenchment', ja: '急造塹壕の構築' },
  description: {
    en: 'One turn of work on a hasty entrenchment: who may dig and how far it gets.',
    ja: '急造塹壕の1ターン分の作業：作業できるか、どこまで進むかを判定する。',
  },
  rules: ['6.1.4.3.6', '6.6.8', '6.8.2', '5.9.3'],
  input: EntrenchInput,
  outcome: EntrenchOutcome,
  example: { input: { progress: 3 } },
  resolve(input, umpire) {
    if (input.kind === 'vehicle') umpire.forbid('6.6.8', 'dig-leg-or-guns');
    if (input.suppressed) umpire.forbid('6.6.8', 'dig-not-suppressed');
    if (!input.fullCover) umpire.forbid('6.6.8', 'dig-in-cover');
    if (input.mounted) umpire.forbid('6.6.8', 'dig-dismounted');
    if (input.command !== 'none') umpire.forbid('6.6.8', 'dig-without-command', { command: input.command });
    if (input.progress >= WORK) umpire.forbid('6.6.8', 'dig-finished');
    if (!umpire.legal) return null;
    const engineers = input.engineers ? (input.progress === 0 ? 2 : WORK) : input.progress + 1;
    const progress = Math.min(WORK, engineers);
    const complete = progress === WORK;
    umpire.note(input.engineers ? ['6.6.8', '5.9.3', '6.8.2'] : ['6.6.8', '6.8.2'], 'dig-progress', {
      progress,
      of: WORK,
    });
    if (complete) umpire.note('6.1.4.3.6', 'entrenchment-ready');
    umpire.summarise(complete ? 'entrenchment-ready' : 'dig-progress', { progress, of: WORK });
    return { progress, complete };
  },
});

const Entry = defineChoice('PositionEntry', ['forward', 'reverse']);

export class HullDownSearchInput {
  @choices('Terrain of the hex [6.6.9]', Terrain, { maxItems: 12, default: [] }) terrain!: Terrain[];
  @integer("Upper end of the hex's Hull Dn range, where no chart pack is sent [6.6.9]", {
    min: 0,
    max: 100,
    optional: true,
  })
  range?: number;
  @choice('Looking for a full or a partial hull-down position, declared first [6.6.9]', HullDown, { default: 'full' })
  search!: HullDown;
  @integer('Size of the vehicle [6.6.9]', { min: -2, max: 2, default: 0 }) size!: number;
  @choice('Unit grade [6.6.9]', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Its command [6.6.9]', Command, { default: 'move' }) command!: Command;
  @flag('Has moved or turned for points this turn: the search takes the whole factor [6.6.9]') moved!: boolean;
  @choice('How it enters the position [6.6.9]', Entry, { default: 'forward' }) entry!: 'forward' | 'reverse';
  @flag('Bogged this turn [6.6.9, 7.29]') bogged!: boolean;
}

const OpenAngles = defineChoice('OpenAngles', ['none', 'rear', 'front']);

export class HullDownSearchOutcome {
  @flag('A position is found') found!: boolean;
  @choice('Position', HullDown) hullDown!: HullDown;
  @choice('Unprotected: rear and rear/side, or front and front/side', OpenAngles) open!: 'none' | 'rear' | 'front';
  @list('Modifiers that count', AppliedModifier, { maxItems: 10 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -60, max: 60 }) netModifier!: number;
  @integer('Highest modified roll that finds it', { min: 1, max: 100 }) foundUpTo!: number;
  @integer('The modified roll', { min: -60, max: 160, optional: true }) finalRoll!: number | null;
}

export const hullDownSearch = procedure<HullDownSearchInput, HullDownSearchOutcome, Options>({
  id: 'hull-down-search',
  resolver: 'movement',
  title: { en: 'Searching for a hull-down position', ja: 'ハルダウン位置の捜索' },
  description: {
    en: 'Whether a vehicle that spends its whole move finds a full or partial hull-down position, and which angles stay open.',
    ja: '全移動力を使った車両が（部分）ハルダウン位置を見つけるか、どの角度が無防備かを判定する。',
  },
  rules: ['6.1.4.1.1', '6.1.4.1.2', '6.6.9'],
  dice: [DICE.search],
  input: HullDownSearchInput,
  outcome: HullDownSearchOutcome,
  example: { input: { range: 40, size: -1, grade: 'veteran' }, dice: { given: [40] } },
  resolve(input, umpire) {
    if (input.command !== 'move') umpire.forbid('6.6.9', 'search-needs-move', { command: input.command });
    if (input.moved) umpire.forbid('6.6.9', 'search-takes-all');
    if (input.search === 'none') umpire.forbid('6.6.9', 'search-declared-first');
    requireOption(umpire, 'bogging', '7.29', input.bogged);
    if (input.bogged && umpire.options.bogging) umpire.forbid(['6.6.9', '7.29'], 'immobile-bogged');
    if (!umpire.legal) return null;
    demandFacts([input.range === undefined && input.terrain.length === 0 && missing('hullDownRange', '/terrain')]);
    const chart = umpire.chart('terrain-effects');
    const range = input.range ?? Math.max(...input.terrain.map((each) => chart.number(each, 'hullDown')), 0);
    if (range === 0) {
      umpire.forbid('6.6.9', 'no-hull-down-here');
      return null;
    }
    const tally = new Tally(umpire);
    if (input.search === 'partial') tally.addFrom('hull-down-search', ['6.6.9', '6.1.4.1.2'], 'partialSearch');
    if (input.size !== 0) {
      const row = input.size > 0 ? `size+${input.size}` : `size${input.size}`;
      tally.add('6.6.9', 'vehicleSize', umpire.chart('hull-down-search').number(row, 'modifier'));
    }
    const grade = umpire.chart('grade-effects').number(input.grade, 'hullDownSearch');
    if (grade !== 0) tally.add('6.6.9', input.grade, grade);
    const roll = umpire.roll('search', d100);
    const total = roll + tally.net;
    const found = total <= range;
    umpire.note(found ? ['6.6.9', '6.1.4.1.1'] : '6.6.9', found ? 'hull-down-found' : 'hull-down-missed', {
      roll,
      total,
      range,
    });
    if (found) umpire.note('6.6.9', input.entry === 'forward' ? 'rear-stays-open' : 'front-stays-open');
    umpire.summarise(found ? 'hull-down-found' : 'hull-down-missed', { roll, total, range });
    const open = !found ? 'none' : input.entry === 'forward' ? 'rear' : 'front';
    return {
      found,
      hullDown: found ? input.search : 'none',
      open,
      modifiers: tally.items,
      netModifier: tally.net,
      foundUpTo: range,
      finalRoll: umpire.finalRoll(total),
    };
  },
});
