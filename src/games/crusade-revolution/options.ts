import { choice, defineChoice, flag, integer } from '../../kernel/fields/index.js';
import type { Umpire } from '../../kernel/rulings/index.js';

const RiverShift = defineChoice('RiverShift', ['all', 'any']);
const RemovalPer = defineChoice('RemovalPer', ['corps', 'card']);
const NorthernZone = defineChoice('NorthernZone', ['connected', 'original']);

/** Optional rules, and switches for what the book leaves open; see ASSUMPTIONS.md. */
export class Options {
  @choice('River shift if all attackers cross, or if any does [G2]', RiverShift, { default: 'all' })
  riverShift!: 'all' | 'any';

  @integer('Shift of the attacker’s fire against a Main City, left negative [G1]', { min: -3, max: 3, default: 0 })
  mainCityAttackerShift!: number;

  @integer('Shift of the fire of a Main City’s defender, right positive [G1]', { min: -3, max: 3, default: 0 })
  mainCityDefenderShift!: number;

  @flag('A corps eliminated after retreating [11.4.6] is replaced by a division after all [G6]')
  retreatedCorpsReplaced!: boolean;

  @choice('One division is given up for each corps, or for each card [G15]', RemovalPer, { default: 'corps' })
  divisionRemovedPer!: 'corps' | 'card';

  @choice(
    'Northern Zone: all spaces connected to its sources, or only those Nationalist at the start [G16]',
    NorthernZone,
    {
      default: 'connected',
    },
  )
  northernZone!: 'connected' | 'original';

  @flag('Optional rule: the Corridor of Grado joins Oviedo and Puerto de Leitariegos [2.1.2]')
  corridorOfGrado!: boolean;

  @flag('The optional strategy cards are in the decks, both players agreeing [2.3]')
  optionalCards!: boolean;

  @flag(
    'In a session: a card whose text its deck cannot put in the words of the cards is settled by agreement of both sides',
    {
      default: true,
    },
  )
  adjudication!: boolean;
}

/** The umpire of this game, who knows its options. */
export type Judge = Umpire<Options>;
