import { choice, defineChoice, flag, integer, list, record, text, texts } from '../../../../kernel/fields/index.js';
import type { CommandDeclaration, EventDeclaration } from '../../../../kernel/session/index.js';
import { Command, SizeClass } from '../../vocabulary.js';

const UNIT = { max: 60 };
const HEX = { max: 12 };
const SIDE = { max: 40 };
const MANY = { maxItems: 400 };
const COUNTERS = { maxItems: 60 };

const RevealCause = defineChoice('RevealCause', [
  'spotted',
  'fires',
  'overwatch',
  'shelled',
  'struck',
  'bombed',
  'shown',
]);
const CoverChange = defineChoice('HiddenCoverChange', ['take', 'leave']);
const HidingDoes = defineChoice('HidingDoes', ['spot', 'fire', 'endTurn']);
const LetPassUntil = defineChoice('LetPassUntil', ['now', 'mover', 'phase']);

export class CounterPlan {
  @text('The hex of the counter [7.2.2]', HEX) hex!: string;
  @texts('Units it stands for, of one formation; none: a dummy [7.2.1]', { ...UNIT, maxItems: 40, default: [] })
  units!: string[];
  @text('Of a dummy: the unit of the side whose kind and pace it feigns [7.2.2.1, 7.2.2.2]', {
    ...UNIT,
    optional: true,
  })
  as?: string;
}

class CounterPlans {
  @list('The hidden unit counters; none: nothing is hidden [7.2.2]', CounterPlan, COUNTERS) counters!: CounterPlan[];
}

class OneCounter {
  @text('The hidden unit counter', UNIT) counter!: string;
}

class Seeking extends OneCounter {
  @text('The unit on overwatch', UNIT) unit!: string;
}

const command = (en: string, ja: string, rules: readonly string[], shape: CommandDeclaration['shape']) => ({
  title: { en, ja },
  rules,
  shape,
});

/** Commands about hidden units, option 7.2. */
export const hiddenCommands: Readonly<Record<string, CommandDeclaration>> = {
  hide: command('Hide units', 'ユニットを隠匿する', ['7.2', '7.2.1', '7.2.2'], CounterPlans),
  uncover: command('Show a hidden counter on overwatch', '監視中の隠匿カウンターを公開する', ['7.2.2.3'], OneCounter),
  seek: command('Look for a moving counter', '移動中のカウンターを探す', ['7.2.2.1', '7.2.2.2'], Seeking),
};

class LaidCounter {
  @text('The counter', UNIT) counter!: string;
  @text('Its hex', HEX) hex!: string;
}

class CountersPlaced {
  @text('The side', SIDE) side!: string;
  @list('Where its counters lie [7.2.2]', LaidCounter, COUNTERS) counters!: LaidCounter[];
  @texts('Units taken off the map in play [7.2.3]', { ...UNIT, ...MANY }) units!: string[];
}

class CounterBox {
  @text('The counter', UNIT) counter!: string;
  @texts('Units in its box; none: a dummy [7.2.1]', { ...UNIT, maxItems: 40 }) units!: string[];
  @text('Whom a dummy feigns', { ...UNIT, optional: true }) as?: string;
}

class BoxesSecret {
  @list('What they stand for [7.2.2]', CounterBox, COUNTERS) boxes!: CounterBox[];
}

class AboutSide {
  @text('The side', SIDE) side!: string;
}

class OrdersSecret {
  @record('Commands by counter [4.2.1]', { kind: 'choice', choice: Command }, MANY)
  orders!: Readonly<Record<string, string>>;
}

class CoverSecret {
  @record('Who takes or leaves full cover in hiding [6.8.2, 7.2.2.2]', { kind: 'choice', choice: CoverChange }, MANY)
  cover!: Readonly<Record<string, string>>;
}

class SightSecret {
  @record(
    'Enemies that each hidden unit spots [4.1.1]',
    { kind: 'list', of: { kind: 'text', max: 60 }, min: 0, max: 200 },
    MANY,
  )
  sight!: Readonly<Record<string, readonly string[]>>;
}

class CommandsSecret {
  @record('Commands by formation [6.2.1.1.1]', { kind: 'number', min: 0, max: 6000 }, MANY)
  commands!: Readonly<Record<string, number>>;
  @record('How many of them may move, option 7.52', { kind: 'number', min: 0, max: 6000 }, MANY)
  moveLimits!: Readonly<Record<string, number>>;
}

