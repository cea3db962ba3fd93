import type { Judge } from '../options.js';
import type { BonusMarker } from '../shared/campaign-map.js';
import type { Side, SiegeHere, SpaceClass } from '../vocabulary.js';

/** 16.3.3, G19, G20: Republican Morale for a space that changes hands; a Main City gives its own value alone. */
export function moraleFor(umpire: Judge, captor: Side, space: { name: string; class: SpaceClass }): number {
  if (space.class === 'none') return 0;
  const kind = space.class !== 'mainCity' ? 'Capital' : space.name === 'Madrid' ? 'Madrid' : 'MainCity';
  const rm = umpire.chart('republican-morale').number(`${captor === 'nationalist' ? 'nat' : 'rep'}${kind}`, 'rm');
  umpire.note(['16.3.3', '16.3.2'], 'capture-morale', { space: space.name, rm });
  return rm;
}

/** 3.0, 5.1.2: a VP space is worth one; what a Main City is worth the text does not say. */
export function pointsFor(
  umpire: Judge,
  captor: Side,
  space: { name: string; class: SpaceClass },
  mainCityVp: number | undefined,
): number {
  if (space.class === 'mainCity') {
    const vp = mainCityVp === undefined ? 0 : captor === 'nationalist' ? mainCityVp : 0 - mainCityVp;
    umpire.note('5.1.2', mainCityVp === undefined ? 'main-city-vp-unknown' : 'capture-points', {
      space: space.name,
      vp,
    });
    return vp;
  }
  if (space.class !== 'vpSpace') return 0;
  const vp = umpire.chart('victory-points').number(captor === 'nationalist' ? 'natVpSpace' : 'repVpSpace', 'vp');
  umpire.note(['5.1.2', '3.0'], 'capture-points', { space: space.name, vp });
  return vp;
}

/** 16.1.3, 16.1.7: what a siege is worth to the Nationalists who lift it. */
export function siegeEffects(umpire: Judge, siege: SiegeHere): { rm: number; vp: number } {
  const sieges = umpire.chart('sieges');
  const effects = { rm: sieges.number(siege, 'rm'), vp: sieges.number(siege, 'vp') };
  umpire.note(['16.1.3', '16.1.7', '16.1'], 'siege-lifted', { siege, ...effects });
  return effects;
}

/** 8.5.5.5: what a counterattack won with a space that is retaken goes back, once and for all. */
export function bonusReturned(umpire: Judge, bonus: BonusMarker, space: string): { rm: number; vp: number } {
  if (bonus === 'none') return { rm: 0, vp: 0 };
  const rm = bonus === 'rm' ? -umpire.chart('republican-morale').number('counterattack', 'rm') : 0;
  const vp = bonus === 'vp' ? -umpire.chart('victory-points').number('elEbro', 'vp') : 0;
  umpire.note(['8.5.5.5', '8.5.5'], 'bonus-returned', { space, rm, vp });
  return { rm, vp };
}
