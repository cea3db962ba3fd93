import type { Judge } from '../options.js';
import { type Board, STACKING_LIMIT } from '../shared/campaign-map.js';
import { capture } from '../status/capture.js';
import { enemyOf, type Side } from '../vocabulary.js';
import { advanceOptions } from './advance-options.js';
import type { Gone } from './combat-retreat.js';
import type { Survivor } from './combat-survivors.js';
import type { CombatToEndInput } from './combat-to-end-input.js';
import type { CombatToEndOutcome } from './combat-to-end-outcome.js';

/** A combat after its losses; what follows is written into the outcome. */
export interface AfterCombat {
  readonly input: CombatToEndInput;
  readonly board: Board;
  readonly outcome: CombatToEndOutcome;
  readonly attackers: readonly Survivor[];
  readonly defenders: readonly Survivor[];
}

/** 11.5: where the attackers may go, and what they capture where they go. */
export function advanceToEnd(after: AfterCombat, gone: Gone, umpire: Judge): void {
  const { input, outcome, attackers, board } = after;
  const home = input.defence.name!;
  const enemy = enemyOf(input.attacker);
  const spaces = [home, ...gone.passed].map((name) => {
    const { terrain, region } = board.space(name);
    const there = (side: Side): number => gone.standing.filter((unit) => unit.at === name && unit.side === side).length;
    return { name, terrain, region, enemyUnits: there(enemy), friendlyUnits: there(input.attacker) };
  });
  const units = attackers.map((unit) => ({
    ...unit,
    participated: true,
    othersAbroad: unit.region === 'none' ? 0 : input.abroad[unit.region],
  }));
  const options = advanceOptions.resolve({ defenders: became(gone), spaces, units, defenderAsks: false }, umpire)!;
  outcome.mayAdvance = options.units;
  if (options.units.every(({ mayEnd }) => mayEnd.length === 0)) return;
  if (!input.advances) outcome.next = 'chooseAdvance';
  else advance(after, input.advances, umpire);
}

const became = ({ distance, blocked }: Gone): string =>
  blocked ? 'blocked' : distance === 0 ? 'eliminated' : distance === 1 ? 'retreatedOne' : 'retreatedTwo';

/** 11.5.1, 11.5.6, 9.1.1: each where it may end, no more than three to a space; every space entered is captured. */
function advance(after: AfterCombat, advances: NonNullable<CombatToEndInput['advances']>, umpire: Judge): void {
  const { input, outcome } = after;
  const ends = new Map<string, number>();
  const moved = new Set<string>();
  const abroad = { ...input.abroad };
  for (const { unit, to } of advances) {
    const mayEnd = outcome.mayAdvance.find((each) => each.unit === unit)?.mayEnd ?? [];
    if (!mayEnd.includes(to) || moved.has(unit))
      umpire.forbid(['11.5.1', '11.5'], 'advance-not-open', { unit, space: to });
    const there = (ends.get(to) ?? 0) + 1;
    if (there > STACKING_LIMIT) umpire.forbid(['9.1.1', '9.1.2'], 'advance-full', { unit, space: to });
    ends.set(to, there);
    moved.add(unit);
    // 16.4.2.2: two divisions of one region do not go abroad together either.
    const region = after.attackers.find(({ name }) => name === unit)?.region ?? 'none';
    const foreign = mayEnd.includes(to) && region !== 'none' ? after.board.space(to).region : 'none';
    if (region === 'none' || foreign === 'none' || foreign === region) continue;
    if (abroad[region] > 0) umpire.forbid(['16.4.2.2', '16.4.2.1'], 'advance-abroad', { unit, space: to });
    abroad[region] += 1;
  }
  if (!umpire.legal || advances.length === 0) return;
  for (const { unit, to } of advances) umpire.note('11.5.1', 'unit-advances', { unit, space: to });
  for (const space of new Set([input.defence.name!, ...ends.keys()])) {
    if (after.board.space(space).control !== input.attacker) takeSpace(after, input.attacker, space, 'advance', umpire);
  }
}

/** What a space that changes hands brings with it. */
export function takeSpace(
  { input, board, outcome }: AfterCombat,
  captor: Side,
  name: string,
  by: 'advance' | 'retreatEnds',
  umpire: Judge,
): void {
  const space = board.space(name);
  const attacked = name === input.defence.name;
  const { rm, vp, worksRemoved, siegeLifted } = capture.resolve(
    {
      captor,
      space: name,
      class: space.class,
      by,
      supplied: by === 'advance' || !input.outOfSupply.includes(name),
      works: attacked ? input.defence.works !== 'none' : space.works,
      oneUseTrench: attacked && input.oneUseTrench,
      siege: space.siege,
      isolated: space.isolated,
      source: space.source === enemyOf(captor),
      bonus: 'none',
      ...(input.mainCityVp === undefined ? {} : { mainCityVp: input.mainCityVp }),
    },
    umpire,
  )!;
  outcome.captures.push({ space: name, rm, vp, worksRemoved, siegeLifted });
  outcome.rm += rm;
  outcome.vp += vp;
}
