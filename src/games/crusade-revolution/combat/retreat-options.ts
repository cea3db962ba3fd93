import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import {
  type Board,
  CampaignMap,
  garrisonOf,
  garrisons,
  layOut,
  type MapSpace,
  openNeighbours,
  spaceAt,
} from '../shared/campaign-map.js';
import { isCorps, nameOf, Unit } from '../shared/units.js';
import { SupplyLines } from '../status/supply-lines.js';
import { enemyOf, Side, Works } from '../vocabulary.js';
import type { BattleOutcome } from './battle.js';
import { groundCancelsRetreat, retreatDistance } from './battle-aftermath.js';
import { bestClass, mayRetreatInto, type RetreatGround, type RetreatPath, retreatPaths } from './retreat-paths.js';

const RetreatKind = defineChoice('RetreatKind', ['friendly', 'extended', 'enemyControlled']);

class DefenderLeft extends Unit {
  @integer('Steps it still has', { min: 1, max: 2 }) steps!: number;
  @flag('A Reserve division would replace this corps [11.3.5]') replacementReady!: boolean;
}
class RetreatInput {
  @choice('Side that retreats', Side) side!: Side;
  @object('Map around the defending space, with every unit that stands there after losses', CampaignMap)
  map!: CampaignMap;
  @text('The defending space', { max: 60 }) space!: string;
  @integer('Loss Number inflicted by the attacker [11.4.2]', { min: 0, max: 20 }) attackerLossNumber!: number;
  @integer('Loss Number inflicted by the defender [11.4.2]', { min: 0, max: 20 }) defenderLossNumber!: number;
  @flag('At least one attacking unit survived [11.4.1]', { default: true }) attackerSurvived!: boolean;
  @texts('Spaces that held attackers at the start of the combat [11.4.5]', { max: 60, maxItems: 8 })
  attackerSpaces!: string[];
  @choice('Position or trench in the defending space, where the map does not say it [11.4.3]', Works, {
    default: 'none',
  })
  works!: Works;
  @flag('The defending space is a beachhead [11.4.3]') beachhead!: boolean;
  @list('Defenders left after losses; the first of them retreats first', DefenderLeft, { minItems: 1, maxItems: 6 })
  defenders!: DefenderLeft[];
  @texts('Spaces of the map where the retreating side would be out of supply [11.4.5]', {
    max: 60,
    maxItems: 300,
    default: [],
  })
  outOfSupply!: string[];
  @flag('Trace supply on the map instead, each end as if the unit stood there already [11.4.5]') traceSupply!: boolean;
  @choice('Who controls the Strait of Gibraltar, where supply is traced [16.7]', Side, { default: 'republican' })
  strait!: Side;
  @integer('Spaces that a card makes them go, whatever the Loss Numbers say [8.5.3.1]', {
    min: 1,
    max: 2,
    optional: true,
  })
  distance?: number;
  @texts('Spaces where this unit may not end: a beachhead, an isolated Front closed to its type [16.4.3.2]', {
    max: 60,
    maxItems: 300,
    default: [],
  })
  closed!: string[];
}
export class RetreatWay {
  @texts('Spaces entered, in order', { max: 60, maxItems: 3 }) spaces!: string[];
  @choice('Friendly ground, with an extension, or through enemy ground [G11]', RetreatKind) kind!: string;
  @flag('Ends in supply [11.4.5]') supplied!: boolean;
  @flag('Takes control of the last space [11.4.5]') takesControl!: boolean;
}
export class RetreatOutcome {
  @integer('Spaces to retreat, 0 where no retreat is due [11.4.2]', { min: 0, max: 2 }) distance!: number;
  @flag('One step may be given to cancel it [11.4.3]') mayCancel!: boolean;
  @texts('Units that may give that step', { max: 60, maxItems: 6 }) mayGiveStep!: string[];
  @list('Where the next unit may go; its owner chooses [G10]', RetreatWay, { maxItems: 500 }) ways!: RetreatWay[];
  @flag('It cannot retreat and is permanently removed, unless the retreat is cancelled [11.4.4]') removed!: boolean;
  @texts('Where two spaces were needed and only the first was there: what attackers may enter [11.5.7]', {
    max: 60,
    maxItems: 50,
  })
  onlyFirst!: string[];
}

