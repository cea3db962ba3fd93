import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Face } from '../../values/card-values.js';
import { LibraryRecord } from './library-record.js';
import { Scenario } from './scenario.js';

@Entity('unit_cards')
export class UnitCard extends LibraryRecord {
  @Column({ type: 'text', name: 'scenario_id', nullable: true })
  scenarioId!: string | null;

  /** The scenario it belongs to, if only to one. */
  @ManyToOne(() => Scenario)
  @JoinColumn({ name: 'scenario_id' })
  scenario!: Relation<Scenario> | null;
}

/** A value of a card, a number or a text, so that cards are found by it. */
@Entity('unit_card_values')
export class UnitCardValue {
  @PrimaryColumn({ type: 'text', name: 'card_id' })
  cardId!: string;

  @ManyToOne(() => UnitCard, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id' })
  card!: Relation<UnitCard>;

  @PrimaryColumn({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  face!: Face;

  /** Dotted, without the places in lists: `weapons.ap.penetration.M`. */
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'double precision', nullable: true })
  number!: number | null;

  @Column({ type: 'text', nullable: true })
  text!: string | null;
}

/** A card that a scenario names, in its set-up or among its reinforcements. */
@Entity('scenario_cards')
export class ScenarioCard {
  @PrimaryColumn({ type: 'text', name: 'scenario_id' })
  scenarioId!: string;

  @ManyToOne(() => Scenario, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'scenario_id' })
  scenario!: Relation<Scenario>;

  @PrimaryColumn({ type: 'text', name: 'card_id' })
  cardId!: string;

  @ManyToOne(() => UnitCard)
  @JoinColumn({ name: 'card_id' })
  card!: Relation<UnitCard>;
}
