import {
  choice,
  choices,
  defineChoice,
  flag,
  integer,
  integers,
  list,
  object,
  text,
} from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { HandSizes, handSizes } from './hand-size.js';

/** The rows of the morale table [16.3.3]. */
const MoraleTrigger = defineChoice('MoraleTrigger', [
  'natCapital',
  'natMainCity',
  'natMadrid',
  'natSiege',
  'natFrenchBorder',
  'repCapital',
  'repMainCity',
  'repMadrid',
  'repPortugueseBorder',
  'northLinked',
  'northConquered',
  'natSplits',
  'repSplits',
  'counterattack',
]);
const OnceOnly = defineChoice('OnceOnly', ['northLinked', 'northConquered', 'natSplits', 'repSplits']);
const ONCE: readonly string[] = OnceOnly.values;
const BORDERS: readonly string[] = ['natFrenchBorder', 'repPortugueseBorder'];
/** 8.5.5.5: the bonus of a counterattack goes back when its space is retaken. */
const COUNTERATTACK = 'counterattack';
/** 16.3.3 note 7 */
const SPLIT_SPACES = 8;
const FIRST_SPLIT_TURN = 6;

class MoraleEvent {
  @choice('What happened [16.3.3]', MoraleTrigger) trigger!: string;
  @text('Where, for the record', { max: 60, default: '-' }) space!: string;
  @flag('The change is taken back: a border broken again, or the space of a counterattack retaken [16.3.3, 8.5.5.5]')
  undone!: boolean;
  @integers('Connected supplied spaces of each part of a split zone [16.3.3]', {
    min: 0,
    max: 300,
    maxItems: 6,
    default: [],
  })
  parts!: number[];
}
class MoraleInput {
  @integer('Republican Morale before; 26 in the campaign [16.3.1]', { min: -50, max: 80, default: 26 }) rm!: number;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @list('Events, in order', MoraleEvent, { minItems: 1, maxItems: 20 }) events!: MoraleEvent[];
  @choices('Once-per-game entries already used [16.3.3]', OnceOnly, { maxItems: 4, default: [] }) used!: string[];
  @integer('Changes printed on cards', { min: -20, max: 20, default: 0 }) cards!: number;
}
class MoraleOutcome {
  @integer('Change', { min: -99, max: 99 }) change!: number;
  @integer('Republican Morale after', { min: -150, max: 150 }) rm!: number;
  @flag('Off the printed track of 0 to 29 [16.3.2]') offTrack!: boolean;
  @object('Hand sizes if this stands at the next draw [6.0.A]', HandSizes) nextHands!: HandSizes;
}

export const republicanMorale = procedure<MoraleInput, MoraleOutcome, Options>({
  id: 'republican-morale',
  resolver: 'status',
  title: { en: 'Republican Morale', ja: '共和国軍の士気' },
  description: {
    en: 'What events do to Republican Morale, and to the hands at the next draw.',
    ja: '出来事による士気の変化と、次の引きでの手札規模を示す。',
  },
  rules: ['16.3', '16.3.1', '16.3.2', '16.3.3', '16.3.4'],
  input: MoraleInput,
  outcome: MoraleOutcome,
  example: { input: { turn: 3, events: [{ trigger: 'natCapital', space: 'Toledo' }] } },
  resolve(input, umpire) {
    const used = new Set(input.used);
    let change = 0;
    for (const event of input.events) {
      checkEvent(event, input, used, umpire);
      if (ONCE.includes(event.trigger)) used.add(event.trigger);
      const listed = umpire.chart('republican-morale').number(event.trigger, 'rm');
      const rm = event.undone ? -listed : listed;
      change += rm;
      const returned = event.undone && event.trigger === COUNTERATTACK;
      umpire.note(
        returned ? ['8.5.5.5', '16.3.3', '16.3'] : ['16.3.3', '16.3'],
        event.undone ? 'morale-undone' : 'morale-event',
        {
          trigger: event.trigger,
          space: event.space,
          rm,
        },
      );
    }
    if (!umpire.legal) return null;
    if (input.cards !== 0) umpire.note('8.5.1.4', 'morale-cards', { rm: input.cards });
    change += input.cards;
    const rm = input.rm + change;
    umpire.note('16.3.2', 'morale-result', { before: input.rm, rm });
    umpire.summarise('morale-summary', { before: input.rm, rm });
    return { change, rm, offTrack: rm < 0 || rm > 29, nextHands: handSizes(umpire, rm) };
  },
});

/** 16.3.3: once-per-game entries, the split test, and what cannot be taken back. */
function checkEvent(event: MoraleEvent, input: MoraleInput, used: ReadonlySet<string>, umpire: Judge): void {
  const { trigger, parts } = event;
  if (ONCE.includes(trigger) && used.has(trigger)) umpire.forbid('16.3.3', 'morale-once', { trigger });
  if (trigger === 'northLinked' && used.has('northConquered')) umpire.forbid('16.3.3', 'morale-north-gone');
  if (event.undone && !BORDERS.includes(trigger) && trigger !== COUNTERATTACK)
    umpire.forbid('16.3.3', 'morale-not-undone', { trigger });
  if (trigger !== 'natSplits' && trigger !== 'repSplits') return;
  if (input.turn < FIRST_SPLIT_TURN) umpire.forbid('16.3.3', 'morale-split-early', { turn: input.turn });
  if (parts.filter((size) => size >= SPLIT_SPACES).length < 2)
    umpire.forbid('16.3.3', 'morale-split-small', { parts, least: SPLIT_SPACES });
}
