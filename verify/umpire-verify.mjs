/**
 * Checks a whole game played on Umpire, with no help from the server: one file, no dependencies, none of the server's code.
 * docs/fair-dice.md describes what it checks and why that is enough.
 *
 *   node umpire-verify.mjs game.json [earlier.json]     prints each check; leaves with 0 if all hold, 1 if not
 *   import { verifyGame } from './umpire-verify.mjs'    in Node 20 or a current browser (Web Crypto with Ed25519)
 *
 * `earlier` is a copy of the same game saved while it was being played, or any object with its `opening` and `entries`
 * of {version, hash}: what was signed then must still stand.
 */

const LIMITS = {
  fileBytes: 256 * 2 ** 20,
  entries: 100_000,
  rolls: 4096,
  sides: 64,
  depth: 200,
  seed: 200,
  faults: 1000,
};
const WORDS = 2 ** 32;
const HASH = /^[0-9a-f]{64}$/;
/** Commands of every session, whatever the game: they are no moves, so they do not count as lines. */
const HOUSEKEEPING = new Set(['join', 'propose-undo', 'agree-undo', 'refuse-undo', 'concede', 'adopt-rules']);
const CHECKS = {
  file: 'the file has the form of a game',
  opening: 'the opening is signed',
  materials: 'the materials are those of the opening',
  commitment: 'the server seed is the one committed to at creation',
  versions: 'no version is missing, doubled or out of order',
  signatures: 'every version is signed',
  chain: 'every version follows from the one before it, back to the opening',
  lines: 'lines count the commands that stand, through every undo',
  rules: 'where other rules were adopted, every command that stood was given again, and no other',
  seeds: 'every side gave its seed once, before the first roll',
  rolls: 'every roll is what the seeds give',
  rulings: 'the dice in the rulings are the rolls',
  earlier: 'what was signed earlier still stands',
};

/** {ok, over, head: {version, hash}, checks: [{check, title, state: 'passed' | 'failed' | 'open', note?}], faults: [{version, what}]} */
export async function verifyGame(file, earlier) {
  const report = new Report();
  try {
    await verify(file, earlier, report);
  } catch (error) {
    report.fault('file', 0, `the file cannot be read as a game: ${error?.message}`);
  }
  return report.result();
}

class Report {
  over = false;
  head = null;
  #states = new Map();
  #notes = new Map();
  #faults = [];
  #unlisted = 0;

