import type { Side } from '../../../kernel/session/index.js';
import type { Position } from './position.js';
import type { ObjectiveLine } from './scenario-body.js';
import type { Play } from './stage.js';
import { ableUnits } from './standing.js';
import type { Table } from './table.js';

/** Sides with an armed unit in one of the hexes of a place; the unarmed take nothing and dispute nothing [3.6]. */
export function sidesAt(table: Table, position: Position, { hexes }: ObjectiveLine): Side[] {
  const there = new Set<Side>();
  for (const { id, side, combat } of ableUnits(table, position))
    if (combat && (hexes ?? []).includes(position.units[id]!.hex!)) there.add(side);
  return table.sides.filter((side) => there.has(side));
}

interface Control {
  readonly holder: 'nobody' | 'sideA' | 'sideB';
  readonly contested: boolean;
}

/** Who holds each place at the end of a turn: by the book, or alone in it where the scenario says so [3.6]. */
export function judgeObjectives(play: Play): void {
  const { table } = play;
  for (const objective of table.objectives) {
    const { holder, contested, atStart } = play.position.objectives[objective.name]!;
    const there = sidesAt(table, play.position, objective);
    const after =
      objective.control === 'alone'
        ? { holder: there.length === 1 ? there[0]! : holder, contested: there.length > 1 }
        : byTheBook(play, holder, atStart, there);
    if (after.holder !== holder || after.contested !== contested)
      play.happen({ type: 'place-judged', place: objective.name, ...after });
  }
}

function byTheBook(
  play: Play,
  holder: Side | null,
  atStart: readonly Side[],
  atEnd: readonly Side[],
): { holder: Side | null; contested: boolean } {
  const { sides } = play.table;
  const names = ['sideA', 'sideB'] as const;
  const outcome = play.ask<Control>('status/objective-control', {
    sides: sides.map((side) => ({ atStart: atStart.includes(side), atEnd: atEnd.includes(side) })),
    holder: holder === null ? 'nobody' : names[sides.indexOf(holder)]!,
  });
  const index = names.indexOf(outcome.holder as 'sideA' | 'sideB');
  return { holder: index < 0 ? null : sides[index]!, contested: outcome.contested };
}
