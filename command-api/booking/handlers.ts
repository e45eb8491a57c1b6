import type { BookingChanged, bookingCalls } from '#contracts/calls/booking.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { Answered, CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';
import { commandContext } from '../command-handling/command-context.ts';
import {
  type BookingDeps,
  canTakeJobs,
  openBookingCall,
  changed,
  existing,
  loadWorker,
  personOf,
  phoneOf,
  requireAgreeable,
  requireDocuments,
  requireFit,
} from './booking-call.ts';
import { requireFree, withReservedSlot } from './reserve-slot.ts';
import { endHandlers } from './end-handlers.ts';
import type { Acting, BookingCommand, DataOf } from './commands.ts';
import { requestHandlers } from './request-handlers.ts';
import { acceptTime, proposeTime } from './reschedule.ts';

type BookingCall = CommandName & keyof typeof bookingCalls;

/** Commands by a person on an existing booking. */
type ActingType = Extract<BookingCommand, { data: Acting }>['type'];
type OnOne = { params: { id: string }; context: CallContext };

/** Versions of the request that the worker saw. */
type Seen = { requestVersion?: number | undefined; commissionPercent?: number | undefined } | undefined;

/** Every call on bookings. */
export function bookingHandlers(deps: BookingDeps): Handlers<BookingCall> {
  /** Sends one command. `dataOf`: its data besides actor, time and settings. */
  function onBooking<Type extends ActingType, Call extends OnOne>(
    type: Type,
    dataOf: (call: Call) => Omit<DataOf<Type>, keyof Acting>,
  ): (call: Call) => Promise<Answered<BookingChanged>> {
    return async (call) => {
      const { acting, handle } = await openBookingCall(deps, call.params.id, call.context);
      // The compiler does not see that both parts are the data of the type.
      return changed(await handle({ type, data: { ...acting, ...dataOf(call) } } as BookingCommand));
    };
  }

  return {
    ...requestHandlers(deps),
    widenRequest: onBooking('WidenRequest', nothing),
    narrowRequest: ({ params, context }) => narrowRequest(deps, params.id, context),
    dismissRequest: onBooking('DismissRequest', nothing),

    acceptBooking: ({ params, body, context }) => acceptBooking(deps, params.id, body, context),
    acceptAsProvider: ({ params, body, context }) => acceptBooking(deps, params.id, body, context),
    declineBooking: ({ params, body, context }) => declineBooking(deps, params.id, body.reason, context),
    declineAsProvider: ({ params, body, context }) => declineBooking(deps, params.id, body.reason, context),
    offerQuote: ({ params, body, context }) => offerQuote(deps, params.id, body, context),
    acceptQuote: ({ params, context }) => acceptQuote(deps, params.id, params.quoteId, context),
    rejectQuote: onBooking('RejectQuote', ({ params: { quoteId } }) => ({ quoteId })),
    withdrawQuote: onBooking('WithdrawQuote', ({ params: { quoteId } }) => ({ quoteId })),

    proposeTime: ({ params, body, context }) =>
      proposeTime(deps, params.id, manilaInstant(body.date, body.time), context),
    acceptTime: ({ params, body, context }) => acceptTime(deps, params.id, body ?? {}, context),
    declineTime: onBooking('DeclineTime', ({ body }) => body ?? {}),
    withdrawTime: onBooking('WithdrawTime', nothing),

    proposeExtra: async ({ params: { id }, body: { amount, reason }, context }) => {
      const extraId = derivedId('extra', context.commandId);
      const { acting, handle } = await openBookingCall(deps, id, context);
      const { data, ...answered } = changed(
        await handle({ type: 'ProposeExtra', data: { ...acting, extraId, amountCentavos: amount, reason } }),
      );
      return { ...answered, data: { ...data, extraId } };
    },
    approveExtra: onBooking('ApproveExtra', ({ params: { extraId } }) => ({ extraId })),
    refuseExtra: onBooking('RefuseExtra', ({ params: { extraId } }) => ({ extraId })),

    arrive: onBooking('Arrive', ({ body }) => ({ lat: body?.lat ?? null, lng: body?.lng ?? null })),
    startWork: onBooking('StartWork', nothing),
    completeWork: onBooking('CompleteWork', ({ body }) => ({ note: body?.note ?? '', photos: body?.photos ?? [] })),
    reviewBooking: onBooking('ReviewBooking', ({ body: { rating, text = '', photos = [] } }) => ({
      rating,
      text,
      photos,
    })),

    reportNoShow: onBooking('ReportNoShow', nothing),
    answerNoShow: onBooking('AnswerNoShow', ({ body }) => ({ message: body?.message ?? '' })),
    disputeNoShow: onBooking('DisputeNoShow', ({ body: { reason } }) => ({ reason })),
    ...endHandlers(deps),
  };
}

const nothing = () => ({});

