import type { Side } from '../../vocabulary.js';
import { closeGame } from '../closing.js';
import { happen, type Play } from '../events/catalogue.js';
import { unitsOnMap } from '../ground.js';
import { score } from '../scoring.js';
import { type SequenceStep, stepNamed } from '../sequence.js';
import type { Stage } from '../stage.js';
import { openRandomEvents } from './random-events.js';

/** Between two phases nothing is decided: the sequence of play goes on [4.3]. */
export const between: Stage = {
  rule: '4.3',
  actors: () => [],
  options: () => [],
  commands: {},
  leave(play) {
    const { table, position } = play;
    const { turn, step } = position;
    const next = step === 'set-up' ? table.track.first() : table.track.after({ turn, phase: step });
    if (next) begin(play, next.turn, stepNamed(next.phase)!);
    else closeGame(play, 'last-turn');
  },
};

function begin(play: Play, turn: number, step: SequenceStep): void {
  const { table } = play;
  const side = step.who === 'second' ? table.second : table.first;
  const enter = (stage: 'event' | 'opening' | 'movement' | 'declaration' | 'between'): void =>
    happen(play, 'step-began', { turn, step: step.id, phase: step.phase, phasing: side, stage });
  switch (step.phase) {
    case 'randomEvents':
      enter('event');
      openRandomEvents(play);
      break;
    case 'reinforcement':
      enter('opening');
      break;
    case 'movement':
      enter('movement');
      break;
    case 'combat':
      enter('declaration');
      break;
    case 'recovery':
      enter('between');
      recover(play);
      break;
    default:
      enter('between');
      if (table.campaign === 'budapest') quickEnd(play);
  }
}

/** [11.4]: the phasing side's units recover, without a roll. */
function recover(play: Play): void {
  const { position } = play;
  const suppressed = unitsOnMap(position).filter((unit) => unit.suppressed);
  if (suppressed.length === 0) return;
  const units = suppressed.map(({ id, side }) => ({ name: id, side, suppressed: true }));
  const { recovered } = play.ask<{ recovered: readonly string[] }>('status/recovery', {
    side: position.phasing,
    units,
  });
  if (recovered.length > 0) happen(play, 'units-recovered', { units: recovered });
}

interface QuickEnd {
  readonly ends: boolean;
  readonly side?: Side;
  readonly points: number;
}

/** [16.9]: the Soviet side holds every objective but the embassies. */
function quickEnd(play: Play): void {
  const { table, position } = play;
  const { objectives, embassies } = table.places;
  const counting = objectives.filter((hex) => !embassies.includes(hex));
  const held = counting.filter((hex) => position.control[table.grid.name(hex)] === 'soviet');
  const { ends, side, points } = play.ask<QuickEnd>('status/quick-end', {
    turn: position.turn,
    objectives: counting.length,
    sovietControlled: held.length,
  });
  if (side) score(play, side, points, 'quick-end');
  if (ends) closeGame(play, 'quick-end');
}
