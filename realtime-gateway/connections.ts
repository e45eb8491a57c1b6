import type { IncomingMessage } from 'node:http';
import type { ExtendedError, Server } from 'socket.io';
import { callerAddress } from '#infra/http/routing/caller-address.ts';
import type { Logger } from '#infra/service/logging.ts';
import { createTokenBuckets } from '#infra/service/token-buckets.ts';
import type { SocketBudgets } from './budgets.ts';
import type { AnySocket } from './sockets.ts';

/** A tab has two sockets. */
const MOST_OF_AN_ACCOUNT = 20;
/** Unauthenticated connections per address. Many users of a mobile network share one address. */
const MOST_STRANGERS_OF_AN_ADDRESS = 50;

export const TOO_MANY = 'too_many_requests';

/** Client address of a request. `ip` is Express's, which respects the trusted proxies. */
function ipOf(request: IncomingMessage): string | undefined {
  return 'ip' in request && typeof request.ip === 'string' ? request.ip : request.socket.remoteAddress;
}

const addressOf = (request: IncomingMessage) => callerAddress({ ip: ipOf(request) });

type Options = { isLimited: boolean; packets: SocketBudgets['packets']; logger: Pick<Logger, 'warn'> };

/** Limits connections: unauthenticated ones per address, sockets per account, and packets per connection. */
export function createConnectionLimits({ isLimited, packets, logger }: Options) {
  const strangers = createCounter();
  const sockets = createCounter();
  const sent = createTokenBuckets(packets);

  return {
    hasRoomFor: (request: IncomingMessage) =>
      !isLimited || strangers.count(addressOf(request)) < MOST_STRANGERS_OF_AN_ADDRESS,

    /** Counts a connection as unauthenticated until it is admitted or closed, and counts its packets. */
    watch({ engine }: Server): void {
      engine.on('connection', (connection) => {
        const address = addressOf(connection.request);
        strangers.add(address);
        let isStranger = true;
        const settled = () => {
          if (isStranger) strangers.remove(address);
          isStranger = false;
        };
        connection.once('admitted', settled);
        connection.once('close', settled);
        connection.on('packet', takePacket);

        function takePacket(): void {
          if (sent.take(connection.id)) return;
          // Logged once: packets that were already sent still arrive.
          connection.off('packet', takePacket);
          logger.warn({ event: 'security.socket_flood', address }, 'Socket closed: packet budget exceeded');
          connection.close(true);
        }
      });
    },

    /** Refuses a socket beyond the account's limit. */
    admit: (socket: AnySocket, decide: (refusal?: ExtendedError) => void): void => {
      const { accountId } = socket.data.caller;
      if (isLimited && sockets.count(accountId) >= MOST_OF_AN_ACCOUNT) return decide(new Error(TOO_MANY));
      decide();
    },

    settled(socket: AnySocket): void {
      const { accountId } = socket.data.caller;
      sockets.add(accountId);
      socket.data.address = ipOf(socket.request);
      socket.conn.emit('admitted');
      // Without its socket the connection would belong to no account and escape every limit.
      socket.once('disconnect', () => {
        sockets.remove(accountId);
        socket.conn.close();
      });
    },
  };
}

export type ConnectionLimits = ReturnType<typeof createConnectionLimits>;

function createCounter() {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  return {
    count,
    add: (key: string) => void counts.set(key, count(key) + 1),
    remove(key: string): void {
      if (count(key) > 1) counts.set(key, count(key) - 1);
      else counts.delete(key);
    },
  };
}
