import { createHmac, createSecretKey, hash, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { purposeCheck } from '../../../src/kernel/session/index.js';
import { newPrivateKey, signerOf, withNode } from '../../../src/sessions/fair-dice/ed25519.js';
import {
  canonical,
  commitmentTo,
  drawServerSeed,
  type Entry,
  entryHash,
  FairDice,
  openingHash,
  rollKey,
  SESSION_FORMAT,
  SessionKey,
  type SideSeeds,
  salt,
  seedKey,
} from '../../../src/sessions/fair-dice/index.js';
import { die, type GameFile, rolling } from '../../support/fair-games.js';
import { verifier } from '../../support/verifier.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const storedKey = (...keys: [secret: string, publicKey: string]): string =>
  keys.map((hex) => Buffer.from(hex, 'hex').toString('base64url')).join('.');

describe('published vectors, in the server and in the verifier', () => {
  // FIPS 180-4, the examples of its companion document, and the empty text.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('SHA-256 of %p', async (text, digest) => {
    expect(hash('sha256', text, 'hex')).toBe(digest);
    expect(await verifier.sha256(text)).toBe(digest);
  });

  // RFC 4231, section 4: the cases whose data is text.
  it.each([
    [1, '0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      2,
      Buffer.from('Jefe').toString('hex'),
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      6,
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      7,
      'aa'.repeat(131),
      'This is a test using a larger than block-size key and a larger than block-size data. ' +
        'The key needs to be hashed before being used by the HMAC algorithm.',
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('HMAC-SHA-256, case %i', async (_, key, text, digest) => {
    const bytes = Buffer.from(key, 'hex');
    expect(createHmac('sha256', createSecretKey(bytes)).update(text, 'utf8').digest('hex')).toBe(digest);
    expect(Buffer.from(await verifier.hmac(await verifier.hmacKey(bytes), text)).toString('hex')).toBe(digest);
  });

  // RFC 8032, 7.1: the message of test 1 is empty, that of test 2 the one byte 72, the letter r.
  it.each([
    [
      '',
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      'r',
      '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
  ])('Ed25519 of %p', async (message, secret, publicKey, signature) => {
    const stored = storedKey(secret, publicKey);
    const key = SessionKey.open(stored);
    expect(Buffer.from(key.publicKey, 'base64url').toString('hex')).toBe(publicKey);
    expect(Buffer.from(key.sign(message), 'base64url').toString('hex')).toBe(signature);
    expect(key.stored()).toBe(stored);
    const { subtle } = webcrypto;
    const web = await subtle.importKey('raw', Buffer.from(publicKey, 'hex'), { name: 'Ed25519' }, false, ['verify']);
    const [right, wrong] = [message, `${message}.`].map((text) =>
      subtle.verify({ name: 'Ed25519' }, web, Buffer.from(signature, 'hex'), Buffer.from(text)),
    );
    expect([await right, await wrong]).toEqual([true, false]);
  });
});

// A server that moves to a platform without libsodium's binary goes on with the same keys.
it('whoever signs, the signature is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const privateKey = newPrivateKey();
      expect(signerOf(privateKey)(text)).toEqual(withNode(privateKey)(text));
    }),
  );
});

