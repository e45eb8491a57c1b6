import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { bookingCalls } from '#contracts/calls/booking.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { derivedId, newId } from '#infra/eventing/ids.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { cancelHandlers } from './cancel-handlers.ts';
import { bookingDecider } from './decider.ts';
import { loadBookingForms } from '../form/load-form.ts';
import { extraHandlers } from './extra-handlers.ts';
import {
  actingOf,
  bookingContext,
  type BookingDeps,
  changed,
  clientForBooking,
  existing,
  loadWorker,
  personOf,
  phoneOf,
  requireAgreeable,
  requireFit,
  requireDocuments,
  serviceForBooking,
  workerForBooking,
} from './booking-call.ts';
import { bookableFor } from './named-worker.ts';
import { quoteHandlers } from './quote-handlers.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';
import { noShowHandlers } from './no-show-handlers.ts';
import { workHandlers } from './work-handlers.ts';
import { requestHandlers } from './request-handlers.ts';
import { rescheduleHandlers } from './reschedule-handlers.ts';
import type { BookingCommand } from './commands.ts';
import { withReservedSlot } from './reserve-slot.ts';

type BookingCall = CommandName & keyof typeof bookingCalls;

/** Versions of the request that the worker saw. */
type Seen = { requestVersion?: number | undefined; commissionPercent?: number | undefined } | undefined;

export function bookingHandlers(deps: BookingDeps): Handlers<BookingCall> {
  const { commands, now, settings } = deps;

  /** Reserves the slot, then accepts the booking (design section 4, "Two streams, one promise"). */
  async function accept(id: string, seen: Seen, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(deps, context);
    const commandedBy = bookingContext(deps, context);
    const stream = streams.booking(id);
    const worker = await loadWorker(commands, acting.viewer.workerId ?? '');
    const data = {
      ...acting,
      worker: personOf(worker),
      workerPhone: await phoneOf(commands, worker.accountId),
      ...seen,
    };
    const { state, isDone } = await commands.dryRun(
      bookingDecider,
      stream,
      { type: 'AcceptBooking', data },
      commandedBy,
    );
    const booking = existing(state);
    requireDocuments(worker, acting);
    await requireAgreeable(commands, worker, booking, acting);
    // The slot was reserved for the start in this version.
    const command: BookingCommand = {
      type: 'AcceptBooking',
      data: { ...data, requestVersion: booking.requestVersion },
    };
    const handle = () => commands.handle(bookingDecider, stream, command, commandedBy);
    if (isDone) return changed(await handle());
    const job = { booking, worker, settings: acting.settings };
    return changed(await withReservedSlot(commands, job, commandContext(context, now()), handle));
  }

  /** Workers within reach or with a quote may decline an open job; for other workers it does not exist. */
  async function decline(id: string, reason: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(deps, context);
    const commandedBy = bookingContext(deps, context);
    const command: BookingCommand = { type: 'DeclineBooking', data: { ...acting, reason } };
    const { state, isDone } = await commands.dryRun(bookingDecider, streams.booking(id), command, commandedBy);
    const booking = existing(state);
    const { workerId } = acting.viewer;
    const isConcerned = isDone || booking.workerId !== null || openQuoteOf(booking, workerId) !== undefined;
    if (!isConcerned) await requireFit(commands, await loadWorker(commands, workerId ?? ''), booking, acting);
    return changed(await commands.handle(bookingDecider, streams.booking(id), command, commandedBy));
  }

  return {
    ...quoteHandlers(deps),
    ...rescheduleHandlers(deps),
    ...extraHandlers(deps),
    ...requestHandlers(deps),
    ...noShowHandlers(deps),
    ...workHandlers(deps),
    ...cancelHandlers(deps),
    createBooking: async ({ body, context }) => {
      const caller = signedIn(context);
      const bookingId = context.isFirstTry ? newId() : derivedId('booking', context.commandId);
      const [people, service, worker, rules] = await Promise.all([
        clientForBooking(commands, caller.accountId),
        serviceForBooking(commands, body.serviceId),
        body.workerId ? loadWorker(commands, body.workerId) : null,
        settings(),
      ]);
      const command = {
        bookingId,
        now: now().toISOString(),
        ...people,
        request: body,
        service,
        worker: worker && {
          ...(await workerForBooking(commands, worker, { serviceId: service.id, now: now().toISOString() })),
          ...(await bookableFor(commands, worker, { bookingId })),
        },
        asked: await loadBookingForms(
          commands,
          { category: service.category, workerId: worker?.workerId ?? null },
          { ...body, now: now().toISOString() },
        ),
        settings: rules,
      };
      const handling = { ...commandContext(context, now()), isNewStream: context.isFirstTry };
      return changed(
        await commands.handle(
          bookingDecider,
          streams.booking(bookingId),
          { type: 'RequestBooking', data: command },
          handling,
        ),
      );
    },
    acceptBooking: ({ params, body, context }) => accept(params.id, body, context),
    acceptAsProvider: ({ params, body, context }) => accept(params.id, body, context),
    declineBooking: ({ params, body, context }) => decline(params.id, body.reason, context),
    declineAsProvider: ({ params, body, context }) => decline(params.id, body.reason, context),
  };
}
