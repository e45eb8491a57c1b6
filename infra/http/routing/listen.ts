import type { Server as HttpServer } from 'node:http';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { platform } from 'node:os';
import { StartupError } from '../../eventing/resilience.ts';
import type { Config } from '../../service/config.ts';

/**
 * libuv accepts one connection per event-loop turn from a listening socket. A client that opens hundreds at once
 * would block all others in that queue, for seconds in a busy loop. So the port has several sockets, among which
 * Linux distributes connections; each is served once per turn.
 */
const SOCKETS = platform() === 'linux' ? 8 : 1;

/** The additional sockets of a server. */
const besides = new WeakMap<HttpServer, readonly Server[]>();

/** Resolves with the port once it listens. Throws StartupError if the port is not available. */
export async function listen(
  server: HttpServer,
  { port: wanted, host }: Pick<Config, 'port' | 'host'>,
): Promise<number> {
  try {
    if (SOCKETS === 1) return await opened(server, { port: wanted, host });
    if (wanted !== 0) await refuseSharedPort({ port: wanted, host });
    // With port 0 the first socket gets a free port, which the others share.
    const port = await opened(server, { port: wanted, host, reusePort: true });
    const others = Array.from({ length: SOCKETS - 1 }, () => portServerFor(server));
    await Promise.all(others.map((each) => opened(each, { port, host, reusePort: true })));
    besides.set(server, others);
    return port;
  } catch (error) {
    throw refusalOf(error as NodeJS.ErrnoException, wanted);
  }
}

/** Stops accepting requests, lets running ones finish within the grace period, then closes all connections. */
export async function closeServer(server: HttpServer, graceMs = 3000): Promise<void> {
  const closed = Promise.all([server, ...(besides.get(server) ?? [])].map(close));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

/** With the options of Node's HTTP server. */
function portServerFor(server: HttpServer): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket));
}

/**
 * Sockets that share a port do not conflict, even with those of another Suki. An exclusive socket first checks that
 * the port is free.
 */
async function refuseSharedPort(options: ListenOptions): Promise<void> {
  const asking = createServer();
  await opened(asking, options);
  await close(asking);
}

function opened(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : Number(options.port));
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function refusalOf({ code }: NodeJS.ErrnoException, port: number): StartupError {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'is already in use: stop the process that uses it, or set PORT to another port',
    EACCES: 'requires more privileges: set PORT to a port that this user may open',
  };
  const reason = reasons[code ?? ''] ?? `cannot be opened (${code}): set PORT or HOST to another value`;
  return new StartupError(`Port ${port} ${reason}.`);
}
