import { fieldsOf } from '../../../kernel/fields/index.js';
import type { SituationFault } from '../../../kernel/rulings/index.js';
import { Options } from '../options.js';
import type { GameLayer } from '../vocabulary.js';

const OF_ADVANCED = {
  en: 'an optional rule belongs to the Advanced Game [7.0]',
  ja: '選択ルールは上級ゲームに属する [7.0]',
};

const NEEDS_STAGGERED = {
  en: 'streamlined movement is a part of staggered initiative [7.42.3]',
  ja: '簡易移動は交互主導権の一部である [7.42.3]',
};

const NEEDS_TURRETS = {
  en: 'long guns are a part of the rules of turrets [7.20, 7.8]',
  ja: '長砲身は砲塔ルールの一部である [7.20, 7.8]',
};

/** What a session would have to ignore is refused when it is opened: an optional rule in the Basic Game, or a part of another that is off [7.0]. */
export function notPlayed(layer: GameLayer, options: Options): SituationFault[] {
  return fieldsOf(Options).flatMap(({ name, default: usual }) => {
    const chosen = options[name as keyof Options];
    if (chosen === (usual ?? false) || chosen === undefined) return [];
    if (name === 'streamlinedMovement' && layer === 'advanced' && !options.staggeredInitiative)
      return [{ pointer: `/options/${name}`, detail: NEEDS_STAGGERED }];
    if (name === 'longGuns' && layer === 'advanced' && !options.turrets)
      return [{ pointer: `/options/${name}`, detail: NEEDS_TURRETS }];
    return layer === 'advanced' ? [] : [{ pointer: `/options/${name}`, detail: OF_ADVANCED }];
  });
}
