/**
 * Asks /health/live of two servers every 20 ms until told that it is enough, then says how long the slowest answer of each
 * took. The second has nothing to do: what it shows is the machine.
 */
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const slowest = workerData.ports.map(() => 0);
let open = 0;
let over = false;

function ask(port, which) {
  const began = performance.now();
  open += 1;
  const ended = () => {
    slowest[which] = Math.max(slowest[which], performance.now() - began);
    open -= 1;
    if (over && open === 0) parentPort.postMessage(slowest);
  };
  const sent = request({ port, host: '127.0.0.1', path: '/health/live' }, (response) => {
    response.resume();
    response.on('end', ended);
  });
  sent.on('error', ended);
  sent.end();
}

const askAll = () => workerData.ports.forEach(ask);
const timer = setInterval(askAll, 20);
parentPort.once('message', () => {
  over = true;
  clearInterval(timer);
  askAll();
});
