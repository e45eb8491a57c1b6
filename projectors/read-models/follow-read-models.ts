import type { Documents } from '#infra/eventing/documents.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { type Progress, schemaOf, followCheckpoints, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { allReadModels } from './all.ts';

/**
 * For readers of documents that projectors write in other processes: declares the collections and tracks their
 * progress.
 */
export async function followReadModels({
  documents,
  eventLog,
  signal,
}: {
  documents: Documents;
  eventLog: Pick<EventLog, 'identity'>;
  signal: AbortSignal;
}): Promise<Progress> {
  for (const schema of [...allReadModels.map(schemaOf), parkedEventsSchema]) await documents.ensure(schema);
  const { id: log } = await eventLog.identity();
  return followCheckpoints({ documents, log, readModels: allReadModels, signal });
}
