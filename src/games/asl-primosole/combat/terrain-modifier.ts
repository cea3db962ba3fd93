import { choice, choices, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { lowVisibility } from '../shared/low-visibility.js';
import { DATE, Terrain } from '../vocabulary.js';

const DitchStance = defineChoice('DitchStance', ['exposed', 'sheltered', 'startedPhase']);
const TargetKind = defineChoice('TargetKind', ['infantry', 'gunCrew', 'vehicle']);
const TemSource = defineChoice('TemSource', ['none', 'core', 'ditch', 'oliveGrove', 'pillbox']);
type TemSource = 'none' | 'core' | 'ditch' | 'oliveGrove' | 'pillbox';

class TerrainModifierInput {
  @choice('Target; gunCrew is Infantry manning or manhandling a Gun [PBr12.3]', TargetKind, { default: 'infantry' })
  target!: 'infantry' | 'gunCrew' | 'vehicle';
  @choices('Everything printed in the target hex [PBr17.1]', Terrain, { maxItems: 6, default: ['open'] })
  terrain!: Terrain[];
  @integer('TEM of everything else there by the core rules', { min: -6, max: 12, default: 0 }) coreTem!: number;
  @choice('How the target stands in the ditch [PBr12.4]', DitchStance, { default: 'startedPhase' })
  ditch!: 'exposed' | 'sheltered' | 'startedPhase';
  @flag('Pinned since an exposed entry (A-18) [PBr12.4]') pinned!: boolean;
  @flag('In a pillbox [PBr18]') pillbox!: boolean;
  @flag('Indirect fire [PBr18]') indirectFire!: boolean;
  @integer('LOS Hindrances by the core rules', { min: 0, max: 6, default: 0 }) hindrance!: number;
  @integer('Range in hexes [PBr1]', { min: 0, max: 100, default: 1 }) range!: number;
  @text('CG date, for mist [PBr1]', { ...DATE, optional: true }) date?: string;
  @flag('Turn 1 and the LOS touches a bombarded area [3.617/British]') bombardedArea!: boolean;
  @flag('FFMO would apply by the core rules [PBr13.1]') ffmo!: boolean;
  @flag('FFNAM would apply by the core rules [PBr13.1]') ffnam!: boolean;
  @flag('A barbed-wire fence lies between or around the target [PBr13.1]') fence!: boolean;
}

class TerrainModifierOutcome {
  @integer('TEM that applies', { min: -6, max: 12 }) tem!: number;
  @choice('Source of that TEM', TemSource) temFrom!: TemSource;
  @integer('LV Hindrance [PBr1]', { min: 0, max: 40 }) lv!: number;
  @integer('TEM, Hindrance and LV together', { min: -6, max: 60 }) drm!: number;
  @flag('FFMO applies [PBr12.4]') ffmo!: boolean;
  @flag('FFNAM applies [PBr13.1]') ffnam!: boolean;
}

export const terrainModifier = procedure<TerrainModifierInput, TerrainModifierOutcome, Options>({
  id: 'terrain-modifier',
  resolver: 'combat',
  title: { en: 'TEM and Hindrance against a target', ja: '目標の TEM と妨害' },
  description: {
    en: "DRM that this chapter's terrain, pillboxes and low visibility give to an attack.",
    ja: 'この章の地形、トーチカ、視界不良が攻撃に与える DRM。',
  },
  rules: ['PBr12.3', 'PBr16.1', 'PBr17.1'],
  input: TerrainModifierInput,
  outcome: TerrainModifierOutcome,
  example: { input: { terrain: ['ditch'], range: 8, date: '16AM' } },
  resolve(input, umpire) {
    const [tem, temFrom] = bestTem(input, umpire);
    if (input.hindrance > 0) umpire.note('PBr17.1', 'core-hindrance', { drm: input.hindrance });
    const { mist, bombardment } = lowVisibility(umpire, input.range, input.date, input.bombardedArea);
    const ffmo = input.ffmo && !coveredFromFfmo(input, umpire);
    if (input.fence && (ffmo || input.ffnam)) umpire.note('PBr13.1', 'fence-no-cover');
    const drm = tem + input.hindrance + mist + bombardment;
    if (drm === 0 && temFrom === 'none' && !input.terrain.some(hasOwnTemRule)) umpire.note('PBr17.1', 'no-tem');
    umpire.summarise('drm-summary', { drm, tem });
    return { tem, temFrom, lv: mist + bombardment, drm, ffmo, ffnam: input.ffnam };
  },
});

/** Terrain of this chapter of which the ruling says by itself whether its TEM counts [PBr12.3, PBr15.2, PBr16.1]. */
const hasOwnTemRule = (terrain: Terrain): boolean => ['ditch', 'vineyard', 'oliveGrove'].includes(terrain);

/** Positive TEM of one Location are not added together: the largest counts, a negative one on top [PBr12.3, PBr16.1, PBr18]. */
function bestTem(input: TerrainModifierInput, umpire: Judge): [number, TemSource] {
  const chart = umpire.chart('terrain');
  const below = Math.min(0, input.coreTem);
  let tem = Math.max(0, input.coreTem);
  let from: TemSource = input.coreTem === 0 ? 'none' : 'core';
  const offer = (source: TemSource, value: number, rule: string): void => {
    umpire.note(rule, 'tem', { source, tem: value });
    if (value <= tem) return;
    tem = value;
    from = source;
  };
  if (input.coreTem !== 0) umpire.note('PBr17.1', 'tem', { source: 'core', tem: input.coreTem });
  if (input.terrain.includes('vineyard')) umpire.note('PBr15.2', 'vineyard-no-tem');
  if (input.pillbox)
    offer('pillbox', chart.number(input.indirectFire ? 'pillboxIndirectTem' : 'pillboxOtherTem', 'value'), 'PBr18');
  if (input.terrain.includes('oliveGrove')) offer('oliveGrove', chart.number('oliveGroveTem', 'value'), 'PBr16.1');
  if (input.terrain.includes('ditch')) {
    if (input.target !== 'infantry') umpire.note('PBr12.3', 'ditch-tem-infantry-only');
    else if (input.ditch === 'exposed' && !input.pinned) umpire.note('PBr12.4', 'ditch-tem-not-paid');
    else offer('ditch', chart.number('ditchTem', 'value'), 'PBr12.3');
  }
  return [tem + below, from];
}

/** Shelter in the ditch and the TEM of an olive grove take the target out of the open [PBr12.4, PBr16.1]. */
function coveredFromFfmo(input: TerrainModifierInput, umpire: Judge): boolean {
  const inDitch = input.terrain.includes('ditch') && input.target === 'infantry';
  if (inDitch && (input.ditch !== 'exposed' || input.pinned)) {
    umpire.note('PBr12.4', 'no-ffmo-in-ditch');
    return true;
  }
  if (input.terrain.includes('oliveGrove')) {
    umpire.note('PBr16.1', 'no-ffmo-in-grove');
    return true;
  }
  return false;
}
