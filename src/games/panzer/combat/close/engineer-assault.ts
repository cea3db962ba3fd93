import { d100 } from '../../../../kernel/dice/index.js';
import { choice, flag, integer, integers, list } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { demand } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import { AppliedModifier, Tally } from '../../shared/tally.js';
import { readGpTable } from '../gp/gp-attack.js';
import { TerrainTargetKind, terrainWord } from '../gp/gp-terrain.js';
import { addCloseGrade, CloseAttack, checkCloseAttack, EXTRA } from './assailant.js';

const CHART = 'close-assault-modifiers';

export class EngineerAssaultInput extends CloseAttack {
  @choice('Terrain attacked [7.19]', TerrainTargetKind) terrain!: TerrainTargetKind;
  @integer('Its GP defence; mines: hasty 3, deliberate 6 [7.31.3]', { min: 1, max: 10, optional: true })
  gpDefense?: number;
}

export class EngineerAssaultOutcome {
  @integer('GP factor', { min: 2, max: 8 }) factor!: number;
  @list('Modifiers that count', AppliedModifier, { maxItems: 40 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -200, max: 400 }) netModifier!: number;
  @integer('GP defence', { min: 1, max: 10 }) gpDefense!: number;
  @integer('Highest modified roll with no effect', { min: -100, max: 200 }) noEffectUpTo!: number;
  @integer('Highest modified roll that suppresses', { min: -100, max: 200 }) suppressedUpTo!: number;
  @integers('The modified rolls, the second only after an Effective first; none in odds', {
    min: -2000,
    max: 2000,
    maxItems: 2,
  })
  finalRolls!: number[];
  @flag('The terrain is destroyed') destroyed!: boolean;
}

export const engineerAssault = procedure<EngineerAssaultInput, EngineerAssaultOutcome, Options>({
  id: 'engineer-assault',
  resolver: 'combat',
  title: { en: 'Engineers against terrain', ja: '工兵の対地形戦闘' },
  description: {
    en: 'Dismounted engineers destroy terrain that has a GP defence, or clear a minefield, with the close assault procedure.',
    ja: '下車した工兵が近接突撃の手順でGP防御値を持つ地形を破壊し、または地雷原を処理する。',
  },
  rules: ['7.19', '7.31.3.3', '5.9.3'],
  dice: [DICE.engineers],
  input: EngineerAssaultInput,
  outcome: EngineerAssaultOutcome,
  example: {
    input: { attackers: [{ size: 'squad', engineer: true }], terrain: 'wire', gpDefense: 3 },
    options: { engineersVsTerrain: true },
    dice: { given: [80, 75] },
  },
  resolve(input, umpire) {
    const { attackers, terrain } = input;
    const mines = terrain === 'mines';
    const rule = mines ? '7.31.3.3' : '7.19';
    requireOption(umpire, 'engineersVsTerrain', '7.19', true);
    requireOption(umpire, 'mines', '7.31', mines);
    checkCloseAttack(input, '6.6.1.1', umpire);
    if (attackers.some(({ engineer }) => !engineer)) umpire.forbid([rule, '5.9.3'], 'engineers-only');
    if (terrain === 'building') umpire.forbid('7.19', 'engineers-not-buildings');
    if (!umpire.legal) return null;
    const [primary, ...others] = attackers;
    const factor = umpire.chart('close-assault-factors').number(primary!.size, 'factor');
    const gpDefense = input.gpDefense ?? demand('terrainDefense', '/gpDefense');
    umpire.note('6.6.1.1.1', 'assault-factor', { size: primary!.size, factor, defense: gpDefense });
    const tally = new Tally(umpire);
    if (input.approach === 'advancing') tally.addFrom(CHART, '6.6.1.1.2', 'advancingAttack');
    if (input.levels === 1) tally.addFrom(CHART, '6.6.1.1.2', 'uphill1Level');
    if (input.approach === 'dismount') tally.addFrom(CHART, '6.6.1.1.2', 'dismountAttack');
    for (const { size } of others) tally.addFrom(CHART, '6.6.1.1.2', EXTRA[size]);
    if (attackers.some(({ flamethrower }) => flamethrower))
      tally.addFrom(CHART, ['6.6.1.1.2', '5.1.3.5'], 'attackerFlamethrower');
    addCloseGrade(primary!.grade, '6.6.1.1.2', tally, umpire);
    let line = { noEffect: 0, suppressed: 0 };
    const finalRolls: number[] = [];
    let hits = 0;
    const needed = mines ? 1 : 2;
    while (hits < needed) {
      const roll = readGpTable(factor, gpDefense, umpire.roll('engineers', d100), tally.net, umpire);
      line = roll;
      const final = umpire.finalRoll(roll.final);
      if (final !== null) finalRolls.push(final);
      if (roll.result !== 'effective') break;
      hits += 1;
    }
    const destroyed = hits === needed;
    umpire.note(rule, destroyed ? 'terrain-removed' : 'terrain-stands', { kind: terrainWord(terrain) });
    umpire.summarise('engineer-summary', {
      terrain: terrainWord(terrain),
      destroyed: destroyed ? 'removed' : 'stands',
    });
    const numbers = { gpDefense, noEffectUpTo: line.noEffect, suppressedUpTo: line.suppressed };
    return { factor, modifiers: tally.items, netModifier: tally.net, ...numbers, finalRolls, destroyed };
  },
});
