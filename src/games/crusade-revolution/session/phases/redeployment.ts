import type { Action, Remark } from '../../../../kernel/session/index.js';
import {
  costOf,
  groupServed,
  type Mode,
  makingRoom,
  moveOf,
  pointsLeft,
  type Redeployment,
  redeployments,
  situationOf,
} from '../redeploying.js';
import { endRound } from '../rounds.js';
import { overstacked } from '../stacking.js';
import { active, type Desk, type Play, type Stage } from '../stage.js';
import { counterOf } from '../units.js';

const GOES_TO_A_SPACE: ReadonlySet<Mode> = new Set(['land', 'sea', 'fromReserve', 'fromMorocco']);

/** One line for each unit and way to go, its spaces to choose from: some hundred lines would be no list to read. */
function* listed({ table, position }: Desk): Generator<Action> {
  const ways = new Map<string, Redeployment[]>();
  for (const each of redeployments(table, position)) {
    const key = `${each.unit} ${each.by}`;
    const known = ways.get(key);
    if (known) known.push(each);
    else ways.set(key, [each]);
  }
  for (const group of ways.values()) {
    const { unit, by, to } = group[0]!;
    const spaces = group.flatMap((each) => each.to ?? []);
    yield {
      command: { type: 'redeploy', unit, ...(to === undefined ? {} : { to }), by },
      rule: '12.1.2',
      cost: { amount: costOf(table, unit, by), unit: 'sr' },
      ...(spaces.length > 1 ? { form: { schema: goalSchema(unit, by, spaces) } } : {}),
    };
  }
}

const goalSchema = (unit: string, by: string, spaces: readonly string[]): Record<string, unknown> => ({
  type: 'object',
  required: ['type', 'unit', 'to', 'by'],
  properties: { type: { const: 'redeploy' }, unit: { const: unit }, to: { enum: [...spaces] }, by: { const: by } },
  additionalProperties: false,
});

/** Spaces too full that somebody may still leave [9.1.2, P29]. */
function owed({ table, position }: Desk): Remark[] {
  const leaving = new Set(redeployments(table, position).map(({ unit }) => position.units[unit]!.space));
  const spaces = overstacked(table, position)
    .filter(({ space, side }) => side === position.active && leaving.has(space))
    .map(({ space }) => space);
  return spaces.length > 0 ? [{ rule: '9.1.2', key: 'overstack-owed', values: { spaces } }] : [];
}

function redeploy(play: Play, wanted: Redeployment): void {
  const { table, position } = play;
  const { unit, to, by } = wanted;
  const counter = table.counters.get(unit);
  if (!counter || counter.side !== position.active) play.refuse('12.1.3', 'not-open', { command: 'redeploy' });
  if (to !== undefined && position.control[to] === undefined) play.refuse('12.1.6', 'no-such-space', { space: to });
  if (to === undefined && GOES_TO_A_SPACE.has(by)) play.refuse('12.1.1', 'goal-not-named', { unit });
  const open = redeployments(table, position).some((each) => each.unit === unit && each.to === to && each.by === by);
  const rest = pointsLeft(position);
  const value = Math.ceil(rest) + (position.turn <= 2 ? 1 : 0);
  const question = {
    ...situationOf(table, position, position.active),
    srValue: Math.min(value, 9),
    moves: [moveOf(table, position, wanted, makingRoom(table, position, wanted))],
  };
  const { moves } = play.ask<{ moves: readonly { cost: number; ends: string; returnsTurn?: number }[] }>(
    'movement/strategic-redeployment',
    question,
  );
  if (!open) play.refuse(['12.1.2', '12.1.3'], 'not-open', { command: 'redeploy' });
  const { cost, ends, returnsTurn } = moves[0]!;
  const group = by === 'fromReserve' ? groupServed(table, position, to) : undefined;
  play.happen({
    type: 'unit-redeployed',
    unit,
    by,
    to: ends === 'space' ? to! : ends,
    cost,
    afr: counterOf(table, unit).type === 'afr',
    ...(returnsTurn === undefined ? {} : { turn: returnsTurn }),
    ...(group === undefined ? {} : { group }),
  });
}

/** B.4: points are spent unit by unit, each once [12.1.3, 12.1.4]. */
export const redeployment: Stage = {
  rule: '12.1.2',
  actors: active,
  prompt: ({ position }) => ({ rule: '12.1.2', key: 'ask-redeployment', values: { left: pointsLeft(position) } }),
  options: listed,
  owed,
  held: (desk) => owed(desk)[0],
  idle: ({ table, position }) => pointsLeft(position) < 0.5 || redeployments(table, position).length === 0,
  commands: {
    redeploy: (play, { unit, to, by }) => redeploy(play, { unit, to, by } as Redeployment),
  },
  done: { type: 'end-redeployment', rule: '12.1.4' },
  leave: endRound,
};
