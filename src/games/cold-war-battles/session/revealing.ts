import { happen, type Play } from './events/catalogue.js';

/** Turns units face up and names those worth nothing in defence, which are gone at once [14.2, 14.4]. */
export function revealUnits(play: Play, ids: readonly string[], occasion: string): string[] {
  const { table } = play;
  const worthless: string[] = [];
  for (const side of [table.first, table.second]) {
    const { units } = play.position;
    const shown = ids.filter((id) => units[id]!.side === side);
    if (shown.length === 0) continue;
    for (const id of shown) happen(play, 'unit-revealed', { unit: id, counter: units[id]!.counter, reveals: true });
    const outcome = play.ask<{ eliminated: readonly string[] }>('spotting/reveal', {
      side,
      occasion,
      units: shown.map((id) => {
        const { command, type, defence } = table.counters.get(units[id]!.counter)!;
        return { name: id, command, type, untried: true, defence };
      }),
      unAttention: play.position.event.unAttention === true,
    });
    worthless.push(...outcome.eliminated);
  }
  return worthless;
}
