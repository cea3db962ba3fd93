/** Nothing but Node: read the body, parse, rule, write. */
import { createServer } from 'node:http';
import { ruleUnchecked } from '../subject.mjs';

createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const answer = JSON.stringify(ruleUnchecked(JSON.parse(body)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
    response.end(answer);
  });
}).listen(Number(process.env.PORT), process.env.HOST);
