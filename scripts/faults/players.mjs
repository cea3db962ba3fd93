/** Clients that go on whatever happens: each keeps what it was told, so that it can be compared with the database. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 400;
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** What the clients counted. */
export const newTally = () => ({
  acknowledged: [],
  refusedKeys: [],
  reads: 0,
  wentBack: 0,
  retries: 0,
  retriedAcknowledged: 0,
  statuses: {},
  broken: 0,
  batches: 0,
  batchesBroken: 0,
  unexpected: [],
});

export class Player {
  constructor(instances, tally, { id, tokens }) {
    this.instances = instances;
    this.tally = tally;
    this.id = id;
    this.tokens = tokens;
    this.seen = 0;
  }

  /** One request to either server; undefined where no answer came. */
  async ask(path, { token, method = 'GET', body, headers = {} } = {}) {
    try {
      const response = await fetch(`${pick(this.instances).url}/v1/sessions/${this.id}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      this.tally.statuses[response.status] = (this.tally.statuses[response.status] ?? 0) + 1;
      if (response.status >= 500 && response.status !== 503) this.tally.unexpected.push(text.slice(0, 300));
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      this.tally.broken += 1;
      return undefined;
    }
  }

  /** Sits down, however often the answer is lost on the way; the token. */
  async sitDown(claim) {
    const headers = { 'idempotency-key': randomUUID() };
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const answer = await this.ask('/seats', { method: 'POST', body: claim, headers });
      if (answer?.status === 200) return answer.body.token;
      await sleep(50);
    }
    throw new Error('nobody could sit down');
  }

  /** Reads until there is an answer; a version lower than one seen before is a fault. */
  async read(path, token) {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const answer = await this.ask(path, { token });
      if (answer?.status === 200) {
        const { version } = answer.body;
        this.tally.reads += 1;
        if (version < this.seen) this.tally.wentBack += 1;
        this.seen = Math.max(this.seen, version);
        return answer.body;
      }
      await sleep(50 + Math.random() * 200);
    }
    throw new Error(`no answer to ${path}`);
  }

  /** Sends one command until it is known what became of it. */
  async command(token, version, command) {
    const key = randomUUID();
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const answer = await this.ask('/commands', {
        token,
        method: 'POST',
        body: command,
        headers: { 'if-match': `"${version}"`, 'idempotency-key': key },
      });
      if (answer?.status === 200) {
        this.tally.acknowledged.push({ id: this.id, version: answer.body.version, key });
        if (tries > 0) this.tally.retriedAcknowledged += 1;
        this.seen = Math.max(this.seen, answer.body.version);
        // Now and then somebody sends it once more: the answer is the same, and nothing happens twice.
        if (Math.random() < 0.05) await this.again(token, version, command, key, answer.body.version);
        return answer.body;
      }
      const settled = answer && answer.status !== 503 && answer.body?.type !== '/problems/in-flight';
      if (settled) {
        this.tally.refusedKeys.push({ id: this.id, key });
        return undefined;
      }
      this.tally.retries += 1;
      await sleep(50 + Math.random() * 200);
    }
    throw new Error('a command was never settled');
  }

  async again(token, version, command, key, first) {
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': key };
    const answer = await this.ask('/commands', { token, method: 'POST', body: command, headers });
    if (answer?.status === 200 && answer.body.version !== first)
      this.tally.unexpected.push('a key was carried out twice');
    this.tally.retries += 1;
  }

  /** Proposals and refusals to go back are legal for ever, so that any number can fight over one session. */
  async hammer(running) {
    const sides = Object.keys(this.tokens).filter((side) => side !== 'spectator');
    while (running()) {
      const token = this.tokens[pick(sides)];
      const { version, undo, horizon } = await this.read('', token);
      await this.command(token, version, undo ? { type: 'refuse-undo' } : { type: 'propose-undo', to: horizon });
    }
  }

  /** Plays whatever is open, as long as it may or until the game is over. */
  async play(running, pause) {
    const sides = Object.keys(this.tokens).filter((side) => side !== 'spectator');
    while (running()) {
      const { stage, waitingFor } = await this.read('', this.tokens[sides[0]]);
      if (stage === 'over') return;
      const side = pick(waitingFor);
      const { version, actions } = await this.read('/actions', this.tokens[side]);
      if (actions.length > 0) await this.command(this.tokens[side], version, pick(actions).command);
      await sleep(pause * Math.random());
    }
  }

  /** Follows the stream, connecting again where it was as often as it breaks, up to a version. */
  async follow(versions, until) {
    const gone = new AbortController();
    void until.then(() => gone.abort());
    while (!gone.signal.aborted) {
      try {
        const response = await fetch(`${pick(this.instances).url}/v1/sessions/${this.id}/events`, {
          headers: {
            accept: 'text/event-stream',
            authorization: `Bearer ${pick(Object.values(this.tokens))}`,
            'last-event-id': String(versions.at(-1) ?? 0),
          },
          signal: gone.signal,
        });
        if (response.status === 204) return;
        if (response.status !== 200) throw new Error(String(response.status));
        let rest = '';
        const decoder = new TextDecoder();
        for await (const chunk of response.body) {
          const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
          rest = blocks.pop();
          for (const block of blocks) {
            const at = /^id: (\d+)$/m.exec(block)?.[1];
            if (at !== undefined) versions.push(Number(at));
          }
        }
        this.tally.streamsBroken = (this.tally.streamsBroken ?? 0) + 1;
      } catch {
        this.tally.streamsBroken = (this.tally.streamsBroken ?? 0) + 1;
        await sleep(100).catch(() => undefined);
      }
    }
  }
}
