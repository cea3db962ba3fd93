import {
  type ChoiceOf,
  choice,
  choices,
  defineChoice,
  flag,
  halves,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { checkWeather } from '../shared/weather-rule.js';
import { Scenario, Weather } from '../vocabulary.js';
import { MovementCosts } from './costs.js';
import { Entry, points } from './entry.js';
import { Mover, movementClass } from './mover.js';
import { explainStep } from './step.js';

export const EntryArea = defineChoice('EntryArea', ['A', 'B', 'C', 'D', 'E']);
export type EntryArea = ChoiceOf<typeof EntryArea>;

export class EntryHex extends Entry {
  @integer('Hexes from the nearest listed entry hex, for another hex of the same edge [15.2]', {
    min: 0,
    max: 99,
    default: 0,
  })
  away!: number;
}

export class ReinforcementEntryInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Weather [17.0]', Weather, { default: 'clear' }) weather!: Weather;
  @object('The unit that enters', Mover, { default: {} }) unit!: Mover;
  @list('The entry hexes it is listed for [15.1]', EntryHex, { minItems: 1, maxItems: 60 }) listed!: EntryHex[];
  @list('Other hexes of the same map edge, used only when all listed ones are closed [15.2]', EntryHex, {
    maxItems: 60,
    default: [],
  })
  others!: EntryHex[];
  @text('The hex where it would enter', { max: 20, optional: true }) at?: string;
  @choices('Jarama: the entry areas it is listed for, for the check of the hex number [J.21]', EntryArea, {
    maxItems: 5,
    default: [],
  })
  areas!: EntryArea[];
  @flag('It is a later turn than the one listed [15.2]') late!: boolean;
}

export class ReinforcementEntryOutcome {
  @texts('Hexes open to it', { max: 20, maxItems: 60 }) open!: string[];
  @halves('Movement points for the hex asked about [15.1]', { min: 0, max: 99, optional: true })
  cost!: number | null;
  @flag('In supply and in command for this phase [15.3]', {}) inSupplyAndCommand!: boolean;
}

/** Whether a hex number, row before column, lies in one of the areas [J.21]. */
function inAreas(hex: string, areas: readonly EntryArea[], umpire: Judge): boolean {
  const chart = umpire.chart('entry-areas');
  const between = (start: number, first: string, last: string): boolean => {
    const part = (name: string): number => Number(name.slice(start, start + 2));
    return part(hex) >= part(first) && part(hex) <= part(last);
  };
  return areas.some((area) => {
    const [first, last] = [chart.text(area, 'first'), chart.text(area, 'last')];
    return between(0, first, last) && between(2, first, last);
  });
}

/** 15.1: not through enemy units nor enemy zones. */
export const isOpen = ({ enemy, enemyZoc }: EntryHex): boolean => enemy !== 'units' && !enemyZoc;

export const reinforcementEntry = procedure<ReinforcementEntryInput, ReinforcementEntryOutcome, Options>({
  id: 'reinforcement-entry',
  resolver: 'movement',
  title: { en: 'Entering the map', ja: '増援の進入' },
  description: {
    en: 'Where a reinforcement may enter, which hex serves when its own are closed, and what entering costs.',
    ja: '増援がどこから入れるか、塞がれた場合の代替ヘクス、進入コストを示す。',
  },
  rules: ['15.1', '15.2', '15.3'],
  input: ReinforcementEntryInput,
  outcome: ReinforcementEntryOutcome,
  example: { input: { listed: [{ hex: '1501' }, { hex: '1701', enemyZoc: true }], at: '1501' } },
  resolve({ scenario, weather, unit, listed, others, at, areas, late }, umpire) {
    checkWeather({ scenario, weather }, umpire);
    const named = (hex: EntryHex, i: number): string => hex.hex ?? `#${i + 1}`;
    const closed = listed.flatMap((hex, i) => (isOpen(hex) ? [] : [named(hex, i)]));
    if (closed.length > 0) umpire.note('15.1', 'entry-closed', { hexes: closed });
    let usable = listed.filter(isOpen);
    if (usable.length === 0) {
      const free = others.filter(isOpen);
      const nearest = Math.min(...free.map(({ away }) => away));
      usable = free.filter(({ away }) => away === nearest);
      umpire.note('15.2', 'entry-elsewhere', { hexes: usable.map(named) });
    }
    if (late) umpire.note('15.2', 'entry-late');
    const open = usable.map(named);
    const answer = { open, cost: null, inSupplyAndCommand: true };
    umpire.note(['15.3', '15.1'], 'entry-status');
    if (at === undefined) {
      umpire.summarise(open.length > 0 ? 'entry-open' : 'entry-none', { hexes: open });
      return answer;
    }
    if (areas.length > 0 && closed.length < listed.length && !inAreas(at, areas, umpire)) {
      umpire.forbid(['J.21', '15.1'], 'entry-outside-area', { hex: at, areas });
    }
    if (!umpire.legal) return answer;
    const chosen = usable.find((hex, i) => named(hex, i) === at);
    if (chosen === undefined) {
      umpire.forbid(listed.some((hex, i) => named(hex, i) === at) ? '15.1' : ['15.2', '15.1'], 'entry-refused', {
        hex: at,
      });
      return answer;
    }
    const costs = new MovementCosts(umpire, scenario, weather, movementClass(unit));
    const cost = explainStep({ ...unit, inCommand: true }, chosen, at, false, costs, umpire);
    if (cost === null) return answer;
    umpire.note('15.1', 'entry-cost', { hex: at, cost: points(cost) });
    umpire.summarise('entry-summary', { hex: at, cost: points(cost) });
    return { ...answer, cost: points(cost) };
  },
});
