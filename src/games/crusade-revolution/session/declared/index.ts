import type { EventDeclaration } from '../../../../kernel/session/index.js';
import { cardDeclarations } from './card.js';
import { combatDeclarations } from './combat.js';
import { mapDeclarations } from './map.js';
import { turnDeclarations } from './turn.js';
import { unitDeclarations } from './unit.js';

/** Every kind of event of a game. */
export const events: Readonly<Record<string, EventDeclaration>> = {
  ...turnDeclarations,
  ...cardDeclarations,
  ...unitDeclarations,
  ...mapDeclarations,
  ...combatDeclarations,
};
