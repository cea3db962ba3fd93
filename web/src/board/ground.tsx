import { useMemo } from 'preact/hooks';
import type { Layout } from './layout.js';

/** The ground of a map, written once: of another drawing of the same map only the parts that differ are written again. */
export function Ground({ layout }: { readonly layout: Layout }) {
  return useMemo(
    () => (
      <>
        {layout.ground.map((part, number) => (
          <g key={number} dangerouslySetInnerHTML={{ __html: part }} />
        ))}
      </>
    ),
    [layout],
  );
}
