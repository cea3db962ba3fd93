import { d10 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object, text } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import { demandFacts } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { missing } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import type { Tally } from '../../shared/tally.js';
import { GpRow } from '../../shared/vehicle-card.js';
import { HindranceKind, Mission, Morale, RangeFactor, Sheaf, SpotCounter, Suppression } from '../../vocabulary.js';
import { findGpFactor, findRangeFactor } from '../direct-fire/range-factor.js';
import type { GpAttack } from '../gp/gp-attack.js';
import { addFirerStates } from '../gp/gp-modifiers.js';
import { GpTarget, gpTargetFacts } from '../gp/gp-target.js';
import { attackTerrain, TerrainResult, TerrainTarget, terrainFacts } from '../gp/gp-terrain.js';
import { attackUnit, GpLine, GpUnitResult, lineOf } from '../gp/gp-unit.js';
import { NUMBERS, summariseNumbers } from '../gp/numbers.js';
import { checkSheaf, isOpen } from './sheaf.js';

const Marker = defineChoice('IndirectMarker', ['none', 'smoke', 'illumination', 'barrage']);

/** A unit in the SHEAF, or one that moves into it [6.5.1.13, 6.6.6]. */
export class SheafUnit {
  @object('The unit', GpTarget, { default: {} }) unit!: GpTarget;
  @flag('In the target point hex [6.5.4.3]') inTargetHex!: boolean;
  @flag('Moved into the barrage of its own accord [6.6.6]') entered!: boolean;
}

