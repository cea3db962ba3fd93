import { quietly } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import type { MapUnit } from '../shared/campaign-map.js';
import { enemyOf } from '../vocabulary.js';
import { type AfterCombat, takeSpace } from './combat-advance.js';
import type { Survivor } from './combat-survivors.js';
import { type RetreatOutcome, retreatOptions } from './retreat-options.js';

/** Where the defenders went, for whoever follows them. */
export interface Gone {
  readonly distance: number;
  /** Spaces passed, or the single one of two that was there [11.5.3, 11.5.7]. */
  readonly passed: readonly string[];
  readonly blocked: boolean;
  /** Units of the defender as they now stand around the defending space. */
  readonly standing: readonly MapUnit[];
}

/** 11.4: the defenders go, one by one; undefined where they stay or a choice is open. */
export function retreatToEnd(after: AfterCombat, umpire: Judge): Gone | undefined {
  const { input, outcome, defenders, attackers } = after;
  const { winner } = outcome.battle;
  const standing: MapUnit[] = [...input.map.units];
  if (defenders.length === 0)
    return attackers.length === 0 ? undefined : { distance: 0, passed: [], blocked: false, standing };
  if (winner !== 'attacker' || attackers.length === 0) return undefined;
  const first = retreatOf(defenders, standing, after, umpire)!;
  if (first.mayCancel && input.cancelBy !== '-' && !cancels(first, after, umpire)) return undefined;
  if (outcome.cancelled) return undefined;
  const passed = new Set<string>();
  for (const [i, unit] of defenders.entries()) {
    const options = i === 0 ? first : retreatOf(defenders.slice(i), standing, after, quietly(umpire))!;
    if (options.removed) {
      if (i > 0) umpire.note('11.4.4', 'retreat-impossible', { unit: unit.name });
      outcome.removed.push(unit.name);
      for (const space of options.onlyFirst) passed.add(space);
      continue;
    }
    const spaces = go(unit, options, after, umpire);
    if (!spaces) return undefined;
    const { name, type, region, reduced } = unit;
    standing.push({ name, type, region, reduced, side: enemyOf(input.attacker), at: spaces.at(-1)! });
    for (const space of spaces.slice(0, -1)) passed.add(space);
  }
  const blocked = outcome.retreats.length === 0 && passed.size > 0;
  return { distance: outcome.retreats.length > 0 ? first.distance : 0, passed: [...passed], blocked, standing };
}

function retreatOf(
  defenders: readonly Survivor[],
  standing: readonly MapUnit[],
  { input, outcome }: AfterCombat,
  umpire: Judge,
): RetreatOutcome | null {
  return retreatOptions.resolve(
    {
      side: enemyOf(input.attacker),
      map: { ...input.map, units: [...standing] },
      space: input.defence.name!,
      attackerLossNumber: outcome.battle.attacker!.lossNumber!,
      defenderLossNumber: outcome.battle.defender!.lossNumber!,
      attackerSurvived: true,
      attackerSpaces: input.attackers.map(({ name }) => name!),
      works: input.defence.works,
      beachhead: input.defence.beachhead,
      defenders: [...defenders],
      outOfSupply: input.outOfSupply,
      traceSupply: false,
      strait: 'republican',
      closed: [],
    },
    umpire,
  );
}

/** 11.4.3: a step for the whole retreat; false where that is still to be decided, or was decided wrongly. */
function cancels({ mayGiveStep }: RetreatOutcome, { input, outcome }: AfterCombat, umpire: Judge): boolean {
  outcome.mayGiveStep = mayGiveStep;
  if (input.cancelBy === undefined) {
    outcome.next = 'cancelRetreat';
    return false;
  }
  if (!mayGiveStep.includes(input.cancelBy)) {
    umpire.forbid('11.4.3', 'step-not-to-be-given', { unit: input.cancelBy });
    return false;
  }
  umpire.note('11.4.3', 'step-given', { unit: input.cancelBy });
  outcome.cancelled = true;
  outcome.defendersLeft = outcome.defendersLeft.flatMap((unit) =>
    unit.name !== input.cancelBy ? [unit] : unit.steps > 1 ? [{ ...unit, steps: unit.steps - 1, reduced: true }] : [],
  );
  return true;
}

/** 11.4.5: the only way there is, or the one its owner chose. */
function go(unit: Survivor, { ways }: RetreatOutcome, after: AfterCombat, umpire: Judge): string[] | undefined {
  const { input, outcome } = after;
  const chosen = input.retreats.find((each) => each.unit === unit.name);
  if (!chosen && ways.length > 1) {
    Object.assign(outcome, { next: 'chooseRetreat', nextToRetreat: unit.name, ways });
    return undefined;
  }
  const way = chosen ? ways.find(({ spaces }) => spaces.join('\n') === chosen.spaces.join('\n')) : ways[0];
  if (!way) {
    umpire.forbid('11.4.5', 'retreat-not-open', { unit: unit.name, spaces: chosen!.spaces });
    return undefined;
  }
  umpire.note('11.4.5', 'unit-retreats', { unit: unit.name, spaces: way.spaces });
  outcome.retreats.push({ unit: unit.name, spaces: way.spaces });
  if (way.takesControl) takeSpace(after, enemyOf(input.attacker), way.spaces.at(-1)!, 'retreatEnds', umpire);
  return way.spaces;
}
