// A port for a server that is stopped and started again. A server that starts once listens on port 0 instead.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux (from 32,768) and other systems (from 49,152) give to outgoing connections. Otherwise a
 * client that connects to the stopped server may be given that very port, and the server cannot start again.
 */
const restartable = { from: 12_000, to: 32_000 };

/**
 * Reserves a TCP port on which nothing listens, until `release` or the end of this process. The reservation is a UDP socket
 * with the same number: the system gives it to one process of the machine at a time and closes it when that process ends,
 * and a TCP server can still listen there. Rejects when no port of the range can be had.
 */
export async function reservePort({ from, to } = restartable) {
  const count = to - from;
  const first = Math.floor(Math.random() * count);
  for (let n = 0; n < count; n++) {
    const port = from + ((first + n) % count);
    const reservation = await reserve(port);
    if (!reservation) continue;
    const release = async () => {
      reservation.close();
      await once(reservation, 'close');
    };
    if (await canListen(port)) return { port, release };
    await release();
  }
  throw new Error(`Every port from ${from} to ${to - 1} is in use.`);
}

function reserve(port) {
  const socket = createSocket('udp4').unref();
  return new Promise((resolve) => {
    socket.once('error', () => {
      socket.close();
      resolve(undefined);
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(socket));
  });
}

/** Another server may listen there. */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
