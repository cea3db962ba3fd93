/** Starts the load process and hands it its tasks. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export class Load {
  #child = fork(fileURLToPath(new URL('./client.mjs', import.meta.url)), { execArgv: [] });

  /** Keeps a server busy for a while; answers per second. */
  async run(port, { path, body, type = 'application/json' }, { connections, ms }) {
    const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: ${type}\r\n`;
    const done = new Promise((resolve, reject) => {
      this.#child.once('message', (message) => (message.error ? reject(new Error(message.error)) : resolve(message)));
    });
    this.#child.send({ port, head, body, connections, ms });
    const { answers, ms: spent } = await done;
    return { answers, perSecond: (1000 * answers) / spent };
  }

  stop() {
    this.#child.kill();
  }
}
