import { randomUUID } from 'node:crypto';
import { ANY, ErrorType, NO_STREAM } from '@eventstore/db-client';
import * as z from 'zod/mini';
import type { LogIdentity } from '../port.ts';
import { hasErrorType } from './answers.ts';
import type { Connection } from './connection.ts';

/**
 * A stream without events: its metadata are system events, which readers of the log do not get. This name and the
 * metadata's are stored in every log.
 */
const STREAM = 'suki-log';
const Kept = z.object({ suki: z.object({ id: z.string(), origin: z.string() }) });

/** The log's identity, stored as stream metadata by the first process that asks for it. */
export function logIdentity(connection: Connection) {
  let known: LogIdentity | undefined;

  async function read(): Promise<LogIdentity | undefined> {
    const { metadata } = await connection.use((client) =>
      client.getStreamMetadata(STREAM, { requiresLeader: true, deadline: connection.deadlineMs }),
    );
    return metadata === undefined ? undefined : z.parse(Kept, metadata).suki;
  }

  async function write(identity: LogIdentity, expectedRevision: typeof NO_STREAM | typeof ANY): Promise<void> {
    try {
      await connection.use((client) =>
        client.setStreamMetadata(
          STREAM,
          { suki: identity },
          { expectedRevision, requiresLeader: true, deadline: connection.deadlineMs },
        ),
      );
    } catch (failure) {
      // Another process stored it first; use that one.
      if (!hasErrorType(failure, ErrorType.WRONG_EXPECTED_VERSION)) throw failure;
    }
  }

  async function make(): Promise<LogIdentity | undefined> {
    const id = randomUUID();
    await write({ id, origin: id }, NO_STREAM);
    return read();
  }

  return {
    async identity(): Promise<LogIdentity> {
      known ??= (await read()) ?? (await make());
      if (!known) throw new Error('The identity that was written to the log cannot be read');
      return known;
    },

    /** For a log that becomes a copy of another. */
    async becomeCopyOf(origin: string): Promise<void> {
      known = undefined;
      await write({ id: randomUUID(), origin }, ANY);
    },
  };
}