// docs/fair-dice.md; computed by scripts/fair-dice-vectors.py, which shares no code.
describe('vectors of the fair dice', () => {
  const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const sideSeeds: SideSeeds = [
    ['axis', 'Primosole 1943'],
    ['allied', '審判 "7"'],
  ];
  const key = rollKey(serverSeed, 'vector', sideSeeds);

  it('commitment, roll key and salt', () => {
    expect(commitmentTo(serverSeed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(key.export().toString('hex')).toBe('581c760e7d9c0b52216cb6e210c500c7ec9bc229d3f7c4b16f20c3b22fed1142');
    expect(salt(seedKey(serverSeed), 'vector', 1)).toBe(
      'c1b871e6ea72f872342ea9a19a100c52e07f414f81fa3aceb93a15ce6086ecdf',
    );
  });

  it.each([
    [3, 'combat/adjacent-attack:combat', 6, [6, 1, 3, 1, 2, 4, 6, 2]],
    [3, 'combat/adjacent-attack:combat', 10, [4, 7, 9, 5, 2, 6, 6, 8]],
    [4, 'combat/adjacent-attack:combat', 6, [4, 3, 6, 3, 2, 6, 3, 4]],
    [3, 'draw', 100, [24, 18, 17, 56, 71, 53, 4, 73]],
  ])('line %i, purpose %p, d%i', (line, purpose, sides, faces) => {
    const dice = new FairDice(key, { format: SESSION_FORMAT, session: 'vector', line });
    expect(faces.map(() => dice.next(purpose, die(sides)))).toEqual(faces);
  });

  it('of the first format are counted through the whole entry, whatever they are for', () => {
    const place = { session: 'vector', line: 3 };
    const older = new FairDice(key, { format: 'umpire-session/1', ...place });
    const newer = new FairDice(key, { format: 'umpire-session/2', ...place });
    const rolled = (dice: FairDice) =>
      ['draw', 'draw', 'combat/adjacent-attack:combat'].map((p) => dice.next(p, die(6)));
    // The third roll of the entry is the first of its purpose: by the table above the faces at 2 and at 0, 3 and 6.
    expect([rolled(older)[2], rolled(newer)[2]]).toEqual([3, 6]);
  });

  it('are rolled for nothing that the game does not know', () => {
    const known = purposeCheck([
      { purpose: 'draw', most: 10 },
      { purpose: 'combat/duel:duel', sides: 6 },
    ]);
    const dice = new FairDice(key, { format: SESSION_FORMAT, session: 'vector', line: 3 }, known);
    for (const [purpose, sides] of [
      ['draw', 10],
      ['draw', 1],
      ['combat/duel:duel', 6],
    ] as const) {
      expect(dice.next(purpose, die(sides))).toBeLessThanOrEqual(sides);
    }
    for (const [purpose, sides] of [
      ['draw', 11],
      ['combat/duel:duel', 10],
      ['combat/duel:duel#2', 6],
      ['dra\u200bw', 6],
    ] as const) {
      expect(() => dice.next(purpose, die(sides))).toThrow('in this game');
    }
  });

  it('a roll whose first eight words are all passed over comes from the next attempt', () => {
    const dice = new FairDice(key, { format: SESSION_FORMAT, session: 'vector', line: 1 });
    const faces = Array.from({ length: 26 }, () => dice.next('far', die(2 ** 31 + 1)));
    expect(faces[25]).toBe(1872207104);
  });

  it('the game that Python wrote has the hashes and signatures of the server', () => {
    const file = JSON.parse(readFileSync(join(ROOT, 'test/fixtures/fair-dice/game.json'), 'utf8')) as GameFile;
    const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
    const publicKey = Buffer.from(file.opening.publicKey, 'base64url').toString('hex');
    const signing = SessionKey.open(storedKey(secret, publicKey));
    let last = openingHash(file.opening);
    expect(last).toBe('2bd6f8a14c9f7d26ce71e0635b58e533eee4590527b1995c5634221a421e108d');
    expect(file.signature).toBe(signing.sign(last));
    for (const entry of file.entries) {
      last = entryHash(last, salt(seedKey(serverSeed), 'vector', entry.version), entry);
      expect([entry.hash, entry.signature]).toEqual([last, signing.sign(last)]);
    }
    expect(last).toBe('782d4be9e80bd11b59c4732127b0633b30da35737a389fd692601fd20c1e0a50');
  });

  it('the document prints the same vectors', () => {
    const text = readFileSync(join(ROOT, 'docs/fair-dice.md'), 'utf8');
    for (const vector of [
      key.export().toString('hex'),
      '24, 18, 17, 56, 71, 53, 4, 73',
      '1872207104',
      '782d4be9e80bd11b59c4732127b0633b30da35737a389fd692601fd20c1e0a50',
    ]) {
      expect(text).toContain(vector);
    }
  });
});

describe('the canonical text', () => {
  it.each([
    // RFC 8785, 3.2.3: order by UTF-16 units, so the surrogates of the smiling face come before U+FB33.
    [
      { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    ],
    [{ 9: 'a', 10: 'b' }, '{"10":"b","9":"a"}'],
    [{ b: undefined, a: [null, true, -0, 2.5, -7] }, '{"a":[null,true,0,2.5,-7]}'],
    ['"\\\n\u001f\u2028\ud800', '"\\"\\\\\\n\\u001f\u2028\\ud800"'],
    [{ a: undefined }, '{}'],
  ])('%#', (value, text) => {
    expect(canonical(value)).toBe(text);
    expect(verifier.canonical(value)).toBe(text);
  });

  it('puts a long table in order too', () => {
    const names = Array.from({ length: 40 }, (_, i) => `k${i + 10}`);
    const table = Object.fromEntries(names.toReversed().map((name) => [name, 0]));
    expect(canonical(table)).toBe(`{${names.map((name) => `"${name}":0`).join(',')}}`);
  });

  it('is the same in the server and in the verifier, and for the same data in another order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(verifier.canonical(value)).toBe(text);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, [undefined], 1n, () => 1])('of %p is refused', (value) => {
    expect(() => canonical(value)).toThrow(TypeError);
    expect(() => verifier.canonical(value)).toThrow(TypeError);
  });
});

describe('fair rolls', () => {
  const key = rollKey('ab'.repeat(32), 'uniform', []);

  // Critical values of chi-square at one in a thousand, for 5, 9 and 99 degrees of freedom. The rolls are always the same.
  it.each([
    [6, 60_000, 20.515],
    [10, 60_000, 27.877],
    [100, 100_000, 148.23],
  ])(
    'favour no face of a d%i',
    (sides, count, critical) => {
      const dice = new FairDice(key, { format: SESSION_FORMAT, session: 'uniform', line: sides });
      const counts = new Array<number>(sides).fill(0);
      for (let i = 0; i < count; i += 1) counts[dice.next('any', die(sides)) - 1]! += 1;
      const expected = count / sides;
      const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeGreaterThan(0);
      expect(chiSquare).toBeLessThan(critical);
    },
    60_000,
  );

  // 2^32 mod 3e9 = 1,294,967,296. Without rejection the faces up to there would come twice as often: 2 * 0.3015 = 0.603 of
  // all rolls; with it they are 1,294,967,296 / 3e9 = 0.4317. Standard deviation over 4,000 rolls: 0.0078.
  it('of a die with 3,000,000,000 sides favour no face either', () => {
    const dice = new FairDice(key, { format: SESSION_FORMAT, session: 'uniform', line: 1 });
    let low = 0;
    for (let i = 0; i < 4000; i += 1) if (dice.next('any', die(3_000_000_000)) <= 1_294_967_296) low += 1;
    expect(Math.abs(low / 4000 - 0.4317)).toBeLessThan(4 * 0.0078);
  });

  it('are kept in order, with their purpose and whether they are secret', () => {
    const proceedings = rolling(new FairDice(key, { format: SESSION_FORMAT, session: 'uniform', line: 1 }));
    const duellists = [{ skill: 3 }, { skill: 2 }];
    proceedings.ask('combat/duel', { duellists });
    proceedings.ask('combat/duel', { duellists, rain: true }, { for: [] });
    const counter = proceedings.roll('counter', die(1), { secret: true });
    // The same places: each counted within its purpose.
    const again = new FairDice(key, { format: SESSION_FORMAT, session: 'uniform', line: 1 });
    const faces = ['duel', 'duel', 'rain'].map((name) => again.next(`combat/duel:${name}`, die(6)));
    expect(proceedings.rolls).toEqual([
      { purpose: 'combat/duel:duel', sides: 6, value: faces[0] },
      { purpose: 'combat/duel:duel', sides: 6, value: faces[1], secret: true },
      { purpose: 'combat/duel:rain', sides: 6, value: faces[2], secret: true },
      { purpose: 'counter', sides: 1, value: 1, secret: true },
    ]);
    expect(counter).toBe(1);
  });

  it.each([0, -6, 2.5, 2 ** 32 + 1, Number.NaN])('of a die with %p sides are refused', (sides) => {
    expect(() =>
      new FairDice(key, { format: SESSION_FORMAT, session: 'uniform', line: 1 }).next('any', die(sides)),
    ).toThrow(RangeError);
  });
});

describe('seeds and keys', () => {
  it('are drawn anew each time', () => {
    const seeds = Array.from({ length: 20 }, drawServerSeed);
    expect(new Set(seeds).size).toBe(20);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(SessionKey.create().publicKey).not.toBe(SessionKey.create().publicKey);
  });

  it('a stored key that is not whole, or of two halves that do not belong together, is refused', () => {
    const [one, other] = [SessionKey.create().stored(), SessionKey.create().stored()];
    const mixed = `${one.split('.')[0]}.${other.split('.')[1]}`;
    for (const stored of ['', one.slice(0, 40), one.split('.')[0]!, mixed]) {
      expect(() => SessionKey.open(stored)).toThrow();
    }
    expect(SessionKey.open(one).stored()).toBe(one);
  });

  it.each(['', 'AB'.repeat(32), 'ab'.repeat(31)])('a server seed %p is refused', (seed) => {
    expect(() => commitmentTo(seed)).toThrow(TypeError);
  });

  it('a stored row hashes as the entry it carries', () => {
    const entry: Entry = { version: 1, line: 1, side: null, command: 1, events: [], rulings: [], rolls: [] };
    const row = { ...entry, id: 'x', hash: 'y', storedAt: 7 };
    expect(entryHash('0', '1', row)).toBe(entryHash('0', '1', entry));
  });
});
