import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from 'redis';

const SLOTS = 16_384;
/** The nodes talk to each other on a port so much above their own. */
const BUS = 10_000;

/** A Redis Cluster of three nodes of its own, on this machine. */
export class LocalRedisCluster {
  private readonly folder = mkdtempSync(join(tmpdir(), 'umpire-cluster-'));
  private readonly nodes: ChildProcess[] = [];

  private constructor(private readonly ports: readonly number[]) {}

  /** Its addresses are known; nobody is there yet. */
  static async planned(): Promise<LocalRedisCluster> {
    return new LocalRedisCluster([await freePort(), await freePort(), await freePort()]);
  }

  async start(): Promise<void> {
    for (const port of this.ports) this.nodes.push(this.startNode(port));
    await this.join();
  }

  get urls(): string[] {
    return this.ports.map((port) => `redis://127.0.0.1:${port}`);
  }

  /** As a machine that loses its power. */
  kill(index: number): void {
    this.nodes[index]!.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) node.kill('SIGKILL');
    await setTimeout(100);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private startNode(port: number): ChildProcess {
    const settings = {
      port,
      bind: '127.0.0.1',
      dir: this.folder,
      save: '',
      appendonly: 'no',
      'cluster-enabled': 'yes',
    };
    const own = { 'cluster-config-file': `${port}.conf`, 'cluster-require-full-coverage': 'no' };
    const words = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => [`--${name}`, String(value)]);
    return spawn('redis-server', words, { stdio: 'ignore' });
  }

  /** Each node takes a third of the keys; the first introduces the others to each other. */
  private async join(): Promise<void> {
    const clients = await Promise.all(
      this.urls.map((url) =>
        createClient({ url })
          .on('error', () => undefined)
          .connect(),
      ),
    );
    for (const [i, client] of clients.entries()) {
      const [from, to] = [i, i + 1].map((third) => Math.floor((third * SLOTS) / clients.length));
      await client.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', String(from), String(to! - 1)]);
      await clients[0]!.sendCommand(['CLUSTER', 'MEET', '127.0.0.1', String(this.ports[i])]);
    }
    const joined = async (): Promise<boolean> => {
      const told = await Promise.all(clients.map((client) => client.sendCommand(['CLUSTER', 'INFO'])));
      const wanted = ['cluster_state:ok', 'cluster_known_nodes:3'];
      return told.every((info) => wanted.every((line) => String(info).includes(line)));
    };
    while (!(await joined())) await setTimeout(50);
    for (const client of clients) client.destroy();
  }
}

async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const address = probe.address();
    await new Promise((resolve) => probe.close(resolve));
    if (typeof address === 'object' && address && address.port + BUS < 65_536) return address.port;
  }
}
