#!/usr/bin/env node
/**
 * Checks a whole game played on Umpire, with no help from the server: one file, no dependencies, none of the server's code.
 * docs/fair-dice.md describes what it checks and why that is enough, and what no program can prove.
 *
 *   node umpire-verify.mjs game.json [earlier.json] [what you kept]
 *     --rules <file>          the rules of the game as one file (GET /rules); the whole game is decided again by them.
 *                             More than once where other rules were adopted on the way
 *     --seed <side>=<text>    the seed that you gave
 *     --key <side>=<key>      your own public key, if you signed your commands
 *     --commitment <hash>     as it was published when the session was opened
 *     --head <version>:<hash> a hash you were sent; more than once if you like
 *
 * It prints each check and leaves with 0 if all of it holds, 1 if something is wrong, 2 if nothing is wrong but not everything
 * could be checked: the game is not over, or no rules were given.
 *
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
const FORMATS = ['umpire-session/1', 'umpire-session/2'];
/** Who sits where. Like the moves they are given again when other rules are adopted. */
const SEATING = new Set(['join', 'leave-seat', 'take-seat', 'out-of-time']);
/** Commands of every session, whatever the game: they are no moves, so they do not count as lines. */
const HOUSEKEEPING = new Set([...SEATING, 'propose-undo', 'agree-undo', 'refuse-undo', 'concede', 'adopt-rules']);
/** What a side with a key of its own need not sign: the service writes it when somebody sits down or leaves. */
const UNSIGNED = new Set([...SEATING, 'adopt-rules']);
/** What a die may be rolled for: plain words, or those after the name of a procedure. Nothing that only looks like it. */
const PURPOSE = /^(?:[a-z]+\/[a-z0-9-]+:)?[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/;
const MEMBERS = new Set(['version', 'line', 'side', 'command', 'events', 'rulings', 'rolls', 'signed']);
/** Of an opening, and of a file: what is no part of a game could be taken for one by whoever reads it. */
const OPENING = new Set([
  ...['format', 'session', 'game', 'rulesVersion', 'scenario', 'materials', 'options', 'sides', 'commitment'],
  ...['publicKey', 'forkedFrom'],
]);
const FILE = new Set([
  ...['opening', 'signature', 'createdAt', 'version', 'result', 'serverSeed', 'materials', 'base', 'entries'],
  ...['you', 'sealed', 'tokens'],
]);
const CHECKS = {
  file: 'the file has the form of a game',
  opening: 'the opening is signed',
  materials: 'the materials are those of the opening',
  end: 'the game is over, and ended as the file says',
  commitment: 'the server seed is the one committed to at creation',
  versions: 'no version is missing, doubled or out of order',
  signatures: 'every version is signed',
  chain: 'every version follows from the one before it, back to the opening',
  lines: 'lines count the commands that stand, through every undo',
  rules: 'where other rules were adopted, every command that stood was given again, and no other',
  seeds: 'every side gave its seed once, before the first roll',
  dice: 'nothing was rolled for but what the game rolls for',
  rolls: 'every roll is what the seeds give',
  rulings: 'the dice in the rulings are the rolls',
  commands: 'every command is of a side, and whoever has a key of his own has signed those in his name',
  again: 'decided again by the rules, every command comes to the same events, rulings, dice and result',
  earlier: 'what was signed earlier still stands',
  kept: 'what you kept is in the file',
};

/**
 * {ok, complete, over, head: {version, hash}, checks: [{check, title, state: 'passed' | 'failed' | 'open', note?}],
 * faults: [{version, what}]}. `ok`: nothing is wrong. `complete`: nothing was left unchecked either.
 *
 * `kept`: {rules: [the modules of bundles], seeds: {side: text}, keys: {side: key}, commitment, heads: [{version, hash}]},
 * all of it optional.
 */
export async function verifyGame(file, earlier, kept = {}) {
  const report = new Report();
  try {
    await verify(file, earlier, kept, report);
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
    const complete = ok && this.over && checks.every(({ state }) => state === 'passed');
    if (this.#unlisted > 0) faults.push({ version: null, what: `and ${this.#unlisted} further faults` });
    return { ok, complete, over: this.over, head: this.head, checks, faults };
  }
}

async function verify(file, earlier, kept, report) {
  report.begin('file');
  const fault = (version, what) => report.fault('file', version, what);
  if (globalThis.crypto?.subtle === undefined) {
    return fault(0, 'Web Crypto is not there: use Node 20 or later, or a page served over https');
  }
  if (!isObject(file)) return fault(0, 'a game file is a JSON object');
  const wrong = wrongInOpening(file.opening);
  if (wrong) return fault(0, `opening: ${wrong}`);
  const stray = strayIn(file, FILE);
  if (stray !== undefined) fault(0, `a game file has no member "${stray}"`);
  if (!isTimeOrNone(file.createdAt)) fault(0, 'createdAt: must be a time');
  if (!isSignature(file.signature)) return fault(0, 'signature: must be 64 bytes in base64url');
  if (!Array.isArray(file.entries)) return fault(0, 'entries: must be a list');
  if (file.entries.length > LIMITS.entries) return fault(0, `entries: more than ${LIMITS.entries}`);

  const { opening } = file;
  report.over = saysItIsOver(file);
  const entries = readEntries(file.entries, report);
  const openingHash = await sha256(canonical(opening));
  const last = entries.at(-1);
  report.head = last ? { version: last.version, hash: last.hash } : { version: 0, hash: openingHash };

  await checkSignatures(opening, openingHash, file.signature, entries, report);
  checkVersions(entries, report);
  if (file.version !== undefined && file.version !== report.head.version) {
    report.fault('versions', report.head.version, `is the last, and the file says that it ends with ${file.version}`);
  }
  if (entries.every(({ body }) => body)) {
    checkLines(opening, entries, report);
    checkAdoptions(opening, entries, report);
  } else if (!report.over) {
    for (const check of ['lines', 'rules']) {
      report.leaveOpen(check, 'this copy leaves out what its reader may not see yet');
    }
  }
  if (earlier !== undefined) await checkEarlier(openingHash, entries, earlier, report);
  checkKept(file, openingHash, entries, kept, report);

  if (!report.over) {
    const waits = 'waits for the end of the game, when the server shows its seed and everything hidden';
    for (const check of [
      'materials',
      'end',
      'commitment',
      'chain',
      'seeds',
      'dice',
      'rolls',
      'rulings',
      'commands',
      'again',
    ]) {
      report.leaveOpen(check, waits);
    }
    return;
  }
  checkEnd(file, entries, report);
  await checkMaterials(opening, file, report);
  const whole = entries.filter(({ body }) => body);
  checkRulings(whole, report);
  checkDice(opening, file.materials, whole, report);
  await checkCommands(opening, openingHash, whole, report);
  const sideSeeds = checkSeeds(opening, whole, report);
  checkAgain(file, entries, kept.rules ?? [], report);
  const seed = await checkCommitment(opening, file.serverSeed, report);
  if (seed === undefined) {
    for (const check of ['chain', 'rolls']) report.leaveOpen(check, 'cannot be checked without the true server seed');
    return;
  }
  await checkChain(opening.session, openingHash, seed, entries, report);
  await checkRolls(opening, seed, sideSeeds, whole, report);
}

/** Any one of them: then all the rest has to be there too, and no check is left out because something is missing. */
const saysItIsOver = ({ serverSeed, result, materials, entries }) =>
  [serverSeed, result, materials].some((part) => part !== undefined && part !== null) ||
  entries.some((entry) => isObject(entry) && Array.isArray(entry.events) && entry.events.some(isEnd));

const isEnd = (event) => isObject(event) && event.type === 'ended';

// The form of the file

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value, least) => Number.isSafeInteger(value) && value >= least;
const isHash = (value) => typeof value === 'string' && HASH.test(value);
/** 64 bytes have one text: the last character holds two bits and no others. */
const isSignature = (value) => typeof value === 'string' && /^[\w-]{85}[AQgw]$/.test(value);

const strayIn = (value, members) =>
  Object.keys(value)
    .find((name) => !members.has(name))
    ?.slice(0, 40);

/** The times are not signed; they are told as times, or not at all. */
const isTimeOrNone = (value) =>
  value === undefined || (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value));

