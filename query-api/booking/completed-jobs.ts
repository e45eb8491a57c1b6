import type { Caller } from '#contracts/calls/handlers.ts';
import { sukis, type CompletedJobsDocument } from '#projectors/read-models/booking/completed-jobs.ts';
import type { QueryContext } from '../query-context.ts';

export type CompletedJobs = Readonly<Record<string, number>>;

/** Completed jobs of each worker for a client, by worker id; empty for other callers. */
export async function completedJobsOfClient(
  { documents }: Pick<QueryContext, 'documents'>,
  caller: Caller | null,
): Promise<CompletedJobs> {
  if (caller?.userType !== 'client') return {};
  return (await documents.get<CompletedJobsDocument>(sukis.name, caller.accountId))?.document.jobs ?? {};
}

/** The same for several clients, by client id. */
export async function completedJobsOfClients(
  { documents }: Pick<QueryContext, 'documents'>,
  clientIds: Iterable<string>,
): Promise<ReadonlyMap<string, CompletedJobs>> {
  const found = await documents.getMany<CompletedJobsDocument>(sukis.name, [...new Set(clientIds)]);
  return new Map(found.map(({ id, document }) => [id, document.jobs]));
}
