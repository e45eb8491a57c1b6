import { type Db, MongoServerError } from 'mongodb';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { answered } from './mongo-failures.ts';

/** What is used of the driver's client. */
export type Client = { connect(): Promise<unknown>; db(name?: string): Db; close(force?: boolean): Promise<void> };

type Options = {
  open: () => Client;
  /** Undefined: the one that the address names. */
  database?: string | undefined;
  /** Told when a new client has taken the place of one that nobody answered any more. */
  onRebuilt?: (() => void) | undefined;
  /** Milliseconds without an answer, after which the client itself is doubted. */
  wedgedAfterMs?: number | undefined;
  /** Milliseconds that only ever grow. */
  now?: () => number;
};

const WEDGED_AFTER_MS = 60_000;
const PROBE_MS = 5_000;

/**
 * Keeps a client of the driver, which finds a server again that was away. Now and then one does not: its question whether
 * the server is well is never settled, it asks no second one, and so takes a server that everybody else reaches to be away,
 * for ever. Hence one that had no answer for a minute is measured against a new one; if that is answered, it takes its place.
 * Databases and collections belong to their client: they are to be had anew for each question.
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

  /** The driver finds a server again that it knew, and never looks again for one that was away at first. */
  async function databaseOf(of: typeof current): Promise<Db> {
    // Who asks a closed one is told so by the driver, not connected anew.
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
    /** What `work` finds in the database. Throws as `answered` does, after `withinMs` at the latest. */
    async ask<T>(work: (db: Db) => Promise<T>, withinMs?: number): Promise<T> {
      const asked = current;
      try {
        const answer = await answered(() => databaseOf(asked).then(work), withinMs);
        if (asked === current) silentSince = undefined;
        return answer;
      } catch (failure) {
        if (isSilence(failure)) noteSilence(asked);
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

/** Whatever a server says, it has been reached for that. */
function isSilence(failure: unknown): boolean {
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

/** It is told to go, not waited for. */
function leave(client: Client): void {
  client.close(true).catch(() => {});
}
