import { codeBeginnings } from '#contracts/booking/code.ts';
import type { QueryOf } from '#contracts/calls/call.ts';
import { moneyEvents } from '#contracts/analytics/money-events.ts';
import { filtersOf, type platformCalls } from '#contracts/calls/platform.ts';
import { streams, partsOfStream } from '#contracts/events/streams.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import { type SafetyReportDocument, safetyReports } from '#projectors/read-models/dispute/safety-reports.ts';
import { auditLog } from '#projectors/read-models/platform/audit-log.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import type { AuditFilter } from './audit-filter.ts';
import { newestBookings } from './all-bookings.ts';
import { findForStaff } from './find-for-staff.ts';
import { positionsOf } from './days-in-log.ts';
import { findUpTo, type FoundUpTo, inAll, cappedMark } from '../page.ts';
import { findPeople } from '../account/people-search.ts';
import type { QueryContext } from '../query-context.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';

type AuditQuery = QueryOf<typeof platformCalls.listAuditLogs>;
type AuditSearch = Pick<
  AuditQuery,
  | 'q'
  | 'actor'
  | 'about'
  | 'type'
  | 'figure'
  | 'bookings'
  | 'stream'
  | 'correlationId'
  | 'thread'
  | 'strict'
  | 'from'
  | 'to'
>;
type Documents = QueryContext['documents'];

/** Converts the search fields of the audit log to a filter. */
export async function auditFilter(
  queryContext: QueryContext,
  { q, actor, about, type, figure, bookings: filters, stream, correlationId, thread, strict, from, to }: AuditSearch,
): Promise<AuditFilter> {
  const { documents, eventLog } = queryContext;
  const meant = q ? await filterForText(documents, q) : {};
  const ofBookings = filters ? await streamsOfBookings(queryContext, filters) : {};
  const lists = [meant.streams, ofBookings.streams, stream ? [stream] : undefined].filter((list) => list !== undefined);
  return {
    ...meant,
    ...ofBookings,
    ...(thread && (await threadFilter({ eventLog }, thread))),
    ...(lists.length > 0 && { streams: inAll(lists) }),
    ...(actor && (await filterForActor(documents, actor))),
    ...(about && (await aboutPerson(documents, about))),
    ...(figure && { types: moneyEvents[figure] }),
    ...(type && { types: [type] }),
    ...(correlationId && { correlationIds: [correlationId] }),
    ...flagFor(figure !== undefined, strict),
    ...(await positionsOf(documents, { from, to })),
  };
}

function flagFor(isMoney: boolean, strict: boolean | undefined): Pick<AuditFilter, 'flag'> {
  if (isMoney) return { flag: strict ? 'strict_moved' : 'moved' };
  return strict ? { flag: 'strict' } : {};
}

/** Maximum number of bookings whose streams are read. */
const BOOKINGS_READ = 200;

/** The streams of the newest bookings of a list with these filters. */
async function streamsOfBookings(
  queryContext: QueryContext,
  address: string,
): Promise<Pick<AuditFilter, 'streams' | 'capped'>> {
  const { data: filters } = filtersOf(address);
  if (!filters) return { streams: [] };
  const { found, capped } = await newestBookings(queryContext, filters, BOOKINGS_READ);
  return {
    streams: found.flatMap(({ id }) => [streams.booking(id), streams.payment(id)]),
    ...cappedMark(capped),
  };
}

/** `system` is the platform; else an account id or the start of a name. */
async function filterForActor(documents: Documents, actor: string): Promise<Pick<AuditFilter, 'actors' | 'capped'>> {
  if (actor === 'system') return { actors: [null] };
  const { found, capped } = await findPeople(documents, actor);
  return { actors: [actor, ...found.map(({ id }) => id)], ...cappedMark(capped) };
}

/** Events of a person's account, work, payouts and reports about them; of other streams only the person's own actions. */
async function aboutPerson(documents: Documents, accountId: string): Promise<Pick<AuditFilter, 'about' | 'capped'>> {
  const [stored, reports] = await Promise.all([
    documents.get<AccountDocument>(accounts.name, accountId),
    findUpTo(REPORTS_FOUND, (limit) =>
      documents.find<SafetyReportDocument>(safetyReports.name, { where: { reportedId: { eq: accountId } }, limit }),
    ),
  ]);
  const workerId = stored?.document.workerId ?? stored?.document.lastWorkerId ?? null;
  const ofPayouts = await payoutStreams(documents, [{ document: { workerId } }]);
  const ofWork = workerId === null ? [] : [streams.worker(workerId), streams.calendar(workerId)];
  const ofReports = reports.found.map(({ document: { reportId } }) => streams.safety(reportId));
  return {
    about: { actors: [accountId], streams: [streams.account(accountId), ...ofWork, ...ofPayouts.found, ...ofReports] },
    ...cappedMark(ofPayouts.capped || reports.capped),
  };
}

