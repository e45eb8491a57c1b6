import type { Server } from 'socket.io';

/** In packets: several times what one batch of changes sends, so that only a stalled reader exceeds it. */
const MOST_UNSENT = 5000;

/**
 * Unread packets of a socket stay in this process's memory. A reader that falls too far behind is disconnected; it
 * reconnects with the last position it saw and receives the rest, or reloads.
 */
export function disconnectSlowSockets({ engine }: Server): void {
  engine.on('connection', (connection) => {
    let unsent = 0;
    connection.on('packetCreate', () => {
      unsent++;
      if (unsent > MOST_UNSENT) connection.close(true);
    });
    connection.on('drain', () => {
      unsent = 0;
    });
  });
}
