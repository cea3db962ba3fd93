import type { Action } from '../../../../kernel/session/index.js';
import { IMMUNE } from '../../combat/barrage.js';
import { opponentOf } from '../../vocabulary.js';
import { freeFliers, missionOf, nearF88 } from '../air.js';
import { type Ground, groundOf } from '../ground.js';
import type { AirCommitment } from '../position.js';
import { type Desk, type Play, phasing, type Stage } from '../stage.js';
import { nextPhase } from '../turn.js';

/** Enemy hexes with somebody whom bombs can hurt [10.4, 13.3]. */
function targets({ position }: Desk, ground: Ground): string[] {
  const enemy = opponentOf(position.phasing);
  const hit = ground.of(enemy).filter(({ type }) => IMMUNE[type] === undefined);
  return [...new Set(hit.map(({ hex }) => hex))];
}

/** Air units that can bomb: one without strength cannot [13.3]. */
const bombersOf = ({ table, position }: Desk): string[] =>
  freeFliers(table, position, position.phasing).filter((id) => table.counters.get(id)!.bombardment > 0);

function checkTarget(play: Play, hex: string): void {
  if (!targets(play, groundOf(play.table, play.position)).includes(hex))
    play.refuse('13.3', 'nothing-to-bomb', { hex });
}

/** What flies over a hex and who is there, as the procedure takes it [13.3]. */
export function bombingQuestion({ table, position }: Desk, hex: string, flown: AirCommitment): object {
  const side = position.phasing;
  const ground = groundOf(table, position);
  const victims = ground.in(hex).filter((piece) => piece.side !== side);
  return {
    scenario: table.scenario,
    side,
    weather: position.weather,
    air: { ...missionOf(table, flown), nearF88: nearF88(ground, [hex]) },
    terrain: ground.terrain(hex),
    targets: victims.map(({ name, type }) => ({ name, type })),
    pointsLeft: position.airPoints[side],
  };
}

function bombard(play: Play, hex: string, points: number): void {
  const { table, position } = play;
  const side = position.phasing;
  checkTarget(play, hex);
  const units = position.bombers[hex] ?? [];
  const question = bombingQuestion(play, hex, { points, units });
  const { stepLosses, candidates } = play.ask<{ stepLosses: number; candidates: string[] }>(
    'combat/air-bombardment',
    question,
  );
  play.happen({ type: 'hex-bombarded', hex, side, points, units, steps: stepLosses });
  if (stepLosses === 0) return;
  // The bombarding player chooses [13.3].
  const choices = [{ kind: 'loss', side, units: candidates.map((name) => table.idOf.get(name)!), bombed: true }];
  play.happen({ type: 'choices-owed', choices });
}

/** Air bombardment, each player in his turn [5.0 C, 13.3]. */
export const bombing: Stage = {
  rule: '13.3',
  actors: phasing,
  options(desk) {
    const { table, position } = desk;
    const ground = groundOf(table, position);
    const actions: Action[] = [];
    for (const hex of targets(desk, ground)) {
      for (let points = 1; points <= position.airPoints[position.phasing]; points++) {
        actions.push({
          command: { type: 'bombard', hex, points },
          rule: '13.2',
          cost: { amount: points, unit: 'air-points' },
        });
      }
      for (const unit of bombersOf(desk)) {
        actions.push({ command: { type: 'send-bomber', unit, hex }, rule: '13.1' });
      }
      if (position.bombers[hex]) actions.push({ command: { type: 'bombard', hex, points: 0 }, rule: '13.3' });
    }
    return actions;
  },
  owed({ position }) {
    const hexes = Object.keys(position.bombers);
    return hexes.length > 0 ? [{ rule: '13.3', key: 'bombs-to-drop', values: { hexes } }] : [];
  },
  commands: {
    'send-bomber'(play, { unit, hex }) {
      checkTarget(play, hex as string);
      if (!bombersOf(play).includes(unit as string)) {
        play.refuse('13.1', 'air-unit-used', { unit: unit as string });
      }
      play.happen({ type: 'bomber-sent', unit, hex });
    },
    bombard: (play, { hex, points }) => bombard(play, hex as string, points as number),
  },
  leave: nextPhase,
};
