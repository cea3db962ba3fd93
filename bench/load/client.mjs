/**
 * The load, in a process of its own: keep-alive connections, each with one request under way, over bare sockets. An HTTP
 * client library would cost more than the cheapest of the servers and hide the differences between them.
 *
 * Receives {port, head, body, connections, ms} and answers {answers, ms}; any answer but 200 is an error.
 */
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = '\r\n0\r\n\r\n';

process.on('message', async (task) => {
  try {
    process.send(await run(task));
  } catch (error) {
    process.send({ error: error.message });
  }
});

async function run({ port, head, body, connections, ms }) {
  const request = Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  const begin = performance.now();
  const counts = await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, begin + ms)));
  return { answers: counts.reduce((sum, count) => sum + count, 0), ms: performance.now() - begin };
}

function keepAsking(port, request, until) {
  return new Promise((resolve, reject) => {
    let count = 0;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const answered = () => {
      count += 1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(count);
      }
    };
    socket.on('connect', () => socket.write(request));
    socket.on('data', reader(answered, reject));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed the connection')));
  });
}

/** Finds the end of each answer, by its content-length or its last chunk, and looks at its status. */
function reader(answered, fail) {
  let held;
  let missing = 0;
  let chunked = false;
  let tail = '';
  return (data) => {
    let rest = held === undefined ? data : Buffer.concat([held, data]);
    held = undefined;
    if (missing === 0 && !chunked) {
      const end = rest.indexOf(HEAD_END);
      if (end < 0) {
        held = rest;
        return;
      }
      const head = rest.latin1Slice(0, end);
      if (!head.startsWith('HTTP/1.1 200')) {
        fail(new Error(`answered ${head.slice(0, 100)}`));
        return;
      }
      const length = /content-length: *(\d+)/i.exec(head);
      chunked = length === null;
      tail = '';
      missing = length === null ? 0 : Number(length[1]);
      rest = rest.subarray(end + HEAD_END.length);
    }
    if (chunked) {
      tail = (tail + rest.latin1Slice(Math.max(0, rest.length - LAST_CHUNK.length))).slice(-LAST_CHUNK.length);
      if (tail !== LAST_CHUNK) return;
      chunked = false;
      answered();
      return;
    }
    missing -= rest.length;
    if (missing < 0) fail(new Error('an answer was longer than it said'));
    else if (missing === 0) answered();
  };
}
