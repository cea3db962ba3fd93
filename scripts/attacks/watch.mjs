/** Asks /health/live every 20 ms until told that it is enough; then says how long the slowest answer took. */
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

let slowest = 0;
let open = 0;
let over = false;

function ask() {
  const began = performance.now();
  open += 1;
  const ended = () => {
    slowest = Math.max(slowest, performance.now() - began);
    open -= 1;
    if (over && open === 0) parentPort.postMessage(slowest);
  };
  const sent = request({ port: workerData.port, host: '127.0.0.1', path: '/health/live' }, (response) => {
    response.resume();
    response.on('end', ended);
  });
  sent.on('error', ended);
  sent.end();
}

const timer = setInterval(ask, 20);
parentPort.once('message', () => {
  over = true;
  clearInterval(timer);
  ask();
});
