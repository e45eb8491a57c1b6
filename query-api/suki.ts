import type { Caller } from '#infra/http/handlers.ts';
import { sukiTieId, sukiTies, type SukiTieDocument } from '#projectors/read-models/suki-ties.ts';
import type { Sources } from './sources.ts';

/** How many jobs each of these workers has completed for a client, by worker id; nothing for people who are no clients. */
export async function sukiJobs({ documents }: Pick<Sources, 'documents'>, caller: Caller | null, workerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (caller?.userType !== 'client') return new Map();
  const ties = await documents.getMany<SukiTieDocument>(sukiTies.name, workerIds.map((workerId) => sukiTieId(caller.accountId, workerId)));
  return new Map(ties.map(({ document }) => [document.workerId, document.completedJobs]));
}