export const retreatOptions = procedure<RetreatInput, RetreatOutcome, Options>({
  id: 'retreat-options',
  resolver: 'combat',
  title: { en: 'Retreat', ja: '退却' },
  description: {
    en: 'Whether the defenders retreat, how far, whether a step cancels it, and every way the next unit may go, by the order of priorities.',
    ja: '退却の有無と距離、ステップによる取消し、次のユニットが退却できる道を優先順位に従って示す。',
  },
  rules: ['11.4'],
  input: RetreatInput,
  outcome: RetreatOutcome,
  from: {
    'combat/battle': ({ attacker, defender, attackerLosses }: BattleOutcome) => ({
      attackerLossNumber: attacker?.lossNumber ?? 0,
      defenderLossNumber: defender?.lossNumber ?? 0,
      attackerSurvived: attackerLosses?.wipedOut !== true,
    }),
  },
  example: {
    input: {
      side: 'republican',
      space: 'Montblanch',
      attackerLossNumber: 4,
      defenderLossNumber: 3,
      attackerSpaces: ['Lerida'],
      defenders: [{ type: 'rpa', reduced: true, steps: 1 }],
      map: {
        spaces: [
          { id: 'Montblanch', control: 'republican' },
          { id: 'Gandesa', control: 'nationalist' },
          { id: 'Tarragona', control: 'republican' },
        ],
        connections: [
          { a: 'Montblanch', b: 'Gandesa' },
          { a: 'Montblanch', b: 'Tarragona' },
        ],
      },
    },
  },
  resolve(input, umpire) {
    const board = layOut(input.map);
    const from = spaceAt(board, input.space, '/space');
    const difference = input.attackerLossNumber - input.defenderLossNumber;
    if (difference <= 0 || !input.attackerSurvived) {
      umpire.note(['11.4.1', '11.4'], difference <= 0 ? 'no-retreat-not-won' : 'no-retreat-no-attacker');
      umpire.summarise('no-retreat');
      return { distance: 0, mayCancel: false, mayGiveStep: [], ways: [], removed: false, onlyFirst: [] };
    }
    const distance = input.distance ?? retreatDistance(umpire, difference);
    if (input.distance !== undefined) umpire.note(['8.5.3.1', '11.4.2'], 'retreat-by-card', { spaces: distance });
    const mayGiveStep = whoMayGiveStep(input, from, umpire);
    const ground = retreatGround(input, board, umpire);
    const next = input.defenders[0]!;
    const unit = nameOf(next, 0);
    if (next.region !== 'none') umpire.note(['16.4.2.3', '16.4.2'], 'retreat-ignores-regions', { unit });
    const open = retreatPaths(ground, distance).filter((path) => !input.closed.includes(path.spaces.at(-1)!));
    const unsupplied = endsWithoutSupply(open, input, umpire);
    const ways = choosePaths(open, unsupplied, umpire);
    const onlyFirst = ways.length > 0 || distance < 2 ? [] : firstSpaces(ground);
    if (ways.length === 0) umpire.note('11.4.4', 'retreat-impossible', { unit });
    if (onlyFirst.length > 0) umpire.note('11.5.7', 'retreat-only-one-space', { spaces: onlyFirst });
    umpire.note(['11.4.8', '11.4.5'], 'retreat-keeps-control', { space: input.space });
    umpire.summarise(ways.length > 0 ? 'retreat-summary' : 'retreat-removed', { distance, ways: ways.length, unit });
    return {
      distance,
      mayCancel: mayGiveStep.length > 0,
      mayGiveStep,
      ways: ways.map((path) => wayOf(path, input, unsupplied, board)),
      removed: ways.length === 0,
      onlyFirst,
    };
  },
});

/** 11.4.5: who stands where around the defending space. */
function retreatGround(input: RetreatInput, board: Board, umpire: Judge): RetreatGround {
  const all = garrisons(input.map);
  return {
    board,
    side: input.side,
    from: input.space,
    attackerSpaces: input.attackerSpaces,
    friendlyUnits: (id) => garrisonOf(all, id)[input.side],
    enemyUnits: (id) => garrisonOf(all, id)[enemyOf(input.side)],
    neighbours: (id) => openNeighbours(board, id, umpire.options),
  };
}

/** 11.5.7: where two spaces were needed, the first of them that is open. */
const firstSpaces = (ground: RetreatGround): string[] =>
  ground.neighbours(ground.from).filter((id) => mayRetreatInto(ground, id));

function wayOf(path: RetreatPath, input: RetreatInput, unsupplied: ReadonlySet<string>, board: Board): RetreatWay {
  const end = path.spaces.at(-1)!;
  return {
    spaces: [...path.spaces],
    kind: path.class,
    supplied: !unsupplied.has(end),
    takesControl: board.space(end).control !== input.side,
  };
}

/** 11.4.3, G9: a step anybody gives, so long as one defending step is left. */
function whoMayGiveStep(input: RetreatInput, space: MapSpace, umpire: Judge): string[] {
  const { beachhead, defenders } = input;
  // 10.2.5: what lies there by the map, unless the question says it.
  const works = input.works === 'none' && space.works ? (space.trench ? 'trench' : 'position') : input.works;
  if (!groundCancelsRetreat(umpire, { terrain: space.terrain, works, beachhead })) return [];
  const steps = defenders.reduce((total, unit) => total + unit.steps, 0);
  const givers = defenders.flatMap((unit, i) => {
    const replaced = unit.steps === 1 && isCorps(unit.type) && unit.replacementReady;
    return steps - 1 >= 1 || replaced ? [nameOf(unit, i)] : [];
  });
  umpire.note('11.4.3', givers.length > 0 ? 'retreat-may-be-cancelled' : 'retreat-last-step');
  return givers;
}

/** 11.4.5: ends where the unit would be out of supply; an end on enemy ground counts as taken. */
function endsWithoutSupply(paths: readonly RetreatPath[], input: RetreatInput, umpire: Judge): ReadonlySet<string> {
  if (!input.traceSupply) return new Set(input.outOfSupply);
  const ends = new Set(paths.map((path) => path.spaces.at(-1)!));
  return new Set(
    [...ends].filter((end) => {
      const spaces = input.map.spaces.map((space) => (space.id === end ? { ...space, control: input.side } : space));
      const lines = new SupplyLines(layOut({ ...input.map, spaces }), input.side, input.strait, umpire);
      const { state } = lines.of(end);
      return state === 'outOfSupply' || state === 'limited';
    }),
  );
}

/** The first class that is not empty, and in it the ends in supply if there are any [11.4.5]. */
function choosePaths(paths: readonly RetreatPath[], unsupplied: ReadonlySet<string>, umpire: Judge): RetreatPath[] {
  if (paths.length === 0) return [];
  const best = bestClass(paths);
  const kind = best[0]!.class;
  umpire.note(kind === 'extended' ? ['11.4.5.1', '11.4.5'] : '11.4.5', 'retreat-class', { kind });
  const supplied = best.filter((path) => !unsupplied.has(path.spaces.at(-1)!));
  if (supplied.length === 0 || supplied.length === best.length) return best;
  umpire.note('11.4.5', 'retreat-in-supply');
  return supplied;
}
