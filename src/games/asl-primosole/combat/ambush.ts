import { choices, flag } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { Terrain } from '../vocabulary.js';

class AmbushInput {
  @choices('Everything printed in the CC hex [PBr17.1]', Terrain, { maxItems: 6 }) terrain!: Terrain[];
  @flag('A unit there is concealed [PBr15.2]') concealedUnit!: boolean;
  @flag('The core rules allow Ambush there anyway [PBr15.2]') coreAmbush!: boolean;
}

class AmbushOutcome {
  @flag('Ambush may occur [PBr15.2]') possible!: boolean;
}

export const ambush = procedure<AmbushInput, AmbushOutcome, Options>({
  id: 'ambush',
  resolver: 'combat',
  title: { en: 'Ambush', ja: '不意打ち' },
  description: { en: 'Whether Ambush may occur in a hex.', ja: 'そのヘクスで不意打ちが起こりうるか。' },
  rules: ['PBr15.2', 'PBr17.1'],
  input: AmbushInput,
  outcome: AmbushOutcome,
  example: { input: { terrain: ['vineyard'] } },
  resolve({ terrain, concealedUnit, coreAmbush }, umpire) {
    const vineyard = terrain.includes('vineyard');
    const growth = vineyard || terrain.includes('oliveGrove');
    const possible = growth || coreAmbush || concealedUnit;
    if (growth) umpire.note(vineyard ? 'PBr15.2' : 'PBr16.1', 'ambush-in-growth');
    else umpire.note('PBr17.1', possible ? 'ambush-by-core' : 'no-ambush');
    umpire.summarise(possible ? 'ambush-possible' : 'no-ambush');
    return { possible };
  },
});
