import type { Side } from '../../vocabulary.js';
import { type Counter, isPersonnel } from '../counters.js';
import { livingOf, placeKey, placeOf, retainedArea } from '../roster.js';
import type { Scene } from '../stage.js';

/** Who is where with what: vehicles of a side, and whether somebody is at hand to see to a thing [3.614]. */
export const vehicles = ({ position }: Scene, side: Side): Counter[] =>
  livingOf(position, side).filter(({ kind }) => kind === 'vehicle');
export const inSamePlace = ({ position }: Scene, a: Counter, b: Counter): boolean =>
  placeKey(areaWord(position, a)) === placeKey(areaWord(position, b));
export const areaWord = (position: Scene['position'], counter: Counter) => {
  const area = retainedArea(position, counter);
  return area ? { area: area.number } : placeOf(position, counter);
};
export const attended = (scene: Scene, item: Counter): boolean =>
  livingOf(scene.position, item.side).some((each) => isPersonnel(each) && inSamePlace(scene, each, item));
