import { choice, choices, defineChoice, flag, halves, integer, integers } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { doubleDr } from '../shared/dice.js';
import { Modifiers, rollDouble } from '../shared/rolls.js';
import { Mobility, Terrain } from '../vocabulary.js';

const Manoeuvre = defineChoice('Manoeuvre', ['enter', 'changeVca']);
const BogState = defineChoice('BogState', ['none', 'bogged', 'mired']);
const BogPlace = defineChoice('BogPlace', ['none', 'hexLeft', 'hexEntered']);

class VehicleEntryInput {
  @choice('How the vehicle moves [PBr12.4.2]', Mobility) mobility!: Mobility;
  @flag('It pays truck-type MP [PBr13.3]') truckType!: boolean;
  @choice('Enters a hex, or changes VCA in the hex named by "terrain" [PBr12.4.2]', Manoeuvre, { default: 'enter' })
  manoeuvre!: 'enter' | 'changeVca';
  @choices('Everything printed in the hex [PBr17.1]', Terrain, { maxItems: 6, default: ['open'] }) terrain!: Terrain[];
  @halves(
    'Core MP of the hex, of the orchard where it is an olive grove; open ground and roads cost 1 unless sent [PBr16.1]',
    {
      min: 0,
      max: 40,
      optional: true,
    },
  )
  coreMp?: number;
  @flag('Crosses a road hexside, or turns while on the road [PBr12.4.2]') roadHexside!: boolean;
  @flag('Leaves a ditch hex [PBr12.4.2]') leavesDitch!: boolean;
  @flag('Paid the extra MP and took the Bog Check when it entered the ditch hex it leaves [PBr12.4.2]')
  paidOnEntry!: boolean;
  @flag('The ditch hex it leaves is its set-up hex [PBr12.4.2]') setupHex!: boolean;
  @flag('Crosses a barbed-wire fence [PBr13.3]') fence!: boolean;
  @flag('Only bypasses along that fence [PBr13.4]') bypassAlongFence!: boolean;
  @flag('Other terrain of the hex calls for a Bog Check by the core rules [PBr13.3]') otherBogCheck!: boolean;
  @integer('Core Bog DRM (ground pressure and so on) to every check [PBr13.3]', { min: -12, max: 12, default: 0 })
  coreBogDrm!: number;
}

class VehicleEntryOutcome {
  @halves('MP to pay', { min: 0, max: 100 }) mp!: number;
  @choice('Bog state afterwards [PBr13.3]', BogState) bog!: 'none' | 'bogged' | 'mired';
  @choice('Where it bogged [PBr13.3]', BogPlace) where!: 'none' | 'hexLeft' | 'hexEntered';
  @integer('Bog Checks taken', { min: 0, max: 3 }) checks!: number;
  @integers('Net modifier of each Bog Check, in order [PBr13.3]', { min: -20, max: 40, maxItems: 3 })
  bogDrms!: number[];
}

/** Ground whose cost for this vehicle stands in the core rules alone. */
const CORE_GROUND: readonly Terrain[] = ['brush', 'vineyard', 'oliveGrove', 'river', 'building'];
const costUnknown = ({ coreMp, terrain, roadHexside }: VehicleEntryInput): boolean =>
  coreMp === undefined && !roadHexside && terrain.some((each) => CORE_GROUND.includes(each));
const CORE_MP: MissingFact = {
  pointer: '/coreMp',
  rule: 'PBr17.1',
  detail: {
    en: 'The MP that this vehicle pays for the hex by the core rules are needed',
    ja: '基本ルールでこの車両がこのヘクスに払う MP が必要です',
  },
};
const OPEN_GROUND_MP = 1;

/** Bog on a Final DR of 12 or more (core D8.2). */
const BOG_DR = 12;

export const vehicleEntry = procedure<VehicleEntryInput, VehicleEntryOutcome, Options>({
  id: 'vehicle-entry',
  resolver: 'movement',
  title: { en: 'Vehicle enters a hex', ja: '車両のヘクス進入' },
  description: {
    en: "MP and Bog Checks of one vehicle move with this chapter's ditches, fences and growth.",
    ja: '灌漑溝、有刺鉄線、栽培地を含む車両 1 ヘクスの MP とボグ判定。',
  },
  rules: ['PBr12.4.2', 'PBr13.3'],
  input: VehicleEntryInput,
  outcome: VehicleEntryOutcome,
  dice: doubleDr(
    'bog',
    { en: 'Bog Check', ja: 'ボグ判定' },
    { en: 'where a Bog Check is due', ja: 'ボグ判定が必要なとき' },
  ),
  example: { input: { mobility: 'fullyTracked', terrain: ['ditch', 'vineyard'], coreMp: 2 }, dice: { given: [3, 4] } },
  resolve(input, umpire) {
    const ditch = input.terrain.includes('ditch');
    if (input.manoeuvre === 'changeVca') return turn(input, umpire, ditch);
    demandFacts([costUnknown(input) && CORE_MP]);
    if (input.mobility === 'wheeled' && !input.roadHexside) {
      if (input.leavesDitch) umpire.forbid('PBr12.4.2', 'wheels-leave-ditch');
      if (ditch) umpire.forbid('PBr12.4.2', 'wheels-enter-ditch');
      if (!umpire.legal) return null;
    }
    const out = leaveDitch(input, umpire);
    if (out.bogged) {
      umpire.summarise('bogged-summary', { bog: 'bogged', mp: out.mp });
      return { mp: out.mp, bog: 'bogged', where: 'hexLeft', checks: 1, bogDrms: out.drms };
    }
    const mp = out.mp + costOfHex(input, umpire, ditch);
    const fence = fenceCheck(input, umpire);
    const hex = hexCheck(input, umpire, ditch);
    const bogDrms = [...out.drms, ...fence.drms, ...hex.drms];
    const bog = fence.bogged && hex.bogged ? 'mired' : fence.bogged || hex.bogged ? 'bogged' : 'none';
    if (bog === 'mired') umpire.note('PBr13.3', 'mired');
    if (bog === 'none') umpire.summarise('vehicle-summary', { mp });
    else umpire.summarise('bogged-summary', { bog, mp });
    return { mp, bog, where: bog === 'none' ? 'none' : 'hexEntered', checks: bogDrms.length, bogDrms };
  },
});

