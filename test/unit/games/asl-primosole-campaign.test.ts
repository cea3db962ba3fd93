import { describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { replay } from '../../../src/kernel/session/index.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { materialsFor } from '../../support/materials.js';

const GAMES = Number(process.env.RANDOM_GAMES ?? 6);

describe('campaigns of Primosole Bridge with made-up battles', () => {
  it.each(['toll-house', 'orchard-ferry'])(
    '%s comes to its end, whole at every step, and the log folds to the same position',
    (scenario) => {
      const materials = materialsFor(aslPrimosole, scenario);
      for (let at = 0; at < GAMES; at += 1) {
        const { session, entries, state } = playCampaign({
          materials,
          seed: `${scenario} ${process.env.FC_SEED ?? ''} ${at}`,
          maxCommands: 3000,
          onState: (each, now) => expect(each.broken(now)).toEqual([]),
        });
        expect(state.result).not.toBeNull();
        expect(replay(session, entries).position).toEqual(state.position);
      }
    },
  );
});
