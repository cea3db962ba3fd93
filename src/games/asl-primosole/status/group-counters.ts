import { type ChoiceOf, choice, defineChoice, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { Strength } from '../events/rg-strength.js';
import type { Judge, Options } from '../options.js';
import { companions, type Group, requireGroup } from '../shared/groups.js';
import { GroupId, Nationality, Side } from '../vocabulary.js';

export const CounterKind = defineChoice('CounterKind', [
  ...(['squad', 'halfSquad', 'crew', 'leader', 'hero', 'armorLeader', 'vehicle', 'gun', 'sw', 'radio'] as const),
  ...(['glider', 'oba', 'air', 'bombardment', 'observer', 'dummy'] as const),
]);
export type CounterKind = ChoiceOf<typeof CounterKind>;

class Received {
  @text('Weapon or carrier as the receipt names it [3.6182]', { max: 20 }) weapon!: string;
  @integer('How many were received [3.6182]', { min: 0, max: 12 }) received!: number;
}

class GroupCountersInput {
  @choice('Side', Side) side!: Side;
  @choice('Group [3.6171]', GroupId) group!: GroupId;
  @choice('Strength it arrived with [3.6181]', Strength, { default: 'full' }) strength!: Strength;
  @list('SW and carriers received [3.6182]', Received, { maxItems: 8, default: [] }) weapons!: Received[];
  @texts('Leaders received [3.6183]', { max: 6, maxItems: 3, default: [] }) leaders!: string[];
}

export class CreatedCounters {
  @choice('What it is', CounterKind) kind!: CounterKind;
  @text('As the chart prints it: "4-6-8", "LMG", "57L OQF 6-pounder AT" [3.6174]', { max: 60 }) type!: string;
  @choice('Nationality', Nationality) nationality!: Nationality;
  @integer('How many', { min: 1, max: 24 }) count!: number;
  @text('Each of them goes with one of these [3.6178]', { max: 60, optional: true }) goesWith!: string | null;
}

class GroupCountersOutcome {
  @list('Counters of the line, in the order of the chart [3.6179]', CreatedCounters, { maxItems: 20 })
  counters!: CreatedCounters[];
}

export const groupCounters = procedure<GroupCountersInput, GroupCountersOutcome, Options>({
  id: 'group-counters',
  resolver: 'status',
  title: { en: 'Counters of a reinforcement group', ja: '増援グループのカウンター' },
  description: {
    en: 'Every counter that a line of the RG purchase record turns into, with crews, half-squads, tows, SW and leaders.',
    ja: 'RG 購入記録の 1 行から得るすべてのカウンター。操作班、HS、牽引車、SW、指揮官を含む。',
  },
  rules: ['3.6173', '3.6174', '3.6178'],
  input: GroupCountersInput,
  outcome: GroupCountersOutcome,
  from: {
    'events/rg-strength': ({ strength }: { strength: Strength }) => ({ strength }),
    'events/sw-receipt': ({ weapons }: { weapons: readonly Received[] }) => ({
      weapons: weapons.map(({ weapon, received }) => ({ weapon, received })),
    }),
    'events/leader-receipt': ({ leaders }: { leaders: readonly string[] }) => ({ leaders }),
  },
  example: { input: { side: 'british', group: 'G1', strength: 'depleted' } },
  resolve(input, umpire) {
    const group = requireGroup(umpire, input.side, input.group);
    if (!group) return null;
    const counters = countersOf(umpire, group, input);
    for (const { type, count } of counters) umpire.note(['3.6174', '3.6173'], 'counters-created', { type, count });
    if (counters.length === 0) umpire.note('3.6174', 'no-counters', { group: group.id });
    const total = counters.reduce((sum, { count }) => sum + count, 0);
    umpire.summarise('group-counters-summary', { group: group.id, total });
    return { counters };
  },
});

/** One line of the RG purchase record as counters [3.6173, 3.6174, 3.6178]. */
function countersOf(
  umpire: Judge,
  group: Group,
  { strength, weapons, leaders }: GroupCountersInput,
): CreatedCounters[] {
  const nationality: Nationality = group.side === 'british' ? 'british' : group.italian ? 'italian' : 'german';
  const make = (kind: CounterKind, type: string, count: number, goesWith: string | null = null): CreatedCounters[] =>
    count > 0 ? [{ kind, type, nationality, count, goesWith }] : [];
  const chart = umpire.chart(group.chart);
  const printed = chart.at(group.id, strength);
  const units = chart.text(group.id, 'units');
  const along = companions(umpire, group);
  const led = leaders.flatMap((leader) => make(group.type === 'V' ? 'armorLeader' : 'leader', leader, 1));
  const received = weapons.filter((each) => each.received > 0);
  if (group.type === 'I') {
    const squads = units.match(/\d-\d-\d/g) ?? [];
    const parts = squads.flatMap((type) => make('squad', type, Number(printed) / squads.length));
    // The mortars of Axis I9 come as the chart counts them; machine guns as they were received.
    const mortars = squads.length === 0 && typeof printed === 'number' ? make('sw', units, printed) : [];
    const sw = [...mortars, ...received.flatMap(({ weapon, received: count }) => make('sw', weapon, count))];
    const manned = sw.flatMap(({ type, count }) => withEach(along, type, count, make));
    return [...parts, ...sw, ...manned, ...led];
  }
  if (group.type === 'G') {
    return [...make('gun', units, Number(printed)), ...withEach(along, units, Number(printed), make)];
  }
  if (group.type === 'V') {
    const carriers = received.flatMap(({ weapon, received: count }) => make('vehicle', weapon, count));
    return [...(typeof printed === 'number' ? make('vehicle', units, printed) : carriers), ...led];
  }
  if (group.id === 'O4' && group.side === 'british') return make('observer', units, 1);
  if (group.type === 'O') return [...make('oba', units, 1), ...withEach(along, units, 1, make)];
  if (group.type === 'F') return make('air', units, Number(printed));
  return group.type === 'B' ? make('bombardment', units, 1) : [];
}

/** "2-2-8 crew" with each Gun, "radio" with each battery [3.6178]. */
function withEach(
  along: readonly string[],
  goesWith: string,
  count: number,
  make: (kind: CounterKind, type: string, count: number, goesWith: string) => CreatedCounters[],
): CreatedCounters[] {
  return along.flatMap((each) => {
    const crew = /^(\d-\d-\d) (crew|half-squad)$/.exec(each);
    if (crew) return make(crew[2] === 'crew' ? 'crew' : 'halfSquad', crew[1]!, count, goesWith);
    const kind = each === 'radio' ? 'radio' : each === 'Glider' ? 'glider' : 'vehicle';
    return make(kind, each, count, goesWith);
  });
}
