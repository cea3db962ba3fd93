import type { Action } from '../../../../kernel/session/index.js';
import { STACKING_LIMIT } from '../../shared/campaign-map.js';
import { isCatalan } from '../../shared/units.js';
import { sidesIn } from '../ground.js';
import {
  corpsLeft,
  deploymentQuestion,
  deploymentSpaces,
  endMobilization,
  nextToDeploy,
  nextToWithdraw,
  reserveQuestion,
  withdrawable,
} from '../mobilizing.js';
import type { Position } from '../position.js';
import { active, type Desk, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { counterOf, isCorpsUnit, unitFacts, unitsOf } from '../units.js';

/** Divisions that may make room for a corps: none where there is room [15.2.1.2]. */
function displaced(table: Table, position: Position, space: string): (string | undefined)[] {
  const there = sidesIn(table, position, space, position.active);
  return there.length < STACKING_LIMIT ? [undefined] : there.filter((id) => !isCorpsUnit(table, id));
}

function* deployments({ table, position }: Desk): Generator<Action> {
  for (const corps of corpsLeft(table, position, position.active)) {
    for (const space of deploymentSpaces(table, position, corps)) {
      for (const unit of displaced(table, position, space)) {
        const rest = unit === undefined ? {} : { displaced: unit };
        yield { command: { type: 'deploy', corps, space, ...rest }, rule: '15.2.1.2' };
      }
    }
  }
}

/** F.5a: corps one at a time, alternately, no passing [15.2.1.1]. */
export const deployment: Stage = {
  rule: '15.2.1.1',
  actors: active,
  prompt: ({ position }) => ({ rule: '15.2.1.1', key: 'ask-deployment', values: { side: position.active } }),
  options: deployments,
  owed: () => [{ rule: '15.2.1.1', key: 'deployment-owed', values: {} }],
  commands: {
    deploy(play, command) {
      const { table, position } = play;
      const [corps, space] = [command.corps as string, command.space as string];
      const unit = command.displaced as string | undefined;
      if (!corpsLeft(table, position, position.active).includes(corps) || position.control[space] === undefined)
        play.refuse('15.2.1', 'not-open', { command: 'deploy' });
      play.ask('events/initial-corps', deploymentQuestion(table, position, corps, space));
      if (
        !deploymentSpaces(table, position, corps).includes(space) ||
        !displaced(table, position, space).includes(unit)
      )
        play.refuse('15.2.1.2', 'corps-not-there', { unit: table.counters.get(corps)!.name, space });
      if (unit !== undefined)
        play.happen({ type: 'unit-reserved', unit, reduced: position.units[unit]!.reduced === true });
      play.happen({ type: 'corps-deployed', unit: corps, space, side: position.active });
      nextToDeploy(play);
    },
  },
  done: null,
  leave: nextToDeploy,
};

/** F.5b: one helpful division at a time, alternately, until the Reserve Box holds enough [15.2.2.2]. */
export const reserveMinimum: Stage = {
  rule: '15.2.2.2',
  actors: active,
  prompt: ({ position }) => ({ rule: '15.2.2.2', key: 'ask-withdrawal', values: { side: position.active } }),
  options: (desk) =>
    withdrawable(desk, desk.position.active).map((unit) => ({ command: { type: 'withdraw', unit }, rule: '15.2.2.2' })),
  owed: () => [{ rule: '15.2.2.2', key: 'reserve-owed', values: {} }],
  commands: {
    withdraw(play, { unit }) {
      const { table, position } = play;
      const id = unit as string;
      play.ask('events/reserve-minimum', reserveQuestion(table, position, position.active, id));
      if (!withdrawable(play, position.active).includes(id)) play.refuse('15.2.2.2', 'not-among-them', {});
      play.happen({ type: 'unit-reserved', unit: id, reduced: position.units[id]!.reduced === true });
      nextToWithdraw(play);
    },
  },
  done: null,
  leave: nextToWithdraw,
};

const MOST_SWAPS = 5;

/** MIL divisions in play that may become regulars [15.2.3]. */
const militia = (table: Table, position: Position): string[] =>
  (['map', 'reserve', 'eliminated'] as const)
    .flatMap((place) => unitsOf(table, position, 'republican', place))
    .filter((id) => {
      const { type, region } = counterOf(table, id);
      return (type === 'mil' || (isCatalan(type) && type !== 'poum')) && region === 'none';
    });

const regulars = (table: Table, position: Position): string[] =>
  unitsOf(table, position, 'republican', 'aside').filter((id) => counterOf(table, id).type === 'rpa');

function* swaps({ table, position }: Desk): Generator<Action> {
  if (position.militarized >= MOST_SWAPS) return;
  // RPA divisions are alike but for their figures: one of each kind is enough to choose from.
  const kinds = new Map<string, string>();
  for (const id of regulars(table, position)) {
    const { full, reduced } = counterOf(table, id);
    const key = JSON.stringify([full, reduced]);
    if (!kinds.has(key)) kinds.set(key, id);
  }
  for (const unit of militia(table, position))
    for (const by of kinds.values()) yield { command: { type: 'militarize', unit, by }, rule: '15.2.3' };
}

/** F.5c: up to five MIL divisions become RPA where they are [15.2.3]. */
export const militarization: Stage = {
  rule: '15.2.3',
  actors: active,
  prompt: ({ position }) => ({
    rule: '15.2.3',
    key: 'ask-militarization',
    values: { left: MOST_SWAPS - position.militarized },
  }),
  options: swaps,
  commands: {
    militarize(play, command) {
      const [unit, by] = [command.unit as string, command.by as string];
      const { table, position } = play;
      if (![...swaps(play)].some((each) => each.command.unit === unit && each.command.by === by))
        play.refuse('15.2.3', 'not-open', { command: 'militarize' });
      play.ask('events/militarization', {
        units: [unitFacts(table, position, unit)],
        rpaAvailable: regulars(table, position).length,
      });
      play.happen({ type: 'unit-militarized', unit, by });
    },
  },
  done: { type: 'end-militarization', rule: '15.2.3' },
  leave: endMobilization,
};
