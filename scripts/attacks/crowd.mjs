/** One client asks for more sockets than there are; another then asks for one. The addresses are what a proxy says. */
import { WebSocket } from 'ws';

const SOCKETS = 400;

/** How many the first got, and whether the second still got his. */
export async function crowd(port) {
  const open = (address) =>
    new Promise((done) => {
      const headers = { 'x-forwarded-for': address };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers });
      socket.on('open', () => done(socket));
      socket.on('error', () => done(undefined));
    });
  const greedy = (await Promise.all(Array.from({ length: SOCKETS }, () => open('198.51.100.1')))).filter(Boolean);
  const modest = await open('198.51.100.2');
  for (const socket of [...greedy, modest]) socket?.terminate();
  return { greedy: greedy.length, modest: modest !== undefined };
}

export const CROWD_LIMITS = { UMPIRE_RATE_LIMIT: '6000', UMPIRE_STREAM_LIMIT: '300', UMPIRE_TRUST_PROXY: 'true' };
