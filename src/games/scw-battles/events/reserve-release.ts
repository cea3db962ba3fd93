import { choice, flag, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Side } from '../vocabulary.js';

export class ReserveApproach {
  @text('Place: 3649 La Posada, 3351 Arganda or 2551 Morata de Tajuna [J.20]', { max: 12 }) place!: string;
  @integer('Hexes from the Nationalist unit to it [J.20]', { min: 0, max: 99 }) distance!: number;
}

export class ReserveReleaseInput {
  @integer('Game turn [J.6]', { min: 1, max: 30 }) turn!: number;
  @choice('Side whose unit moved; only Nationalists release reserves [J.20]', Side, { default: 'nationalist' })
  side!: Side;
  @flag('A unit has crossed the Manzanares [J.20]') crossedManzanares!: boolean;
  @flag('A unit has moved to row 41 or north of it, west of the Manzanares [J.20]') northWest!: boolean;
  @list('Units that have moved near the three places [J.20]', ReserveApproach, { maxItems: 60, default: [] })
  approaches!: ReserveApproach[];
  @flag('An approach has released two brigades before [J.20]') approachedBefore!: boolean;
  @texts('Brigades still held, of 69, 70 and 1 Bis [J.20]', { max: 12, maxItems: 3, default: ['69', '70', '1 Bis'] })
  held!: string[];
}

export class ReserveReleaseOutcome {
  @texts('Brigades released outright', { max: 12, maxItems: 3 }) released!: string[];
  @integer('Further brigades the Republican player may choose to release', { min: 0, max: 2 }) choiceOf!: number;
  @texts('Brigades still held: in supply and in command until released [J.20]', { max: 12, maxItems: 3 })
  stillHeld!: string[];
}

/** An approach lets so many brigades go, of the Republican player's choice [J.20]. */
const BY_APPROACH = 2;

export const reserveRelease = procedure<ReserveReleaseInput, ReserveReleaseOutcome, Options>({
  id: 'reserve-release',
  resolver: 'events',
  title: { en: 'Release of the Madrid reserves', ja: 'マドリッド予備の解除' },
  description: {
    en: 'Which brigades of the Madrid Box are released by Nationalist moves or by the calendar.',
    ja: '国粋主義軍の移動または日程により、マドリッド・ボックスのどの旅団が解除されるかを示す。',
  },
  rules: ['J.6', 'J.20'],
  input: ReserveReleaseInput,
  outcome: ReserveReleaseOutcome,
  example: { input: { turn: 5, approaches: [{ place: '3351', distance: 4 }] } },
  resolve(input, umpire) {
    const chart = umpire.chart('reserve-release');
    const { turn, held } = input;
    const released = new Set<string>();
    const nationalist = input.side === 'nationalist';
    if (nationalist && (input.crossedManzanares || input.northWest)) {
      for (const brigade of held) released.add(brigade);
      umpire.note('J.20', 'all-reserves-released', { by: input.crossedManzanares ? 'riverCrossed' : 'row' });
    }
    for (const date of ['Feb 19', 'Feb 21']) {
      if (turn < chart.number(date, 'turn')) continue;
      const due = (chart.at(date, 'released') as string[]).filter((brigade) => held.includes(brigade));
      if (due.length === 0 || due.every((brigade) => released.has(brigade))) continue;
      for (const brigade of due) released.add(brigade);
      umpire.note(['J.20', 'J.6'], 'released-by-calendar', { date, brigades: due });
    }
    const places = chart.at('approach', 'hexes') as string[];
    const limit = chart.number('approach', 'distance');
    const near = input.approaches.find(({ place, distance }) => places.includes(place) && distance <= limit);
    let rest = held.filter((brigade) => !released.has(brigade));
    let choiceOf = 0;
    if (nationalist && near && input.approachedBefore) umpire.note('J.20', 'approach-spent');
    else if (nationalist && near && rest.length > 0) {
      const brigades = Math.min(BY_APPROACH, rest.length);
      const { place, distance } = near;
      const name = umpire.chart('named-hexes').text(`jarama ${place}`, 'name');
      umpire.note('J.20', 'approach-releases', { place, name, distance, brigades });
      if (rest.length > BY_APPROACH) choiceOf = brigades;
      else {
        // Where no more are left than go, nobody has anything to choose.
        for (const brigade of rest) released.add(brigade);
        rest = [];
      }
    }
    if (released.size === 0 && choiceOf === 0) umpire.note('J.20', 'reserves-held');
    else umpire.note('J.20', 'reserve-boundary');
    umpire.summarise('reserve-summary', { brigades: [...released], choice: choiceOf });
    return { released: [...released], choiceOf, stillHeld: rest };
  },
});