export class IndirectFireInput {
  @text('Firing unit', { max: 40, optional: true }) name?: string;
  @flag('Off-map battery [6.5.1.2]', { default: true }) offMap!: boolean;
  @flag('Planned fire [6.5.1.11]') planned!: boolean;
  @choice('Type [6.5.1.6]', Mission, { default: 'gp' }) mission!: Mission;
  @choice('SHEAF; left out: closed off map, one hex on map [6.5.1.5]', Sheaf, { optional: true }) sheaf?: Sheaf;
  @integer('Range from the observer to the target point [6.5.1.13]', { min: 0, max: 200, optional: true })
  observerRange?: number;
  @integer('Range from an on-map firer to the target point [6.5.1.13]', { min: 0, max: 200, optional: true })
  firerRange?: number;
  @integer('Minimum range of the weapon [5.6]', { min: 0, max: 99, default: 1 }) minimumRange!: number;
  @object('GP-IF block [6.5.1]', GpRow, { optional: true }) gp?: GpRow;
  @choice('Range factor, where no block is sent', RangeFactor, { optional: true }) rangeFactor?: RangeFactor;
  @integer('GP factor, where no block is sent', { min: 1, max: 15, optional: true }) factor?: number;
  @integer('Maximum GP effectiveness', { min: 0, max: 15, default: 0 }) effectiveness!: number;
  @flag('Small arms [5.7]') smallArms!: boolean;
  @flag('Crew-served mortar: spotted like small arms [5.1.3.1]') mortar!: boolean;
  @flag('A vehicle inside a building: its mortar is silent there [5.1.3.1]') vehicleInside!: boolean;
  @integer('Ammo limit of the shells fired [5.16.2]', { min: 0, max: 10, optional: true }) ammoLimit?: number;
  @choice('Suppression of the firer; of a battery, option 7.28', Suppression, { default: 'none' })
  suppression!: Suppression;
  @flag('Firer damaged; a battery, option 7.28') damaged!: boolean;
  @choice('Morale of an on-map firer, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
  @list('Every ground unit in the SHEAF, friend or foe [6.5.1.13]', SheafUnit, { maxItems: 60, default: [] })
  units!: SheafUnit[];
  @list('Destructible terrain in the SHEAF [6.5.4.2.5]', TerrainTarget, { maxItems: 20, default: [] })
  terrain!: TerrainTarget[];
}

export class IndirectFireOutcome {
  @flag('It fires at all [5.16.2.3]') fires!: boolean;
  @choice('Range factor', RangeFactor, { optional: true }) rangeFactor!: RangeFactor | null;
  @integer('GP factor', { min: 1, max: 15, optional: true }) factor!: number | null;
  @integer('Hexes of the pattern [6.5.1.5]', { min: 1, max: 19 }) hexes!: number;
  @choice('What lies on the map afterwards', Marker) marker!: string;
  @choice('How it hinders lines of sight from the end of the step on [6.1.4.3.10]', HindranceKind, { optional: true })
  hindrance!: HindranceKind | null;
  @list('What would be rolled against, where the question ends there (upTo)', GpLine, { maxItems: 60, optional: true })
  numbers!: GpLine[] | null;
  @list('Units in the order given', GpUnitResult, { maxItems: 60, optional: true }) units!: GpUnitResult[] | null;
  @list('Terrain', TerrainResult, { maxItems: 20, optional: true }) terrain!: TerrainResult[] | null;
  @choice('Counter of an on-map firer', SpotCounter) firerSpot!: SpotCounter;
}

/** Planned fire is always M; a called on-map unit uses the longer of its own and the observer's range [6.5.1.13]. */
function indirectBand(input: IndirectFireInput, umpire: Judge): RangeFactor | undefined {
  if (input.planned) {
    umpire.note(['6.5.1.13', '6.5.1.11'], 'planned-range');
    return 'M';
  }
  const { observerRange, firerRange, offMap } = input;
  const ranged = input.minimumRange > 1 || input.rangeFactor === undefined;
  demandFacts([
    ranged && observerRange === undefined && missing('range', '/observerRange'),
    ranged && !offMap && firerRange === undefined && missing('range', '/firerRange'),
  ]);
  const range = offMap || firerRange === undefined ? observerRange : Math.max(firerRange, observerRange ?? 0);
  if (range !== undefined) umpire.note('6.5.1.13', 'indirect-range', { range });
  if (range !== undefined && range < input.minimumRange)
    umpire.forbid(['5.6', '6.5.1.13'], 'below-minimum-range', { range, minimum: input.minimumRange });
  return findRangeFactor(umpire, input.rangeFactor, input.gp?.range, range);
}

/** Smoke and illumination: placed, unless the shells are short [6.5.1.13, 5.16.2.3, 6.5.1.11.4]. */
function layShells(
  input: IndirectFireInput,
  sheaf: Sheaf,
  umpire: Judge,
): { fires: boolean; hindrance: HindranceKind | null } {
  const { mission, ammoLimit } = input;
  if (ammoLimit !== undefined) {
    const die = umpire.roll('ammo limit', d10);
    const short = die > ammoLimit;
    umpire.note(input.offMap ? '5.16.2.5' : '5.16.2', short ? 'ammo-short' : 'ammo-there', { die, limit: ammoLimit });
    if (short) {
      umpire.note(
        input.planned ? ['6.5.1.11.4', '5.16.2.3'] : '5.16.2.3',
        input.planned ? 'plan-goes-on' : 'shells-short',
        { mission },
      );
      return { fires: false, hindrance: null };
    }
  }
  const open = isOpen(sheaf, umpire);
  if (mission === 'illumination') {
    umpire.note(['7.27', '6.5.1.6.2'], 'illumination-placed');
    return { fires: true, hindrance: null };
  }
  umpire.note(['6.1.4.3.10', '6.5.1.6.1'], 'smoke-placed', { sheaf });
  return { fires: true, hindrance: open ? 'smokeOpen' : 'smokeClosed' };
}

export const indirectFire = procedure<IndirectFireInput, IndirectFireOutcome, Options>({
  id: 'indirect-fire',
  resolver: 'combat',
  title: { en: 'Indirect fire', ja: '間接射撃の解決' },
  description: {
    en: 'One firing unit lands: GP against every unit and destructible terrain in its SHEAF, units that move into a barrage included, or smoke or illumination.',
    ja: '1射撃源の着弾：SHEAF内の全ユニットと地形へのGP攻撃（弾幕に入ったユニットを含む）、または煙幕・照明弾。',
  },
  rules: ['6.5.1.5', '6.5.1.13'],
  dice: [DICE.ammo, DICE.gp, DICE.destroyed, DICE.passenger, DICE.attached, DICE.terrain],
  stops: [NUMBERS],
  input: IndirectFireInput,
  outcome: IndirectFireOutcome,
  example: {
    input: {
      observerRange: 12,
      rangeFactor: 'M',
      factor: 8,
      units: [{ inTargetHex: true, unit: { kind: 'towed', gpDefense: 5 } }],
    },
    dice: { given: [59] },
  },
  resolve(input, umpire) {
    const sheaf: Sheaf = input.sheaf ?? (input.offMap ? 'closed' : 'onMap');
    requireOption(umpire, 'morale', '7.1', input.morale !== 'steady');
    requireOption(umpire, 'counterBattery', '7.28', input.offMap && (input.damaged || input.suppression !== 'none'));
    checkSheaf(input.mission, sheaf, input.offMap, umpire);
    if (input.planned && !input.offMap) umpire.forbid('6.5.1.11', 'planned-off-map');
    if (input.vehicleInside) umpire.forbid('5.1.3.1', 'mortar-not-inside');
    const band = indirectBand(input, umpire);
    if (!umpire.legal || band === undefined) return null;
    const hexes = umpire.chart('sheaf').number(sheaf, 'hexes');
    umpire.note('6.5.1.5', 'sheaf', { sheaf, hexes });
    const firerSpot = input.offMap ? 'none' : input.smallArms || input.mortar ? 'smallArms' : 'fire';
    if (firerSpot === 'smallArms') umpire.note(['6.1.3', '5.7'], 'firer-spotted-small-arms');
    if (input.mission !== 'gp') {
      const { fires, hindrance } = layShells(input, sheaf, umpire);
      umpire.summarise(fires ? 'shells-summary' : 'shells-short', { mission: input.mission });
      return {
        fires,
        rangeFactor: band,
        factor: null,
        hexes,
        marker: fires ? input.mission : 'none',
        hindrance,
        numbers: null,
        units: [],
        terrain: [],
        firerSpot,
      };
    }
    const factor = findGpFactor(umpire, input.factor, input.gp?.factor, band);
    if (factor === undefined) return null;
    umpire.note('6.5.4.1', 'gp-factor', { band, factor });
    demandFacts([
      ...input.units.flatMap(({ unit }, i) => gpTargetFacts(unit, `/units/${i}/unit`, umpire)),
      ...terrainFacts(input.terrain),
    ]);
    const attack = indirectAttack(input, sheaf, band, factor, umpire);
    const hindrance = isOpen(sheaf, umpire) ? 'barrageOpen' : 'barrageClosed';
    const landed = { fires: true, rangeFactor: band, factor, hexes, marker: 'barrage', hindrance, firerSpot } as const;
    const each = <T>(of: typeof attackUnit | typeof lineOf): T[] =>
      input.units.map(({ unit, inTargetHex, entered }) => {
        if (entered) umpire.note('6.6.6', 'enters-barrage');
        return of(attack, unit, umpire, { planned: input.planned, inTargetHex, enteredBarrage: entered }) as T;
      });
    if (umpire.stopsAt('numbers')) {
      const numbers = each<GpLine>(lineOf);
      summariseNumbers(factor, numbers, umpire);
      return { ...landed, numbers, units: null, terrain: null };
    }
    const units = each<GpUnitResult>(attackUnit);
    const terrain = input.terrain.map((piece) => attackTerrain(attack, piece, umpire));
    umpire.summarise('indirect-summary', { factor, effects: units.map(({ effect }) => effect) });
    return { ...landed, numbers: null, units, terrain };
  },
});

/** GP from above: the firer's states, an open SHEAF, ammunition of on-map units; no grade, no hindrances [6.5.4.3]. */
function indirectAttack(
  input: IndirectFireInput,
  sheaf: Sheaf,
  band: RangeFactor,
  factor: number,
  umpire: Judge,
): GpAttack {
  let short = false;
  if (!input.offMap && input.ammoLimit !== undefined) {
    const die = umpire.roll('ammo limit', d10);
    short = die > input.ammoLimit;
    umpire.note('5.16.2', short ? 'ammo-short' : 'ammo-there', { die, limit: input.ammoLimit });
  }
  return {
    mode: 'indirect',
    factor,
    band,
    smallArms: input.smallArms,
    effectiveness: input.effectiveness,
    addFirerModifiers: (tally: Tally) => {
      addFirerStates(input, tally);
      if (input.offMap && isOpen(sheaf, umpire)) tally.addFrom('gp-modifiers', '6.5.4.3', 'ifOpenSheaf');
      if (short) tally.addFrom('gp-modifiers', ['6.5.4.3', '5.16.2.1'], 'ammoLimit');
    },
  };
}
