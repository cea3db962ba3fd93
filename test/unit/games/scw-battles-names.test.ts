import { expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import { withNames } from '../../../src/kernel/session/index.js';
import { materialsFor } from '../../support/materials.js';
import { openGame } from '../../support/random-play.js';

const { session } = openGame({
  game: scwBattles,
  materials: materialsFor(scwBattles, 'villar-bridge'),
  seed: 'names of counters',
});
const nameOf = (id: string) => session.nameOf(id);

it('a ruling that was asked by the names of counters is read in the language of its reader', () => {
  const values = { unit: '1. Villar Battalion', hex: '0403' };
  expect(withNames(values, 'ja', nameOf)).toEqual({ unit: 'ビリャール第1大隊', hex: '0403' });
  expect(withNames(values, 'en', nameOf)).toEqual(values);
});
