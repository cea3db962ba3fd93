import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { layOutGraph } from '../../../src/kernel/maps/index.js';
import { layOutSpaces } from '../../../src/library/render/graph-layout.js';

const SIZE = 1200;
/** The circle of a space has a radius of 30 units. */
const CIRCLE = 60;

describe.each(['sierra-parda', 'valdeoro'])('the picture of %s', (name) => {
  const { body } = JSON.parse(readFileSync(`scenarios/crusade-revolution/${name}-map.json`, 'utf8'));
  const graph = layOutGraph(body);
  const places = layOutSpaces(graph, SIZE, SIZE * 0.7);

  it('lays no space over another, however far one of them lies off', () => {
    const close = graph.spaces.flatMap(({ id }, i) =>
      graph.spaces
        .slice(i + 1)
        .filter((_, j) => {
          const [[ax, ay], [bx, by]] = [places[i]!, places[i + 1 + j]!];
          return Math.hypot(ax - bx, ay - by) < CIRCLE;
        })
        .map((other) => `${id} / ${other.id}`),
    );
    expect(close).toEqual([]);
  });

  it('keeps every space inside, and is the same every time', () => {
    expect(places.every(([x, y]) => x >= 0 && x <= SIZE && y >= 0 && y <= SIZE * 0.7)).toBe(true);
    expect(layOutSpaces(graph, SIZE, SIZE * 0.7)).toEqual(places);
  });
});
