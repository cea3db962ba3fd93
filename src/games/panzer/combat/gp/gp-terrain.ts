import { d100 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer } from '../../../../kernel/fields/index.js';
import type { Judge } from '../../options.js';
import { Tally } from '../../shared/tally.js';
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
  @integer('GP defence given by the scenario or the card; left out: it cannot be attacked [6.5.4.2.5]', {
    min: 1,
    max: 10,
    optional: true,
  })
  gpDefense?: number;
}

const TerrainAfter = defineChoice('TerrainAfter', ['stands', 'rubble', 'removed']);

export class TerrainResult {
  @choice('What it is', TerrainTargetKind) kind!: TerrainTargetKind;
  @flag('Attacked at all [6.5.4.2.5]') attacked!: boolean;
  @choice('What is left of it [6.5.4.4.3]', TerrainAfter) after!: 'stands' | 'rubble' | 'removed';
  @flag('Every unit in it, and on a bridge or in a building every unit in the hex, is eliminated without a wreck')
  occupantsLost!: boolean;
}

const COLLAPSES: readonly TerrainTargetKind[] = ['bridge', 'building', 'improvedPosition'];

/** Two Effective results destroy terrain, one a minefield; small arms never do [6.5.4.4.3]. */
export function attackTerrain(attack: GpAttack, terrain: TerrainTarget, umpire: Judge): TerrainResult {
  const { kind, gpDefense } = terrain;
  const untouched: TerrainResult = { kind, attacked: false, after: 'stands', occupantsLost: false };
  if (attack.smallArms || gpDefense === undefined) {
    umpire.note('6.5.4.2.5', attack.smallArms ? 'terrain-small-arms' : 'terrain-no-defense', { kind });
    return untouched;
  }
  umpire.note('6.5.4.2.5', 'terrain-defense', { kind, defense: gpDefense });
  const tally = new Tally(umpire);
  attack.addFirerModifiers(tally, { legOrTowed: false, protection: 'none' });
  const strikes = kind === 'mines' ? 1 : 2;
  for (let n = 1; n <= strikes; n += 1) {
    const { result } = readGpTable(attack.factor, gpDefense, umpire.roll('terrain', d100), tally.net, umpire);
    if (result !== 'effective') {
      umpire.note('6.5.4.4.3', 'terrain-stands', { kind });
      return { ...untouched, attacked: true };
    }
  }
  const collapses = COLLAPSES.includes(kind);
  umpire.note(
    kind === 'mines' ? [attack.mode === 'indirect' ? '7.31.3.1' : '7.31.3.2', '7.31.3'] : '6.5.4.4.3',
    collapses ? 'terrain-rubble' : 'terrain-removed',
    { kind },
  );
  return { kind, attacked: true, after: collapses ? 'rubble' : 'removed', occupantsLost: collapses };
}
