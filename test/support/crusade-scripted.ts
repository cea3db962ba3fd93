import { crusadeRevolution } from '../../src/games/crusade-revolution/index.js';
import type { Position } from '../../src/games/crusade-revolution/session/position.js';
import type { Command } from '../../src/kernel/session/index.js';
import type { LibraryDocument } from '../../src/library/document.js';
import { crusadeMaterials } from './crusade-materials.js';
import { positionOf } from './crusade-play.js';
import { shippedDocuments } from './materials.js';
import { NamedDice, ScriptedSession } from './scripted-session.js';

interface Scene {
  /** Units by space, or by the box reserve, eliminated or aside; a name that ends in "*" is reduced. Nobody else is in play. */
  readonly units: Readonly<Record<string, readonly string[]>>;
  /** Spaces that are not as the map prints them. */
  readonly control?: Readonly<Record<string, 'nationalist' | 'republican'>>;
  /** The first turn's date, and how many turns are played. */
  readonly first: string;
  readonly turns: number;
  readonly start?: object;
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  readonly options?: object;
  /** Cards of the decks that say something else. */
  readonly cards?: Readonly<Record<string, object>>;
}

const BOXES = ['reserve', 'eliminated', 'aside', 'removed'];

/**
 * Sierra Parda with other units in other places. No shuffle changes anything unless the dice say so: each hand is made of the
 * first seven cards of its deck, and a die that nobody names is a six.
 */
export class CrusadeScene {
  readonly game: ScriptedSession;

  constructor({ units, control = {}, first, turns, start = {}, dice = {}, options = {}, cards = {} }: Scene) {
    const documents = shippedDocuments('crusade-revolution');
    const find = (id: string): LibraryDocument =>
      structuredClone(documents.find((each) => each.id === id)!) as LibraryDocument;
    const map = find('sierra-parda-map') as unknown as {
      id: string;
      body: { spaces: { id: string; control: string }[] };
    };
    for (const space of map.body.spaces) space.control = control[space.id] ?? space.control;
    map.id = 'scripted-map';
    const scenario = find('sierra-parda') as unknown as {
      id: string;
      body: { map: string; turns: object; setUp: object[]; start: Record<string, unknown> };
    };
    const placed = Object.values(units)
      .flat()
      .map((name) => name.replace('*', ''));
    const others = documents
      .filter(({ kind, id }) => kind === 'card' && id.startsWith('sp-') && !placed.includes(id))
      .map(({ id }) => id);
    const line = (where: string, names: readonly string[], status?: string) => ({
      side: 'nationalist',
      units: names.map((card) => ({ card })),
      where: BOXES.includes(where) ? { box: where } : { spaces: [where] },
      ...(status ? { status } : {}),
    });
    scenario.id = 'scripted';
    scenario.body.map = 'scripted-map';
    scenario.body.turns = { count: turns, first };
    scenario.body.start = { ...scenario.body.start, works: [], ...start };
    scenario.body.setUp = [
      ...Object.entries(units).flatMap(([where, names]) => [
        line(
          where,
          names.filter((name) => !name.endsWith('*')),
        ),
        line(
          where,
          names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1)),
          'reduced',
        ),
      ]),
      // Whoever is in no place of the scene waits aside.
      line('aside', others),
    ];
    const decks = ['sierra-parda-nationalist-deck', 'sierra-parda-republican-deck'].map((id) => {
      const deck = find(id) as unknown as { body: { cards: { id: string }[] } };
      deck.body.cards = deck.body.cards.map((card) => ({ ...card, ...cards[card.id] }));
      return deck;
    });
    const added = [scenario, map, ...decks] as unknown as LibraryDocument[];
    const materials = crusadeMaterials('scripted', added, options);
    this.game = new ScriptedSession(crusadeRevolution, materials, new NamedDice(dice as Record<string, number[]>, 200));
  }

  get position(): Position {
    return positionOf(this.game.state);
  }

  play(...commands: Command[]): this {
    this.game.play(...commands);
    return this;
  }

  /** The side whose round it is does nothing with it. */
  idle(rounds = 1): this {
    for (let round = 0; round < rounds; round += 1) this.play({ type: 'automatic' }, { type: 'end-activation' });
    return this;
  }

  /** An attack up to its declaration, with a card or an automatic operation. */
  attack(from: readonly string[], target: string, units: readonly string[], card?: string): this {
    this.play(card ? { type: 'play', card, use: 'ops' } : { type: 'automatic' });
    for (const space of from) this.play({ type: 'activate', space, marker: 'attack' });
    if (this.position.step === 'activation') this.play({ type: 'end-activation' });
    this.play({ type: 'target', space: target }, ...units.map((unit) => ({ type: 'commit', unit })));
    return this.play({ type: 'declare' });
  }

  /** Nobody commits a card, or any more of them. */
  noCards(): this {
    while (this.position.step.endsWith('cards')) this.play({ type: 'done-cards' });
    return this;
  }

  /** What is open of one kind, as lines. */
  listed(type: string): string[] {
    return this.game
      .listed(type)
      .map((fields) => Object.values(fields).flat().join(' '))
      .sort();
  }

  unit(id: string): string {
    const { place, space, reduced } = this.position.units[id]!;
    return `${place === 'map' ? space : place}${reduced ? ' reduced' : ''}`;
  }
}
