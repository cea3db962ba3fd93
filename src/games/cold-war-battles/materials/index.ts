import type { MaterialsGuide } from '../../../kernel/materials/index.js';
import { cardKinds } from './card-kinds.js';
import { wants } from './wants.js';

/** What Cold War Battles asks of its owner's box. */
export const materials: MaterialsGuide = { cardKinds, wants };