/** Reserves the slot, then accepts the booking (design section 4, "Two streams, one promise"). */
async function acceptBooking(
  deps: BookingDeps,
  id: string,
  seen: Seen,
  context: CallContext,
): Promise<Answered<BookingChanged>> {
  const { commands, now } = deps;
  const { acting, dryRun, handle } = await openBookingCall(deps, id, context);
  const worker = await loadWorker(commands, acting.viewer.workerId ?? '');
  const data = {
    ...acting,
    worker: personOf(worker),
    workerPhone: await phoneOf(commands, worker.accountId),
    ...seen,
  };
  const { state, isDone } = await dryRun({ type: 'AcceptBooking', data });
  const booking = existing(state);
  requireDocuments(worker, acting);
  await requireAgreeable(commands, worker, booking, acting);
  // The slot was reserved for the start in this version.
  const acceptSeen = () => handle({ type: 'AcceptBooking', data: { ...data, requestVersion: booking.requestVersion } });
  if (isDone) return changed(await acceptSeen());
  const job = { booking, worker, settings: acting.settings };
  return changed(await withReservedSlot(commands, job, commandContext(context, now()), acceptSeen));
}

/** Only a worker who still takes jobs is asked alone. */
async function narrowRequest(deps: BookingDeps, id: string, context: CallContext): Promise<Answered<BookingChanged>> {
  const { commands } = deps;
  const { acting, dryRun, handle } = await openBookingCall(deps, id, context);
  const command: BookingCommand = { type: 'NarrowRequest', data: acting };
  const { state, isDone } = await dryRun(command);
  const { worker, asked } = existing(state);
  const only = worker ?? asked;
  if (!isDone && only && !(await canTakeJobs(commands, only.workerId, acting)))
    throw new ApiError('worker_unavailable');
  return changed(await handle(command));
}

/** Workers within reach or with a quote may decline an open job; for other workers it does not exist. */
async function declineBooking(
  deps: BookingDeps,
  id: string,
  reason: string,
  context: CallContext,
): Promise<Answered<BookingChanged>> {
  const { commands } = deps;
  const { acting, dryRun, handle } = await openBookingCall(deps, id, context);
  const command: BookingCommand = { type: 'DeclineBooking', data: { ...acting, reason } };
  const { state, isDone } = await dryRun(command);
  const booking = existing(state);
  const { workerId } = acting.viewer;
  const isConcerned = isDone || booking.workerId !== null || openQuoteOf(booking, workerId) !== undefined;
  if (!isConcerned) await requireFit(commands, await loadWorker(commands, workerId ?? ''), booking, acting);
  return changed(await handle(command));
}

/** Reserves the slot, then accepts the quote (design section 4, "Two streams, one promise"). */
async function acceptQuote(
  deps: BookingDeps,
  id: string,
  quoteId: string,
  context: CallContext,
): Promise<Answered<BookingChanged>> {
  const { commands, now } = deps;
  const { acting, dryRun, handle } = await openBookingCall(deps, id, context);
  const accepting = (workerPhone: string | null): BookingCommand => ({
    type: 'AcceptQuote',
    data: { ...acting, quoteId, workerPhone },
  });
  const { state, isDone } = await dryRun(accepting(null));
  const booking = existing(state);
  const workerId = booking.quotes.find((quote) => quote.id === quoteId)?.worker.workerId ?? '';
  const worker = await loadWorker(commands, workerId);
  const command = accepting(await phoneOf(commands, worker.accountId));
  if (isDone) return changed(await handle(command));
  await requireAgreeable(commands, worker, booking, acting);
  const job = { booking, worker, settings: acting.settings };
  return changed(await withReservedSlot(commands, job, commandContext(context, now()), () => handle(command)));
}

async function offerQuote(
  deps: BookingDeps,
  id: string,
  body: BodyOf<typeof bookingCalls.offerQuote>,
  context: CallContext,
): Promise<Answered<BookingChanged & { quoteId: string }>> {
  const { commands } = deps;
  const { acting, dryRun, handle } = await openBookingCall(deps, id, context);
  const worker = await loadWorker(commands, acting.viewer.workerId ?? '');
  const quoteId = derivedId('quote', context.commandId);
  const command: BookingCommand = {
    type: 'OfferQuote',
    data: {
      ...acting,
      quoteId,
      worker: personOf(worker),
      amountCentavos: body.amount,
      message: body.message ?? '',
      validUntil: body.validUntil ?? null,
      requestVersion: body.requestVersion,
      commissionPercent: body.commissionPercent,
    },
  };
  const { state, isDone } = await dryRun(command);
  const booking = existing(state);
  requireDocuments(worker, acting);
  await requireAgreeable(commands, worker, booking, acting);
  // Reserves nothing; it only rejects a quote for a time when the worker has another job.
  if (!isDone) await requireFree(commands, { job: booking, worker, settings: acting.settings }, acting.now);
  const { data, ...answered } = changed(await handle(command));
  return { ...answered, data: { ...data, quoteId } };
}
