import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Deck } from './deck.js';
import { GameMap } from './game-map.js';
import { LibraryRecord } from './library-record.js';

@Entity('scenarios')
export class Scenario extends LibraryRecord {
  @Column({ type: 'text', name: 'map_id', nullable: true })
  mapId!: string | null;

  /** The map it is played on. */
  @ManyToOne(() => GameMap)
  @JoinColumn({ name: 'map_id' })
  map!: Relation<GameMap> | null;
}

/** A deck that a scenario is played with. */
@Entity('scenario_decks')
export class ScenarioDeck {
  @PrimaryColumn({ type: 'text', name: 'scenario_id' })
  scenarioId!: string;

  @ManyToOne(() => Scenario, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'scenario_id' })
  scenario!: Relation<Scenario>;

  @PrimaryColumn({ type: 'text', name: 'deck_id' })
  deckId!: string;

  @ManyToOne(() => Deck)
  @JoinColumn({ name: 'deck_id' })
  deck!: Relation<Deck>;
}
