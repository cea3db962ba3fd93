import type { Play } from './stage.js';
import { MALLORCA_BEACHHEAD } from './table.js';

const whichBeachhead = (space: string): 'mallorca' | 'planP' => (space === MALLORCA_BEACHHEAD ? 'mallorca' : 'planP');

/** The space a beachhead is joined to. */
export const besideBeachhead = ({ position }: Pick<Play, 'position'>, space: string): string =>
  space === MALLORCA_BEACHHEAD ? 'Mallorca' : position.planP!;

/** 8.5.4.3, 8.5.4.5, 8.5.6.4: the marker leaves the map for good. */
export function closeBeachhead(play: Play, space: string): void {
  play.happen({ type: 'beachhead-closed', which: whichBeachhead(space) });
}
