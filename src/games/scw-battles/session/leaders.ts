import { distance } from '../../../kernel/hexes/index.js';
import { isOfCommand } from '../status/command-rules.js';
import type { LeaderPresence, Side } from '../vocabulary.js';
import { type Ground, groundOf, type Piece } from './ground.js';
import type { Pending } from './position.js';
import type { Desk, Play } from './stage.js';

export const isLeader = ({ table }: Pick<Desk, 'table'>, id: string): boolean =>
  table.counters.get(id)!.type === 'leader';

/** Leaders stacked with units of their side: they go where the stack goes [14.3]. */
export function leadersWith(ground: Ground, pieces: readonly Piece[]): Piece[] {
  const hexes = new Set(pieces.map(({ hex }) => hex));
  const side = pieces[0]?.side;
  return ground.leaders.filter((leader) => leader.side === side && hexes.has(leader.hex));
}

/** Whether a leader is stacked with an attacker, and one of his own command [14.3]. */
export function leaderPresence(ground: Ground, attackers: readonly Piece[]): LeaderPresence {
  const leaders = leadersWith(ground, attackers);
  if (leaders.length === 0) return 'none';
  const leads = leaders.some((leader) =>
    attackers.some((unit) => unit.hex === leader.hex && isOfCommand(leader, unit)),
  );
  return leads ? 'sameCommand' : 'otherCommand';
}

/** Counters that keep no enemy out of their hex, and so shelter nobody [14.4, B.10]. */
const SHELTERLESS: readonly string[] = ['leader', 'truck'];

/** Enemy leaders whom somebody of the side would find alone in a hex [14.4]. */
export function loneLeaders(ground: Ground, side: Side, hex: string): Piece[] {
  const enemies = ground.in(hex).filter((piece) => piece.side !== side);
  return enemies.every(({ type }) => SHELTERLESS.includes(type)) ? enemies.filter(({ type }) => type === 'leader') : [];
}

/** The hexes of the friendly units nearest to a leader [14.4]. */
function refuges(ground: Ground, leader: Piece): string[] {
  const { grid } = ground.board;
  const away = ({ hex }: Piece): number => distance(grid, grid.index(leader.hex), grid.index(hex));
  const friends = ground.of(leader.side).filter(({ type }) => !SHELTERLESS.includes(type));
  const nearest = Math.min(...friends.map(away));
  return [...new Set(friends.filter((piece) => away(piece) === nearest).map(({ hex }) => hex))];
}

/** An enemy has come into the hex of a leader who is alone there: the die says whether he gets away [14.4]. */
export function overrunLeader(play: Play, leader: Piece): void {
  const { id, hex: from, side } = leader;
  const { fate } = play.ask<{ fate: string }>('events/leader-fate', { scenario: play.table.scenario });
  const hexes = fate === 'eliminated' ? [] : refuges(groundOf(play.table, play.position), leader);
  const [to, ...others] = hexes;
  if (to === undefined) play.happen({ type: 'unit-eliminated', unit: id, from, cause: 'overrun' });
  else if (others.length === 0) play.happen({ type: 'leader-saved', unit: id, from, to });
  else {
    const choice: Pending = { kind: 'refuge', side, unit: id, hexes };
    play.happen({ type: 'leader-fled', unit: id, from });
    play.happen({ type: 'choices-owed', choices: [choice] });
  }
}
