import type { List } from '#contracts/fields.ts';
import type { Parked } from '#contracts/views/admin-overview.ts';
import type { Stored, Where } from '#infra/documents/port.ts';
import { type PolicyTask, policyTasksSchema } from '#infra/policy-tasks.ts';
import { type ParkedEvent, parkedEventsSchema } from '#infra/parked-events.ts';
import { type Page, pageOf } from './page.ts';
import type { Sources } from './sources.ts';

/** Each is a fault in our code, so there are few; of more the newest are enough to find the cause. */
const LOOKED_AT = 500;

const failedTooOften: Where = { parkedBecause: { gt: '' } };

export function countParkedTasks({ documents }: Pick<Sources, 'documents'>): Promise<number> {
  return documents.count(policyTasksSchema.name, failedTooOften);
}

/** What followers of the log put aside, read models and policies alike. */
export async function listParked({ documents }: Pick<Sources, 'documents'>, page: Page): Promise<List<Parked>> {
  const [events, tasks] = await Promise.all([
    documents.find<ParkedEvent>(parkedEventsSchema.name, { sort: [['at', 'desc']], limit: LOOKED_AT }),
    documents.find<PolicyTask>(policyTasksSchema.name, { where: failedTooOften, sort: [['dueAt', 'desc']], limit: LOOKED_AT }),
  ]);
  const all = [...events.map(ofReadModel), ...tasks.map(ofPolicy)];
  return pageOf(all.sort((one, other) => (one.at > other.at ? -1 : 1)), page);
}

function ofReadModel({ id, document: { readModel, type, stream, error, at } }: Stored<ParkedEvent>): Parked {
  return { id, kind: 'event', by: readModel, what: type, stream, error: firstLine(error), at };
}

function ofPolicy({ id, document: { policy, key, parkedBecause, dueAt, failedAt = dueAt } }: Stored<PolicyTask>): Parked {
  return { id, kind: 'task', by: policy, what: key, stream: null, error: firstLine(parkedBecause ?? ''), at: failedAt };
}

/** Where in the code it happened is for the log. */
function firstLine(error: string): string {
  return error.split('\n', 1)[0] ?? '';
}
