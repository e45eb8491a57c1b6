import { type Db, MongoServerError } from 'mongodb';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { answered } from './mongo-failures.ts';

/** The part of the driver's client that is used. */
export type Client = { connect(): Promise<unknown>; db(name?: string): Db; close(force?: boolean): Promise<void> };

type Options = {
  open: () => Client;
  /** Default: the database in the address. */
  database?: string | undefined;
  /** Called when a new client has replaced an unresponsive one. */
  onRebuilt?: (() => void) | undefined;
  /** Milliseconds without a response after which the client is checked. */
  wedgedAfterMs?: number | undefined;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
};

const WEDGED_AFTER_MS = 60_000;
const PROBE_MS = 5_000;

/**
 * Holds a client of the driver, which normally reconnects. Sometimes its heartbeat never settles: it sends no other
 * and considers a reachable server unavailable forever. A client without an answer for a minute is therefore compared
 * with a new one, which replaces it if it gets an answer. Databases and collections belong to their client, so
 * callers must request them for each operation.
 */
export function keepClient({
  open,
  database,
  onRebuilt,
  wedgedAfterMs = WEDGED_AFTER_MS,
  now = () => performance.now(),
}: Options) {
  let current = { client: open(), connected: false };
  let closed = false;
  let silentSince: number | undefined;
  let tried: Client | undefined;

  /** The driver reconnects to a known server but does not retry a failed first connection. */
  async function databaseOf(of: typeof current): Promise<Db> {
    // A closed client fails in the driver; it is not reconnected.
    if (!of.connected && !closed) await of.client.connect();
    of.connected = true;
    return of.client.db(database);
  }

  function noteSilence(of: typeof current): void {
    if (of !== current || closed) return;
    silentSince ??= now();
    if (now() - silentSince >= wedgedAfterMs && !tried) void tryAnother((tried = open()));
  }

  async function tryAnother(client: Client): Promise<void> {
    const useful = await isAnswered(client);
    tried = undefined;
    if (!useful || closed || silentSince === undefined) return leave(client);
    leave(current.client);
    [current, silentSince] = [{ client, connected: true }, undefined];
    onRebuilt?.();
  }

  return {
    /** The result of `work` on the database. Throws like `answered`, after `withinMs` at the latest. */
    async ask<T>(work: (db: Db) => Promise<T>, withinMs?: number): Promise<T> {
      const asked = current;
      try {
        const answer = await answered(() => databaseOf(asked).then(work), withinMs);
        if (asked === current) silentSince = undefined;
        return answer;
      } catch (failure) {
        if (hasNoResponse(failure)) noteSilence(asked);
        else if (asked === current) silentSince = undefined;
        throw failure;
      }
    },
    async close(): Promise<void> {
      closed = true;
      await Promise.all([current.client.close(), tried?.close(true)]);
    },
  };
}

/** Any response, even an error, shows that the server is reachable. */
function hasNoResponse(failure: unknown): boolean {
  return failure instanceof EngineUnavailable && !(failure.cause instanceof MongoServerError);
}

async function isAnswered(client: Client): Promise<boolean> {
  const ping = async () => {
    await client.connect();
    await client.db().command({ ping: 1 });
  };
  return answered(ping, PROBE_MS).then(
    () => true,
    () => false,
  );
}

/** Closes without waiting. */
function leave(client: Client): void {
  client.close(true).catch(() => {});
}
