import { isLeader } from '../leaders.js';
import type { Pending, Position } from '../position.js';
import { type Desk, debtor, type Stage } from '../stage.js';

type Owed<K extends Pending['kind']> = Extract<Pending, { kind: K }>;
const owed = <K extends Pending['kind']>(position: Position): Owed<K> => position.pending[0] as Owed<K>;

/** Those who would have to go back, as far as losses have left them [14.3]. */
function threatened({ position }: Desk): string[] {
  const { party } = owed<'hold'>(position);
  const retreat = position.pending.find(
    (each): each is Owed<'retreat'> => each.kind === 'retreat' && each.party === party,
  );
  return (retreat?.units ?? []).filter((id) => position.units[id]!.place === 'map');
}

/** A leader must still be there, and somebody with a step to give [14.3]. */
function canHold(desk: Desk): boolean {
  const units = threatened(desk);
  return units.some((id) => isLeader(desk, id)) && units.some((id) => !isLeader(desk, id));
}

/** A stack with a leader must go back: for one step more it stays, and with it everybody of its side in the combat [14.3]. */
export const holding: Stage = {
  rule: '14.3',
  actors: debtor,
  options: (desk) => (canHold(desk) ? [{ command: { type: 'hold-ground' }, rule: '14.3' }] : []),
  commands: {
    'hold-ground'(play) {
      const { side, party } = owed<'hold'>(play.position);
      if (!canHold(play)) play.refuse('14.3', 'nobody-to-hold', { party });
      const units = threatened(play).filter((id) => !isLeader(play, id));
      const advance = play.position.pending.find((each) => each.kind === 'advance');
      play.happen({ type: 'ground-held', side, party });
      const choices: Pending[] = [{ kind: 'loss', side, units }];
      // With the retreat gone only steps were lost, and whether those open a hex is the question of that option [11.7].
      if (advance && play.table.options.advanceOnElimination) choices.push({ ...advance, emptiedBy: 'stepLoss' });
      play.happen({ type: 'choices-owed', choices });
    },
  },
  leave(play) {
    play.happen({ type: 'choice-settled' });
  },
};

/** His owner says to which of the nearest units a leader has got away [14.4]. */
export const takingRefuge: Stage = {
  rule: '14.4',
  actors: debtor,
  options({ position }) {
    const { unit, hexes } = owed<'refuge'>(position);
    return hexes.map((hex) => ({ command: { type: 'place-leader', unit, hex }, rule: '14.4' }));
  },
  owed({ table, position }) {
    const { unit, hexes } = owed<'refuge'>(position);
    return [{ rule: '14.4', key: 'leader-to-place', values: { unit: table.counters.get(unit)!.name, hexes } }];
  },
  commands: {
    'place-leader'(play, { unit, hex }) {
      const refuge = owed<'refuge'>(play.position);
      if (unit !== refuge.unit || !refuge.hexes.includes(hex as string)) {
        play.refuse('14.4', 'no-refuge-there', { unit: unit as string, hex: hex as string });
      }
      play.happen({ type: 'choice-settled' });
      play.happen({ type: 'leader-saved', unit, to: hex });
    },
  },
};
