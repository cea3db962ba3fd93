import { fieldsOf } from '../../../kernel/fields/index.js';
import type { SituationFault } from '../../../kernel/rulings/index.js';
import { Options } from '../options.js';
import type { GameLayer } from '../vocabulary.js';

/** Optional rules that a session plays; the others are answered question by question [7.0]. */
const PLAYED: ReadonlySet<string> = new Set([
  'morale',
  'platoonCommand',
  'hiddenUnits',
  'sovietEarlyWar',
  'tankFright',
  'smokeDischargers',
  'ceAmmo',
  'brewUpModifier',
  'variablePenetration',
  'sovietVariance',
  'lowerHull',
  'firePriority',
  'ceGpFire',
  'platformMounts',
  'attachedWeaponLoss',
  'pinningFire',
  'variableTrackDamage',
  'infantrySmoke',
  'collateralDamage',
  'camouflage',
  'weaponMalfunction',
  'scatter',
  'illumination',
  'counterBattery',
  'bogging',
  'mines',
  'weightLimits',
  'dualDriving',
  'amphibious',
  'fires',
  'weather',
  'reconByFire',
  'commandSpan',
  'tungsten',
]);

const OF_ADVANCED = {
  en: 'an optional rule belongs to the Advanced Game [7.0]',
  ja: '選択ルールは上級ゲームに属する [7.0]',
};

const NOT_YET = {
  en: 'this optional rule is answered question by question and cannot be played as a session yet [7.0]',
  ja: 'この選択ルールは個々の質問には答えられるが、セッションとしてはまだ遊べない [7.0]',
};

/** What a session would have to ignore is refused when it is opened: an optional rule in the Basic Game, or one that is not played yet. */
export function notPlayed(layer: GameLayer, options: Options): SituationFault[] {
  return fieldsOf(Options).flatMap(({ name, default: usual }) => {
    const chosen = options[name as keyof Options];
    if (chosen === (usual ?? false) || chosen === undefined) return [];
    if (layer === 'advanced' && PLAYED.has(name)) return [];
    return [{ pointer: `/options/${name}`, detail: layer === 'basic' ? OF_ADVANCED : NOT_YET }];
  });
}
