import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { newPrivateKey } from '../../src/sessions/fair-dice/ed25519.js';
import { canonical, SessionKey } from '../../src/sessions/fair-dice/index.js';
import { SessionRepository } from '../../src/sessions/store/session.repository.js';
import { filledIn } from './forms.js';
import { Chooser } from './random-play.js';
import type { TestServer } from './server.js';
import { SessionClient } from './sessions.js';
import type { GameFile, Json } from './signed-again.js';

interface Listed {
  readonly command: { readonly type: string };
  readonly form?: { readonly schema: object };
  readonly changes?: boolean;
}

/** How often somebody takes back what was done last, with everybody's consent. */
const UNDO_EVERY = 9;
const TRIES = 6;

/** A game of at least so many commands in which dice were shown three times; some end too early for that, or roll too little. */
export async function gameWithDice(server: TestServer, body: { scenario: string }, commands: number): Promise<Ended> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const table = await new PlayedTable(server, `game ${tries} of ${body.scenario}`).open(body);
    const ended = await (await table.play(commands * (1 + tries / 2))).ended();
    const shown = ended.file.entries.filter(({ rulings }) => rulings.some(({ dice }: Json) => dice.length > 0));
    if (shown.length >= 3) return ended;
  }
  throw new Error(`no game of ${body.scenario} rolled enough`);
}

interface Ended {
  readonly file: GameFile;
  readonly key: SessionKey;
}

/**
 * A table at which a real game is played over HTTP: forms are filled in at random as often as they are sent as suggested, what
 * is handed in unseen is opened, moves are taken back, and who has a key of his own signs whatever he commands.
 */
export class PlayedTable {
  readonly client: SessionClient;
  readonly #chooser: Chooser;
  readonly #secrets = new Map<string, KeyObject>();
  readonly #handedIn = new Set<string>();
  tokens: Record<string, string> = {};
  sides: string[] = [];
  id = '';
  undone = 0;
  /** Commands of a form that were sent otherwise than suggested. */
  filled = 0;

  constructor(
    readonly server: TestServer,
    name: string,
  ) {
    this.client = new SessionClient(server.url);
    this.#chooser = new Chooser(name);
  }

  /** Everybody sits down, these sides with a key of their own. */
  async open(body: object, signing: (sides: readonly string[]) => readonly string[] = () => []): Promise<this> {
    return this.sitDown(await this.client.opened({ spectators: 'open', ...body }), signing);
  }

  // biome-ignore lint/suspicious/noExplicitAny: an answer as it came
  private async sitDown(opened: any, signing: (sides: readonly string[]) => readonly string[]): Promise<this> {
    this.id = opened.id;
    this.sides = opened.sides;
    const signs = signing(this.sides);
    for (const side of this.sides) {
      const invitation = opened.invitations[side].code;
      const claim = { invitation, name: side, seed: `seed of ${side}`, ...(signs.includes(side) && this.keyFor(side)) };
      const { status, text, body } = await this.client.claim(this.id, claim);
      if (status !== 200) throw new Error(`${status} ${text}`);
      this.tokens[side] = body.token;
    }
    return this;
  }

  private keyFor(side: string): { publicKey: string } {
    const secret = newPrivateKey();
    this.#secrets.set(side, secret);
    return { publicKey: createPublicKey(secret).export({ format: 'jwk' }).x! };
  }

