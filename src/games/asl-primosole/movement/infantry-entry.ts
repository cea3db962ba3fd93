import { choice, choices, defineChoice, flag, halves, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { Phase, Terrain } from '../vocabulary.js';

const TrenchLink = defineChoice('TrenchLink', ['none', 'trenchToRoad', 'roadToTrench']);
const Exposure = defineChoice('Exposure', ['none', 'ffmo', 'interdiction']);

class InfantryEntryInput {
  @choices('Everything printed in the hex entered [PBr17.1]', Terrain, { maxItems: 6, default: ['open'] })
  terrain!: Terrain[];
  @halves('Core cost of that terrain; brush 2, orchard 1, other 1 unless sent [PBr12.4]', {
    min: 0,
    max: 20,
    optional: true,
  })
  coreCost?: number;
  @choice('Phase of the move [PBr14.1]', Phase, { default: 'MPh' }) phase!: Phase;
  @flag('Night scenario [PBr13.2]') night!: boolean;
  @flag('Pays for shelter in the ditch and claims its TEM [PBr12.4]') shelter!: boolean;
  @flag('Enters across a path hexside [PBr16.2]') acrossPath!: boolean;
  @flag('Enters growth across a road hexside, at the core cost of the road [PBr17.1]') roadHexside!: boolean;
  @flag('Crosses a barbed-wire fence [PBr13.2]') fence!: boolean;
  @flag('Only bypasses along that fence [PBr13.4]') bypassAlongFence!: boolean;
  @flag('Uses a temporary breach in that fence [PBr13.21]') breach!: boolean;
  @flag('Moves by Armored Assault [PBr13.2]') armoredAssault!: boolean;
  @flag('Moves inside trenches [PBr13.2]') insideTrenches!: boolean;
  @flag('CX [PBr13.2]') cx!: boolean;
  @flag('Straying at night [PBr13.2]') straying!: boolean;
  @flag('Broken [PBr13.21]') broken!: boolean;
  @flag('Berserk [PBr13.21]') berserk!: boolean;
  @flag('Part of a Human Wave [PBr13.21]') humanWave!: boolean;
  @integer('River hexsides of the hex entered [PBr14.2]', { min: 0, max: 6, default: 0 }) riverHexsides!: number;
  @choice('Move between a trench and an ADJACENT sunken road [PBr19]', TrenchLink, { default: 'none' })
  trenchLink!: 'none' | 'trenchToRoad' | 'roadToTrench';
  @flag('The trench came with the own OB, or its Location is Controlled [PBr19]') ownTrench!: boolean;
  @halves('Core MF to enter or leave an entrenchment [PBr19]', { min: 0, max: 4, default: 1 })
  entrenchmentCost!: number;
  @halves('MF left, where the answer should say whether they suffice', { min: 0, max: 20, optional: true })
  mfLeft?: number;
}

class InfantryEntryOutcome {
  @halves('MF to pay', { min: 0, max: 60 }) mf!: number;
  @choice('What the move is open to [PBr12.4]', Exposure) exposure!: 'none' | 'ffmo' | 'interdiction';
  @flag('The unit may claim the ditch TEM [PBr12.3]') ditchTem!: boolean;
  @flag('Hazardous Movement [PBr13.21]') hazardous!: boolean;
  @flag('A river Task Check is due [PBr14.2]') riverCheck!: boolean;
  @flag('A Straying unit that cannot cross becomes TI [PBr13.2]') becomesTi!: boolean;
}

/** Core Infantry costs that the chapter itself agrees with [PBr16.2, PBr17.4]. */
const BRUSH_MF = 2;
const ORCHARD_MF = 1;
const OPEN_MF = 1;

const CORE_COST_WANTED = {
  en: 'the core cost of brush with a road (chart note R)',
  ja: '繁みと道路の基本コスト（特記 R）',
};

export const infantryEntry = procedure<InfantryEntryInput, InfantryEntryOutcome, Options>({
  id: 'infantry-entry',
  resolver: 'movement',
  title: { en: 'Infantry enters a hex', ja: '歩兵のヘクス進入' },
  description: {
    en: "MF for one hex of Infantry movement with this chapter's terrain, and what the move is exposed to.",
    ja: 'この章の地形を含む歩兵 1 ヘクスの移動コストと、その移動が受ける危険を答える。',
  },
  rules: ['PBr12.4', 'PBr13.2', 'PBr17.1'],
  input: InfantryEntryInput,
  outcome: InfantryEntryOutcome,
  example: { input: { terrain: ['ditch', 'brush'], shelter: true } },
  resolve(input, umpire) {
    const terrain = costOfTerrain(input, umpire);
    if (terrain === null) return null;
    const fence = costOfFence(input, umpire);
    const mf = terrain + fence.mf + costOfTrench(input, umpire);
    const short = input.mfLeft !== undefined && mf > input.mfLeft;
    if (short) umpire.forbid('PBr12.4', 'not-enough-mf', { mf, left: input.mfLeft! });
    const stopped = input.straying && input.fence && !input.bypassAlongFence && (short || input.cx);
    if (stopped) umpire.note('PBr13.2', 'straying-becomes-ti');
    const exposure = exposureOf(input, umpire);
    const riverCheck = riverCheckDue(input, umpire);
    if (umpire.legal) umpire.summarise('entry-summary', { mf });
    return {
      mf,
      exposure,
      ditchTem: input.terrain.includes('ditch') && input.shelter,
      hazardous: fence.hazardous,
      riverCheck,
      becomesTi: stopped,
    };
  },
});

/** COT of the hex, the ditch included [PBr12.4, PBr14.1, PBr15.2, PBr16, PBr17]. */
function costOfTerrain(input: InfantryEntryInput, umpire: Judge): number | null {
  const chart = umpire.chart('terrain');
  const has = (terrain: Terrain): boolean => input.terrain.includes(terrain);
  if (input.shelter && !has('ditch')) {
    umpire.forbid('PBr12.4', 'no-ditch-to-shelter-in');
    return null;
  }
  const brush = has('brush') || has('vineyard');
  if (has('ditch') && input.shelter && brush && !has('river')) {
    const vineyard = has('vineyard');
    const mf = chart.number(vineyard ? 'ditchVineyardMf' : 'ditchBrushMf', 'value');
    umpire.note(vineyard ? ['PBr17.5', 'PBr17.1'] : ['PBr17.4', 'PBr17.1'], 'ditch-in-growth', { mf });
    return mf;
  }
  const cot = costWithoutDitch(input, umpire);
  if (cot === null || !has('ditch')) return cot;
  if (!input.shelter) {
    umpire.note(['PBr12.4', 'PBr12.1'], 'ditch-exposed');
    return cot;
  }
  const extra = chart.number('ditchShelteredMf', 'value');
  umpire.note(['PBr12.4', 'PBr12.3'], 'ditch-sheltered', { extra });
  return cot + extra;
}

function costWithoutDitch(input: InfantryEntryInput, umpire: Judge): number | null {
  const chart = umpire.chart('terrain');
  const has = (terrain: Terrain): boolean => input.terrain.includes(terrain);
  if (has('river')) {
    const mf = chart.number('riverMf', 'value');
    umpire.note('PBr14.1', 'river-cost', { mf, phase: input.phase });
    return mf;
  }
  if (has('brush') && has('road')) {
    const { coreCost } = input;
    demandFacts([coreCost === undefined && { pointer: '/coreCost', rule: 'PBr17.3', detail: CORE_COST_WANTED }]);
    umpire.note('PBr17.3', 'brush-road', { mf: coreCost! });
    return coreCost!;
  }
  if (input.roadHexside) {
    const mf = input.coreCost ?? OPEN_MF;
    umpire.note('PBr17.1', 'core-terrain-cost', { mf });
    return mf;
  }
  if (has('oliveGrove')) {
    if (input.acrossPath) {
      const mf = chart.number('oliveGrovePathMf', 'value');
      umpire.note('PBr16.2', 'path-cost', { mf });
      return mf;
    }
    const mf = (input.coreCost ?? ORCHARD_MF) * chart.number('oliveGroveFactor', 'value');
    umpire.note('PBr16.1', 'olive-grove-cost', { mf });
    return mf;
  }
  if (has('vineyard')) {
    const mf = input.acrossPath ? OPEN_MF : (input.coreCost ?? BRUSH_MF);
    umpire.note('PBr15.2', 'vineyard-cost', { mf });
    return mf;
  }
  const mf = input.coreCost ?? (has('brush') && !input.acrossPath ? BRUSH_MF : OPEN_MF);
  umpire.note('PBr17.1', 'core-terrain-cost', { mf });
  return mf;
}

/** Crossing a fence, by a breach or without one [PBr13.2, PBr13.21, PBr13.4]. */
function costOfFence(input: InfantryEntryInput, umpire: Judge): { mf: number; hazardous: boolean } {
  const free = { mf: 0, hazardous: false };
  if (!input.fence) return free;
  if (input.bypassAlongFence) {
    umpire.note('PBr13.4', 'fence-bypassed');
    return free;
  }
  if (input.cx) umpire.forbid('PBr13.2', 'cx-at-fence');
  if (input.armoredAssault || input.insideTrenches) {
    umpire.note('PBr13.2', input.armoredAssault ? 'fence-with-afv' : 'fence-in-trench');
    return free;
  }
  const barred = input.broken || input.berserk || input.humanWave;
  if (input.breach && barred) umpire.note('PBr13.21', 'breach-not-usable');
  const byBreach = input.breach && !barred;
  const chart = umpire.chart('terrain');
  const day = chart.number(byBreach ? 'breachCrossMf' : 'fenceMf', 'value');
  const mf = input.night ? day * chart.number('fenceNightFactor', 'value') : day;
  if (byBreach) umpire.note(['PBr13.21', 'PBr13.2'], 'breach-crossed', { mf, night: input.night });
  else umpire.note('PBr13.2', 'fence-crossed', { mf, night: input.night });
  return { mf, hazardous: byBreach };
}

/** A trench beside a sunken road is connected to it [PBr19]. */
function costOfTrench(input: InfantryEntryInput, umpire: Judge): number {
  if (input.trenchLink === 'none') return 0;
  if (input.trenchLink === 'trenchToRoad' || input.ownTrench) {
    umpire.note('PBr19', 'connected-trench-free');
    return 0;
  }
  umpire.note('PBr19', 'connected-trench-paid', { mf: input.entrenchmentCost });
  return input.entrenchmentCost;
}

/** Entering a ditch without paying for shelter is movement in the open unless other terrain covers it [PBr12.4]. */
function exposureOf(input: InfantryEntryInput, umpire: Judge): 'none' | 'ffmo' | 'interdiction' {
  if (!input.terrain.includes('ditch') || input.shelter) return 'none';
  const cover = input.terrain.some((each) => ['brush', 'vineyard', 'oliveGrove', 'building'].includes(each));
  if (cover) {
    umpire.note('PBr12.4', 'other-terrain-covers');
    return 'none';
  }
  if (input.phase === 'APh') return 'none';
  const exposure = input.phase === 'RtPh' ? 'interdiction' : 'ffmo';
  umpire.note('PBr12.4', 'exposed-to', { exposure });
  return exposure;
}

function riverCheckDue(input: InfantryEntryInput, umpire: Judge): boolean {
  if (!input.terrain.includes('river')) return false;
  const due = input.riverHexsides >= umpire.chart('terrain').number('riverTcHexsides', 'value');
  if (due) umpire.note('PBr14.2', 'river-check-due', { hexsides: input.riverHexsides });
  return due;
}
