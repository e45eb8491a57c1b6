import type { Server } from 'socket.io';

/** Packets; several times what one batch of changes brings, so that only a stalled reader gets there. */
const MOST_UNSENT = 5000;

/**
 * What a socket doesn't read waits in this process. A reader that falls too far behind is cut off: it comes back, says
 * what it saw last, and gets the rest or is told to reload.
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
