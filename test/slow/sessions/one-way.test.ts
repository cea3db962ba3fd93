import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import { materialsFor } from '../../support/materials.js';
import { playOneWay } from '../../support/one-way.js';

const LONG = 900_000;

describe('A client that always takes the same line of the list', () => {
  it.each([
    ['kalima-crossing', coldWarBattles, 'first'],
    ['kalima-crossing', coldWarBattles, 'last'],
    ['villar-bridge', scwBattles, 'first'],
    ['villar-bridge', scwBattles, 'last'],
  ] as const)(
    'finishes 100 games of %s',
    (scenario, game, line) => {
      const materials = materialsFor(game, scenario);
      for (let number = 1; number <= 100; number += 1) {
        expect(playOneWay(game, materials, `one way ${number}`, line).stage).toBe('over');
      }
    },
    LONG,
  );
});