function wrongInOpening(opening) {
  if (!isObject(opening)) return 'must be an object';
  if (!FORMATS.includes(opening.format)) return `format must be ${FORMATS.join(' or ')}, the ones known here`;
  const stray = strayIn(opening, OPENING);
  if (stray !== undefined) return `it has no member "${stray}"`;
  if (typeof opening.session !== 'string') return 'session must be a text';
  const { sides, forkedFrom } = opening;
  if (!Array.isArray(sides) || !sides.every((side) => typeof side === 'string')) return 'sides must be a list of names';
  if (sides.length > LIMITS.sides) return `more than ${LIMITS.sides} sides`;
  if (new Set(sides).size < sides.length) return 'a side is named twice';
  if (!isHash(opening.commitment)) return 'commitment must be 64 hexadecimal digits';
  if (typeof opening.publicKey !== 'string' || !/^[\w-]{43}$/.test(opening.publicKey)) {
    return 'publicKey must be 32 bytes in base64url';
  }
  if (forkedFrom === undefined) return undefined;
  if (!isForkPoint(forkedFrom)) return 'forkedFrom must have a session, a version, its hash and its line';
  const named = opening.format === FORMATS[0] || isHash(forkedFrom.base);
  return named ? undefined : 'forkedFrom must have the hash of the state that the branch begins with';
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
    const { hash, signature, at, ...body } = entry;
    const { version } = entry;
    if (!isTimeOrNone(at)) report.fault('file', version, 'at must be a time');
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

function wrongInBody(body) {
  const { line, command, events, rulings, rolls, signed } = body;
  const stray = strayIn(body, MEMBERS);
  if (stray !== undefined) return `an entry has no member "${stray}"`;
  if (signed !== undefined && !(isObject(signed) && Object.values(signed).every(isCommandSignature))) {
    return 'signed must have a version and a signature for each side';
  }
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

const isCommandSignature = (by) => isObject(by) && isCount(by.version, 0) && isSignature(by.signature);

const isRoll = (roll) =>
  isObject(roll) &&
  typeof roll.purpose === 'string' &&
  isCount(roll.sides, 1) &&
  roll.sides <= WORDS &&
  isCount(roll.value, 1) &&
  (roll.secret === undefined || roll.secret === true || (isObject(roll.secret) && Array.isArray(roll.secret.for)));

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
    const stands = SEATING.has(command.type) || !HOUSEKEEPING.has(command.type);
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

/** What a player wrote down or was sent while the game was played. */
function checkKept({ opening }, openingHash, entries, kept, report) {
  const { seeds = {}, keys = {}, commitment, heads = [] } = kept;
  if (Object.keys({ ...seeds, ...keys }).length + heads.length === 0 && commitment === undefined) return;
  report.begin('kept');
  const fault = (version, what) => report.fault('kept', version, what);
  if (commitment !== undefined && commitment !== opening.commitment) fault(0, 'the commitment was another');
  const hashes = new Map([[0, openingHash], ...entries.map(({ version, hash }) => [version, hash])]);
  for (const { version, hash } of heads) {
    if (!hashes.has(version)) fault(version, 'you were sent its hash, and it is not in the file');
    else if (hashes.get(version) !== hash) fault(version, 'had another hash when it was sent to you');
  }
  const seatings = entries.flatMap(({ version, body }) =>
    (body?.events ?? [])
      .filter(({ type }) => type === 'joined' || type === 'seat-taken')
      .map((event) => ({ version, ...event })),
  );
  for (const [side, seed] of Object.entries(seeds)) {
    const joined = seatings.filter((event) => event.type === 'joined' && event.side === side);
    if (joined.length === 0) fault(0, `you joined as ${side}, and nobody did in this file`);
    for (const event of joined)
      if (event.seed !== seed) fault(event.version, `the seed of ${side} is not the one you gave`);
  }
  for (const [side, key] of Object.entries(keys)) {
    const seated = seatings.filter((event) => event.side === side);
    if (seated.length === 0) fault(0, `you sat down as ${side}, and nobody did in this file`);
    for (const { version, publicKey } of seated) {
      if (publicKey !== key)
        fault(version, `the seat of ${side} has ${publicKey ? 'another key' : 'no key'} and not yours`);
    }
  }
}

/** A game that is over has ended by an event, in its last entry, with the result that the file repeats. */
function checkEnd({ serverSeed, materials, result }, entries, report) {
  report.begin('end');
  const last = entries.at(-1);
  const fault = (what) => report.fault('end', last?.version ?? 0, what);
  if (serverSeed === undefined || serverSeed === null)
    fault('the server seed is missing, which is shown when a game is over');
  if (materials === undefined || materials === null)
    fault('the materials are missing, without which no ruling can be checked');
  const ended = last?.body?.events.filter(isEnd) ?? [];
  if (ended.length !== 1)
    return fault('nothing says that the game ended: the file has been cut short, or is not yet complete');
  if (safely(result ?? null) !== safely(ended[0].result ?? null))
    fault('the result is not the one that the game ended with');
}

/** Its one text, or undefined where it has none. */
function safely(value) {
  try {
    return canonical(value);
  } catch {
    return undefined;
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
      } else if (seed === '' && opening.format !== FORMATS[0]) {
        fault(version, `${side} gave no seed`);
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

async function checkMaterials(opening, { materials, base }, report) {
  report.begin('materials');
  const fault = (what) => report.fault('materials', 0, what);
  if (!isObject(materials) || (await sha256(canonical(materials))) !== opening.materials) {
    fault('the materials are not those of the opening');
  }
  // A game of the first format may be older than these names in it.
  for (const [name, inside] of [
    ['options', materials?.options],
    ['scenario', materials?.scenario?.id],
  ]) {
    if (inside !== undefined && canonical(inside) !== safely(opening[name]))
      fault(`their ${name} is not that of the opening`);
  }
  if (opening.forkedFrom === undefined) {
    if (base !== undefined) fault('only a branch begins with a state of its own');
  } else if (opening.format !== FORMATS[0] && (await sha256(safely(base ?? null) ?? '')) !== opening.forkedFrom.base) {
    fault('the state that the branch begins with is not the one that the opening names');
  }
}

/** What may be rolled for is a closed list, fixed in the materials and anew where other rules were adopted. */
function checkDice({ format }, materials, entries, report) {
  report.begin('dice');
  const fault = (version, what) => report.fault('dice', version, what);
  const listed = format !== FORMATS[0];
  const read = (list, version) => {
    if (!Array.isArray(list) || !list.every((each) => isObject(each) && typeof each.purpose === 'string')) {
      fault(version, 'there is no list of what is rolled for');
      return new Map();
    }
    return new Map(list.map((each) => [each.purpose, each]));
  };
  let purposes = listed ? read(materials?.dice, 0) : new Map();
  for (const { version, body } of entries) {
    const adopted = body.events.find(({ type }) => type === 'rules-adopted');
    if (listed && adopted) purposes = read(adopted.dice, version);
    for (const { purpose, sides } of body.rolls) {
      const named = `"${purpose.slice(0, 80)}"`;
      if (!PURPOSE.test(purpose)) fault(version, `${named} has characters that no purpose of a die has`);
      else if (listed) {
        const bound = purposes.get(purpose);
        if (!bound) fault(version, `nothing is rolled for ${named} in this game`);
        else if (bound.most === undefined ? sides !== bound.sides : !(sides <= bound.most)) {
          fault(version, `no die of ${sides} sides is rolled for ${named}`);
        }
      }
    }
  }
}

/** By its own key a side signs its command and, through the hash, everything that had happened until then. */
async function checkCommands({ session, sides }, openingHash, entries, report) {
  report.begin('commands');
  const hashes = new Map([[0, openingHash], ...entries.map(({ version, hash }) => [version, hash])]);
  const seats = new Seats();
  for (const { version, body } of entries) {
    const fault = (what) => report.fault('commands', version, what);
    const given = commandsIn(body);
    // Nobody else can sign for anything, so nobody else may agree to it.
    for (const side of [body.side, ...Object.keys(given)]) {
      if (!sides.includes(side)) fault('is given by one who is no side of this session');
    }
    for (const side of Object.keys(body.signed ?? {})) {
      if (!Object.hasOwn(given, side)) fault(`has a signature of ${side}, who gives no command`);
    }
    for (const [side, command] of Object.entries(given)) {
      const now = seats.holder(side, version - 1);
      const by = body.signed?.[side];
      if (!by) {
        if (now?.left) fault(`is given in the name of ${side}, where nobody sits`);
        else if (now?.key !== undefined) fault(`${side} did not sign this command`);
        continue;
      }
      const hash = by.version < version ? hashes.get(by.version) : undefined;
      const key = seats.holder(side, by.version)?.key;
      const text = hash === undefined ? undefined : safely({ session, version: by.version, hash, command });
      if (key === undefined) fault(`has a signature of ${side}, who had no key`);
      // What was handed in unseen stands, whoever sits there when it is opened.
      else if (body.command.type !== 'unseal' && now?.key !== key) fault(`is signed by whoever sat at ${side} before`);
      else if (text === undefined || !(await isSignedBy(key, text, by.signature)))
        fault(`${side} did not sign this command`);
    }
    for (const event of body.events) seats.see(event, version);
  }
}

/** Who held each seat from which version on: somebody with a key or without one, or nobody. */
class Seats {
  #holders = new Map();

  see({ type, side, publicKey }, since) {
    if (type === 'rules-adopted') for (const list of this.#holders.values()) list.push({ since });
    if (type !== 'joined' && type !== 'seat-taken' && type !== 'seat-left') return;
    const list = this.#holders.get(side) ?? [];
    this.#holders.set(side, list);
    list.push({ since, key: type === 'seat-left' ? undefined : publicKey, left: type === 'seat-left' });
  }

  holder(side, version) {
    return this.#holders.get(side)?.findLast(({ since }) => since <= version);
  }
}

function commandsIn({ side, command }) {
  if (command.type === 'unseal') return isObject(command.commands) ? command.commands : {};
  return UNSIGNED.has(command.type) ? {} : { [side]: command };
}

async function isSignedBy(publicKey, text, signature) {
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64url(publicKey), { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, fromBase64url(signature), utf8(text));
  } catch {
    return false;
  }
}

/**
 * Decides the game again by the rules that were given. Each die is the one of the file, which `rolls` holds against the seeds;
 * whatever the rules roll for, in whatever order, must be what the file has, and whatever comes of it too.
 */
function checkAgain({ opening, materials, base }, entries, bundles, report) {
  if (bundles.length === 0) {
    return report.leaveOpen(
      'again',
      'NOT CHECKED: no rules were given (--rules). Commands, events, rulings and result may be anything that the server signed',
    );
  }
  report.begin('again');
  const fault = (version, what) => report.fault('again', version, what);
  const replayBy = (rules) => {
    const bundle = bundles.find(({ game, rulesVersion }) => game === opening.game && rulesVersion === rules);
    return bundle?.replay && { bundle, again: bundle.replay(materials, opening.format, base) };
  };
  const last = entries.findLast(({ body }) => body?.events.some(({ type }) => type === 'rules-adopted'));
  const inForce = last ? last.body.events.find(({ type }) => type === 'rules-adopted').to : opening.rulesVersion;
  const given = bundles.map(({ game, rulesVersion }) => `${game} ${rulesVersion}`).join(', ');
  let version = 0;
  let rules = opening.rulesVersion;
  try {
    let by = replayBy(rules);
    if (by && safely(by.again.session.sides) !== safely(opening.sides))
      fault(0, 'the sides are not those of the scenario');
    if (by && opening.format !== FORMATS[0] && safely(by.bundle.dice) !== safely(materials?.dice)) {
      fault(0, 'what may be rolled for is not what the rules roll for');
    }
    const older = [];
    for (const { version: at, body } of entries) {
      version = at;
      if (!body || at !== (by?.again.state.version ?? at - 1) + 1)
        return fault(at, 'cannot be decided again: something is missing');
      const { signed: _, ...bare } = body;
      const adopted = body.events.find(({ type }) => type === 'rules-adopted');
      if (adopted) {
        rules = adopted.to;
        by = replayBy(rules);
        if (by && opening.format !== FORMATS[0] && safely(by.bundle.dice) !== safely(adopted.dice)) {
          fault(at, 'what may be rolled for is not what the rules adopted roll for');
        }
      }
      if (!by) {
        if (!older.includes(rules)) older.push(rules);
        continue;
      }
      const decided = adopted ? by.again.adopt(bare) : by.again.next(bare, diceOf(bare));
      if (canonical(decided) !== canonical(bare)) return fault(at, differing(decided, bare));
    }
    if (older.includes(inForce)) {
      return fault(0, `it was played by the rules ${opening.game} ${inForce}, and those given are of ${given}`);
    }
    if (older.length > 0) {
      report.leaveOpen(
        'again',
        `what was decided by the older rules ${older.join(', ')} was not decided again: give those too`,
      );
    }
  } catch (error) {
    fault(version, `the rules do not take its command: ${error?.message}`);
  }
}

/** The rolls of an entry, one after the other, for whoever rolls for the same. */
function diceOf({ rolls }) {
  let next = 0;
  return {
    source: 'fair',
    next(purpose, { sides }) {
      const roll = rolls[next];
      next += 1;
      if (roll?.purpose === purpose && roll.sides === sides) return roll.value;
      const instead = roll ? `has a d${roll.sides} for "${roll.purpose}"` : 'has none';
      throw new Error(`they roll a d${sides} for "${purpose}" where the file ${instead}`);
    },
  };
}

function differing(decided, body) {
  const part = ['version', 'line', 'side', 'command', 'rolls', 'rulings', 'events'].find(
    (name) => safely(decided[name]) !== safely(body[name]),
  );
  return `by the rules its ${part ?? 'form'} would be other: ${(safely(decided[part]) ?? '').slice(0, 200)}`;
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

async function checkRolls({ format, session }, seed, sideSeeds, entries, report) {
  if (sideSeeds === undefined) return report.leaveOpen('rolls', 'cannot be checked: a side gave no seed');
  report.begin('rolls');
  const key = await hmacKey(await hmac(seed, canonical(['rolls', session, sideSeeds])));
  for (const { version, body } of entries) {
    const counts = new Map();
    for (const [i, { purpose, sides, value }] of body.rolls.entries()) {
      const count = counts.get(purpose) ?? 0;
      counts.set(purpose, count + 1);
      const face = await draw(key, [session, body.line, purpose, format === FORMATS[0] ? i : count], sides);
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
  const text = await readFile(path, 'utf8');
  const game = JSON.parse(text);
  // Of two members of one name programs take the last, and readers see the first.
  if (namesIn(text) !== membersIn(game)) throw new Error('an object in it has two members of one name');
  return game;
}

function namesIn(text) {
  let names = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"\s*(:)?/g)) if (colon) names += 1;
  return names;
}

function membersIn(value) {
  let members = 0;
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    if (!Array.isArray(next)) members += inside.length;
    for (const each of inside) left.push(each);
  }
  return members;
}

/** {paths, rules, kept}, or undefined where it cannot be read. */
function argumentsOf(words) {
  const read = { paths: [], rules: [], kept: { seeds: {}, keys: {}, heads: [] } };
  const { kept } = read;
  const pair = (text, by) =>
    text?.includes(by) ? [text.slice(0, text.indexOf(by)), text.slice(text.indexOf(by) + 1)] : undefined;
  const named = (into, text) => {
    const [side, value] = pair(text, '=') ?? [];
    if (side) into[side] = value;
    return Boolean(side);
  };
  const options = {
    '--rules': (text) => Boolean(text) && read.rules.push(text),
    '--seed': (text) => named(kept.seeds, text),
    '--key': (text) => named(kept.keys, text),
    '--commitment': (text) => {
      kept.commitment = text?.toLowerCase();
      return isHash(kept.commitment);
    },
    '--head': (text) => {
      const [version, hash] = pair(text, ':') ?? [];
      return (
        /^\d+$/.test(version ?? '') &&
        isHash(hash?.toLowerCase()) &&
        kept.heads.push({ version: Number(version), hash: hash.toLowerCase() })
      );
    },
  };
  const left = [...words];
  while (left.length > 0) {
    const word = left.shift();
    if (!word.startsWith('--')) read.paths.push(word);
    else if (!Object.hasOwn(options, word) || !options[word](left.shift())) return undefined;
  }
  return read.paths.length === 1 || read.paths.length === 2 ? read : undefined;
}

/** Rules are a program: whoever gives them runs them. Their hash is printed, to be held against the published one. */
async function readRules(path) {
  const [{ readFile }, { pathToFileURL }, { resolve }] = await Promise.all([
    import('node:fs/promises'),
    import('node:url'),
    import('node:path'),
  ]);
  const hash = await sha256(await readFile(path));
  const bundle = await import(pathToFileURL(resolve(path)).href);
  if (typeof bundle.game !== 'string' || typeof bundle.rulesVersion !== 'string')
    throw new Error('it holds no rules of a game');
  console.log(`rules of ${bundle.game}, version ${bundle.rulesVersion}, SHA-256 ${hash}`);
  return bundle;
}

async function command(words) {
  const read = argumentsOf(words);
  if (!read) {
    console.error(
      'usage: node umpire-verify.mjs game.json [earlier.json] [--rules file]... [--seed side=text]... [--key side=key]... [--commitment hash] [--head version:hash]...',
    );
    return 1;
  }
  const files = [];
  const rules = [];
  for (const [paths, reader, into] of [
    [read.paths, readGame, files],
    [read.rules, readRules, rules],
  ]) {
    for (const path of paths) {
      try {
        into.push(await reader(path));
      } catch (error) {
        console.error(`${path} cannot be read: ${error.message}`);
        return 1;
      }
    }
  }
  const { ok, complete, over, head, checks, faults } = await verifyGame(files[0], files[1], { ...read.kept, rules });
  const marks = { passed: ' ok ', failed: 'FAIL', open: ' -- ' };
  for (const { title, state, note } of checks) console.log(`[${marks[state]}] ${title}${note ? ` (${note})` : ''}`);
  for (const { version, what } of faults) console.log(version === null ? what : `version ${version}: ${what}`);
  if (head) console.log(`\nlast version ${head.version}, hash ${head.hash}`);
  console.log(lastWord(ok, complete, over));
  return ok ? (complete ? 0 : 2) : 1;
}

function lastWord(ok, complete, over) {
  if (!ok) return 'This game does NOT hold.';
  if (complete) return 'This game holds.';
  if (!over) return 'Nothing is wrong so far; the game is not over, so not all could be checked.';
  return 'Nothing is wrong with what was checked; it was NOT all checked: see the lines marked --.';
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