  begin(...checks) {
    for (const check of checks) if (!this.#states.has(check)) this.#states.set(check, 'passed');
  }

  leaveOpen(check, note) {
    if (!this.#states.has(check)) this.#states.set(check, 'open');
    this.#notes.set(check, note);
  }

  fault(check, version, what) {
    this.#states.set(check, 'failed');
    if (this.#faults.length < LIMITS.faults) this.#faults.push({ version, what });
    else this.#unlisted += 1;
  }

  result() {
    const checks = Object.entries(CHECKS)
      .filter(([check]) => this.#states.has(check))
      .map(([check, title]) => {
        const note = this.#notes.get(check);
        return { check, title, state: this.#states.get(check), ...(note && { note }) };
      });
    const faults = this.#faults.sort((a, b) => a.version - b.version);
    const ok = faults.length === 0;
    if (this.#unlisted > 0) faults.push({ version: null, what: `and ${this.#unlisted} further faults` });
    return { ok, over: this.over, head: this.head, checks, faults };
  }
}

async function verify(file, earlier, report) {
  report.begin('file');
  const fault = (version, what) => report.fault('file', version, what);
  if (globalThis.crypto?.subtle === undefined) {
    return fault(0, 'Web Crypto is not there: use Node 20 or later, or a page served over https');
  }
  if (!isObject(file)) return fault(0, 'a game file is a JSON object');
  const wrong = wrongInOpening(file.opening);
  if (wrong) return fault(0, `opening: ${wrong}`);
  if (!isSignature(file.signature)) return fault(0, 'signature: must be 64 bytes in base64url');
  if (!Array.isArray(file.entries)) return fault(0, 'entries: must be a list');
  if (file.entries.length > LIMITS.entries) return fault(0, `entries: more than ${LIMITS.entries}`);

  const { opening } = file;
  report.over = file.serverSeed !== undefined && file.serverSeed !== null;
  const entries = readEntries(file.entries, report);
  const openingHash = await sha256(canonical(opening));
  const last = entries.at(-1);
  report.head = last ? { version: last.version, hash: last.hash } : { version: 0, hash: openingHash };

  await checkSignatures(opening, openingHash, file.signature, entries, report);
  checkVersions(entries, report);
  if (entries.every(({ body }) => body)) {
    checkLines(opening, entries, report);
    checkAdoptions(opening, entries, report);
  } else if (!report.over) {
    for (const check of ['lines', 'rules']) {
      report.leaveOpen(check, 'this copy leaves out what its reader may not see yet');
    }
  }
  if (earlier !== undefined) await checkEarlier(openingHash, entries, earlier, report);

  if (!report.over) {
    const waits = 'waits for the server seed, which is shown when the game is over';
    for (const check of ['commitment', 'chain', 'seeds', 'rolls', 'rulings']) report.leaveOpen(check, waits);
    return;
  }
  if (file.materials !== undefined) await checkMaterials(opening, file.materials, report);
  const whole = entries.filter(({ body }) => body);
  checkRulings(whole, report);
  const sideSeeds = checkSeeds(opening, whole, report);
  const seed = await checkCommitment(opening, file.serverSeed, report);
  if (seed === undefined) {
    for (const check of ['chain', 'rolls']) report.leaveOpen(check, 'cannot be checked without the true server seed');
    return;
  }
  await checkChain(opening.session, openingHash, seed, entries, report);
  await checkRolls(opening.session, seed, sideSeeds, whole, report);
}

// The form of the file

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value, least) => Number.isSafeInteger(value) && value >= least;
const isHash = (value) => typeof value === 'string' && HASH.test(value);
const isSignature = (value) => typeof value === 'string' && /^[\w-]{86}$/.test(value);

function wrongInOpening(opening) {
  if (!isObject(opening)) return 'must be an object';
  if (opening.format !== 'umpire-session/1') return 'format is not umpire-session/1, the only one known here';
  if (typeof opening.session !== 'string') return 'session must be a text';
  const { sides, forkedFrom } = opening;
  if (!Array.isArray(sides) || !sides.every((side) => typeof side === 'string')) return 'sides must be a list of names';
  if (sides.length > LIMITS.sides) return `more than ${LIMITS.sides} sides`;
  if (new Set(sides).size < sides.length) return 'a side is named twice';
  if (!isHash(opening.commitment)) return 'commitment must be 64 hexadecimal digits';
  if (typeof opening.publicKey !== 'string' || !/^[\w-]{43}$/.test(opening.publicKey)) {
    return 'publicKey must be 32 bytes in base64url';
  }
  return forkedFrom === undefined || isForkPoint(forkedFrom)
    ? undefined
    : 'forkedFrom must have a session, a version, its hash and its line';
}

const isForkPoint = (point) =>
  isObject(point) &&
  typeof point.session === 'string' &&
  isCount(point.version, 0) &&
  isHash(point.hash) &&
  isCount(point.line, 0);

/**
 * In the order of their versions. `body` is what the hash covers; it is undefined where the entry is not whole, which is a
 * fault once the game is over. Entries out of order are faults here, because afterwards the order is gone.
 */
function readEntries(list, report) {
  report.begin('versions');
  const entries = [];
  for (const [index, entry] of list.entries()) {
    if (!isObject(entry) || !isCount(entry.version, 1)) {
      report.fault('file', index + 1, `the entry at place ${index + 1} has no version`);
      continue;
    }
    // The time is told, but it is no part of what is signed.
    const { hash, signature, at: _, ...body } = entry;
    const { version } = entry;
    if (!isHash(hash)) report.fault('file', version, 'hash must be 64 hexadecimal digits');
    else if (!isSignature(signature)) report.fault('file', version, 'signature must be 64 bytes in base64url');
    else {
      const before = entries.at(-1)?.version ?? 0;
      if (version < before) report.fault('versions', version, `stands after version ${before}`);
      const wrong = wrongInBody(body);
      if (wrong && report.over) report.fault('file', version, wrong);
      entries.push({ version, hash, signature, body: wrong ? undefined : body });
    }
  }
  return entries.sort((a, b) => a.version - b.version);
}

function wrongInBody({ line, command, events, rulings, rolls }) {
  if (!isObject(command) || typeof command.type !== 'string') return 'command must be an object with a type';
  if (!isCount(line, 0)) return 'line must be a whole number';
  if (!Array.isArray(events) || !events.every(isObject)) return 'events must be a list of objects';
  if (!Array.isArray(rulings) || !rulings.every(isObject)) return 'rulings must be a list of objects';
  const dice = rulings.flatMap((ruling) => ruling.dice ?? []);
  if (!rulings.every(({ dice: list }) => list === undefined || Array.isArray(list)) || !dice.every(isObject)) {
    return 'the dice of a ruling must be a list of objects';
  }
  if (!Array.isArray(rolls)) return 'rolls must be a list';
  if (Math.max(rolls.length, dice.length) > LIMITS.rolls) return `more than ${LIMITS.rolls} rolls`;
  const at = rolls.findIndex((roll) => !isRoll(roll));
  return at < 0 ? undefined : `roll ${at + 1} must have a purpose, a number of sides and a value`;
}

const isRoll = (roll) =>
  isObject(roll) &&
  typeof roll.purpose === 'string' &&
  isCount(roll.sides, 1) &&
  roll.sides <= WORDS &&
  isCount(roll.value, 1) &&
  (roll.secret === undefined || roll.secret === true);

// The checks

async function checkSignatures(opening, openingHash, signature, entries, report) {
  report.begin('opening', 'signatures');
  let key;
  try {
    const raw = fromBase64url(opening.publicKey);
    key = await crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']);
  } catch (error) {
    report.fault('opening', 0, `its Ed25519 key cannot be used here: ${error.message}`);
    report.leaveOpen('signatures', 'without the key no signature can be checked');
    return;
  }
  const signed = (hash, by) => crypto.subtle.verify({ name: 'Ed25519' }, key, fromBase64url(by), utf8(hash));
  if (!(await signed(openingHash, signature))) {
    report.fault('opening', 0, 'the signature is not of this opening');
  }
  for (const { version, hash, signature: by } of entries) {
    if (!(await signed(hash, by))) report.fault('signatures', version, 'the signature is not of this hash');
  }
}

function checkVersions(entries, report) {
  let before = 0;
  for (const { version } of entries) {
    if (version === before) report.fault('versions', version, 'there are two entries of this version');
    if (version === before + 2) report.fault('versions', before + 1, 'is missing');
    if (version > before + 2) report.fault('versions', before + 1, `is missing, as is every one up to ${version - 1}`);
    before = version;
  }
}

/** The version an entry goes back to, for lines and for what stands; adopting rules goes back to the beginning. */
function goesBackTo({ events }) {
  const back = events.filter(({ type }) => type === 'undone' || type === 'rules-adopted');
  if (back.length === 0) return undefined;
  return back.length === 1 ? (back[0].type === 'undone' ? back[0].to : 0) : Number.NaN;
}

/** A command of the game adds a line; an undo has the line of the version it goes back to, so the next draws the same again. */
function checkLines({ forkedFrom }, entries, report) {
  report.begin('lines');
  const fault = (version, what) => report.fault('lines', version, what);
  const lines = new Map([[0, forkedFrom?.line ?? 0]]);
  let joined = 0;
  let ended = false;
  for (const { version, body } of entries) {
    const before = lines.get(version - 1);
    // Past a gap the lines are unknown; the gap is a fault already.
    if (before === undefined) return;
    const { command, events, rolls } = body;
    const moves = !HOUSEKEEPING.has(command.type);
    const back = goesBackTo(body);
    let line = moves ? before + 1 : before;
    if (back !== undefined) {
      line = lines.get(back);
      if (line === undefined) return fault(version, 'goes back to no version before it');
      // Where rules were adopted everybody joins again, which is checked apart.
      if (back < joined && command.type !== 'adopt-rules') {
        fault(version, 'takes back that a side joined, and with it the seed');
      }
    }
    if (ended) fault(version, 'comes after the end of the game');
    ended ||= events.some(({ type }) => type === 'ended');
    if (events.some(({ type }) => type === 'joined')) joined = version;
    if (rolls.length > 0 && (back !== undefined || !(moves || command.type === 'join'))) {
      fault(version, `${command.type} must roll no dice`);
    }
    if (body.line !== line) fault(version, `line is ${body.line} and should be ${line}`);
    lines.set(version, line);
  }
}

/**
 * Adopting other rules begins again: the commands that stood up to a version, all of them and in their order, are the very
 * next entries. Nothing can be slipped in, left out or taken back by it, and the lines see to it that they meet their dice.
 */
function checkAdoptions({ rulesVersion }, entries, report) {
  report.begin('rules');
  const fault = (version, what) => report.fault('rules', version, what);
  const standing = new Map([[0, null]]);
  let rules = rulesVersion;
  let last = 0;
  let due = [];
  for (const { version, body } of entries) {
    const before = standing.get(version - 1);
    // Past a gap nobody knows what stands; and what goes back to nowhere is a fault already.
    if (before === undefined) return;
    const { side, command, events } = body;
    const again = due.pop();
    if (again && canonical([side, command]) !== canonical([again.side, again.command])) {
      fault(version, `is not the command of version ${again.version}, whose turn it is to be given again`);
      due = [];
    }
    const back = goesBackTo(body);
    const adopted = events.find(({ type }) => type === 'rules-adopted');
    if (!adopted && back < last) return fault(version, 'takes back that rules were adopted');
    if ((command.type === 'adopt-rules') !== (adopted !== undefined)) {
      fault(version, 'rules are adopted by the command adopt-rules, and nothing else is done by it');
    }
    if (adopted) {
      const { from, to, upTo, commands } = adopted;
      const stood = [];
      for (let link = before; link; link = link.link) stood.push(link);
      due = stood.filter((link) => link.version <= upTo);
      if (from !== rules) fault(version, `leaves rules ${from}, but those of the game were ${rules}`);
      if (!isCount(upTo, 0) || upTo >= version) fault(version, 'upTo must be a version before it');
      if (commands !== due.length) fault(version, `gives ${commands} commands again, and ${due.length} stood`);
      if (stood.some((link) => link.command.type === 'join' && link.version > upTo)) {
        fault(version, 'takes back that a side joined, and with it the seed');
      }
      rules = to;
      last = version;
    }
    const stands = command.type === 'join' || !HOUSEKEEPING.has(command.type);
    if (back !== undefined) standing.set(version, standing.get(back));
    else standing.set(version, stands ? { version, side, command, link: before } : before);
  }
  if (due.length > 0) fault(due.at(-1).version, 'stood when other rules were adopted and was not given again');
}

async function checkEarlier(openingHash, entries, earlier, report) {
  report.begin('earlier');
  if (!isObject(earlier) || !isObject(earlier.opening) || !Array.isArray(earlier.entries)) {
    return report.fault('earlier', 0, 'the earlier copy has no opening or no entries');
  }
  if ((await sha256(canonical(earlier.opening))) !== openingHash) {
    report.fault('earlier', 0, 'the opening was another in the earlier copy');
  }
  const hashes = new Map(entries.map(({ version, hash }) => [version, hash]));
  for (const entry of earlier.entries.slice(0, LIMITS.entries)) {
    if (!isObject(entry) || !isCount(entry.version, 1)) report.fault('earlier', 0, 'an earlier entry has no version');
    else if (!hashes.has(entry.version))
      report.fault('earlier', entry.version, 'stood in the earlier copy and is gone');
    else if (hashes.get(entry.version) !== entry.hash) {
      report.fault('earlier', entry.version, 'had another hash in the earlier copy');
    }
  }
}

/**
 * A purpose with a colon is "<procedure>:<die>": those rolls are the dice of the rulings, all of them and in order. Were it
 * otherwise, the server could try several and show the one it likes. A roll without one is the game's own, such as a draw.
 */
function checkRulings(entries, report) {
  report.begin('rulings');
  for (const { version, body } of entries) {
    const shown = body.rulings.flatMap(({ procedure, dice = [] }) =>
      dice.map(({ name, sides, value }) => ({ purpose: `${procedure}:${name}`, sides, value })),
    );
    const rolled = body.rolls.filter(({ purpose }) => purpose.includes(':'));
    const at = rolled.findIndex((roll, i) =>
      ['purpose', 'sides', 'value'].some((what) => roll[what] !== shown[i]?.[what]),
    );
    if (at >= 0)
      report.fault('rulings', version, `the roll "${rolled[at].purpose}" is not the die that a ruling shows`);
    else if (shown.length > rolled.length) report.fault('rulings', version, 'a ruling shows a die that was not rolled');
  }
}

/** Returns [[side, seed], ...] in the order of the sides, or undefined where one is missing. */
function checkSeeds(opening, entries, report) {
  report.begin('seeds');
  const fault = (version, what) => report.fault('seeds', version, what);
  const seeds = new Map();
  const here = new Set();
  let early = false;
  for (const { version, body } of entries) {
    for (const { type, side, seed } of body.events) {
      if (type === 'rules-adopted') here.clear();
      if (type !== 'joined') continue;
      if (!opening.sides.includes(side)) fault(version, 'one joined who is not a side of this session');
      else if (here.has(side)) fault(version, `${side} joined a second time`);
      else if (seeds.has(side) && seeds.get(side) !== seed) fault(version, `${side} joined again with another seed`);
      else if (typeof seed !== 'string' || [...seed].length > LIMITS.seed) {
        fault(version, `the seed of ${side} must be a text of at most ${LIMITS.seed} characters`);
      } else {
        seeds.set(side, seed);
        here.add(side);
      }
    }
    if (!early && body.rolls.length > 0 && here.size < opening.sides.length) {
      early = true;
      fault(version, `rolls before ${opening.sides.filter((side) => !here.has(side)).join(', ')} joined`);
    }
  }
  return seeds.size === opening.sides.length ? opening.sides.map((side) => [side, seeds.get(side)]) : undefined;
}

async function checkMaterials(opening, materials, report) {
  report.begin('materials');
  if ((await sha256(canonical(materials))) !== opening.materials) {
    report.fault('materials', 0, 'the materials are not those of the opening');
  }
}

async function checkCommitment(opening, serverSeed, report) {
  report.begin('commitment');
  if (!isHash(serverSeed)) report.fault('commitment', 0, 'the server seed must be 64 hexadecimal digits');
  else if ((await sha256(fromHex(serverSeed))) !== opening.commitment) {
    report.fault('commitment', 0, 'the server seed is not the one committed to');
  } else return hmacKey(fromHex(serverSeed));
}

async function checkChain(session, openingHash, seed, entries, report) {
  report.begin('chain');
  let before = { version: 0, hash: openingHash };
  for (const entry of entries) {
    const { version, hash, body } = entry;
    if (body && version === before.version + 1) {
      const salt = toHex(await hmac(seed, canonical(['salt', session, version])));
      try {
        const follows = (await sha256(canonical([before.hash, salt, body]))) === hash;
        if (!follows) report.fault('chain', version, 'the hash is not of this entry after the one before it');
      } catch (error) {
        report.fault('chain', version, `the entry has no canonical text: ${error.message}`);
      }
    }
    before = entry;
  }
}

async function checkRolls(session, seed, sideSeeds, entries, report) {
  if (sideSeeds === undefined) return report.leaveOpen('rolls', 'cannot be checked: a side gave no seed');
  report.begin('rolls');
  const key = await hmacKey(await hmac(seed, canonical(['rolls', session, sideSeeds])));
  for (const { version, body } of entries) {
    for (const [i, { purpose, sides, value }] of body.rolls.entries()) {
      const face = await draw(key, [session, body.line, purpose, i], sides);
      if (face !== value) {
        report.fault('rolls', version, `roll ${i + 1} ("${purpose}", d${sides}) is ${value}; the seeds give ${face}`);
      }
    }
  }
}

async function draw(key, place, sides) {
  const fair = WORDS - (WORDS % sides);
  for (let attempt = 0; ; attempt += 1) {
    const digest = await hmac(key, canonical([...place, attempt]));
    const words = new DataView(digest.buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at);
      if (word < fair) return (word % sides) + 1;
    }
  }
}

// Text, bytes and Web Crypto

/** JSON without white space, members in the order of their names' UTF-16 code units, undefined ones left out. */
export function canonical(value, depth = 0) {
  if (depth > LIMITS.depth) throw new TypeError(`it is nested more than ${LIMITS.depth} deep`);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join(',')}]`;
  if (isObject(value)) {
    const members = Object.keys(value)
      .filter((name) => value[name] !== undefined)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${canonical(value[name], depth + 1)}`);
    return `{${members.join(',')}}`;
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) {
    return JSON.stringify(value);
  }
  throw new TypeError(`${String(value)} is no JSON value`);
}

