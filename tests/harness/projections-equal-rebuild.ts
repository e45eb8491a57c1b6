import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInProcessBus } from '#infra/eventing/bus.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { openEngines } from '#infra/service-context/engines.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { createLogger } from '#infra/service/logging.ts';
import { startProjector } from '#infra/eventing/projections.ts';
import { allReadModels } from '#projectors/read-models/all.ts';
import { pushTopic } from '#projectors/read-model.ts';
import { now } from './test-clock.ts';

const PAGE = 1000;
const logger = createLogger('error');

/** Every document of every read model, by `collection/id`. */
export async function allDocumentsIn(documents: Documents): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const { name } of allReadModels) {
    for (let skip = 0; ; skip += PAGE) {
      const page = await documents.find(name, { limit: PAGE, skip });
      for (const { id, position, document } of page) found.set(`${name}/${id}`, { position, document });
      if (page.length < PAGE) break;
    }
  }
  return found;
}

/** The read models of a stopped Suki, and a rebuild from its log: the two must be equal. */
export async function storedAndRebuilt(
  dataDir: string,
): Promise<{ stored: Map<string, unknown>; rebuilt: Map<string, unknown> }> {
  const engines = await openEngines({ dataDir, now, logger });
  await projected(engines.eventLog, engines.documents);
  const result = { stored: await allDocumentsIn(engines.documents), rebuilt: await rebuiltFrom(engines.eventLog) };
  await engines.close();
  return result;
}

/** Every document of every read model as one projector builds it from the log's first event, in SQLite. */
export async function rebuiltFrom(eventLog: EventLog): Promise<Map<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-rebuild-'));
  const documents = await openSqliteDocuments({ file: join(folder, 'rebuilt.db') });
  await projected(eventLog, documents);
  const rebuilt = await allDocumentsIn(documents);
  await documents.close();
  await rm(folder, { recursive: true });
  return rebuilt;
}

async function projected(eventLog: EventLog, documents: Documents): Promise<void> {
  const { signal } = new AbortController();
  const projector = await startProjector({
    pushTopic,
    eventLog,
    documents,
    bus: createInProcessBus({ onError: () => undefined }),
    readModels: allReadModels,
    signal,
    logger,
  });
  await projector.caughtUp;
  await projector.stop();
}
