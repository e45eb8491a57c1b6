import * as z from 'zod/mini';
import { READ_MY_DATA } from '#contracts/account/my-data-grants.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { streams } from '#contracts/events/streams.ts';
import { type MyData, ProfileOfMine } from '#contracts/views/account-my-data.ts';
import { SealedEvent } from '#infra/eventing/event-log/sealed-event.ts';
import { isKnown } from '#projectors/read-models/platform/audit-log.ts';
import { shownData } from '#projectors/read-models/platform/shown-data.ts';
import { allPages } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { everybodyWrittenWith } from '../conversation/conversations-of.ts';
import { favouritesOf } from '../worker/favourites.ts';
import { answersOfMine } from './answers-of-mine.ts';
import { type CaseReads, disputesOf, safetyReportsBy, ticketsOf } from './my-cases.ts';
import { asClient, asWorker, type Sides, sidesOf } from './sides.ts';

/** What of the other modules it is made of: the very calls by which this person sees it on their screens. */
type OwnReads = Handlers<
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

/** Everything of one person, and of others no more than their names and what they wrote to this one. */
export function myDataQueries(
  queryContext: Pick<QueryContext, 'eventLog' | 'documents' | 'workers' | 'grants' | 'now'>,
  reads: OwnReads,
): Handlers<'readMyData'> {
  const { eventLog, documents, grants, now } = queryContext;
  return {
    async readMyData({ query: { grant }, context }) {
      const caller = signedIn(context);
      const { accountId } = caller;
      const granted = await grants.verify(grant, { purpose: READ_MY_DATA, subject: accountId });
      if (granted?.accountId !== accountId) throw new ApiError('forbidden', { security: { event: 'grant_refused' } });
      const { user } = (await reads.me({ ...none, context })).data;
      const sides = contextsOf(await sidesOf(documents, caller), context);
      return {
        data: {
          madeAt: now().toISOString(),
          account: user,
          accountHistory: await historyOf(eventLog, accountId),
          bookings: await onEach(sides, (own) => bookingsOf(reads, own)),
          payments: await onEach(sides, (own) => paymentsOf(reads, own)),
          messages: await messagesOf(documents, { reads, context }),
          notifications: await notificationsOf(reads, context),
          reports: await reportsOf(reads, context),
          helpRequests: await ticketsOf({ reads, context }),
          disputes: await onEach(sides, (own) => disputesOf(documents, { reads, context: own })),
          safetyReports: await safetyReportsBy(documents, accountId),
          suki: await sukiOf(queryContext, accountId),
          work: sides.worker && (await workOf(reads, sides.worker)),
        },
      };
    },
  };
}

type OwnSides = { client: CallContext; worker: CallContext | null };

/** Both, whichever they are on now: a change of role takes nothing from what is theirs. */
function contextsOf({ workerId }: Sides, context: CallContext): OwnSides {
  return { client: asClient(context), worker: workerId === null ? null : asWorker(context, workerId) };
}

async function onEach<Item>(
  { client, worker }: OwnSides,
  read: (own: CallContext) => Promise<Item[]>,
): Promise<Item[]> {
  return [...(await read(client)), ...(worker ? await read(worker) : [])];
}

/** What staff wrote or looked at stands in it too: it is about this person. Secrets are in no event. */
async function historyOf(
  eventLog: Pick<QueryContext['eventLog'], 'readOn'>,
  accountId: string,
): Promise<MyData['accountHistory']> {
  const events: RecordedEvent[] = [];
  for (let from = 0, ended = false; !ended;) {
    const part = await eventLog.readOn(streams.account(accountId), { from, limit: AT_ONCE });
    events.push(...part.events);
    ({ next: from, ended } = part);
  }
  return events.map((event) => ({
    at: event.recordedAt,
    type: event.type,
    data: dataOf(event),
  }));
}

/** One event that can't be read keeps nobody from the others. */
function dataOf(event: RecordedEvent): Record<string, unknown> {
  if (event instanceof SealedEvent) return { unreadable: event.reason.message };
  return isKnown(event) ? { ...shownData(event) } : { ...(event.data as object) };
}

