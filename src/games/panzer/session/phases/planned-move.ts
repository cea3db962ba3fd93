import { directionIndex } from '../../../../kernel/hexes/index.js';
import type { Action, Command } from '../../../../kernel/session/index.js';
import { onMapQuestion } from '../moving/ground.js';
import type { PlannedAction } from '../position.js';
import { facingName } from '../sight.js';
import type { Play, Scene } from '../stage.js';
import { type Table, unitOf } from '../table.js';

/** One action of a planned move, as it is sent. */
export interface SentAction {
  readonly turnTo?: string;
  readonly move: 'forward' | 'reverse' | 'exit' | 'reverseExit' | 'stay';
}

/** A planned action as the command that would do the same. */
export function commandOf(table: Table, action: PlannedAction): Command {
  switch (action.does) {
    case 'turn':
      return { type: 'turn', facing: facingName(table, action.facing) };
    case 'exit':
    case 'reverseExit':
      return { type: 'exit', reverse: action.does === 'reverseExit' };
    default:
      return { type: action.does };
  }
}

/** A whole move as the stateless question judges it, in single turns and steps; what it forbids is refused [4.5.1.1]. */
export function plannedMove(play: Play, sent: readonly SentAction[]): PlannedAction[] {
  const { table, position } = play;
  const { unit } = position.mover!;
  const state = position.units[unit]!;
  const actions = sent.map(({ turnTo, move }) => ({ ...(turnTo === undefined ? {} : { turnTo }), move }));
  // Where it is going is its owner's secret until it is there.
  const { minimumMove } = play.ask<{ minimumMove: boolean }>(
    'movement/vehicle-path',
    { ...onMapQuestion(table, position, unit, state), actions },
    { for: [unitOf(table, unit).side] },
  );
  if (minimumMove) play.refuse('4.5.1.1.3', 'plan-is-one-hex');
  let facing = state.facing!;
  return actions.flatMap(({ turnTo, move }) => {
    const to = turnTo === undefined ? facing : directionIndex(table.board.grid.orientation, turnTo)!;
    const turns: PlannedAction[] = to === facing ? [] : [{ does: 'turn', facing: to }];
    facing = to;
    return move === 'stay' ? turns : [...turns, { does: move }];
  });
}

/** The form of a whole move; as it stands it says that the unit stays [4.5.1.1.8]. */
export function planForm({ table }: Scene): Action {
  const facings = Array.from({ length: 6 }, (_, facing) => facingName(table, facing));
  const item = {
    type: 'object',
    properties: {
      turnTo: { enum: facings },
      move: { enum: ['forward', 'reverse', 'exit', 'reverseExit', 'stay'] },
    },
    required: ['move'],
    additionalProperties: false,
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { type: { const: 'drive' }, actions: { type: 'array', items: item, maxItems: 60 } },
    required: ['type', 'actions'],
    additionalProperties: false,
  };
  return { command: { type: 'drive', actions: [] }, rule: '4.5.1.1', form: { schema } };
}
