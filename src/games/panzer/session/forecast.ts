import { chance } from '../../../kernel/rulings/index.js';
import { type Action, type ActionOdds, oddsOn } from '../../../kernel/session/index.js';
import { mannerOf } from './fired-with.js';
import type { FiredAmmo, Position, Shot } from './position.js';
import { procedureOf, type ShotOutcome, shotQuestion } from './shots.js';
import type { Desk } from './stage.js';

const outOf100 = (parts: readonly (readonly [string, number])[]) => ({
  exact: true,
  branches: 100,
  chances: parts
    .filter(([, faces]) => faces > 0)
    .map(([outcome, faces]) => chance(true, outcome, BigInt(faces), 100n))
    .sort((a, b) => b.value - a.value),
});

/** All that hits does the same in the Basic Game: two faces of the die tell everything [4.4.3.2.3, 4.4.3.2.6]. */
function basicOdds({ table, position, book }: Desk, shot: Shot, overwatch: boolean): ActionOdds {
  const procedure = procedureOf(table, shot);
  const question = shotQuestion(table, position, shot, overwatch);
  const best = book.rule<ShotOutcome>(procedure, question, { source: 'given', next: () => 1 }).outcome!;
  const number = Math.min(100, best.hitNumber ?? 0);
  const parts = [[best.result ?? 'none', number] as const, ['miss', 100 - number] as const];
  return oddsOn(procedure, question, outOf100(parts));
}

/** The target as whoever takes aim knows it: the order of a leg unit or gun tells nothing before the shot [4.2.1, 6.5.4.2.2]. */
function beforeTheShot(position: Position, target: string): Position {
  const state = position.units[target]!;
  if (state.face !== undefined || state.command === undefined) return position;
  const { command: _, ...open } = state;
  return { ...position, units: { ...position.units, [target]: open } };
}

interface GpNumbers {
  readonly targets: readonly {
    readonly netModifier: number;
    readonly noEffectUpTo: number;
    readonly suppressedUpTo: number;
  }[];
}

/** Faces of a hundred whose modified roll is at most a number. */
const upTo = (number: number, net: number): number => Math.max(0, Math.min(100, number - net));

/** In the Advanced Game what is thrown for first: hit or miss, or the result of the GP table [4.4.3.2.3, 6.5.4.4]. */
function advancedOdds({ table, position, book }: Desk, shot: Shot, overwatch: boolean): ActionOdds {
  const procedure = procedureOf(table, shot);
  const question = shotQuestion(table, position, shot, overwatch);
  if (shot.ammo !== 'GP') {
    const { hitNumber } = book.whateverIsRolled<{ hitNumber: number | null }>(procedure, question)!;
    const number = Math.min(100, hitNumber ?? 0);
    const parts = [['hit', number] as const, ['miss', 100 - number] as const];
    return oddsOn(procedure, question, outOf100(parts));
  }
  const line = book.whateverIsRolled<GpNumbers>(procedure, question)!.targets[0]!;
  const nothing = upTo(line.noEffectUpTo, line.netModifier);
  const harmed = upTo(line.suppressedUpTo, line.netModifier);
  const parts = [
    ['noEffect', nothing] as const,
    ['suppressed', harmed - nothing] as const,
    ['effective', 100 - harmed] as const,
  ];
  return oddsOn(procedure, question, outOf100(parts));
}

/** Says of each shot how its die can fall; nothing else that is listed rolls before somebody else has chosen [4.4.3.2.3]. */
export function withOdds(desk: Desk, actions: readonly Action[]): readonly Action[] {
  const { fire, watch } = desk.position;
  const odds = desk.table.layer === 'basic' ? basicOdds : advancedOdds;
  return actions.map((action) => {
    const { type, unit, weapon, ammo, target } = action.command;
    if (type !== 'fire' && type !== 'overwatch') return action;
    const firer = (type === 'overwatch' ? unit : (watch ?? fire)!.aiming) as string;
    const shot = {
      firer,
      weapon: weapon as number,
      ammo: ammo as FiredAmmo,
      target: target as string,
      ...mannerOf(action.command),
    };
    const position = beforeTheShot(desk.position, shot.target);
    return { ...action, odds: odds({ ...desk, position }, shot, watch !== null) };
  });
}
