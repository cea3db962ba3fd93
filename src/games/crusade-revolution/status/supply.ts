import { choice, defineChoice, flag, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { CampaignMap, layOut, type MapSpace, mixedSpaces } from '../shared/campaign-map.js';
import { nameOf } from '../shared/units.js';
import { Side, SupplyState } from '../vocabulary.js';
import { isNorthIsolated, isSource, type Means, SupplyLines, zonesLinked } from './supply-lines.js';

const SupplyMeans = defineChoice('SupplyMeans', ['land', 'sea', 'isolatedSpace', 'border', 'none']);

class SupplyInput {
  @choice('Side whose supply is asked about', Side) side!: Side;
  @object('The map [13.1.2]', CampaignMap) map!: CampaignMap;
  @choice('Who controls the Strait of Gibraltar [16.7]', Side, { default: 'republican' }) strait!: Side;
}
class SpaceSupplyOutcome {
  @text('The space', { max: 60 }) space!: string;
  @choice('Its supply', SupplyState) state!: SupplyState;
  @choice('By what', SupplyMeans) by!: Means;
  @texts('From the space to what supplies it', { max: 60, maxItems: 300 }) line!: string[];
  @text('Where the line breaks: the nearest space in the way', { max: 60, optional: true })
  brokenAt!: string | null;
}
class UnitSupply {
  @text('The unit', { max: 60 }) unit!: string;
  @text('Its space', { max: 60 }) space!: string;
  @choice('Its supply', SupplyState) state!: SupplyState;
}
class SupplyOutcome {
  @list('Every space of the side', SpaceSupplyOutcome, { maxItems: 300 }) spaces!: SpaceSupplyOutcome[];
  @list('Every unit of the side', UnitSupply, { maxItems: 600 }) units!: UnitSupply[];
  @texts('Isolated Space markers that come off, supply being open [16.2.2]', { max: 60, maxItems: 300 })
  reopened!: string[];
  @flag('The Northern Front is isolated [16.4.3.1]') northIsolated!: boolean;
  @flag('The Nationalist zones are linked: the ammunition shortage ends for good [17.1.1]') zonesLinked!: boolean;
}

export const supply = procedure<SupplyInput, SupplyOutcome, Options>({
  id: 'supply',
  resolver: 'status',
  title: { en: 'Supply', ja: '補給' },
  description: {
    en: 'Supply of every space and unit of a side: by land, by sea, in an isolated group, by a friendly border, or none and where the line breaks.',
    ja: '陣営の全スペースと全ユニットの補給を、補給線またはそれが切れた場所とともに示す。',
  },
  rules: ['13.1'],
  input: SupplyInput,
  outcome: SupplyOutcome,
  example: {
    input: {
      side: 'nationalist',
      map: {
        spaces: [
          { id: 'Sevilla', control: 'nationalist', source: 'nationalist' },
          { id: 'Cordoba', control: 'nationalist' },
          { id: 'Granada', control: 'nationalist', isolated: true },
          { id: 'Baena', control: 'republican' },
        ],
        connections: [
          { a: 'Sevilla', b: 'Cordoba' },
          { a: 'Cordoba', b: 'Baena' },
          { a: 'Baena', b: 'Granada' },
        ],
        units: [{ side: 'nationalist', type: 'mil', at: 'Granada' }],
      },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    for (const space of mixedSpaces(input.map, board)) umpire.forbid('9.1.3', 'sides-mixed', { space });
    if (!umpire.legal) return null;
    const lines = new SupplyLines(board, input.side, input.strait, umpire);
    explainSources(board.spaces, input.side, umpire);
    const spaces = board.spaces
      .filter((space) => space.control === input.side)
      .map((space) => supplyOf(space, lines, umpire));
    explainMeans(spaces, input, umpire);
    const states = new Map(spaces.map(({ space, state }) => [space, state]));
    const units = input.map.units.flatMap((unit, i) =>
      unit.side === input.side ? [{ unit: nameOf(unit, i), space: unit.at, state: states.get(unit.at)! }] : [],
    );
    const reopened = board.spaces
      .filter((space) => space.isolated && space.control === 'nationalist' && states.get(space.id) === 'supplied')
      .map((space) => space.id);
    if (reopened.length > 0) umpire.note(['16.2.2', '16.2'], 'isolated-reopened', { spaces: reopened });
    const northIsolated = northOf(lines, umpire);
    const linked = input.side === 'nationalist' && zonesLinked(lines);
    if (linked) umpire.note(['17.1.1', '17.1.3', '17.1'], 'zones-linked');
    const out = spaces.filter(({ state }) => state === 'outOfSupply').map(({ space }) => space);
    umpire.summarise(out.length > 0 ? 'supply-broken' : 'supply-whole', { side: input.side, spaces: out });
    return { spaces, units, reopened, northIsolated, zonesLinked: linked };
  },
});

function explainSources(spaces: readonly MapSpace[], side: Side, umpire: Judge): void {
  const sources = spaces.filter((space) => isSource(space, side)).map((space) => space.id);
  umpire.note(['13.2.2', '13.1.2', '13.1', '13.0'], 'sources', { side, sources });
  for (const { id, source, control, spent } of spaces) {
    if (source === 'badajoz' && (spent || control === 'nationalist'))
      umpire.note(['13.2.4.2', '13.2.4'], 'badajoz-spent');
    else if (source === 'badajoz' && side === 'republican') umpire.note(['13.2.4.1', '13.2.4'], 'badajoz-traces');
    else if ((source === 'nationalist' || source === 'republican') && source !== control)
      umpire.note('13.2.3', 'source-captured', { space: id });
  }
}

function supplyOf(space: MapSpace, lines: SupplyLines, umpire: Judge): SpaceSupplyOutcome {
  const { state, by, line } = lines.of(space.id);
  let brokenAt: string | null = null;
  if (state === 'outOfSupply' || state === 'limited') {
    const frontier = lines.land.frontierOf(space.id);
    brokenAt = frontier?.space ?? frontier?.to ?? null;
    umpire.note(['13.1.3', '13.1.2'], 'line-broken', { space: space.id, at: brokenAt ?? '-' });
  }
  return { space: space.id, state, by, line: [...line], brokenAt };
}

function explainMeans(spaces: readonly SpaceSupplyOutcome[], input: SupplyInput, umpire: Judge): void {
  const through = (by: Means): string[] => spaces.filter((each) => each.by === by).map((each) => each.space);
  const [sea, group, border] = [through('sea'), through('isolatedSpace'), through('border')];
  const zone = input.side === 'republican' ? '13.1.4.2' : '13.1.4.3';
  if (sea.length > 0) umpire.note(['13.1.4', '13.1.4.1', zone], 'supplied-by-sea', { spaces: sea });
  else if (spaces.some((each) => each.state !== 'supplied')) seaClosed(input, umpire);
  if (group.length > 0) umpire.note(['16.2.3', '13.1.2', '16.2'], 'supplied-isolated', { spaces: group });
  if (border.length > 0)
    umpire.note(['13.4.2', input.side === 'nationalist' ? '13.4.1.1' : '13.4.1.2', '13.4'], 'supplied-by-border', {
      spaces: border,
    });
}

/** 16.7: says that the Strait, not the map, closes the sea, where it does. */
function seaClosed({ side, strait, map }: SupplyInput, umpire: Judge): void {
  const port = map.spaces.some((space) => space.control === side && space.port === 'mediterranean');
  if (port && strait !== side)
    umpire.note(side === 'nationalist' ? ['13.1.4.3', '16.7.1', '16.7'] : ['16.7.2', '13.1.4', '16.7'], 'sea-closed', {
      side,
    });
}

function northOf(lines: SupplyLines, umpire: Judge): boolean {
  if (lines.side !== 'republican' || !lines.board.spaces.some((space) => space.region !== 'none')) return false;
  const isolated = isNorthIsolated(lines);
  umpire.note(
    isolated ? ['16.4.3.1', '16.4.3', '16.4'] : ['16.4.3.3', '16.4.3'],
    isolated ? 'north-isolated' : 'north-linked',
  );
  return isolated;
}
