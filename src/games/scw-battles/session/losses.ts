import type { Play } from './stage.js';

/** One step: the counter turns over or is removed [11.5]. */
export function loseStep(play: Play, id: string): void {
  const { table, position } = play;
  const counter = table.counters.get(id)!;
  const steps = counter.reduced && !position.units[id]!.reduced ? 2 : 1;
  const question = { due: 1, units: [{ name: counter.name, steps, losses: 1 }] };
  const { units } = play.ask<{ units: { fate: string }[] }>('combat/step-loss', question);
  if (units[0]!.fate === 'reduced') play.happen({ type: 'unit-reduced', unit: id });
  else eliminate(play, id, 'steps');
}

/** A unit is lost in combat; an HQ is rebuilt, the die thrown at once [10.5]. */
export function eliminate(play: Play, id: string, cause: string): void {
  const { table, position } = play;
  const counter = table.counters.get(id)!;
  play.happen({ type: 'unit-eliminated', unit: id, from: position.units[id]!.hex, cause });
  if (counter.type !== 'hq') return;
  const { returnsOnTurn } = play.ask<{ returnsOnTurn: number }>('events/hq-rebuilding', {
    scenario: table.scenario,
    side: counter.side,
    turn: position.turn,
    lastTurn: table.track.turns,
  });
  play.happen({ type: 'hq-returns', unit: id, turn: returnsOnTurn });
}
