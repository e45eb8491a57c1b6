import type { QueryOf } from '#contracts/calls/call.ts';
import type { platformCalls } from '#contracts/calls/platform.ts';
import { streams } from '#contracts/events/streams.ts';
import { addDays } from '#contracts/manila-time.ts';
import { auditLog } from '#projectors/read-models/platform/audit-log.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { dayFigures, type DayFiguresDocument } from '#projectors/read-models/platform/day-figures.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import type { AuditFilter } from './audit-filter.ts';
import { threadFilter } from './audit-threads.ts';
import { findUpTo, type FoundUpTo, saysCapped } from '../page.ts';
import { findPeople } from '../account/people-search.ts';
import type { QueryContext } from '../query-context.ts';

type AuditQuery = QueryOf<typeof platformCalls.listAuditLogs>;
type Asked = Pick<
  AuditQuery,
  'q' | 'actor' | 'type' | 'stream' | 'correlationId' | 'thread' | 'strict' | 'from' | 'to'
>;
type Documents = QueryContext['documents'];

/** What the fields of the audit log's search mean. */
export async function auditFilter(
  { documents, eventLog }: Pick<QueryContext, 'documents' | 'eventLog'>,
  { q, actor, type, stream, correlationId, thread, strict, from, to }: Asked,
): Promise<AuditFilter> {
  const meant = q ? await whatIsMeant(documents, q) : {};
  const both = stream && meant.streams ? meant.streams.filter((one) => one === stream) : undefined;
  return {
    ...meant,
    ...(thread && (await threadFilter({ eventLog }, thread))),
    ...(stream && { streams: both ?? [stream] }),
    ...(actor && (await whoIsMeant(documents, actor))),
    ...(type && { type }),
    ...(correlationId && { correlationIds: [correlationId] }),
    ...(strict && { strict }),
    ...(await positionsOf(documents, { from, to })),
  };
}

/** From the first of these days to the last. */
async function positionsOf(
  documents: Documents,
  { from, to }: Pick<Asked, 'from' | 'to'>,
): Promise<Pick<AuditFilter, 'fromPosition' | 'beforePosition'>> {
  return {
    ...(from !== undefined && { fromPosition: await firstPositionFrom(documents, from) }),
    ...(to !== undefined && { beforePosition: await firstPositionFrom(documents, addDays(to, 1)) }),
  };
}

/** `system` is the platform itself; else an account id or the beginning of a name. */
async function whoIsMeant(documents: Documents, actor: string): Promise<Pick<AuditFilter, 'actors' | 'capped'>> {
  if (actor === 'system') return { actors: [null] };
  const { found, capped } = await findPeople(documents, actor);
  return { actors: [actor, ...found.map(({ id }) => id)], ...saysCapped(capped) };
}

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

/** A booking's code, a stream, an id, or the beginning of a person's name: the streams that are about it, its money's too. Else a cause. */
async function whatIsMeant(
  documents: Documents,
  q: string,
): Promise<Pick<AuditFilter, 'streams' | 'correlationIds' | 'capped'>> {
  const code = q.trim().toUpperCase();
  const coded = code.startsWith('SK-')
    ? await documents.find<BookingDocument>(bookings.name, { where: { code: { eq: code } }, limit: 10 })
    : [];
  const { found: people, capped: manyPeople } = await findPeople(documents, q);
  const isCause =
    coded.length === 0 &&
    people.length === 0 &&
    (await documents.count(auditLog.name, { correlationId: { eq: q } })) > 0;
  if (isCause) return { correlationIds: [q] };
  const ofBookings = coded.flatMap(({ id }) => [streams.booking(id), streams.payment(id)]);
  const ofPeople = people.flatMap(({ document: { accountId, workerId } }) => [
    streams.account(accountId),
    ...(workerId ? [streams.worker(workerId), streams.calendar(workerId)] : []),
  ]);
  const ofPayouts = await payoutStreams(documents, people);
  const found = [q, ...streamKinds.map((streamOf) => streamOf(q)), ...ofBookings, ...ofPeople, ...ofPayouts.found];
  return { streams: [...new Set(found)], ...saysCapped(manyPeople || ofPayouts.capped) };
}

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

/** The log's positions rise with the days, so that days are a range of positions. Beyond the last day lies nothing. */
async function firstPositionFrom(documents: Documents, day: string): Promise<number> {
  const [first] = await documents.find<DayFiguresDocument>(dayFigures.name, {
    where: { day: { gte: day } },
    sort: [['day', 'asc']],
    limit: 1,
  });
  return first?.document.firstPosition ?? Number.MAX_SAFE_INTEGER;
}