class ManyCounters {
  @texts('The counters', { ...UNIT, ...COUNTERS }) counters!: string[];
}

class CounterInHex extends OneCounter {
  @text('Its side', SIDE) side!: string;
  @text('Its hex', HEX) hex!: string;
}

class CounterRevealed extends CounterInHex {
  @choice('Why it comes to light [7.2.2.1, 7.2.2.3]', RevealCause) cause!: string;
  @texts('Units it stood for', { ...UNIT, maxItems: 40 }) units!: string[];
  @integer('They are put so far from its hex at most [7.2.2.1]', { min: 0, max: 9 }) within!: number;
  @choice('The type it was spotted by: one of it stands in the hex [7.2.2.1]', SizeClass, { nullable: true })
  size!: string | null;
}

class HidingInterrupts {
  @text('Whose fire it is, or who was First Player', { ...SIDE, nullable: true }) side!: string | null;
  @choice('What goes on when they are on the map', HidingDoes) does!: string;
}

class InHex {
  @text('The unit', UNIT) unit!: string;
  @text('The hex', HEX) hex!: string;
}

class UnitUnveiled extends InHex {
  @integer('The hexside it faces, by number [3.3]', { min: 0, max: 5 }) facing!: number;
  @texts('Enemies it has spotted this turn and sees from here [4.1]', { ...UNIT, maxItems: 200 }) sight!: string[];
}

class UnveiledSecret {
  @choice('Its command [4.2.1]', Command) command!: string;
  @text('The unit whose counter it shares [6.2.1.1.3]', { ...UNIT, nullable: true }) group!: string | null;
}

class CounterMoved extends OneCounter {
  @text('The hex it moves to', HEX) to!: string;
}

class CounterSought extends Seeking {
  @flag('Whether it was found [7.2.2.1]', {}) found!: boolean;
}

class LetPassSecret {
  @choice('For how long', LetPassUntil) until!: string;
}

const event = (
  en: string,
  ja: string,
  shape: EventDeclaration['shape'],
  secret?: EventDeclaration['shape'],
): EventDeclaration => ({ title: { en, ja }, shape, ...(secret ? { secret } : {}) });

export const hiddenShapes: Readonly<Record<string, EventDeclaration>> = {
  'counters-placed': event(
    'Hidden unit counters are placed',
    '隠匿ユニットカウンターの配置',
    CountersPlaced,
    BoxesSecret,
  ),
  'counters-ordered': event('Hidden counters get their commands', '隠匿カウンターへの命令', AboutSide, OrdersSecret),
  'spotted-unseen': event('Spotting from hiding', '隠匿ユニットによる発見', AboutSide, SightSecret),
  'commands-counted-unseen': event('Commands of the formations', '部隊の使用可能命令数', AboutSide, CommandsSecret),
  'counters-unspotted': event('Counters are spotted no more', '発見されなくなったカウンター', ManyCounters),
  'counter-revealed': event('A hidden counter comes to light', '隠匿カウンターの公開', CounterRevealed),
  'cover-unseen': event('Full cover in hiding', '隠匿中のフルカバー', AboutSide, CoverSecret),
  'dummy-admitted': event('A counter was a dummy', '偽カウンターの申告', CounterInHex),
  'hiding-interrupts': event('Units are put on the map first', '先に地図上へ配置する', HidingInterrupts),
  'hiding-settled': event('They are on the map', '配置完了', AboutSide),
  'place-chosen': event('A hex is chosen', 'ヘクスを選んだ', InHex),
  'unit-unveiled': event('A unit is put on the map', 'ユニットの公開配置', UnitUnveiled, UnveiledSecret),
  'sneak-begun': event('A hidden counter begins to move', '隠匿カウンターの移動開始', OneCounter),
  'counter-moved': event('A hidden counter moves one hex', '隠匿カウンターの移動', CounterMoved),
  'counter-sought': event('A moving counter is looked for', '移動中のカウンターの捜索', CounterSought),
  'counter-let-pass': event('A side lets a counter pass', 'カウンターを見送った', AboutSide, LetPassSecret),
  'sneak-ended': event('A hidden counter stops', '隠匿カウンターの移動終了', OneCounter),
};
