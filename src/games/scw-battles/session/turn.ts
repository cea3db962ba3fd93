import { Side, type Weather } from '../vocabulary.js';
import { isCombat, isMovement } from './events/turn.js';
import { movementBegins } from './scenario-rules.js';
import type { Play } from './stage.js';
import { judgeStatus } from './status.js';
import { countVictory } from './victory.js';

/** The first phase of the first turn. */
export function beginTurn(play: Play): void {
  enterPhase(play, play.table.track.first());
}

/** The next phase of the turn track, or the end of the game [5.0 H]. */
export function nextPhase(play: Play): void {
  const { turn, phase } = play.position;
  const next = play.table.track.after({ turn, phase });
  if (next) enterPhase(play, next);
  else play.happen({ type: 'game-over', result: countVictory(play) });
}

function enterPhase(play: Play, moment: ReturnType<Play['table']['track']['first']>): void {
  play.happen({ type: 'phase-began', ...moment });
  const { phase } = moment;
  if (phase === 'initiative') decideInitiative(play);
  else if (phase === 'weather') rollWeather(play);
  else if (isCombat(phase)) judgeStatus(play, Side.values);
  else if (isMovement(phase)) {
    judgeStatus(play, [play.position.phasing]);
    movementBegins(play);
  }
}

/** Phase A: by the scenario, in Brunete by dice until they differ [5.0, B.2]. */
function decideInitiative(play: Play): void {
  const { table, position } = play;
  let first: Side | null = table.alwaysFirst ?? null;
  while (first === null) {
    const question = { scenario: table.scenario, turn: position.turn };
    first = play.ask<{ first: Side | null }>('events/initiative', question).first;
  }
  play.happen({ type: 'initiative-decided', first });
  for (const side of Side.values) {
    play.happen({ type: 'air-points-received', side, points: table.airPoints(side, position.turn) });
  }
  nextPhase(play);
}

/** Phase B [17.0]. */
function rollWeather(play: Play): void {
  const question = { scenario: play.table.scenario, turn: play.position.turn };
  const { weather } = play.ask<{ weather: Weather }>('events/weather', question);
  play.happen({ type: 'weather-set', weather });
  nextPhase(play);
}
