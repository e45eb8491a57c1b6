import * as z from 'zod/mini';
import { READ_MY_DATA } from '#contracts/account/my-data-grants.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { type MyData, ExportedProfile } from '#contracts/views/account-my-data.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { SealedEvent } from '#infra/eventing/event-log.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { readOn } from '#infra/eventing/documents.ts';
import type { InPieces } from '#infra/http/calls/in-pieces.ts';
import { isKnown } from '#projectors/read-models/platform/audit-log.ts';
import { shownData } from '#projectors/read-models/platform/shown-data.ts';
import { spendGrant } from '../platform/staff-grants.ts';
import type { QueryContext } from '../query-context.ts';
import { everyPartnerWithMessages } from '../conversation/conversations-of.ts';
import { addressesOf } from './addresses.ts';
import { favouritesOf } from '../worker/favourites.ts';
import { ownAnswers } from './own-answers.ts';
import { type CaseReads, disputesOf, safetyReportsBy, ticketsOf } from './my-cases.ts';
import { asClient, asWorker, type Sides, sidesOf } from './sides.ts';

/** The endpoints that show this data on the person's own screens. */
export type OwnReads = Handlers<
  | 'me'
  | 'listBookings'
  | 'listOwnPayments'
  | 'readPartnerMessages'
  | 'listNotifications'
  | 'readPayoutAccount'
  | 'listOwnPayouts'
  | 'listOwnDocuments'
  | 'listOwnReviews'
  | 'listOwnBugs'
  | 'readOwnProfile'
  | 'readOwnForm'
> &
  CaseReads;

const AT_ONCE = 100;
const none = { params: undefined, query: undefined, body: undefined };

type Own = { queryContext: QueryContext; reads: OwnReads; context: CallContext };
type Items<Name extends keyof MyData> = AsyncGenerator<Extract<MyData[Name], unknown[]>[number]>;

/** All data about one person; about others only names, and what they wrote to this person. */
export function myDataQueries(
  queryContext: QueryContext,
  readsOf: (queryContext: QueryContext) => OwnReads,
): Handlers<'readMyData'> {
  async function copyOf(context: CallContext): Promise<InPieces<MyData>> {
    const caller = signedIn(context);
    const reader = { ...queryContext, documents: readOn(queryContext.documents) };
    const reads = readsOf(reader);
    const own = { queryContext: reader, reads, context };
    const cases = { documents: reader.documents, exports: reader.exports, reads, context };
    const sides = contextsOf(await sidesOf(reader.documents, caller), context);
    return {
      madeAt: queryContext.now().toISOString(),
      account: (await reads.me({ ...none, context })).data.user,
      accountHistory: historyOf(own),
      bookings: onEach(sides, (side) => bookingsOf({ ...own, context: side })),
      payments: onEach(sides, (side) => paymentsOf({ ...own, context: side })),
      messages: messagesOf(own),
      notifications: notificationsOf(own),
      reports: reportsOf(own),
      helpRequests: ticketsOf(cases),
      disputes: onEach(sides, (side) => disputesOf({ ...cases, context: side })),
      safetyReports: safetyReportsBy(cases),
      addresses: (await addressesOf(reader, caller.accountId)).map(({ addressId: _, ...saved }) => saved),
      suki: await sukiOf(reader, caller.accountId),
      work: sides.worker && (await workOf({ ...own, context: sides.worker })),
    };
  }

  return {
    async readMyData({ query: { grant }, context }) {
      const { accountId } = signedIn(context);
      const ended = queryContext.exports.begin(accountId);
      try {
        await spendGrant(queryContext, grant, { purpose: READ_MY_DATA, subject: accountId }, context);
        return { data: await copyOf(context), ended };
      } catch (error) {
        ended();
        throw error;
      }
    },
  };
}

type OwnSides = { client: CallContext; worker: CallContext | null };

/** Both sides, independent of the current role: a change of role does not take away data. */
function contextsOf({ workerId }: Sides, context: CallContext): OwnSides {
  return { client: asClient(context), worker: workerId === null ? null : asWorker(context, workerId) };
}

async function* onEach<Item>(
  { client, worker }: OwnSides,
  read: (own: CallContext) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  yield* read(client);
  if (worker) yield* read(worker);
}

/** Includes notes and reads by staff, which are about this person. Events contain no secrets. */
async function* historyOf({ queryContext: { eventLog, exports }, context }: Own): Items<'accountHistory'> {
  const stream = streams.account(signedIn(context).accountId);
  for (let from = 0, isAtEnd = false; !isAtEnd;) {
    const start = from;
    const part = await exports.turn(() => eventLog.readOn(stream, { from: start, limit: AT_ONCE }));
    for (const event of part.events)
      yield {
        at: event.recordedAt,
        type: event.type,
        data: dataOf(event),
      };
    ({ next: from, ended: isAtEnd } = part);
  }
}

/** A sealed event must not block the others. */
function dataOf(event: RecordedEvent): Record<string, unknown> {
  if (event instanceof SealedEvent) return { unreadable: event.reason.message };
  return isKnown(event) ? { ...shownData(event) } : { ...(event.data as object) };
}

