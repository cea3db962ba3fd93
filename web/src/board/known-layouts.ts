import { language } from '../i18n/language.js';
import type { MapBody } from './board-data.js';
import { graphLayout } from './graph-layout.js';
import { hexLayout } from './hex-layout.js';
import type { Layout } from './layout.js';

const known = { en: new WeakMap<MapBody, Layout>(), ja: new WeakMap<MapBody, Layout>() };

/** A phone keeps the layout it began with: a map that is laid out anew when it is turned would be another map. */
const upright = matchMedia('(orientation: portrait)').matches;

/** The layout of a map in the reader's language, worked out once for each. */
export function layoutOf(body: MapBody): Layout {
  const drawn = known[language.value];
  let layout = drawn.get(body);
  if (!layout) {
    layout = 'grid' in body ? hexLayout(body, language.value) : graphLayout(body, language.value, { upright });
    drawn.set(body, layout);
  }
  return layout;
}
