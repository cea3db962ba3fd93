import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import type { LibraryDocument } from '../../../src/library/document.js';
import { shippedDocuments } from '../../../src/library/shipped/shipped-documents.js';
import { LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

interface Placement {
  readonly side: string;
  readonly units: readonly { readonly card: string }[];
  readonly where: { readonly hexes?: readonly string[]; readonly spaces?: readonly string[] };
}
interface Piece {
  readonly card: string;
  readonly side: string;
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const shipped = shippedDocuments();
const documentOf = (kind: string, id: string): LibraryDocument =>
  shipped.find((document) => document.kind === kind && document.id === id)!;

function piecesOf(scenario: string): Piece[] {
  return (documentOf('scenario', scenario).body.setUp as readonly Placement[]).flatMap(({ side, units, where }) =>
    units.map(({ card }) => ({
      card,
      side,
      at: (where.hexes ?? where.spaces)![0]!,
      values: documentOf('card', card).body.values as Record<string, unknown>,
    })),
  );
}

/** What a player asks first: where can each of my units go, by the names of the map and the cards in the library? */
describe('a training scenario, played with what is in the library', () => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer();
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  const ask = async (path: string, request: object) => {
    const { status, body } = await client.send('POST', `/v1/games/${path}`, request);
    expect([path, status, body.errors, body.detail]).toEqual([path, 200, undefined, undefined]);
    return body;
  };
  /** Whether the ruling lets the unit go somewhere. */
  const moves = ({ legal, outcome }: { legal: boolean; outcome: { hexes?: object[]; spaces?: object[] } | null }) =>
    legal && (outcome?.hexes ?? outcome?.spaces ?? []).length > 0;

  it.each(piecesOf('kalima-crossing').map((piece) => [piece.card, piece] as const))('%s moves', async (card, piece) => {
    const others = piecesOf('kalima-crossing').filter((other) => other.card !== card);
    const ruling = await ask('cold-war-battles/movement/reach', {
      input: {
        battle: 'angola87',
        map: { stored: 'kalima-crossing-map' },
        units: others.map((other) => ({ stored: other.card, hex: other.at })),
        unit: { stored: card },
        start: piece.at,
        turn: 2,
      },
    });
    // A base stays where it is [7.4].
    expect(moves(ruling)).toBe(piece.values.type !== 'base');
  });

  it.each(piecesOf('villar-bridge').map((piece) => [piece.card, piece] as const))('%s moves', async (card, piece) => {
    const others = piecesOf('villar-bridge').filter((other) => other.card !== card);
    const ruling = await ask('scw-battles/movement/reach', {
      input: {
        map: { stored: 'villar-bridge-map' },
        units: others.map((other) => ({ stored: other.card, hex: other.at })),
        unit: { stored: card },
        side: piece.side,
        hex: piece.at,
      },
    });
    expect(moves(ruling)).toBe(true);
  });

  it.each(
    piecesOf('mill-farm')
      .filter(({ values }) => values.kind === 'vehicle')
      .map((piece) => [piece.card, piece] as const),
  )('%s moves, and nothing on its way lacks a price', async (card, { at }) => {
    const ruling = await ask('panzer/movement/vehicle-reach', {
      chartPack: documentOf('scenario', 'mill-farm').body.chartPack,
      input: { map: { stored: 'mill-farm-map' }, vehicle: { hex: at, facing: 'N', card: { stored: card } } },
    });
    expect([moves(ruling), ruling.outcome.unpriced]).toEqual([true, []]);
  });

  it.each(piecesOf('valdeoro').map((piece) => [piece.card, piece] as const))('%s moves', async (card, { side, at }) => {
    const ruling = await ask('crusade-revolution/movement/reach', {
      input: { map: { stored: 'valdeoro-map' }, side, start: at, units: [{ stored: card }] },
    });
    expect(moves(ruling)).toBe(true);
  });

  it('has training figures only where the book prints none', () => {
    const { charts } = documentOf('chartPack', 'mill-farm-charts').body as { charts: Record<string, object> };
    const panzer = games.game('panzer')!;
    for (const [chart, cells] of Object.entries(charts)) {
      for (const cell of Object.keys(cells)) {
        const [row, column] = cell.split(',') as [string, string];
        const book = panzer.charts.get(chart)!;
        // "T", "H" and "H*" leave open which part of the turret or hull is hit.
        expect([null, 'T', 'H', 'H*']).toContainEqual(book.cell(book.rowOf(row), book.columnOf(column)));
      }
    }
  });

  it('fights: the column attacks Kalima with its guns behind it', async () => {
    const guns = documentOf('card', 'southern-guns').body as { values: { fpf: number }; printed: { range: number } };
    expect([guns.values.fpf, guns.printed.range].every((figure) => figure > 0)).toBe(true);
    const ruling = await ask('cold-war-battles/combat/adjacent-attack', {
      input: {
        attackingSide: 'southAfrican',
        crt: 'assault',
        attackers: [{ stored: 'kudu-mech' }, { stored: 'springbok-infantry' }],
        closeSupport: { artillery: [{ stored: 'southern-guns' }] },
        defendingHexes: [{ hex: '0605', terrain: ['town'], units: [{ stored: 'kalima-rifles-1' }] }],
        protectiveFire: { artillery: [{ stored: 'kalima-battery' }] },
      },
      dice: { given: [4] },
    });
    // 6 and 4, and a barrage of 4; 4, and 2 of protective fire [9.2].
    expect([ruling.legal, ruling.outcome.attackStrength, ruling.outcome.defenceStrength]).toEqual([true, 14, 6]);
  });

  it('fights: a tabor assaults across the bridge of Villar', async () => {
    const ruling = await ask('scw-battles/combat/attack', {
      input: {
        side: 'nationalist',
        kind: 'assault',
        attackers: [{ stored: 'sierra-tabor-1', acrossRiver: true }],
        defenders: [{ stored: 'villar-militia-1' }],
      },
      dice: { given: [5] },
    });
    // 4 against 4 and 2 for the river [11.4, T.5].
    expect([ruling.legal, ruling.outcome.differential]).toEqual([true, -2]);
  });

  it('fights: a division storms Rio Seco by the fire tables that the scenario names', async () => {
    const { chartPack } = documentOf('scenario', 'valdeoro').body;
    const ruling = await ask('crusade-revolution/combat/battle', {
      chartPack,
      input: {
        attacker: 'nationalist',
        turn: 2,
        attackers: [{ river: true, units: [{ stored: 'castro-division-1' }] }],
        defence: { units: [{ stored: 'valdeoro-column-2' }] },
      },
      dice: { given: [4, 3] },
    });
    const sources = ruling.provenance.map(({ chart, source }: { chart: string; source: string }) => [chart, source]);
    expect([ruling.legal, sources]).toEqual([true, expect.arrayContaining([['division-fire', 'community']])]);
  });

  it('reads the card of a tank at every range that it prints', async () => {
    const ruling = await ask('panzer/combat/vehicle-card', {
      input: { card: { stored: 'mill-panzer-1' }, range: 8 },
    });
    expect(ruling.outcome.blocks).toEqual([
      expect.objectContaining({ block: 'AP', rangeFactor: 'S', value: 22, maximumRange: 22 }),
      expect.objectContaining({ block: 'GP', rangeFactor: 'S', value: 4, maximumRange: 25 }),
    ]);
  });
});
