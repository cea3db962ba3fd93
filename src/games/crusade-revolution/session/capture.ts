import { enemyOf, type Side } from '../vocabulary.js';
import { groundOf, unitsIn } from './ground.js';
import { mapChecks } from './map-checks.js';
import type { Play } from './stage.js';

export type CaptureBy = 'movement' | 'advance' | 'retreatEnds' | 'attrition';

interface Captured {
  readonly rm: number;
  readonly vp: number;
  readonly worksRemoved: boolean;
  readonly counterReturns: boolean;
  readonly siegeLifted: boolean;
  readonly markerOff: boolean;
  readonly badajozSpent: boolean;
}

/** The question of a space that changes hands, with everything that lies in it [10.1.9]. */
function question(play: Play, space: string, captor: Side, by: string, supplied: boolean): object {
  const { table, position } = play;
  const { class: kind, source } = groundOf(table, position).board.space(space);
  const works = position.works[space];
  const siege = table.sieges.get(space);
  const bonus = position.bonus[space];
  return {
    captor,
    space,
    class: kind,
    by,
    supplied,
    works: works !== undefined && position.control[space] !== captor,
    oneUseTrench: works !== undefined && works.marker !== 'standard',
    siege: siege !== undefined && position.sieges[siege] !== undefined ? siege : 'none',
    isolated: position.isolated.includes(space),
    source: source === enemyOf(captor),
    bonus: bonus === undefined ? 'none' : bonus.rm !== 0 ? 'rm' : 'vp',
    mainCityVp: table.mainCityVp,
  };
}

/** 3.X: a space changes hands, and everything that follows, at once [16.3.2, P20]. */
export function takeSpace(play: Play, space: string, captor: Side, by: CaptureBy, supplied: boolean): void {
  if (play.position.control[space] === captor) return;
  const taken = play.ask<Captured>('status/capture', question(play, space, captor, by, supplied));
  const { rm, vp, worksRemoved, siegeLifted, markerOff, badajozSpent } = taken;
  play.happen({
    type: 'space-taken',
    space,
    side: captor,
    by,
    rm,
    vp,
    worksRemoved,
    siegeLifted,
    isolationEnds: markerOff,
    badajozSpent,
  });
  noteMadrid(play, space, captor);
  mapChecks(play);
}

/** P21: who retreats through enemy ground takes nothing, but works fall and a supplied unit lifts a siege. */
export function passThrough(play: Play, space: string, side: Side, supplied: boolean): void {
  if (play.position.control[space] === side) return;
  const asked = question(play, space, side, 'retreatPasses', supplied);
  const { rm, vp, worksRemoved, siegeLifted } = play.ask<Captured>('status/capture', asked);
  if (!worksRemoved && !siegeLifted) return;
  play.happen({ type: 'space-passed', space, side, rm, vp, worksRemoved, siegeLifted });
  mapChecks(play);
}

/** 17.3.2, P31: captured during play, by whatever means. */
function noteMadrid(play: Play, space: string, captor: Side): void {
  const { table, position } = play;
  if (captor !== 'nationalist' || !table.spaces.has('Madrid')) return;
  if (space === 'Madrid') play.happen({ type: 'madrid-noted', deed: 'captured' });
  else if (groundOf(table, position).neighbours('Madrid').includes(space))
    play.happen({ type: 'madrid-noted', deed: 'neighbourOccupied' });
}

/** G25: a siege that stands in a Nationalist space is lifted as soon as a unit there is supplied. */
export function liftHeldSieges(play: Play): void {
  const { table } = play;
  for (const [space, siege] of table.sieges) {
    const { position } = play;
    const resistance = position.sieges[siege];
    if (resistance === undefined || position.control[space] !== 'nationalist') continue;
    const supply = groundOf(table, position).supply(space);
    if (unitsIn(table, position, space).length === 0 || (supply !== 'supplied' && supply !== 'isolated')) continue;
    const lifted = play.ask<{ rm: number; vp: number }>('status/siege', {
      siege,
      resistance,
      event: 'nationalistsEnter',
      turn: position.turn,
    });
    play.happen({ type: 'siege-changed', siege, resistance: 0, how: 'lifted', rm: lifted.rm, vp: lifted.vp });
  }
}