  /** Goes on with the same log at another server. */
  at(server: TestServer): PlayedTable {
    const moved = new PlayedTable(server, `${this.id} moved`);
    Object.assign(moved, { id: this.id, sides: this.sides, tokens: this.tokens });
    for (const [side, secret] of this.#secrets) moved.#secrets.set(side, secret);
    return moved;
  }

  /** A branch at a version, at which everybody has his seat and adds to the dice anew. */
  async branch(version: number): Promise<PlayedTable> {
    const [first, ...others] = this.sides.map((side) => this.tokens[side]!);
    const { status, text, body } = await this.client.post(`${this.id}/fork`, first, { version, tokens: others });
    if (status !== 201) throw new Error(`${status} ${text}`);
    const branch = new PlayedTable(this.server, `${this.id} branch`);
    Object.assign(branch, { id: body.id, sides: this.sides, tokens: this.tokens });
    for (const side of this.sides) await branch.send(side, { type: 'join', seed: `${side} again` });
    return branch;
  }

  // biome-ignore lint/suspicious/noExplicitAny: an answer as it came
  async standing(): Promise<any> {
    return (await this.client.get(this.id, this.tokens[this.sides[0]!])).body;
  }

  private async command(side: string, command: object) {
    const { version, hash } = await this.standing();
    const secret = this.#secrets.get(side);
    const text = canonical({ command, hash, session: this.id, version });
    const signature = secret && sign(null, Buffer.from(text), secret).toString('base64url');
    return this.client.command(this.id, this.tokens[side], version, command, {
      ...(signature && { 'command-signature': signature }),
    });
  }

  async send(side: string, command: object): Promise<void> {
    const { status, text, body } = await this.command(side, command);
    if (status >= 300) throw new Error(`${side}: ${JSON.stringify(command)}: ${status} ${text}`);
    if (body.handedIn) this.#handedIn.add(`${side} ${body.version}`);
  }

  /** So many commands of the game, unless it is over before. */
  async play(commands: number): Promise<this> {
    for (let count = 1; count <= commands; count += 1) {
      const { stage, waitingFor, version, horizon } = await this.standing();
      if (stage === 'over') return this;
      if (count % UNDO_EVERY === 0 && horizon < version) {
        await this.takeBack(version - 1);
        continue;
      }
      const asked = (waitingFor as string[]).filter((side) => !this.#handedIn.has(`${side} ${version}`));
      await this.move(this.#chooser.of(asked));
    }
    return this;
  }

  private async move(side: string): Promise<void> {
    const { actions } = (await this.client.get(`${this.id}/actions`, this.tokens[side])).body as { actions: Listed[] };
    const plain = actions.filter(({ changes }) => !changes);
    const { command, form } = this.#chooser.of(plain.length > 0 ? plain : actions);
    if (form && this.#chooser.below(2) === 0) {
      const other = filledIn(form.schema, this.#chooser) as object;
      const { status, body } = await this.command(side, other);
      if (status < 300) {
        this.filled += 1;
        if (body.handedIn) this.#handedIn.add(`${side} ${body.version}`);
        return;
      }
    }
    await this.send(side, command);
  }

  async takeBack(to: number): Promise<void> {
    const [first, ...others] = this.sides;
    await this.send(first!, { type: 'propose-undo', to });
    for (const side of others) await this.send(side, { type: 'agree-undo' });
    this.undone += 1;
  }

  /** Takes the last move back, having made one if there is none. */
  async takeBackLast(): Promise<void> {
    for (;;) {
      const { version, horizon } = await this.standing();
      if (horizon < version) return this.takeBack(version - 1);
      await this.play(1);
    }
  }

  /** All sides adopt the rules in force. */
  async adopt(): Promise<void> {
    const [first, ...others] = this.sides.map((side) => this.tokens[side]!);
    const { version } = await this.standing();
    const headers = { 'if-match': `"${version}"` };
    const { status, text } = await this.client.post(`${this.id}/rules`, first, { tokens: others }, headers);
    if (status !== 200) throw new Error(`${status} ${text}`);
  }

  /** The game as the server hands it out when one gives up, with the key that the server keeps to itself. */
  async ended(): Promise<Ended> {
    if ((await this.standing()).stage !== 'over') await this.send(this.sides[0]!, { type: 'concede' });
    const { status, text, body } = await this.client.post(`${this.id}/export`, this.tokens[this.sides[0]!], {});
    if (status !== 200) throw new Error(`${status} ${text}`);
    const row = await this.server.app.get(SessionRepository).read(this.id);
    return { file: body, key: SessionKey.open(row!.privateKey) };
  }
}
