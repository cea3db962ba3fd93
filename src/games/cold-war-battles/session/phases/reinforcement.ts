import { entryHexes, entryQuestion } from '../entry-places.js';
import { happen, type Play } from '../events/catalogue.js';
import type { Position, Unit } from '../position.js';
import type { Table } from '../table.js';
import { action, closePhase, phasing, type StageRules } from './stage.js';

/** A player turn begins with his reinforcements [6.1]. */
export function openReinforcement(play: Play): void {
  happen(play, 'stage-entered', { stage: 'reinforcement' });
}

/** Reinforcements that may enter now [6.1]. */
export const dueUnits = (position: Position): Unit[] =>
  Object.values(position.units).filter(
    ({ place, side, dueTurn }) =>
      place === 'due' && side === position.phasing && dueTurn !== undefined && dueTurn <= position.turn,
  );

const placings = (table: Table, position: Position) =>
  dueUnits(position).flatMap((unit) =>
    entryHexes(table, position, unit).map((hex) =>
      action('6.2', { type: 'place', unit: unit.id, hex: table.grid.name(hex) }),
    ),
  );

export const reinforcement: StageRules = {
  settle(play) {
    const { table, position } = play;
    if (placings(table, position).length > 0) return false;
    closePhase(play);
    return true;
  },

  actor: phasing,

  actions: (table, position) => ({
    actions: [...placings(table, position), action('6.6', { type: 'end-phase' })],
    owed: [],
  }),

  commands: {
    place(play, { unit: id, hex: name }) {
      const { table, position } = play;
      const unit = dueUnits(position).find((each) => each.id === id);
      if (!unit) return play.refuse('6.1', 'not-to-be-placed', { unit: id });
      const hex = table.grid.find(name);
      if (hex === undefined) return play.refuse('2.1', 'no-such-hex', { hex: name });
      if (!entryHexes(table, position, unit).includes(hex)) {
        play.ask('movement/reinforcement-entry', entryQuestion(table, position, unit, hex));
        return play.refuse('6.1', 'not-its-place', { unit: id, hex: name });
      }
      play.ask('movement/reinforcement-entry', entryQuestion(table, position, unit, hex));
      happen(play, 'unit-placed', { unit: id, hex: name });
    },

    'end-phase': closePhase,
  },
};
