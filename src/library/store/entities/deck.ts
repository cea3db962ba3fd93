import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LibraryRecord } from './library-record.js';

/** A deck without its cards: in its body the list of them is empty. */
@Entity('decks')
export class Deck extends LibraryRecord {}

/** A card of a deck, in the deck's order. */
@Entity('deck_cards')
export class DeckCard {
  @PrimaryColumn({ type: 'text', name: 'deck_id' })
  deckId!: string;

  @ManyToOne(() => Deck, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deck_id' })
  deck!: Relation<Deck>;

  @PrimaryColumn({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  id!: string;

  /** The card as JSON text. */
  @Column({ type: 'text' })
  content!: string;
}
