import { choice, choices, defineChoice } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Terrain } from '../vocabulary.js';

/** "core" where the chapter says nothing and the core rules for brush, orchard or open ground hold. */
const YesNoCore = defineChoice('YesNoCore', ['yes', 'no', 'core']);
type YesNoCore = 'yes' | 'no' | 'core';

class TerrainFactsInput {
  @choices('Everything printed in the hex [PBr17.1]', Terrain, { minItems: 1, maxItems: 6 }) terrain!: Terrain[];
}

class TerrainFactsOutcome {
  @choice('Inherent terrain: it fills the whole hex [PBr15.2]', YesNoCore) inherent!: YesNoCore;
  @choice('A bog hex; a ditch has Bog Checks of its own [PBr15.2]', YesNoCore) bogHex!: YesNoCore;
  @choice('Burnable [PBr15.2, PBr16.1]', YesNoCore) burnable!: YesNoCore;
  @choice('Ambush with no concealed unit there [PBr15.2, PBr16.1]', YesNoCore) ambushWithoutConcealment!: YesNoCore;
  @choice('A 5/8-inch parachute that lands there takes an NMC at once [PBr15.2, PBr16.1]', YesNoCore)
  parachuteNmc!: YesNoCore;
  @choice('A vehicle there may claim Wall Advantage [PBr16.1]', YesNoCore) vehicleWallAdvantage!: YesNoCore;
  @choice('Can be out of season [PBr16.1]', YesNoCore) outOfSeason!: YesNoCore;
  @choice('A Water Obstacle [PBr12.1]', YesNoCore) waterObstacle!: YesNoCore;
  @choice('Entrenchments may be placed there [PBr12.5]', YesNoCore) entrenchments!: YesNoCore;
}

const FACTS = [
  ...(['inherent', 'bogHex', 'burnable', 'ambushWithoutConcealment', 'parachuteNmc'] as const),
  ...(['vehicleWallAdvantage', 'outOfSeason', 'waterObstacle', 'entrenchments'] as const),
] as const;

export const terrainFacts = procedure<TerrainFactsInput, TerrainFactsOutcome, Options>({
  id: 'terrain-facts',
  resolver: 'movement',
  title: { en: "What the chapter's terrain is", ja: 'この章の地形の性質' },
  description: {
    en: 'Burnable, bog, Ambush, parachute landings, Wall Advantage, entrenchments: what vineyards, olive groves and ditches change.',
    ja: '可燃、ボグ、不意打ち、降下、WA、壕について、ブドウ園・オリーブ畑・灌漑溝が基本ルールと異なる点。',
  },
  rules: ['PBr12.1', 'PBr16.1', 'PBr17.1'],
  input: TerrainFactsInput,
  outcome: TerrainFactsOutcome,
  example: { input: { terrain: ['vineyard'] } },
  resolve({ terrain }, umpire) {
    const chart = umpire.chart('terrain-facts');
    const found: TerrainFactsOutcome = {
      ...{ inherent: 'core', bogHex: 'core', burnable: 'core', ambushWithoutConcealment: 'core', parachuteNmc: 'core' },
      ...{ vehicleWallAdvantage: 'core', outOfSeason: 'core', waterObstacle: 'core', entrenchments: 'core' },
    };
    // Both terrains of a combined hex keep their own rules in full.
    const special = terrain.filter((each) => chart.hasRow(each));
    for (const each of special) {
      for (const fact of FACTS) {
        const answer = chart.text(each, fact) as YesNoCore;
        if (answer === 'core') continue;
        found[fact] = answer;
        const rule = fact === 'entrenchments' ? 'PBr12.5' : chart.text(each, 'rule');
        umpire.note(rule, answer === 'yes' ? 'fact-yes' : 'fact-no', { fact });
      }
    }
    if (special.length === 0) umpire.note('PBr17.1', 'terrain-by-core');
    umpire.summarise(special.length === 0 ? 'terrain-by-core' : 'terrain-facts-summary', { terrain: special });
    return found;
  },
});
