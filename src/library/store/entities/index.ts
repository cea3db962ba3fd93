import type { Kind } from '../../kinds.js';
import { ChartPack } from './chart-pack.js';
import { Deck, DeckCard } from './deck.js';
import { GameMap } from './game-map.js';
import { RecordWord } from './record-word.js';
import { Scenario, ScenarioDeck } from './scenario.js';
import { ScenarioCard, UnitCard, UnitCardValue } from './unit-card.js';

export type { LibraryRecord } from './library-record.js';
export { DeckCard, UnitCard };

export const ENTITY_OF = {
  scenario: Scenario,
  map: GameMap,
  card: UnitCard,
  deck: Deck,
  chartPack: ChartPack,
} as const satisfies Record<Kind, unknown>;

export const LIBRARY_ENTITIES = [
  ...Object.values(ENTITY_OF),
  UnitCardValue,
  DeckCard,
  ScenarioCard,
  ScenarioDeck,
  RecordWord,
];
