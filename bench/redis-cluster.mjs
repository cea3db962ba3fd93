/** A Redis Cluster of three nodes on this machine, where there is a `redis-server`. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';

const NODES = 3;
const SLOTS = 16_384;
/** The nodes talk to each other on a port so much above their own. */
const BUS = 10_000;

/** Its addresses with commas between them, and what ends it; undefined where there is no redis-server. */
export async function startCluster() {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'umpire-cluster-'));
  const ports = [];
  while (ports.length < NODES) ports.push(await freePort());
  const nodes = ports.map((port) => spawn('redis-server', words(port, folder), { stdio: 'ignore' }));
  const ended = Promise.all(nodes.map((node) => new Promise((resolve) => node.once('exit', resolve))));
  const urls = ports.map((port) => `redis://127.0.0.1:${port}`);
  await introduce(urls, ports);
  return {
    url: urls.join(),
    async stop() {
      for (const node of nodes) node.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const words = (port, folder) =>
  Object.entries({
    '--port': port,
    '--bind': '127.0.0.1',
    '--dir': folder,
    '--save': '',
    '--appendonly': 'no',
    '--cluster-enabled': 'yes',
    '--cluster-config-file': `${port}.conf`,
  })
    .flat()
    .map(String);

/** Each node takes its share of the keys; the first introduces the others to each other. */
async function introduce(urls, ports) {
  const clients = await Promise.all(
    urls.map((url) =>
      createClient({ url })
        .on('error', () => undefined)
        .connect(),
    ),
  );
  for (const [i, client] of clients.entries()) {
    const [from, to] = [i, i + 1].map((share) => Math.floor((share * SLOTS) / NODES));
    await client.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', String(from), String(to - 1)]);
    await clients[0].sendCommand(['CLUSTER', 'MEET', '127.0.0.1', String(ports[i])]);
  }
  const isJoined = async () => {
    const told = await Promise.all(clients.map((client) => client.sendCommand(['CLUSTER', 'INFO'])));
    return told.every((info) => /cluster_state:ok/.test(info) && info.includes(`cluster_known_nodes:${NODES}`));
  };
  while (!(await isJoined())) await sleep(50);
  for (const client of clients) client.destroy();
}

async function freePort() {
  for (;;) {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const { port } = probe.address();
    await new Promise((resolve) => probe.close(resolve));
    if (port + BUS < 65_536) return port;
  }
}
