import { happen, type Play } from '../events/catalogue.js';
import { unitsOnMap } from '../ground.js';
import { scorePlaces } from '../scoring.js';
import { type SequenceStep, stepNamed } from '../sequence.js';
import { openRandomEvents } from './random-events.js';
import { openReinforcement } from './reinforcement.js';
import { phasing, type StageRules } from './stage.js';
import { countHexes, quickEnd } from './turn-record.js';

/** Between two phases nothing is decided: the sequence of play goes on [4.3]. */
export const between: StageRules = {
  settle(play) {
    const { table, position } = play;
    const { turn, step } = position;
    const next = step === 'set-up' ? table.track.first() : table.track.after({ turn, phase: step });
    if (next) begin(play, next.turn, stepNamed(next.phase)!);
    else close(play, 'last-turn');
    return true;
  },

  actor: phasing,
  actions: () => ({ actions: [], owed: [] }),
  commands: {},
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
      openReinforcement(play);
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
      quickEnd(play);
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

/** The game is over: places are counted [15.1]. */
export function close(play: Play, reason: string): void {
  if (play.table.campaign) countHexes(play);
  else scorePlaces(play);
  happen(play, 'game-closed', { reason });
}
