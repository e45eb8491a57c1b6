import type { Caller } from '#infra/http/routing/handlers.ts';
import { sukis, type SukisDocument } from '#projectors/read-models/booking/completed-jobs.ts';
import type { Sources } from '../query-context.ts';

export type SukiJobs = Readonly<Record<string, number>>;

/** How many jobs each worker has completed for a client, by worker id; nothing for people who are no clients. */
export async function sukiJobs({ documents }: Pick<Sources, 'documents'>, caller: Caller | null): Promise<SukiJobs> {
  if (caller?.userType !== 'client') return {};
  return (await documents.get<SukisDocument>(sukis.name, caller.accountId))?.document.jobs ?? {};
}

/** The same for several clients, by client id. */
export async function sukiJobsOf(
  { documents }: Pick<Sources, 'documents'>,
  clientIds: Iterable<string>,
): Promise<ReadonlyMap<string, SukiJobs>> {
  const found = await documents.getMany<SukisDocument>(sukis.name, [...new Set(clientIds)]);
  return new Map(found.map(({ id, document }) => [id, document.jobs]));
}