async function bookingsOf(reads: OwnReads, context: CallContext): Promise<MyData['bookings']> {
  const isClient = signedIn(context).userType === 'client';
  const found = await allPages(
    async (page) => (await reads.listBookings({ ...none, query: { ...page, scope: 'own' }, context })).data,
  );
  return found.map(({ booking: { code, status, service, worker, ...booking } }) => ({
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
    ...(isClient ? answersOfMine(booking) : { answered: [], generalAnswers: {} }),
    photos: isClient ? booking.photos : [],
    quotes: booking.quotes.map(({ worker: { name: by }, amount, message, status: became, offeredAt }) => ({
      by,
      amount,
      message,
      status: became,
      offeredAt,
    })),
    review: booking.review && { rating: booking.review.rating, text: booking.review.text },
  }));
}

/** Those who take no jobs now, too: they are this person's own choice. */
async function sukiOf(
  queryContext: Pick<QueryContext, 'documents' | 'workers'>,
  accountId: string,
): Promise<MyData['suki']> {
  const { items } = await queryContext.workers();
  const kept = await favouritesOf(queryContext, accountId);
  return kept.map(({ workerId, addedAt }) => ({ name: items.get(workerId)?.name ?? '', addedAt }));
}

async function paymentsOf(reads: OwnReads, context: CallContext): Promise<MyData['payments']> {
  const found = await allPages(async (page) => (await reads.listOwnPayments({ ...none, query: page, context })).data);
  return found.map(({ code, service, status, amount, requestedAt, paidAt }) => ({
    code,
    service,
    status,
    amount,
    requestedAt,
    paidAt,
  }));
}

/** Oldest first, one conversation after the other. */
async function messagesOf(
  documents: Pick<QueryContext['documents'], 'find'>,
  { reads, context }: { reads: OwnReads; context: CallContext },
): Promise<MyData['messages']> {
  const { accountId } = signedIn(context);
  const said: MyData['messages'] = [];
  for (const id of await everybodyWrittenWith(documents, accountId))
    for (let after = 0, ended = false; !ended;) {
      const query = { after, limit: AT_ONCE };
      const { items, partner } = (await reads.readPartnerMessages({ ...none, params: { id }, query, context })).data;
      for (const { senderId, sentAt, text, attachments } of items)
        said.push({
          with: partner.name,
          from: senderId === accountId ? 'me' : 'them',
          at: sentAt,
          text,
          attachments: attachments.map((attachment) => attachment.name),
        });
      after = items.at(-1)?.sequence ?? after;
      ended = items.length < AT_ONCE;
    }
  return said;
}

async function notificationsOf(reads: OwnReads, context: CallContext): Promise<MyData['notifications']> {
  const found = await allPages(async (page) => (await reads.listNotifications({ ...none, query: page, context })).data);
  return found.map(({ at, title, text }) => ({ at, title, text }));
}

async function reportsOf(reads: OwnReads, context: CallContext): Promise<MyData['reports']> {
  const found = await allPages(async (page) => (await reads.listOwnBugs({ ...none, query: page, context })).data);
  return found.map(({ reportedAt, whatHappened, page, device, pictures, status, steps }) => ({
    at: reportedAt,
    whatHappened,
    page,
    device,
    pictures,
    status,
    answers: steps.flatMap(({ note }) => note ?? []),
  }));
}

async function workOf(reads: OwnReads, context: CallContext): Promise<MyData['work']> {
  const { data: profile } = await reads.readOwnProfile({ ...none, context });
  const account = (await reads.readPayoutAccount({ ...none, context })).data;
  const payouts = await allPages(async (page) => (await reads.listOwnPayouts({ ...none, query: page, context })).data);
  const reviews = await allPages(async (page) => (await reads.listOwnReviews({ ...none, query: page, context })).data);
  const { items: documents } = (await reads.listOwnDocuments({ ...none, context })).data;
  return {
    profile: z.parse(ProfileOfMine, profile),
    payoutAccount: account && { method: account.method, account: account.account, accountName: account.name },
    payouts: payouts.map(({ friday, status, amount, reference, paidAt }) => ({
      friday,
      status,
      amount,
      reference,
      paidAt,
    })),
    documents,
    questions: (await reads.readOwnForm({ ...none, context })).data,
    reviews: reviews.map(({ at, clientName, rating, text, answer }) => ({
      at,
      by: clientName,
      rating,
      text,
      answer: answer?.text ?? null,
    })),
  };
}