interface Check {
  readonly bogged: boolean;
  readonly drms: number[];
}
const NO_CHECK: Check = { bogged: false, drms: [] };

function bogCheck(umpire: Judge, rule: string, drm: number): Check {
  const { original } = rollDouble(umpire, 'bog');
  const bogged = original + drm >= BOG_DR;
  umpire.note(rule, 'bog-check', { roll: original, final: original + drm, bogged });
  return { bogged, drms: [drm] };
}

/** Turning off the road in a ditch hex [PBr12.4.2]. */
function turn(input: VehicleEntryInput, umpire: Judge, ditch: boolean): VehicleEntryOutcome {
  const due = ditch && !input.roadHexside && input.mobility !== 'wheeled';
  if (!due) {
    umpire.note('PBr12.4.2', 'turn-without-check');
    umpire.summarise('vehicle-summary', { mp: 0 });
    return { mp: 0, bog: 'none', where: 'none', checks: 0, bogDrms: [] };
  }
  const { bogged, drms } = bogCheck(umpire, 'PBr12.4.2', input.coreBogDrm);
  const bog = bogged ? 'bogged' : 'none';
  if (bogged) umpire.summarise('bogged-summary', { bog, mp: 0 });
  else umpire.summarise('vehicle-summary', { mp: 0 });
  return { mp: 0, bog, where: bogged ? 'hexEntered' : 'none', checks: 1, bogDrms: drms };
}

/** Leaving a ditch hex off the road costs MP and a Bog Check there [PBr12.4.2]. */
function leaveDitch(input: VehicleEntryInput, umpire: Judge): Check & { mp: number } {
  if (!input.leavesDitch) return { ...NO_CHECK, mp: 0 };
  if (input.roadHexside || input.paidOnEntry || input.setupHex) {
    umpire.note('PBr12.4.2', 'ditch-exit-free');
    return { ...NO_CHECK, mp: 0 };
  }
  const mp = umpire.chart('terrain').number('ditchVehicleMp', 'value');
  umpire.note('PBr12.4.2', 'ditch-exit', { mp });
  return { ...bogCheck(umpire, 'PBr12.4.2', input.coreBogDrm), mp };
}

function costOfHex(input: VehicleEntryInput, umpire: Judge, ditch: boolean): number {
  const chart = umpire.chart('terrain');
  let mp = input.coreMp ?? OPEN_GROUND_MP;
  if (input.terrain.includes('oliveGrove') && !input.roadHexside) {
    mp *= chart.number('oliveGroveFactor', 'value');
    umpire.note('PBr16.1', 'olive-grove-mp', { mp });
  } else umpire.note('PBr17.1', 'core-terrain-mp', { mp });
  if (!ditch) return mp;
  if (input.roadHexside) {
    umpire.note('PBr12.4.2', 'ditch-by-road');
    return mp;
  }
  const extra = chart.number('ditchVehicleMp', 'value');
  umpire.note('PBr12.4.2', 'ditch-entry', { extra });
  return mp + extra;
}

/** A fence asks for a Bog DR of its own [PBr13.3]. */
function fenceCheck(input: VehicleEntryInput, umpire: Judge): Check {
  if (!input.fence) return NO_CHECK;
  if (input.bypassAlongFence) {
    umpire.note('PBr13.4', 'fence-bypassed');
    return NO_CHECK;
  }
  const drm = new Modifiers(umpire, 'PBr13.3', 'fence-bog')
    .line('notFullyTracked', input.mobility !== 'fullyTracked')
    .line('truckType', input.truckType);
  if (input.coreBogDrm !== 0) drm.add('coreDrm', input.coreBogDrm);
  return bogCheck(umpire, 'PBr13.3', drm.total);
}

/** One check for the hex, whatever several terrains ask [PBr12.4.2, PBr15.2, PBr17.5]. */
function hexCheck(input: VehicleEntryInput, umpire: Judge, inDitchHex: boolean): Check {
  const ditch = inDitchHex && !input.roadHexside;
  const vineyard = input.terrain.includes('vineyard') && !input.roadHexside;
  if (!ditch && !vineyard && !input.otherBogCheck) return NO_CHECK;
  const rule = ditch && vineyard ? 'PBr17.5' : ditch ? 'PBr12.4.2' : vineyard ? 'PBr15.2' : 'PBr13.3';
  const drm = new Modifiers(umpire, rule);
  if (input.coreBogDrm !== 0) drm.add('coreDrm', input.coreBogDrm);
  if (ditch && vineyard) drm.add('ditchVineyard', umpire.chart('terrain').number('ditchVineyardBogDrm', 'value'));
  return bogCheck(umpire, rule, drm.total);
}
