import { integer, list } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import { demandFacts } from '../../../../kernel/rulings/index.js';
import type { Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { MAX_GP_FACTOR } from '../direct-fire/range-factor.js';
import type { GpAttack } from '../gp/gp-attack.js';
import { GpTarget, gpTargetFacts } from '../gp/gp-target.js';
import { attackTerrain, TerrainResult, TerrainTarget, terrainFacts } from '../gp/gp-terrain.js';
import { attackUnit, GpUnitResult } from '../gp/gp-unit.js';

/** Half of factor 15 burns a vehicle; no effectiveness is asked for [6.7.4.2.1]. */
const CRASH_BREW_UP = 7;

export class CrashInput {
  @list('Every ground unit in the hex [6.7.4.2.1]', GpTarget, { maxItems: 40, default: [] }) units!: GpTarget[];
  @list('Destructible terrain in the hex [6.5.4.2.5]', TerrainTarget, { maxItems: 6, default: [] })
  terrain!: TerrainTarget[];
}

export class CrashOutcome {
  @integer('GP factor', { min: 15, max: 15 }) factor!: number;
  @list('Units in the order given', GpUnitResult, { maxItems: 40 }) units!: GpUnitResult[];
  @list('Terrain', TerrainResult, { maxItems: 6 }) terrain!: TerrainResult[];
}

export const crash = procedure<CrashInput, CrashOutcome, Options>({
  id: 'crash',
  resolver: 'combat',
  title: { en: 'Crashing aircraft', ja: '航空機の墜落' },
  description: {
    en: 'A downed aircraft strikes every unit and destructible terrain in its hex with factor 15.',
    ja: '墜落した航空機がヘクス内の全ユニットと地形を攻撃値15で攻撃する。',
  },
  rules: ['6.7.4.2.1'],
  dice: [DICE.gp, DICE.destroyed, DICE.passenger, DICE.attached, DICE.terrain],
  input: CrashInput,
  outcome: CrashOutcome,
  example: { input: { units: [{ kind: 'squad', gpDefense: 2 }] }, dice: { given: [50] } },
  resolve(input, umpire) {
    const attack: GpAttack = {
      mode: 'air',
      factor: MAX_GP_FACTOR,
      band: 'P',
      smallArms: false,
      effectiveness: CRASH_BREW_UP,
      ignoreEffectiveness: true,
      addFirerModifiers: () => {},
    };
    demandFacts([
      ...input.units.flatMap((unit, i) => gpTargetFacts(unit, `/units/${i}`, umpire)),
      ...terrainFacts(input.terrain),
    ]);
    umpire.note('6.7.4.2.1', 'crash', { factor: MAX_GP_FACTOR });
    const units = input.units.map((unit) => attackUnit(attack, unit, umpire));
    const terrain = input.terrain.map((piece) => attackTerrain(attack, piece, umpire));
    umpire.summarise('crash-summary', { effects: units.map(({ effect }) => effect) });
    return { factor: MAX_GP_FACTOR, units, terrain };
  },
});
