import { crusadeRevolution } from '../../src/games/crusade-revolution/index.js';
import type { SessionSetup } from '../../src/kernel/session/index.js';
import type { LibraryDocument } from '../../src/library/document.js';
import { materialsFor } from './materials.js';

/** What a training scenario of Crusade and Revolution is opened with: the fire tables of the parent game lie beside it. */
export function crusadeMaterials(
  scenario: string,
  added: readonly LibraryDocument[] = [],
  options: object = {},
): SessionSetup {
  const pack = crusadeRevolution.chartPacks.get('paths-of-glory-fire-tables')!;
  return { ...materialsFor(crusadeRevolution, scenario, added, options), pack };
}
