import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import sections from '../../../src/games/crusade-revolution/sections.json' with { type: 'json' };
import type { Position, Step } from '../../../src/games/crusade-revolution/session/position.js';
import { stageOf } from '../../../src/games/crusade-revolution/session/stages.js';

const played = sections.filter(({ resolver }) => resolver.split('+').includes('session'));

/** The stage of a step, or of something that interrupts. */
function stageNamed(name: string) {
  const at = (position: object) => stageOf(position as Position);
  return at({ agenda: [], step: name as Step }) ?? at({ agenda: [{ kind: name }], step: 'action' });
}

describe('sections that a session plays', () => {
  it('each names the stages that play it', () => {
    expect(played.filter((section) => ((section as { stages?: string[] }).stages ?? []).length === 0)).toEqual([]);
    expect(played.length).toBeGreaterThan(150);
  });

  it('and every stage named is one of the game', () => {
    const names = new Set(played.flatMap((section) => (section as { stages?: string[] }).stages ?? []));
    for (const name of names) expect([name, stageNamed(name)?.rule]).toEqual([name, expect.stringMatching(/^[0-9]/)]);
  });

  it('the section of every stage is one of the book', () => {
    const names = new Set(played.flatMap((section) => (section as { stages?: string[] }).stages ?? []));
    for (const name of names) expect(crusadeRevolution.sections.has(stageNamed(name)!.rule)).toBe(true);
  });
});
