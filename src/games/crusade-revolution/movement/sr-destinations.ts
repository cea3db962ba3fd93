import { NO_DICE } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { quietly } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { type Board, CampaignMap, layOut, type MapSpace, spaceAt } from '../shared/campaign-map.js';
import type { SpaceFacts } from '../shared/space-facts.js';
import { nameOf, Unit } from '../shared/units.js';
import { behindTheFront, isNorthIsolated, SupplyLines } from '../status/supply-lines.js';
import { LeavingUnits } from './next-step.js';
import { type SrMode, type SrMove, SrSituation } from './sr-input.js';
import { checkSr } from './sr-rules.js';

const SrWay = defineChoice('SrWay', ['land', 'sea', 'fromReserve', 'fromMorocco']);
const SrPlace = defineChoice('SrPlace', ['map', 'reserve', 'morocco']);

class DestinationsInput extends SrSituation {
  @object('The map, with every unit on it', CampaignMap) map!: CampaignMap;
  @object('The unit to be redeployed', Unit) unit!: Unit;
  @choice('Where the unit is', SrPlace, { default: 'map' }) place!: string;
  @text('Its space, where it is on the map', { max: 60, optional: true }) at?: string;
  @flag('It has redeployed in this Action Round already [12.1.3]') movedAlready!: boolean;
  @flag('A unit of the Army of Africa has used this card already [17.2.2]') afrUsed!: boolean;
  @list('Units that can still leave full spaces: the limit sleeps while the card is used [9.1.2]', LeavingUnits, {
    maxItems: 300,
    default: [],
  })
  leaving!: LeavingUnits[];
  @texts('Isolated spaces whose group a MIL unit was sent to this turn [16.2.4.3]', {
    max: 60,
    maxItems: 20,
    default: [],
  })
  served!: string[];
}
class Destination {
  @text('The space', { max: 60 }) space!: string;
  @choice('How it is reached', SrWay) by!: string;
}
class DestinationsOutcome {
  @list('Every space it may redeploy to', Destination, { maxItems: 600 }) destinations!: Destination[];
  @flag('It may also go to the Reserve Box [12.1.9]') reserve!: boolean;
  @flag('It may also leave over the border and return two turns later [13.4.3]') border!: boolean;
}

export const srDestinations = procedure<DestinationsInput, DestinationsOutcome, Options>({
  id: 'sr-destinations',
  resolver: 'movement',
  title: { en: 'Where a unit can be redeployed', ja: '戦略再配備の行き先' },
  description: {
    en: 'Every space on a map to which one unit may be redeployed, supply and connections traced.',
    ja: '補給と連結をたどり、あるユニットがSRできる全スペースを示す。',
  },
  rules: ['12.1'],
  input: DestinationsInput,
  outcome: DestinationsOutcome,
  example: {
    input: {
      side: 'republican',
      turn: 7,
      unit: { type: 'rpa' },
      place: 'reserve',
      map: { spaces: [{ id: 'Valencia', control: 'republican', source: 'republican' }], connections: [] },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const lines = new SupplyLines(board, input.side, input.strait, umpire);
    const northIsolated = input.side === 'republican' ? isNorthIsolated(lines) : input.northIsolated;
    const situation: SrSituation = { ...input, northIsolated };
    const behind = behindTheFront(lines);
    const here = input.place === 'map' ? spaceAt(board, input.at ?? '', '/at') : undefined;
    const from = here && describeSpace(here, input, lines, behind);
    const reachable = here && lines.from((space) => space.id === here.id);
    const gone = new Map(input.leaving.map(({ space, units }) => [space, units]));
    // 17.2.2: one unit of the Army of Africa for a card on the first two turns.
    const barred = input.afrUsed && input.turn <= LAST_SINGLE_AFR_TURN && input.unit.type === 'afr';
    if (barred) umpire.note('17.2.2', 'sr-afr-used');
    const may = (mode: SrMode, to: SpaceFacts | undefined, connected: boolean): boolean => {
      const probe = quietly(umpire, NO_DICE);
      const move = {
        ...input.unit,
        mode,
        connected,
        movedAlready: input.movedAlready,
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      };
      const leaving = to && mode !== 'fromReserve' ? (gone.get(to.name) ?? 0) : 0;
      checkSr(move satisfies SrMove, nameOf(input.unit, 0), { ...situation, leaving }, probe);
      return probe.legal && !barred;
    };
    const modes: readonly SrMode[] =
      input.place === 'map' ? ['land', 'sea'] : input.place === 'reserve' ? ['fromReserve'] : ['fromMorocco'];
    const destinations = candidates(board, here).flatMap((space) => {
      const to = describeSpace(space, input, lines, behind);
      const mode = modes.find((each) => may(each, to, reachable?.reaches(space.id) ?? true));
      return mode ? [{ space: space.id, by: mode }] : [];
    });
    const reserve = here !== undefined && may('toReserve', undefined, true);
    const border = from?.supply === 'limited' && may('border', undefined, true);
    for (const mode of modes) {
      const spaces = destinations.filter(({ by }) => by === mode).map(({ space }) => space);
      umpire.note(RULES[mode], 'sr-reaches', { mode, spaces });
    }
    if (reserve) umpire.note('12.1.9', 'sr-reserve-open');
    if (border) umpire.note('13.4.3', 'sr-border-open');
    umpire.summarise('sr-destinations-summary', { spaces: destinations.length });
    return { destinations, reserve, border };
  },
});

/** The last turn on which a card redeploys one AFR unit only [17.2.2]. */
const LAST_SINGLE_AFR_TURN = 2;

const candidates = (board: Board, here: MapSpace | undefined): MapSpace[] =>
  board.spaces.filter((space) => space !== here);

const RULES: Readonly<Record<SrMode, readonly [string, ...string[]]>> = {
  land: ['12.1.6', '12.1.5', '12.1'],
  sea: ['12.1.7', '12.1.7.1', '12.1'],
  fromReserve: ['12.1.8', '12.1.10', '12.1'],
  toReserve: ['12.1.9'],
  border: ['13.4.3'],
  fromMorocco: ['17.6.4'],
};

/** A space of the map as the SR rules see it. */
function describeSpace(
  space: MapSpace,
  input: DestinationsInput,
  lines: SupplyLines,
  behind: (id: string) => boolean,
): SpaceFacts {
  const { id, control, port, region, source } = space;
  const supply = control === input.side ? lines.of(id).state : 'outOfSupply';
  const units = input.map.units
    .filter((unit) => unit.at === id && unit.side === input.side)
    .map((unit) => ({ ...unit, supplied: supply === 'supplied' }));
  return {
    name: id,
    control,
    supply,
    port,
    region,
    source,
    north: behind(id),
    groupServed: input.served.includes(id),
    units,
  };
}
