import { crusadeRevolution } from '../../src/games/crusade-revolution/index.js';
import type { SessionSetup } from '../../src/kernel/session/index.js';
import type { LibraryDocument } from '../../src/library/document.js';
import { materialsFor, shippedDocuments } from './materials.js';

interface Deck {
  readonly id: string;
  readonly body: { readonly cards: Record<string, unknown>[] };
}

const PHASES = ['warOfTheColumns', 'mobilization', 'warOfTheArmies'];

interface Own {
  /** The line of the start in the Playbook, in place of the usual one. */
  readonly start?: object;
  /** The lines of the victory requirements, in place of the usual ones. */
  readonly requirements?: readonly object[];
  /** Where counters begin that begin elsewhere. */
  readonly at?: Readonly<Record<string, string>>;
  /** Spaces of which the map says something else. */
  readonly spaces?: Readonly<Record<string, object>>;
  /** Strategy cards that say something else. */
  readonly cards?: Readonly<Record<string, object>>;
}

/** What an owner of the game would upload, made up: the map and the cards of Sierra Parda under the names of the published ones. */
export function publishedMaterials(scenario: string, own: Own = {}): SessionSetup {
  const documents = shippedDocuments('crusade-revolution');
  const copy = <T>(id: string, as: string): T =>
    ({ ...structuredClone(documents.find((each) => each.id === id)!), id: as }) as T;
  const decks = (['nationalist', 'republican'] as const).map((side) => {
    const deck = copy<Deck>(`sierra-parda-${side}-deck`, `crusade-revolution-${side}-deck`);
    // The third war phase has its cards too: the second's, numbered on.
    const again = deck.body.cards
      .filter(({ phase }) => phase === PHASES[1])
      .slice(0, 6)
      .map((card, at) => ({
        ...card,
        id: `${card.id}-late`,
        number: `${side === 'nationalist' ? 'N' : 'R'}${40 + at}`,
        phase: PHASES[2],
      }));
    deck.body.cards.push(...again);
    const [first] = deck.body.cards;
    // N1 is Air Bridge, which must be played first [4.3.1].
    if (side === 'nationalist')
      Object.assign(first!, { event: { when: [], effects: [{ kind: 'flag', flag: 'airBridge' }], ops: 'none' } });
    for (const card of deck.body.cards) Object.assign(card, own.cards?.[card.id as string]);
    return deck as unknown as LibraryDocument;
  });
  const body = documents.find(({ id }) => id === 'sierra-parda')!.body as {
    setUp: { side: string; units: { card: string }[]; where: { spaces?: string[]; box?: string } }[];
    start: { initialCorps: string[] };
  };
  const placeOf = new Map(
    body.setUp.flatMap(({ units, where }) => units.map(({ card }) => [card, where.spaces?.[0] ?? where.box!])),
  );
  const counters = documents
    .filter(({ kind, id }) => kind === 'card' && id.startsWith('sp-'))
    .map(({ id, name, side, body: { values, reduced } }) => {
      const [front, back] = [values, reduced] as Record<string, number | string>[];
      const corps = body.start.initialCorps.includes(id);
      // In a scenario that begins on turn 6 the first corps stand already: one in each of these spaces.
      return {
        id,
        title: name,
        side,
        values: {
          ...front,
          ...(back ? { reducedCf: back.cf, reducedLf: back.lf, reducedMf: back.mf } : {}),
          initialCorps: corps,
          [`at.${scenario}`]: own.at?.[id] ?? placeOf.get(id)!,
        },
      };
    });
  const line = (id: string, en: string, values: object) => ({ id, title: { en }, values: { scenario, ...values } });
  const lines = own.requirements ?? [
    { from: 3, winner: 'nationalist' },
    { from: 1, to: 2 },
    { to: 0, winner: 'republican' },
  ];
  const playbook = [
    line('start', 'Start', { kind: 'start', ...(own.start ?? { rm: 22, vp: 0 }) }),
    ...lines.map((values, at) => line(`line-${at + 1}`, `Line ${at + 1}`, { kind: 'requirement', ...values })),
  ];
  const deck = {
    kind: 'deck',
    id: 'crusade-revolution-counters',
    game: 'crusade-revolution',
    name: { en: 'Counters' },
    body: { cards: [...counters, ...playbook] },
  };
  const map = copy<LibraryDocument>('sierra-parda-map', 'crusade-revolution-map');
  for (const space of map.body.spaces as { id: string }[]) Object.assign(space, own.spaces?.[space.id]);
  const pack = crusadeRevolution.chartPacks.get('paths-of-glory-fire-tables')!;
  const all = materialsFor(crusadeRevolution, scenario, [map, ...decks, deck as unknown as LibraryDocument]);
  return { ...all, maps: { [map.id]: all.maps[map.id]! }, pack };
}