async function* bookingsOf({ queryContext, reads, context }: Own): Items<'bookings'> {
  const found = queryContext.exports.everything(
    async (page) => (await reads.listBookings({ ...none, query: { ...page, scope: 'own' }, context })).data,
  );
  const isClient = signedIn(context).userType === 'client';
  for await (const { booking } of found) yield bookingOf(booking, isClient);
}

function bookingOf(
  { code, status, service, worker, ...booking }: Booking,
  isClient: boolean,
): MyData['bookings'][number] {
  return {
    code,
    as: isClient ? 'client' : 'worker',
    status,
    service: service.name,
    with: isClient ? (worker?.name ?? null) : booking.client.name,
    requestedAt: booking.requestedAt,
    startsAt: booking.startsAt,
    totalCost: booking.totalCost,
    address: isClient ? booking.address : null,
    notes: isClient ? booking.notes : null,
    package: booking.package?.name ?? null,
    ...(isClient ? ownAnswers(booking) : { answered: [], generalAnswers: {} }),
    photos: isClient ? booking.photos : [],
    quotes: booking.quotes.map(({ worker: { name: by }, amount, message, status: became, offeredAt }) => ({
      by,
      amount,
      message,
      status: became,
      offeredAt,
    })),
    review: booking.review && { rating: booking.review.rating, text: booking.review.text },
  };
}

/** Includes workers who take no jobs now: the list is the person's own choice. */
async function sukiOf(
  queryContext: Pick<QueryContext, 'documents' | 'workers'>,
  accountId: string,
): Promise<MyData['suki']> {
  const { items } = await queryContext.workers();
  const kept = await favouritesOf(queryContext, accountId);
  return kept.map(({ workerId, addedAt }) => ({ name: items.get(workerId)?.name ?? '', addedAt }));
}

async function* paymentsOf({ queryContext, reads, context }: Own): Items<'payments'> {
  const found = queryContext.exports.everything(
    async (page) => (await reads.listOwnPayments({ ...none, query: page, context })).data,
  );
  for await (const { code, service, status, amount, requestedAt, paidAt } of found)
    yield { code, service, status, amount, requestedAt, paidAt };
}

/** One conversation after the other, each oldest first. */
async function* messagesOf({ queryContext: { documents, exports }, reads, context }: Own): Items<'messages'> {
  const { accountId } = signedIn(context);
  for await (const id of everyPartnerWithMessages(documents, exports, accountId))
    for (let after = 0, isAtEnd = false; !isAtEnd;) {
      const query = { after, limit: AT_ONCE };
      const { data } = await exports.turn(() => reads.readPartnerMessages({ ...none, params: { id }, query, context }));
      for (const { senderId, sentAt, text, attachments } of data.items)
        yield {
          with: data.partner.name,
          from: senderId === accountId ? 'me' : 'them',
          at: sentAt,
          text,
          attachments: attachments.map((attachment) => attachment.name),
        };
      after = data.items.at(-1)?.sequence ?? after;
      isAtEnd = data.items.length < AT_ONCE;
    }
}

async function* notificationsOf({ queryContext, reads, context }: Own): Items<'notifications'> {
  const found = queryContext.exports.everything(
    async (page) => (await reads.listNotifications({ ...none, query: page, context })).data,
  );
  for await (const { at, title, text } of found) yield { at, title, text };
}

async function* reportsOf({ queryContext, reads, context }: Own): Items<'reports'> {
  const found = queryContext.exports.everything(
    async (page) => (await reads.listOwnBugs({ ...none, query: page, context })).data,
  );
  for await (const { reportedAt, whatHappened, page, device, pictures, status, steps } of found)
    yield {
      at: reportedAt,
      whatHappened,
      page,
      device,
      pictures,
      status,
      answers: steps.flatMap(({ note }) => note ?? []),
    };
}

type Work = NonNullable<MyData['work']>;

async function workOf(own: Own): Promise<InPieces<Work>> {
  const { reads, context } = own;
  const { data: profile } = await reads.readOwnProfile({ ...none, context });
  const account = (await reads.readPayoutAccount({ ...none, context })).data;
  const { items: documents } = (await reads.listOwnDocuments({ ...none, context })).data;
  return {
    profile: z.parse(ExportedProfile, profile),
    payoutAccount: account && { method: account.method, account: account.account, accountName: account.name },
    payouts: payoutsOf(own),
    documents,
    questions: (await reads.readOwnForm({ ...none, context })).data,
    reviews: reviewsOf(own),
  };
}

async function* payoutsOf({ queryContext, reads, context }: Own): AsyncGenerator<Work['payouts'][number]> {
  const found = queryContext.exports.everything(
    async (page) => (await reads.listOwnPayouts({ ...none, query: page, context })).data,
  );
  for await (const { friday, status, amount, reference, paidAt } of found)
    yield { friday, status, amount, reference, paidAt };
}

async function* reviewsOf({ queryContext, reads, context }: Own): AsyncGenerator<Work['reviews'][number]> {
  const found = queryContext.exports.everything(
    async (page) => (await reads.listOwnReviews({ ...none, query: page, context })).data,
  );
  for await (const { at, clientName, rating, text, answer } of found)
    yield { at, by: clientName, rating, text, answer: answer?.text ?? null };
}
