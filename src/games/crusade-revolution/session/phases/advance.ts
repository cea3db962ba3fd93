import type { Action, Remark } from '../../../../kernel/session/index.js';
import { enemyOf } from '../../vocabulary.js';
import { takeSpace } from '../capture.js';
import { survivors } from '../combat/resolve.js';
import { groundOf, sidesIn } from '../ground.js';
import { northBan } from '../marching.js';
import type { Position } from '../position.js';
import { active, type Desk, type Stage } from '../stage.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from '../table.js';
import { abroad, counterOf, unitFacts } from '../units.js';
import { leaveBeachhead } from './movement.js';

/** What became of the defenders [11.5.1-11.5.7]. */
function fateOfDefenders(table: Table, position: Position): string {
  const combat = position.combat!;
  if (combat.held) return 'cancelled';
  if (sidesIn(table, position, combat.target, enemyOf(position.active)).length > 0) return 'stood';
  if (combat.retreatedAny) return combat.distance === 2 ? 'retreatedTwo' : 'retreatedOne';
  return combat.blocked ? 'blocked' : 'eliminated';
}

function question(table: Table, position: Position, units: readonly string[]): object {
  const combat = position.combat!;
  const { board } = groundOf(table, position);
  const spaces = [combat.target, ...combat.behind].filter((id) => board.has(id));
  return {
    defenders: fateOfDefenders(table, position),
    spaces: spaces.map((id) => ({
      name: id,
      terrain: board.space(id).terrain,
      region: board.space(id).region,
      enemyUnits: sidesIn(table, position, id, enemyOf(position.active)).length,
      friendlyUnits: sidesIn(table, position, id, position.active).length,
    })),
    units: units.map((id) => ({
      ...unitFacts(table, position, id),
      ...(position.units[id]!.free ? { region: 'none' } : {}),
      othersAbroad: abroad(table, position, counterOf(table, id).region, [id]),
    })),
  };
}

/** Attackers that are left and have not advanced yet. */
const waiting = (position: Position): string[] =>
  survivors(position, 'attacker').filter((id) => !position.combat!.advanced.includes(id));

type Advance = { readonly unit: string; readonly to: string };

/** Where every attacker left may go, whatever strays owe. */
function ways({ table, position, book }: Pick<Desk, 'table' | 'position' | 'book'>): Advance[] {
  const fate = fateOfDefenders(table, position);
  const units = waiting(position);
  if (
    fate === 'stood' ||
    fate === 'cancelled' ||
    units.length === 0 ||
    !groundOf(table, position).board.has(position.combat!.target)
  )
    return [];
  const asked = book.whateverIsRolled<{ units: readonly { unit: string; mayEnd: readonly string[] }[] }>(
    'combat/advance-options',
    question(table, position, units),
  );
  return (asked?.units ?? []).flatMap(({ unit, mayEnd }) =>
    mayEnd.filter((to) => mayEnter(table, position, unit, to)).map((to) => ({ unit, to })),
  );
}

/** Strays that an advance would take home, and those it could take anywhere but home [16.4.2.4, P32]. */
function strays({ table, position, book }: Pick<Desk, 'table' | 'position' | 'book'>): {
  home: Advance[];
  lost: string[];
} {
  const found = waiting(position).filter((id) => position.units[id]!.stray);
  const home: Advance[] = [];
  const lost: string[] = [];
  for (const unit of found) {
    const { region } = counterOf(table, unit);
    const own = ways({ table, position, book }).filter(
      (each) => each.unit === unit && table.spaces.get(each.to)?.region === region,
    );
    if (own.length > 0) home.push(...own);
    else if (ways({ table, position: freed(position, [unit]), book }).some((each) => each.unit === unit))
      lost.push(unit);
  }
  return { home, lost };
}

/** The position with some units bound to their region no more [16.4.2.4]. */
function freed(position: Position, units: readonly string[]): Position {
  if (units.length === 0) return position;
  const free = units.map((id) => [id, { ...position.units[id]!, stray: undefined, free: true as const }]);
  return { ...position, units: { ...position.units, ...Object.fromEntries(free) } };
}

/** 11.5.1: what may be advanced; a stray goes home if it can, and wherever it likes if it cannot [P32]. */
function advances(desk: Pick<Desk, 'table' | 'position' | 'book'>): Advance[] {
  const { home, lost } = strays(desk);
  const bound = new Set(home.map(({ unit }) => unit));
  const others = ways({ ...desk, position: freed(desk.position, lost) }).filter(({ unit }) => !bound.has(unit));
  return [...home, ...others];
}

function owed(desk: Desk): Remark[] {
  const units = [...new Set(strays(desk).home.map(({ unit }) => unit))];
  const names = units.map((id) => desk.table.counters.get(id)!.name);
  return units.length > 0 ? [{ rule: '16.4.2.4', key: 'stray-owed', values: { units: names } }] : [];
}

/** 16.4.3.2, P37: type limits of the Front, and a beachhead that is entered once only. */
function mayEnter(table: Table, position: Position, unit: string, to: string): boolean {
  const { target, advanced } = position.combat!;
  if (northBan(table, position, unit, to, [], [target]) !== undefined) return false;
  const beachhead = target === MALLORCA_BEACHHEAD || target === PLAN_P_BEACHHEAD;
  if (!beachhead || position.active !== 'nationalist') return true;
  const beside = target === MALLORCA_BEACHHEAD ? 'Mallorca' : position.planP!;
  return (
    advanced.length === 0 &&
    (position.units[unit]!.space === beside || sidesIn(table, position, beside, 'nationalist').length < 3)
  );
}

/** B.3.11: survivors may follow, each once; all spaces they enter are taken [11.5]. */
export const advancing: Stage = {
  rule: '11.5.1',
  actors: active,
  prompt: ({ position }) => ({ rule: '11.5.1', key: 'ask-advance', values: { space: position.combat!.target } }),
  options: (desk): Action[] =>
    advances(desk).map((each) => ({ command: { type: 'advance', ...each }, rule: '11.5.1' })),
  owed,
  held: (desk) => owed(desk)[0],
  commands: {
    advance(play, command) {
      const [unit, to] = [command.unit as string, command.to as string];
      const { table, position } = play;
      if (!waiting(position).includes(unit)) play.refuse('11.1.7', 'not-among-them', {});
      play.ask('combat/advance-options', question(table, position, waiting(position)));
      if (!advances(play).some((each) => each.unit === unit && each.to === to))
        play.refuse('11.5.1', 'no-advance', { space: to });
      if (strays(play).lost.includes(unit)) play.happen({ type: 'unit-freed', unit });
      const combat = position.combat!;
      const supply = combat.attackers.find((each) => each.unit === unit)!.supply;
      const supplied = supply === 'supplied' || supply === 'isolated';
      play.happen({ type: 'unit-advanced', unit, to });
      takeSpace(play, combat.target, position.active, 'advance', supplied);
      if (to !== combat.target) takeSpace(play, to, position.active, 'advance', supplied);
      if (position.active === 'nationalist' && (to === MALLORCA_BEACHHEAD || to === PLAN_P_BEACHHEAD))
        leaveBeachhead(play, [unit], to);
    },
  },
  done: { type: 'end-advance', rule: '11.5.1' },
  leave(play) {
    for (const unit of strays(play).lost) play.happen({ type: 'unit-freed', unit });
    play.happen({ type: 'combat-over', fought: true });
    play.happen({ type: 'step-reached', step: 'attacks' });
  },
};
