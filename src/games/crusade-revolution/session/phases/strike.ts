import { STACKING_LIMIT } from '../../shared/campaign-map.js';
import { groundOf, unitsIn } from '../ground.js';
import type { Pending } from '../position.js';
import { closeRound } from '../rounds.js';
import { active, type Desk, debtor, type Play, type Stage } from '../stage.js';
import { graveOf } from '../units.js';

type Owed<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

/** 9.1.4: of a stack that is too high the enemy strikes off whom he likes. */
export const striking: Stage = {
  rule: '9.1.4',
  actors: debtor,
  prompt: ({ position }) => ({
    rule: '9.1.4',
    key: 'ask-strike',
    values: { space: (position.agenda[0] as Owed<'strike'>).space },
  }),
  options: (desk) => stack(desk).map((unit) => ({ command: { type: 'strike', unit }, rule: '9.1.4' })),
  commands: {
    strike(play, { unit }) {
      if (!stack(play).includes(unit as string)) play.refuse('9.1.4', 'not-among-them', {});
      const { table, position } = play;
      const { space } = position.agenda[0] as Owed<'strike'>;
      const supply = groundOf(table, position).supply(space);
      play.ask('movement/stacking', { units: stack(play).length, supply });
      play.happen({
        type: 'unit-removed',
        unit: unit as string,
        to: graveOf(table, unit as string, supply),
        why: 'overstacked',
      });
      if (stack(play).length <= STACKING_LIMIT) play.happen({ type: 'choice-settled' });
    },
  },
  done: null,
};

const stack = ({ table, position }: Pick<Desk, 'table' | 'position'>): readonly string[] =>
  unitsIn(table, position, (position.agenda[0] as Owed<'strike'>).space);

/** 8.5.6.4, 8.5.4.6: who finds no room goes to the Reserve Box, by the owner's choice. */
export const excess: Stage = {
  rule: '8.5.6.4',
  actors: debtor,
  prompt: ({ position }) => ({
    rule: '8.5.6.4',
    key: 'ask-excess',
    values: { space: (position.agenda[0] as Owed<'excess'>).space },
  }),
  options: (desk) => spare(desk).map((unit) => ({ command: { type: 'pick-unit', unit }, rule: '8.5.6.4' })),
  forced(desk) {
    const [only, ...others] = spare(desk);
    return only !== undefined && others.length === 0 ? { type: 'pick-unit', unit: only } : undefined;
  },
  commands: {
    'pick-unit'(play: Play, { unit }) {
      if (!spare(play).includes(unit as string)) play.refuse('8.5.6.4', 'not-among-them', {});
      const { space } = play.position.agenda[0] as Owed<'excess'>;
      play.happen({
        type: 'unit-reserved',
        unit: unit as string,
        reduced: play.position.units[unit as string]!.reduced === true,
      });
      if (unitsIn(play.table, play.position, space).length <= STACKING_LIMIT) play.happen({ type: 'choice-settled' });
    },
  },
  done: null,
};

const spare = ({ position }: Pick<Desk, 'table' | 'position'>): readonly string[] => {
  const { units, space } = position.agenda[0] as Owed<'excess'>;
  return units.filter((id) => position.units[id]!.place === 'map' && position.units[id]!.space === space);
};

/** 3.Y: nothing is left of the round. */
export const roundEnd: Stage = {
  rule: '7.1.5',
  actors: active,
  options: () => [],
  commands: {},
  done: null,
  leave: closeRound,
};
