import { happen, type Play } from './events/catalogue.js';
import { fieldOf } from './ground.js';
import { pointsOf } from './position.js';
import { holderOf, score, scorePlaces, scoringHexes } from './scoring.js';

interface Counted {
  readonly firstPlayerHexes: number;
  readonly secondPlayerHexes: number;
}

/** Points for the hexes the two books name [16.4, 16.6, 17.4, 17.6]. */
function countHexes(play: Play): void {
  const { table, position } = play;
  const { embassies } = table.places;
  const hexes = scoringHexes(table).map(({ hex, kind, across }) => ({
    name: across === undefined ? hex : [hex, across].sort().join('/'),
    kind,
    ...holderOf(table, position, hex),
    embassy: embassies.includes(table.grid.index(hex)),
    enemyOnBridge: across !== undefined && isHeldBySoviet(play, across),
  }));
  const counted = play.ask<Counted>('status/victory', {
    battle: table.battle,
    firstPlayerPoints: pointsOf(position, table.first),
    secondPlayerPoints: pointsOf(position, table.second),
    // One bridge has two ends: the end that somebody stands on speaks for it [16.8].
    hexes: hexes.filter(({ kind, unitOf }) => kind !== 'bridge' || unitOf !== undefined),
  });
  score(play, table.first, counted.firstPlayerHexes, 'places');
  score(play, table.second, counted.secondPlayerHexes, 'places');
}

const isHeldBySoviet = ({ table, position }: Play, hex: string): boolean =>
  fieldOf(table, position)
    .at(table.grid.index(hex))
    .some(({ unit }) => unit.side === 'soviet');

/** The game is over: places are counted [15.1]. */
export function closeGame(play: Play, reason: string): void {
  if (play.table.campaign) countHexes(play);
  else scorePlaces(play);
  happen(play, 'game-closed', { reason });
}
