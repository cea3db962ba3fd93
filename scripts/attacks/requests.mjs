/** The requests of `attack.mjs`, by name. */
import { gzipSync } from 'node:zlib';

const many = (count, thing) => Array.from({ length: count }, () => thing);
const squad = { kind: 'squad', gpDefense: 2 };
const gun = { inTargetHex: true, unit: { kind: 'towed', gpDefense: 5 } };
const units = Array.from({ length: 12 }, (_, i) => ({ name: `MPLA ${i}`, defence: 2 }));
const shot = {
  range: 3,
  rangeFactor: 'P',
  penetration: 19,
  damage: { nd: 1, dm: 4, ko: 8 },
  firer: { command: 'shortHalt' },
  target: { cover: 'light', angle: 'frontSide', defense: { protection: 'S' } },
};
const plain = (columns, rows) => ({ grid: { columns, rows }, defaultTerrain: ['clear'] });
const counters = (side, count, column) =>
  Array.from({ length: count }, (_, i) => ({
    id: `${side}${i}`,
    hex: `${String(column).padStart(2, '0')}${String(i + 1).padStart(2, '0')}`,
  }));

const rest = (path, body) => ({ path: `/v1/games/${path}`, body: JSON.stringify(body) });
const graphql = (query) => ({ path: '/graphql', body: JSON.stringify({ query }) });
const aliases = (count, field) => `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ')} }`;
/** An input whose texts are all names of choices. */
const inline = (input) => JSON.stringify(input).replaceAll('"', '');

const bad = (count) => `{"attackingSide":"soviet","attackers":[${'0,'.repeat(count - 1)}0],"defendingHexes":[]}`;
const whole = 'types { name fields { name args { name } } inputFields { name } }';

/** `bounded`: less of what takes long even where it keeps nobody waiting. */
export function attacks(bounded = false) {
  const item = { game: 'panzer', procedure: 'combat/ap-fire', odds: true, input: shot };
  const bomb = `{"requests":[{"game":"cold-war-battles","procedure":"combat/adjacent-attack","input":${bad(25e6)}}]}`;
  const corps = (name) => ({ name, type: 'corps', lf: 3 });
  return {
    'introspection x 1500': graphql(aliases(1500, '__schema { types { name } }')),
    'one field x 2200': graphql(`{ ${'panzer { combat { __typename } } '.repeat(1100)} }`),
    'fragments x 500': graphql(
      `{ ${Array.from({ length: 500 }, (_, i) => `...F${i}`).join(' ')} } ${Array.from({ length: 500 }, (_, i) => `fragment F${i} on Query { games { id } }`).join(' ')}`,
    ),
    'fragments in fragments': graphql(
      `{ ...F0 } ${Array.from({ length: 190 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F190 on Query { games { id } }`,
    ),
    'unknown hash': {
      path: '/graphql',
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
    },
    'introspection x 30': graphql(aliases(30, `__schema { ${whole} }`)),
    'gzip of 25 million': { path: '/v1/rulings', body: gzipSync(bomb), headers: { 'content-encoding': 'gzip' } },
    'no archive, unread': { path: '/v1/games', headers: { 'content-encoding': 'br' } },
    'brackets in a batch': { path: '/v1/rulings', body: `{"requests":[${'[],'.repeat(bounded ? 2e6 : 2e7)}1]}` },
    'blanks in a batch': { path: '/v1/rulings', body: `{"requests":[${' '.repeat(bounded ? 1e7 : 6e7)}]}` },
    'zeros as tables': {
      path: '/v1/scenarios/kalima-crossing/check',
      body: `{"parts":[{"records":[${'0,'.repeat(bounded ? 5e6 : 3e7)}0]}]}`,
    },
    'tables nested deep': {
      path: '/v1/scenarios/kalima-crossing/check',
      body: `{"parts":[{"records":[${'['.repeat(5e5)}${']'.repeat(5e5)}]}]}`,
    },
    'a save nested deep': {
      path: '/v1/vassal/positions',
      body: `{"save":"x","mapping":{"maps":${'['.repeat(4e5)}${']'.repeat(4e5)}}}`,
    },
    'odds of a whole map': rest('panzer/spotting/sight-matrix/odds', {
      input: { map: plain(99, 99), spotters: counters('s', 99, 1), targets: counters('t', 99, 90) },
    }),
    'bad list of 1 MB': {
      path: '/v1/games/cold-war-battles/combat/adjacent-attack',
      body: `{"input":${bad(500_000)}}`,
    },
    crash: rest('panzer/combat/crash/odds', { input: { units: many(40, squad) } }),
    air: rest('panzer/combat/air-attack/odds', { input: { factor: 6, units: many(40, squad) } }),
    indirect: rest('panzer/combat/indirect-fire/odds', {
      input: { observerRange: 12, rangeFactor: 'M', factor: 8, units: many(40, gun) },
    }),
    barrage: rest('scw-battles/combat/barrage/odds', {
      input: { side: 'republican', guns: [{ attack: 6 }], targets: many(12, { defence: 3 }) },
    }),
    escape: rest('asl-primosole/events/escape/odds', {
      input: { date: '14N', area: 'noMansLand', hexesToFriendlyArea: 1, units: many(12, { size: 'squad' }) },
    }),
    bombardment: rest('cold-war-battles/combat/bombardment/odds', {
      input: {
        attackingSide: 'southAfrican',
        artillery: [{ name: 'TG32', command: 'sadf', barrage: 3 }],
        target: { terrain: ['hilltop'], units },
      },
    }),
    'ap-fire odds x 200': { path: '/v1/rulings', body: JSON.stringify({ requests: many(bounded ? 10 : 200, item) }) },
    'apFireOdds x 30': graphql(
      `{ panzer { combat ${aliases(30, `apFireOdds(input: ${inline(shot)}) { branches chances { probability } }`)} } }`,
    ),
    'games x 30': graphql(aliases(30, 'games { procedures { id inputSchema outcomeSchema } }')),
    'line byte by byte': {
      path: '/v1/rulings',
      chunks: 'x'.repeat(200_000),
      headers: { 'content-type': 'application/x-ndjson' },
    },
    'loss allocation': rest('crusade-revolution/combat/loss-allocation', {
      input: {
        side: 'nationalist',
        role: 'defender',
        lossNumber: 20,
        units: Array.from({ length: 10 }, (_, i) => corps(`C${i}`)),
        reserve: Array.from({ length: 10 }, (_, i) => ({ name: `R${i}`, type: 'inf' })),
      },
    }),
    'reach on 200x200': rest('panzer/movement/vehicle-reach', {
      input: {
        map: { ...plain(200, 200), grid: { columns: 200, rows: 200, columnDigits: 3, rowDigits: 3 } },
        vehicle: { hex: '100100', facing: 'N', movement: { crossCountry: 40 } },
      },
    }),
    'sight of 100x100': rest('panzer/spotting/sight-matrix', {
      input: { map: plain(99, 99), spotters: counters('s', 99, 1), targets: counters('t', 99, 90) },
    }),
  };
}
