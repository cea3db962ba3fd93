import { MAX_BATTERIES } from '../../combat/oba-commitment.js';
import type { Side } from '../../vocabulary.js';
import type { SetUp } from '../commands.js';
import type { Counter } from '../counters.js';
import { eligibleEntries } from '../ground.js';
import type { Pass } from '../position.js';
import { isIsolated, livingOf, placeOf } from '../roster.js';
import type { Faults, Scene } from '../stage.js';

type Radio = Counter & { readonly line: string };

/** Radios that are, or in this set-up will be, on the map: each commits its battery; a captured one has none [CG17]. */
export const radiosOnMap = ({ position }: Scene, side: Side): Radio[] =>
  livingOf(position, side).filter((counter): counter is Radio => {
    const place = placeOf(position, counter);
    return counter.kind === 'radio' && counter.line !== null && (place === null || !('entry' in place));
  });

/** Radios set up by the end of a pass: in the first those of isolated areas, in the second all of them [3.6221, 3.6222]. */
const radiosBy = (scene: Scene, { side, isolated }: Pass): Radio[] =>
  radiosOnMap(scene, side).filter((radio) => !isolated || isIsolated(scene.position, radio));

/** At most two batteries of a side are committed: the radio of any other stays off the map, if there is a way off it [CG17]. */
export function checkRadios(scene: Scene, pass: Pass, hold: SetUp['hold'], faults: Faults): void {
  const all = radiosOnMap(scene, pass.side);
  if (eligibleEntries(scene, pass.side, scene.position.open.date).length === 0) return;
  const held = new Set(hold.map(({ line }) => line));
  const stays = ({ line }: Radio): boolean => !held.has(line);
  if (radiosBy(scene, pass).filter(stays).length > MAX_BATTERIES)
    faults.add('CG17', 'too-many-radios', { limit: MAX_BATTERIES }, '/hold');
  else if (!all.every(stays) && all.filter(stays).length < MAX_BATTERIES)
    faults.add('CG17', 'radio-held-for-nothing', { limit: MAX_BATTERIES }, '/hold');
}

/** Lines whose radios are held back where nobody says otherwise: the last ones [CG17]. */
export const surplusRadios = (scene: Scene, pass: Pass): string[] =>
  radiosBy(scene, pass)
    .slice(MAX_BATTERIES)
    .map(({ line }) => line);
