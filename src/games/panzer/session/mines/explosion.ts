import type { MinefieldAttackOutcome } from '../../combat/mines/minefield-attack.js';
import { hurt } from '../harm.js';
import type { Harm } from '../harms.js';
import type { Play, Scene } from '../stage.js';
import { isOnMap, kindOf, passengersOf } from '../standing.js';
import { unitOf } from '../table.js';
import type { MinedHex } from './state.js';

type MineStep = 'enter' | 'moveWithin' | 'dismount' | 'bailOut';

/** What one field did to a unit: who aboard has to check for bailing out is the caller's to ask [7.31.2.1]. */
type Exploded = Pick<MinefieldAttackOutcome, 'effect' | 'crewChecks'>;

/** The mines of a hex strike whoever enters it, moves in it, dismounts or bails out into it [7.31.2]. */
export function setOffMines(play: Play, unit: string, step: MineStep): Exploded[] {
  const { hex } = play.position.units[unit]!;
  return play.position.mines
    .filter((field) => field.hex === hex)
    .flatMap((field) =>
      isOnMap(play.position.units[unit]!) && bites(play, field, unit) ? [explode(play, field, unit, step)] : [],
    );
}

/** Only the kind of unit a field is laid against sets it off, and never its owner's: of others nothing is said [7.31.2]. */
function bites({ table, position }: Scene, { side, mines }: MinedHex, unit: string): boolean {
  const vehicle = kindOf(table, position, unit) === 'vehicle';
  const typed = mines === 'both' || (mines === 'antiVehicular') === vehicle;
  return typed && unitOf(table, unit).side !== side;
}

function explode(play: Play, { hex, density, mines, known }: MinedHex, unit: string, step: MineStep): Exploded {
  const { table, position } = play;
  const { card } = unitOf(table, unit);
  const state = position.units[unit]!;
  const outcome = play.ask<MinefieldAttackOutcome>('combat/minefield-attack', {
    density,
    mines,
    step,
    kind: kindOf(table, position, unit),
    ...(card.defense.gpDefense === undefined ? {} : { gpDefense: card.defense.gpDefense }),
    damaged: state.damaged ?? false,
    trackHit: state.trackHit ?? false,
    passengers: passengersOf(table, position, unit).length > 0,
    quickmarching: position.mover?.unit === unit && position.mover.leg === 'quickmarch',
    suppression: state.suppression ?? 'none',
  });
  if (!known) play.happen({ type: 'mines-known', hex, reveals: true });
  const { effect, crewChecks } = outcome;
  play.happen({ type: 'mines-struck', unit, hex });
  if (effect !== 'none')
    hurt(play, unit, effect as Harm, effect === 'ko' ? (position.wrecks[hex]?.kind ?? 'ko') : 'none');
  return { effect, crewChecks };
}
