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
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { HandSizes, handSizes } from './hand-size.js';

/** The rows of the morale table [16.3.3]. */
export const MoraleTrigger = defineChoice('MoraleTrigger', [
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
export const OnceOnly = defineChoice('OnceOnly', ['northLinked', 'northConquered', 'natSplits', 'repSplits']);
const ONCE: readonly string[] = OnceOnly.values;
const BORDERS: readonly string[] = ['natFrenchBorder', 'repPortugueseBorder'];
/** 8.5.5.5: the bonus of a counterattack goes back when its space is retaken. */
const COUNTERATTACK = 'counterattack';
/** 16.3.3 note 7 */
const SPLIT_SPACES = 8;
const FIRST_SPLIT_TURN = 6;
const PARTS_WANTED = {
  en: 'the number of connected supplied spaces in each part of the zone',
  ja: '分割されたゾーンの各部にある、連結した補給下スペースの数',
};

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
export class MoraleOutcome {
  @integers('Change by each event, in their order; 0 where one does not count [16.3.3]', {
    min: -9,
    max: 9,
    maxItems: 20,
  })
  changes!: number[];
  @integer('Change in all, with that of cards', { min: -99, max: 99 }) change!: number;
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
  rules: ['16.3'],
  input: MoraleInput,
  outcome: MoraleOutcome,
  example: { input: { turn: 3, events: [{ trigger: 'natCapital', space: 'Toledo' }] } },
  resolve(input, umpire) {
    const used = new Set(input.used);
    const changes = input.events.map((event, i) => {
      if (event.undone && !BORDERS.includes(event.trigger) && event.trigger !== COUNTERATTACK)
        umpire.forbid('16.3.3', 'morale-not-undone', { trigger: event.trigger });
      else if (counts(event, i, input, used, umpire)) return record(event, used, umpire);
      return 0;
    });
    if (!umpire.legal) return null;
    if (input.cards !== 0) umpire.note('8.5.1.4', 'morale-cards', { rm: input.cards });
    const change = changes.reduce((sum, each) => sum + each, input.cards);
    const rm = input.rm + change;
    umpire.note('16.3.2', 'morale-result', { before: input.rm, rm });
    umpire.summarise('morale-summary', { before: input.rm, rm });
    return { changes, change, rm, offTrack: rm < 0 || rm > 29, nextHands: handSizes(umpire, rm) };
  },
});

/** 16.3.3: what an event does, by the table. */
function record(event: MoraleEvent, used: Set<string>, umpire: Judge): number {
  const { trigger, space, undone } = event;
  if (ONCE.includes(trigger)) used.add(trigger);
  const listed = umpire.chart('republican-morale').number(trigger, 'rm');
  const rm = undone ? -listed : listed;
  const returned = undone && trigger === COUNTERATTACK;
  umpire.note(
    returned ? ['8.5.5.5', '16.3.3', '16.3'] : ['16.3.3', '16.3'],
    undone ? 'morale-undone' : 'morale-event',
    { trigger, space, rm },
  );
  return rm;
}

/** 16.3.3: an entry of once per game, a link after the conquest and a split too early or too small change nothing. */
function counts(event: MoraleEvent, at: number, input: MoraleInput, used: ReadonlySet<string>, umpire: Judge): boolean {
  const { trigger, parts } = event;
  const spent = ONCE.includes(trigger) && used.has(trigger);
  if (spent) umpire.note('16.3.3', 'morale-once', { trigger });
  const gone = trigger === 'northLinked' && used.has('northConquered');
  if (gone) umpire.note('16.3.3', 'morale-north-gone');
  const isSplit = trigger === 'natSplits' || trigger === 'repSplits';
  const early = isSplit && input.turn < FIRST_SPLIT_TURN;
  if (early) umpire.note('16.3.3', 'morale-split-early', { turn: input.turn });
  if (!isSplit || spent) return !spent && !gone;
  demandFacts([parts.length < 2 && !early && { pointer: `/events/${at}/parts`, rule: '16.3.3', detail: PARTS_WANTED }]);
  const small = parts.length > 1 && parts.filter((size) => size >= SPLIT_SPACES).length < 2;
  if (small) umpire.note('16.3.3', 'morale-split-small', { parts, least: SPLIT_SPACES });
  return !early && !small;
}
