import * as z from 'zod/mini';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { isCheckpointOf, type LogCheckpoint, type IdentifiedLog } from '#infra/eventing/event-log.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import type { Files } from '#infra/files/port.ts';
import type { PrivateFiles } from '#infra/files/private-files.ts';
import { fileBytes } from '#infra/files/file-bytes.ts';
import type { Logger } from '#infra/service/logging.ts';

const COLLECTION = 'moved-papers';
const PROGRESS = 'progress';
const AT_ONCE = 100;
const Progress = z.object({ log: z.optional(z.string()), position: z.int() });
const Submitted = z.object({ documentId: z.string() });

type Stores = { files: Files; privateFiles: PrivateFiles };
type Deps = Stores & {
  eventLog: Pick<EventLog, 'subscribe'> & IdentifiedLog;
  privateDocuments: Documents;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Stops when this resolves; the next start continues. */ until?: Promise<void>;
};

/**
 * Until 2026-11-23 documents were stored among the public files, under the id that their event names. This moves them to the
 * private files under the same id; their public URLs then answer 404. One process at a time runs it, before commands are
 * served. An interrupted run resumes. A document that cannot be moved is logged, blocks no other, and is retried at the next start.
 */
export async function moveToPrivateFiles({
  eventLog,
  privateDocuments,
  logger,
  until,
  ...stores
}: Deps): Promise<void> {
  const progress = await openProgress(privateDocuments, eventLog);
  const end = new AbortController();
  let isWhole = true;
  void until?.then(() => end.abort());
  for await (const { events, position, caughtUp } of eventLog.subscribe(
    { after: progress.position, types: ['DocumentSubmitted'], batchSize: AT_ONCE },
    end.signal,
  )) {
    for (const event of events) isWhole = (await tryToMove(event)) && isWhole;
    if (isWhole) await progress.reached(position);
    if (caughtUp) end.abort();
  }

  /** False when the move must be retried. */
  async function tryToMove(event: RecordedEvent): Promise<boolean> {
    try {
      const { documentId } = z.parse(Submitted, event.data);
      if (await moveDocument(documentId, stores))
        logger.info({ documentId }, 'Moved document to private files; its public URL is gone');
      return true;
    } catch (error) {
      logger.warn(
        { err: error, stream: event.stream, revision: event.revision },
        'Failed to move document to private files; retrying at the next start',
      );
      return false;
    }
  }
}

/** Stores the private copy before it removes the public one, so a crash loses nothing. False when no public file is left. */
async function moveDocument(documentId: string, { files, privateFiles }: Stores): Promise<boolean> {
  const document = await files.open(documentId);
  if (!document) return false;
  const { contentType, name } = document;
  await privateFiles.keep(documentId, await fileBytes(document), { contentType, name });
  await files.remove(documentId);
  return true;
}

/** Progress from another log, or from a later state of this one, is ignored: documents already moved are skipped. */
async function openProgress(documents: Documents, eventLog: IdentifiedLog) {
  await documents.ensure({ name: COLLECTION });
  const stored = await documents.get(COLLECTION, PROGRESS);
  const { id: log } = await eventLog.identity();
  const kept = stored && z.parse(Progress, stored.document);
  let reached = kept && (await isCheckpointOf(eventLog, kept)) ? kept.position : 0;
  let written: number | 'none' = stored?.position ?? 'none';
  return {
    position: reached,
    async reached(position: number): Promise<void> {
      if (position <= reached) return;
      await documents.write([
        {
          collection: COLLECTION,
          id: PROGRESS,
          document: { log, position } satisfies LogCheckpoint,
          position,
          ifPosition: written,
        },
      ]);
      [reached, written] = [position, position];
    },
  };
}
