import { d100 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, integers } from '../../../../kernel/fields/index.js';
import type { MissingFact } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import { missing } from '../../shared/facts.js';
import { Tally } from '../../shared/tally.js';
import { Density } from '../../vocabulary.js';
import { type GpAttack, readGpTable } from './gp-attack.js';

/** Terrain that GP fire can destroy [6.5.4.2.5]. */
export const TerrainTargetKind = defineChoice('TerrainTargetKind', [
  'block',
  'bridge',
  'building',
  'improvedPosition',
  'mines',
  'wire',
]);
export type TerrainTargetKind = 'block' | 'bridge' | 'building' | 'improvedPosition' | 'mines' | 'wire';

export class TerrainTarget {
  @choice('What it is', TerrainTargetKind) kind!: TerrainTargetKind;
  @integer('GP defence given by the scenario or the card; left out: it cannot be attacked, mines aside [6.5.4.2.5]', {
    min: 1,
    max: 10,
    optional: true,
  })
  gpDefense?: number;
  @choice('Density of a minefield, where the scenario gives it no defence: hasty 3, deliberate 6 [7.31.3]', Density, {
    optional: true,
  })
  density?: Density;
  @flag('A minefield that nobody has found: nothing is aimed at it [7.31.3]') hidden!: boolean;
}

const TerrainAfter = defineChoice('TerrainAfter', ['stands', 'rubble', 'removed']);

export class TerrainResult {
  @choice('What it is', TerrainTargetKind) kind!: TerrainTargetKind;
  @flag('Attacked at all [6.5.4.2.5]') attacked!: boolean;
  @integer('GP defence, where it is attacked', { min: 1, max: 10, optional: true }) gpDefense!: number | null;
  @integer('Sum of the modifiers', { min: -1000, max: 300 }) netModifier!: number;
  @integer('Highest modified roll with no effect, where it is attacked', { min: -100, max: 200, optional: true })
  noEffectUpTo!: number | null;
  @integer('Highest modified roll short of Effective, where it is attacked', { min: -100, max: 200, optional: true })
  suppressedUpTo!: number | null;
  @integers('The modified rolls, the second only after an Effective first; none in odds', {
    min: -2000,
    max: 2000,
    maxItems: 2,
  })
  finalRolls!: number[];
  @choice('What is left of it [6.5.4.4.3]', TerrainAfter) after!: 'stands' | 'rubble' | 'removed';
  @flag('Every unit in it, and on a bridge or in a building every unit in the hex, is eliminated without a wreck')
  occupantsLost!: boolean;
}

/** Its word in a sentence: the option of 7.31 is called mines as well. */
export const terrainWord = (kind: TerrainTargetKind): string => (kind === 'mines' ? 'minefield' : kind);

const COLLAPSES: readonly TerrainTargetKind[] = ['bridge', 'building', 'improvedPosition'];

/** The defence of a minefield that is found is asked for before the first die; other terrain without one is not attacked. */
export function terrainFacts(terrain: readonly TerrainTarget[]): MissingFact[] {
  return terrain.flatMap(({ kind, gpDefense, density, hidden }, i) =>
    kind === 'mines' && !hidden && gpDefense === undefined && density === undefined
      ? [missing('terrainDefense', `/terrain/${i}/gpDefense`)]
      : [],
  );
}

/** Whether the attack reaches the terrain at all [6.5.4.2.5, 7.31.3]. */
function isAttacked({ mode, smallArms, strafes = false }: GpAttack, terrain: TerrainTarget, umpire: Judge): boolean {
  const { kind, hidden, gpDefense, density } = terrain;
  const note = (key: string, rule = '6.5.4.2.5'): false => {
    umpire.note(rule, key, { kind: terrainWord(kind) });
    return false;
  };
  if (smallArms) return note('terrain-small-arms');
  if (kind === 'mines') {
    if (mode === 'direct' || mode === 'overrun' || strafes) return note('mines-not-cleared-so', '7.31.3');
    return hidden ? note('mines-not-found', '7.31.3') : true;
  }
  return gpDefense === undefined && density === undefined ? note('terrain-no-defense') : true;
}

/** The scenario's defence, or that of the density of a minefield [7.31.3]. */
const defenseOf = ({ gpDefense, density }: TerrainTarget, umpire: Judge): number =>
  gpDefense ?? umpire.chart('minefield-defense').number(density!, 'gpDefense');

/** Two Effective results destroy terrain, one a minefield; small arms never do [6.5.4.4.3]. */
export function attackTerrain(attack: GpAttack, terrain: TerrainTarget, umpire: Judge): TerrainResult {
  const { kind } = terrain;
  const word = terrainWord(kind);
  if (!isAttacked(attack, terrain, umpire)) return { kind, ...UNTOUCHED };
  const gpDefense = defenseOf(terrain, umpire);
  umpire.note('6.5.4.2.5', 'terrain-defense', { kind: word, defense: gpDefense });
  const tally = new Tally(umpire);
  attack.addFirerModifiers(tally, { legOrTowed: false, protection: 'none' });
  const strikes = kind === 'mines' ? 1 : 2;
  const report = { ...UNTOUCHED, kind, attacked: true, gpDefense, netModifier: tally.net, finalRolls: [] as number[] };
  for (let n = 1; n <= strikes; n += 1) {
    const roll = readGpTable(attack.factor, gpDefense, umpire.roll('terrain', d100), tally.net, umpire);
    const final = umpire.finalRoll(roll.final);
    if (final !== null) report.finalRolls.push(final);
    Object.assign(report, { noEffectUpTo: roll.noEffect, suppressedUpTo: roll.suppressed });
    if (roll.result !== 'effective') {
      umpire.note('6.5.4.4.3', 'terrain-stands', { kind: word });
      return report;
    }
  }
  const collapses = COLLAPSES.includes(kind);
  umpire.note(
    kind === 'mines' ? [attack.mode === 'indirect' ? '7.31.3.1' : '7.31.3.2', '7.31.3'] : '6.5.4.4.3',
    collapses ? 'terrain-rubble' : 'terrain-removed',
    { kind: word },
  );
  return { ...report, after: collapses ? 'rubble' : 'removed', occupantsLost: collapses };
}

const UNTOUCHED = {
  attacked: false,
  gpDefense: null,
  netModifier: 0,
  noEffectUpTo: null,
  suppressedUpTo: null,
  finalRolls: [],
  after: 'stands',
  occupantsLost: false,
} satisfies Omit<TerrainResult, 'kind'>;
