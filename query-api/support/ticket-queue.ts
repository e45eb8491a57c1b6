import { codeBeginnings } from '#contracts/booking/code.ts';
import type { QueryOf } from '#contracts/calls/call.ts';
import type { adminTicketCalls } from '#contracts/calls/support-tickets.ts';
import type { Documents, Stored, Where } from '#infra/eventing/documents.ts';
import { folded } from '#projectors/read-models/folded-text.ts';
import { type TicketDocument, tickets } from '#projectors/read-models/support/tickets.ts';
import { findPeople } from '../account/people-search.ts';
import { prefixRange } from '../prefix-range.ts';
import { inOrder, type Order, orderOf } from '../list-order.ts';
import { dayRange } from '../day-range.ts';
import { findUpTo, joined, type Page, pageOf, skipOf } from '../page.ts';

/** Filters and order of the staff queues. */

type Reads = Pick<Documents, 'find' | 'count' | 'get'>;
type QueueQuery = Omit<QueryOf<typeof adminTicketCalls.listAdminTickets>, keyof Page> & { viewerId: string };
type Found = { found: Stored<TicketDocument>[]; total: number; capped: boolean };

/** Maximum number of results per search condition. */
const TICKETS_FOUND = 300;

/** Most urgent first, then longest waiting; ended tickets by latest message. */
const bySeverity = [
  ['rank', 'asc'],
  ['waitsSince', 'asc'],
] as const;
const latestFirst = [['lastAt', 'desc']] as const;

const orders = { opened: 'openedAt', last: 'lastAt' };

const unsolved: Where = { status: { in: ['open', 'waiting'] } };

export async function findTickets(documents: Reads, { q, sort, ...wanted }: QueueQuery, page: Page): Promise<Found> {
  const where = whereOf(wanted);
  const isOver = wanted.status === 'resolved' || wanted.status === 'closed';
  const isQueue = wanted.status !== undefined && !isOver;
  if (q?.trim()) return search(documents, q, { where, order: orderOf(sort, orders, latestFirst) }, page);
  const order = orderOf(sort, orders, isQueue ? bySeverity : latestFirst);
  const [found, total] = await Promise.all([
    documents.find<TicketDocument>(tickets.name, { where, sort: order, ...skipOf(page) }),
    documents.count(tickets.name, where),
  ]);
  return { found, total, capped: false };
}

function whereOf({ status, assignee, from, to, viewerId }: Omit<QueueQuery, 'q' | 'sort'>): Where {
  return { ...statusWhere(status), ...assigneeWhere(assignee, viewerId), ...dayRange('openedAt', { from, to }) };
}

function statusWhere(status: QueueQuery['status']): Where {
  if (status === undefined) return {};
  return status === 'unsolved' ? unsolved : { status: { eq: status } };
}

function assigneeWhere(assignee: string | undefined, viewerId: string): Where {
  if (assignee === undefined) return {};
  if (assignee === 'nobody') return { assigneeId: { eq: null } };
  return { assigneeId: { eq: assignee === 'me' ? viewerId : assignee } };
}

/** By code, or the start of the requester's name, address or number. */
async function search(
  documents: Reads,
  q: string,
  { where, order }: { where: Where; order: Order },
  page: Page,
): Promise<Found> {
  const people = await findPeople(documents, q);
  const ids = people.found.map(({ id }) => id);
  const ways: Where[] = [
    ...codeBeginnings(q, 'T').map((code) => ({ code: prefixRange(code) })),
    ...(folded(q) === '' ? [] : [{ nameKey: prefixRange(folded(q)) }]),
    { email: prefixRange(q.trim().toLowerCase()) },
    ...(ids.length > 0 ? [{ requesterKey: { in: ids } }] : []),
  ];
  const lists = await Promise.all(
    ways.map((way) =>
      findUpTo(TICKETS_FOUND, (limit) =>
        documents.find<TicketDocument>(tickets.name, { where: { ...where, ...way }, sort: latestFirst, limit }),
      ),
    ),
  );
  const all = joined(lists);
  const capped = all.capped || people.capped;
  const { items, total } = pageOf(inOrder(all.found, order), page, capped);
  return { found: items, total, capped };
}

export async function countQueues(documents: Pick<Documents, 'count'>, viewerId: string) {
  const open: Where = { status: { eq: 'open' } };
  const count = (where: Where) => documents.count(tickets.name, where);
  const [mine, unassigned, waiting, opened] = await Promise.all([
    count({ ...unsolved, assigneeId: { eq: viewerId } }),
    count({ ...unsolved, assigneeId: { eq: null } }),
    count({ status: { eq: 'waiting' } }),
    count(open),
  ]);
  return { mine, unassigned, waiting, open: opened };
}

/** Tickets that wait for an answer by staff. */
export function countOpenTickets(documents: Pick<Documents, 'count'>): Promise<number> {
  return documents.count(tickets.name, { status: { eq: 'open' } });
}
