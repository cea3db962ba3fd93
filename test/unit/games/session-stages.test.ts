import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';

describe.each(games.all.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const played = game.declaration.session!.stagesBySection!;

  it('says of each stage which sections it plays, all of them sections of the book', () => {
    expect(Object.keys(played).length).toBeGreaterThan(3);
    expect(Object.keys(played).filter((section) => !game.sections.has(section))).toEqual([]);
  });

  it('says of a section in which stages it is played', () => {
    for (const [section, stages] of Object.entries(played)) {
      expect(game.stagesOf(section)).toEqual(expect.arrayContaining([...stages]));
    }
  });
});
