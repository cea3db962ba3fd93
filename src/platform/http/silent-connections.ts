import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections on which nothing has come yet, such as those a browser opens in advance. Node does not count them among the
 * idle ones, so one of them would hold up a shutdown for its whole grace.
 */
export class SilentConnections {
  private readonly open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  close(): void {
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }
}
