import type { List } from '#contracts/fields.ts';
import type { Parked } from '#contracts/views/platform-overview.ts';
import type { Stored, Where } from '#infra/eventing/documents.ts';
import { type PolicyTask, policyTasksSchema } from '#infra/eventing/process-managers.ts';
import { type ParkedEvent, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { type Page, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

const failedTooOften: Where = { parkedBecause: { gt: '' } };

export function countParkedTasks({ documents }: Pick<QueryContext, 'documents'>): Promise<number> {
  return documents.count(policyTasksSchema.name, failedTooOften);
}

/**
 * Items parked by read models and policies, newest first. Tasks are read in full: no index has the time of their last
 * failure, and there are few.
 */
export async function listParked({ documents }: Pick<QueryContext, 'documents'>, page: Page): Promise<List<Parked>> {
  const { skip, limit } = skipOf(page);
  const end = skip + limit;
  const [events, tasks, ofEvents] = await Promise.all([
    documents.find<ParkedEvent>(parkedEventsSchema.name, { sort: [['at', 'desc']], limit: end }),
    documents.find<PolicyTask>(policyTasksSchema.name, { where: failedTooOften }),
    documents.count(parkedEventsSchema.name),
  ]);
  const newest = [...events.map(ofReadModel), ...tasks.map(ofPolicy)].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  return { items: newest.slice(skip, end), page: page.page, limit, total: ofEvents + tasks.length };
}

function ofReadModel({ id, document: { readModel, type, stream, error, at } }: Stored<ParkedEvent>): Parked {
  return { id, kind: 'event', by: readModel, what: type, stream, error: firstLine(error), at };
}

function ofPolicy({
  id,
  document: { policy, key, parkedBecause, dueAt, failedAt = dueAt },
}: Stored<PolicyTask>): Parked {
  return { id, kind: 'task', by: policy, what: key, stream: null, error: firstLine(parkedBecause ?? ''), at: failedAt };
}

/** Stack traces are only logged. */
function firstLine(error: string): string {
  return error.split('\n', 1)[0] ?? '';
}