const REPORTS_FOUND = 100;

const streamKinds = [
  streams.account,
  streams.worker,
  streams.calendar,
  streams.service,
  streams.booking,
  streams.payment,
  streams.inbox,
  (id: string) => `payout-${id}`,
];
/** Two years of one worker's Fridays. */
export const PAYOUTS_FOUND = 104;

/**
 * Streams for a booking code, a stream, an id, or the start of a person's name, including their payments. Else a
 * correlation id.
 */
async function filterForText(
  documents: Documents,
  q: string,
): Promise<Pick<AuditFilter, 'streams' | 'correlationIds' | 'capped'>> {
  const coded = await documents.find<BookingDocument>(bookings.name, {
    where: { code: { in: codeBeginnings(q) } },
    limit: 10,
  });
  const { found: people, capped: manyPeople } = await findPeople(documents, q);
  const isCorrelationId =
    coded.length === 0 &&
    people.length === 0 &&
    (await documents.count(auditLog.name, { correlationId: { eq: q } })) > 0;
  if (isCorrelationId) return { correlationIds: [q] };
  const ofBookings = coded.flatMap(({ id }) => [streams.booking(id), streams.payment(id)]);
  const ofPeople = people.flatMap(({ document: { accountId, workerId } }) => [
    streams.account(accountId),
    ...(workerId ? [streams.worker(workerId), streams.calendar(workerId)] : []),
  ]);
  const ofPayouts = await payoutStreams(documents, people);
  const ofFacts = (await findForStaff(documents, q, () => true)).flatMap(({ kind, id }) =>
    kind === 'person' ? [] : streamOfFact[kind](id),
  );
  const found = [
    q,
    ...ofFacts,
    ...streamKinds.map((streamOf) => streamOf(q)),
    ...ofBookings,
    ...ofPeople,
    ...ofPayouts.found,
  ];
  return { streams: [...new Set(found)], ...cappedMark(manyPeople || ofPayouts.capped) };
}

const streamOfFact = {
  booking: (id: string) => [streams.booking(id), streams.payment(id)],
  payment: (id: string) => [streams.booking(id), streams.payment(id)],
  payout: (id: string) => [`payout-${id}`],
  statement: (id: string) => [streams.statement(id)],
  ticket: (id: string) => [streams.ticket(id)],
};

async function payoutStreams(
  documents: Documents,
  people: readonly { document: { workerId: string | null } }[],
): Promise<FoundUpTo<string>> {
  const workerIds = people.flatMap(({ document: { workerId } }) => workerId ?? []);
  if (workerIds.length === 0) return { found: [], capped: false };
  const { found, capped } = await findUpTo(PAYOUTS_FOUND, (limit) =>
    documents.find<PayoutDocument>(payouts.name, {
      where: { workerId: { in: workerIds } },
      sort: [['friday', 'desc']],
      limit,
    }),
  );
  return { found: found.map(({ document: { workerId, friday } }) => streams.payout(workerId, friday)), capped };
}

/**
 * All correlated events of a stream. A booking's correlation covers its slot, payment and payout lines; before
 * 2026-11-23 each command had its own correlation id, so all ids of its two streams count. A payout has only its own
 * stream, since each of its lines belongs to a booking.
 */
async function threadFilter(
  { eventLog }: Pick<QueryContext, 'eventLog'>,
  stream: string,
): Promise<Pick<AuditFilter, 'streams' | 'correlationIds'>> {
  const { kind, id } = partsOfStream(stream);
  if (kind !== 'booking' && kind !== 'payment') return { streams: [stream] };
  const events = await Promise.all([streams.booking(id), streams.payment(id)].map((one) => eventLog.readStream(one)));
  const correlationIds = [...new Set(events.flat().flatMap(correlationOf))];
  return correlationIds.length === 0 ? { streams: [stream] } : { correlationIds };
}

/** An event with unreadable metadata has no known correlation. */
function correlationOf(event: RecordedEvent): string[] {
  try {
    return event.metadata.$correlationId ? [event.metadata.$correlationId] : [];
  } catch {
    return [];
  }
}