const utf8 = (text) => new TextEncoder().encode(text);
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const fromBase64url = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Of bytes, or of a text's UTF-8; in hex. */
export async function sha256(data) {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? utf8(data) : data)));
}

export const hmacKey = (bytes) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

export async function hmac(key, text) {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text)));
}

// The command

async function readGame(path) {
  const { readFile, stat } = await import('node:fs/promises');
  if ((await stat(path)).size > LIMITS.fileBytes) throw new Error(`larger than ${LIMITS.fileBytes} bytes`);
  return JSON.parse(await readFile(path, 'utf8'));
}

async function command(paths) {
  if (paths.length < 1 || paths.length > 2) {
    console.error('usage: node umpire-verify.mjs game.json [earlier.json]');
    return 1;
  }
  const files = [];
  for (const path of paths) {
    try {
      files.push(await readGame(path));
    } catch (error) {
      console.error(`${path} cannot be read: ${error.message}`);
      return 1;
    }
  }
  const { ok, over, head, checks, faults } = await verifyGame(...files);
  const marks = { passed: ' ok ', failed: 'FAIL', open: ' -- ' };
  for (const { title, state, note } of checks) console.log(`[${marks[state]}] ${title}${note ? ` (${note})` : ''}`);
  for (const { version, what } of faults) console.log(version === null ? what : `version ${version}: ${what}`);
  if (head) console.log(`\nlast version ${head.version}, hash ${head.hash}`);
  if (!ok) console.log('This game does NOT hold.');
  else
    console.log(
      over ? 'This game holds.' : 'Nothing is wrong so far; the game is not over, so not all could be checked.',
    );
  return ok ? 0 : 1;
}

async function startedAsCommand() {
  const path = globalThis.process?.versions?.node && globalThis.process.argv[1];
  if (!path) return false;
  const [{ realpath }, { pathToFileURL }] = await Promise.all([import('node:fs/promises'), import('node:url')]);
  return realpath(path).then(
    (real) => pathToFileURL(real).href === import.meta.url,
    () => false,
  );
}

if (await startedAsCommand()) process.exitCode = await command(process.argv.slice(2));
