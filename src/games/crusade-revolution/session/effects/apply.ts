import { takeSpace } from '../capture.js';
import type { Effect, Pool } from '../cards/card.js';
import { mapChecks } from '../map-checks.js';
import type { Position } from '../position.js';
import { mayRecord } from '../replacing.js';
import type { Play } from '../stage.js';

/** An effect that leaves nobody a choice happens [8.5.1.1]. */
export function applyEffect(play: Play, effect: Effect): void {
  const { position } = play;
  switch (effect.kind) {
    case 'vp':
    case 'rm':
      play.happen({ type: 'points-changed', [effect.kind]: effect.by, why: 'card' });
      return;
    case 'rp':
      if (effect.each === 'everyTurn') addLasting(play, { ...effect, until: effect.until ?? 'game' });
      else if (takesPoints(play.position, effect.pool))
        play.happen({ type: 'replacements-recorded', pool: effect.pool, points: effect.by });
      return;
    case 'noRp':
      play.happen({ type: 'replacements-barred', pool: effect.pool });
      return;
    case 'cancelLasting':
      play.happen({ type: 'lasting-cancelled', tag: effect.tag });
      return;
    case 'flag':
      if (effect.until !== undefined && effect.until !== 'game') addLasting(play, { ...effect, until: effect.until });
      else play.happen({ type: 'flag-set', flag: effect.flag });
      return;
    case 'strait':
      play.happen({ type: 'strait-changed', side: effect.to });
      mapChecks(play);
      return;
    case 'severeWinter': {
      const track = play.table.umpire().chart('turn-track');
      const turn = track.rows.map(Number).find((each) => each > position.turn && track.flag(each, 'winter'));
      play.happen({ type: 'severe-winter', turn: turn ?? 0 });
      return;
    }
    case 'forbid':
    case 'remark':
      addLasting(play, effect);
      return;
    case 'control':
      takeSpace(play, effect.space, effect.side, 'movement', true);
      return;
    case 'siege': {
      const before = effect.id === 'none' ? undefined : position.sieges[effect.id];
      if (before === undefined) return;
      const starting = play.table.umpire().chart('sieges').number(effect.id, 'resistance');
      const resistance = Math.min(Math.max(before + effect.by, 0), starting);
      const how = resistance === 0 ? 'surrendered' : 'assaulted';
      play.happen({ type: 'siege-changed', siege: effect.id, resistance, how, rm: 0, vp: 0 });
      return;
    }
    case 'win':
      play.ask('status/automatic-victory', {
        turn: position.turn,
        rm: position.rm,
        casadosCoup: effect.side === 'nationalist',
      });
      play.happen({ type: 'game-over', result: { winner: effect.side, level: 'casado', rule: '5.2.4' } });
      return;
    default:
      return;
  }
}

/** CL.N30, CL.R52: none of a pool that is barred. */
const takesPoints = (position: Position, pool: Pool): boolean =>
  !position.noRp.includes(pool) && mayRecord(position, pool);

type Kept = Extract<Effect, { kind: 'rp' | 'flag' | 'forbid' | 'remark' }>;

function addLasting(play: Play, effect: Kept & { readonly until: unknown }): void {
  play.happen({ type: 'lasting-began', effect: { ...effect, since: play.position.turn } });
}
