import { choice, integer, list, text, texts } from '../../../../kernel/fields/index.js';
import type { CommandDeclaration, EventDeclaration, Remark, SessionEvent } from '../../../../kernel/session/index.js';
import { HitAngle } from '../../vocabulary.js';
import { remark } from '../stage.js';
import type { Table } from '../table.js';

const UNIT = { max: 60 };

class Nothing {}

class OneUnit {
  @text('The unit', UNIT) unit!: string;
}

class OneTarget {
  @text('The vehicle', UNIT) target!: string;
}

class OneAngle {
  @choice('The hit angle [6.5.2.2]', HitAngle) angle!: string;
}

class Jump extends OneUnit {
  @text('The vehicle it rides in', UNIT) vehicle!: string;
  @text('The hex it jumps off into', { max: 12 }) hex!: string;
  @text('The target', UNIT) target!: string;
}

class AngleChosen extends OneUnit {
  @choice('The hit angle [6.5.2.2]', HitAngle) angle!: string;
}

class HitsScored {
  @text('The firing unit', UNIT) firer!: string;
  @text('The target', UNIT) target!: string;
  @integer('Hits [6.5.2.1]', { min: 2, max: 3 }) hits!: number;
  @integer('AP hit number', { min: 0, max: 100 }) hitNumber!: number;
}

class HitSpread {
  @text('The firing unit', UNIT) firer!: string;
  @text('The vehicle that one of the extra hits goes to; the first target: it stays there', UNIT) target!: string;
}

class Joined extends OneUnit {
  @text('The target', UNIT) target!: string;
}

class AttackersOfHex {
  @texts('Attackers of one hex, the primary one first', { ...UNIT, maxItems: 200 }) units!: string[];
}

class FightBegun extends OneTarget {
  @text('The hex of the target', { max: 12 }) hex!: string;
  @list('The attackers, hex by hex [6.6.1.1.1]', AttackersOfHex, { maxItems: 7 }) groups!: AttackersOfHex[];
  @texts('Those with a flamethrower', { ...UNIT, maxItems: 200 }) flames!: string[];
}

class LeadSought {
  @texts('Of whom one is to lead on [6.6.1.2.3]', { ...UNIT, maxItems: 200 }) units!: string[];
}

class JumpedAt extends Joined {
  @text('The vehicle', UNIT) vehicle!: string;
}

/** Commands for what the book leaves to a player in the middle of something else. */
export const choiceCommands: Readonly<Record<string, CommandDeclaration>> = {
  'choose-angle': {
    title: { en: 'Choose the hit angle', ja: '命中角度を選ぶ' },
    rules: ['6.5.2.2'],
    shape: OneAngle,
  },
  'dismount-attack': {
    title: { en: 'Jump off and attack', ja: '下車して突撃する' },
    rules: ['6.6.1.1', '6.6.1.2'],
    shape: Jump,
  },
  lead: {
    title: { en: 'Name the primary attacker', ja: '主攻撃ユニットを指定する' },
    rules: ['6.6.1.1', '6.6.1.2', '6.6.1.2.3'],
    shape: OneUnit,
  },
  'also-overrun': {
    title: { en: 'Declare another vehicle for the overrun', ja: '同じ目標への蹂躙に加わる' },
    rules: ['6.6.10'],
    shape: OneUnit,
  },
  spread: {
    title: { en: 'Put an extra hit on another vehicle', ja: '追加命中をほかの車両に割り振る' },
    rules: ['6.5.2.1'],
    shape: OneTarget,
  },
  keep: {
    title: { en: 'Leave an extra hit on the target', ja: '追加命中を目標に残す' },
    rules: ['6.5.2.1'],
    shape: Nothing,
  },
  go: { title: { en: 'No more vehicles: go', ja: '蹂躙を始める' }, rules: ['6.6.10'], shape: Nothing },
};

/** Their events. */
export const choiceShapes: Readonly<Record<string, EventDeclaration>> = {
  'angle-chosen': { title: { en: 'A hit angle is chosen', ja: '命中角度の選択' }, shape: AngleChosen },
  'hits-scored': { title: { en: 'Several hits', ja: '複数命中' }, shape: HitsScored },
  'hit-spread': { title: { en: 'An extra hit finds its target', ja: '追加命中の割り振り' }, shape: HitSpread },
  'fight-begun': { title: { en: 'An attack at close quarters begins', ja: '突撃・白兵戦の開始' }, shape: FightBegun },
  'lead-sought': { title: { en: 'Somebody is to lead on', ja: '主攻撃ユニットの選択' }, shape: LeadSought },
  'lead-named': { title: { en: 'The primary attacker', ja: '主攻撃ユニットの指定' }, shape: Joined },
  'overrun-joined': { title: { en: 'Another vehicle will overrun', ja: '蹂躙への参加' }, shape: Joined },
  'overrun-agreed': { title: { en: 'The overruns are declared', ja: '蹂躙の宣言の終わり' }, shape: OneUnit },
  'dismount-attack-declared': { title: { en: 'An attack out of a vehicle', ja: '下車突撃' }, shape: JumpedAt },
  'dismount-attack-over': { title: { en: 'The attack is over', ja: '下車突撃の終わり' }, shape: OneUnit },
};

export const CHOICES_SILENT = ['overrun-agreed', 'dismount-attack-over', 'fight-begun', 'lead-sought'] as const;

const nameOf = (table: Table, id: unknown) => table.units.get(id as string)?.name ?? String(id);

/** The sentences of the commands. */
export const choiceDescribers: Readonly<Record<string, (table: Table, command: Jump & OneAngle) => Remark>> = {
  spread: (table, { target }) => remark('6.5.2.1', 'do-spread', { target: nameOf(table, target) }),
  keep: () => remark('6.5.2.1', 'do-keep'),
  'choose-angle': (_table, { angle }) => remark('6.5.2.2', 'do-choose-angle', { angle }),
  'dismount-attack': (table, { unit, hex, target }) =>
    remark('6.6.1.1', 'do-dismount-attack', { unit: nameOf(table, unit), hex, target: nameOf(table, target) }),
  lead: (table, { unit }) => remark('6.6.1.1', 'do-lead', { unit: nameOf(table, unit) }),
  'also-overrun': (table, { unit }) => remark('6.6.10', 'do-also-overrun', { unit: nameOf(table, unit) }),
  go: () => remark('6.6.10', 'do-go'),
};

/** The sentences of the events. */
export const choiceTellers: Readonly<Record<string, (table: Table, event: SessionEvent) => Remark>> = {
  'angle-chosen': (table, { unit, angle }) =>
    remark('6.5.2.2', 'event-angle-chosen', { unit: nameOf(table, unit), angle: angle as string }),
  'hits-scored': (table, { firer, target, hits }) =>
    remark('6.5.2.1', 'event-hits-scored', {
      firer: nameOf(table, firer),
      target: nameOf(table, target),
      hits: hits as number,
    }),
  'hit-spread': (table, { firer, target }) =>
    remark('6.5.2.1', 'event-hit-spread', { firer: nameOf(table, firer), target: nameOf(table, target) }),
  'lead-named': (table, { unit, target }) =>
    remark('6.6.1.1', 'event-lead-named', { unit: nameOf(table, unit), target: nameOf(table, target) }),
  'overrun-joined': (table, { unit, target }) =>
    remark('6.6.10', 'event-overrun-joined', { unit: nameOf(table, unit), target: nameOf(table, target) }),
  'dismount-attack-declared': (table, { unit, target }) =>
    remark('6.6.1.1', 'event-dismount-attack', { unit: nameOf(table, unit), target: nameOf(table, target) }),
};
