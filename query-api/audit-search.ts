import type { systemCalls } from '#contracts/calls/system.ts';
import type { QueryOf } from '#contracts/calls/call.ts';
import { streams } from '#contracts/events/streams.ts';
import { addDays } from '#contracts/manila-time.ts';
import type { Where } from '#infra/documents/port.ts';
import { auditLog } from '#projectors/read-models/audit-log.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/bookings.ts';
import { dayFigures, type DayFiguresDocument } from '#projectors/read-models/day-figures.ts';
import { findPeople } from './people-search.ts';
import type { Sources } from './sources.ts';

type AuditQuery = QueryOf<typeof systemCalls.listAuditLogs>;
type Asked = Pick<AuditQuery, 'q' | 'actor' | 'type' | 'stream' | 'correlationId' | 'strict' | 'from' | 'to'>;

/** What the filters of the audit log mean to its rows. */
export async function auditWhere({ documents }: Pick<Sources, 'documents'>, { q, actor, type, stream, correlationId, strict, from, to }: Asked): Promise<Where> {
  const positions = await positionsOfDays(documents, from, to);
  return {
    ...(q && (await whatIsMeant(documents, q))),
    ...(actor && { actorId: await whoIsMeant(documents, actor) }),
    ...(type && { type: { eq: type } }),
    ...(stream && { stream: { eq: stream } }),
    ...(correlationId && { correlationId: { eq: correlationId } }),
    ...(strict && { strict: { eq: true } }),
    ...(positions && { position: positions }),
  };
}

/** `system` is the platform itself; else an account id or the beginning of a name. */
async function whoIsMeant(documents: Sources['documents'], actor: string) {
  if (actor === 'system') return { eq: null };
  return { in: [actor, ...(await findPeople(documents, actor)).map(({ id }) => id)] };
}

const streamKinds = [streams.account, streams.worker, streams.calendar, streams.service, streams.booking, streams.inbox];

/** A booking's code, a stream, an id, or the beginning of a person's name: the streams that are about it. */
async function whatIsMeant(documents: Sources['documents'], q: string): Promise<Where> {
  const code = q.trim().toUpperCase();
  const coded = code.startsWith('SK-') ? await documents.find<BookingDocument>(bookings.name, { where: { code: { eq: code } }, limit: 10 }) : [];
  const people = await findPeople(documents, q);
  const ofPeople = people.flatMap(({ document: { accountId, workerId } }) => [streams.account(accountId), ...(workerId ? [streams.worker(workerId), streams.calendar(workerId)] : [])]);
  const named = [q, ...streamKinds.map((streamOf) => streamOf(q)), ...coded.map(({ id }) => streams.booking(id)), ...ofPeople];
  const inStreams: Where = { stream: { in: [...new Set(named)] } };
  if (coded.length > 0 || people.length > 0 || (await documents.count(auditLog.name, inStreams)) > 0) return inStreams;
  return { correlationId: { eq: q } };
}

/** The log's positions rise with the days, so that days are a range of positions; null when no day is asked for. */
async function positionsOfDays(documents: Sources['documents'], from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return null;
  const nothing = Number.MAX_SAFE_INTEGER;
  return {
    ...(from !== undefined && { gte: (await firstPositionFrom(documents, from)) ?? nothing }),
    ...(to !== undefined && { lt: (await firstPositionFrom(documents, addDays(to, 1))) ?? nothing }),
  };
}

async function firstPositionFrom(documents: Sources['documents'], day: string): Promise<number | undefined> {
  const [first] = await documents.find<DayFiguresDocument>(dayFigures.name, { where: { day: { gte: day } }, sort: [['day', 'asc']], limit: 1 });
  return first?.document.firstPosition;
}
