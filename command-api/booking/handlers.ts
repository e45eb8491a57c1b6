import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { bookingCalls } from '#contracts/calls/booking.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Answered, CallContext, Handlers } from '#infra/http/routing/handlers.ts';
import { signedIn } from '#infra/http/routing/handlers.ts';
import { derivedId, newId } from '#infra/eventing/ids.ts';
import { commandContext } from '../command-handling/command-context.ts';
import {
  acceptBooking,
  arrive,
  cancelBooking,
  completeWork,
  declineBooking,
  reviewBooking,
  startWork,
} from './decide-job.ts';
import { bookingDecider } from './decider.ts';
import { extraHandlers } from './extra-handlers.ts';
import {
  clientForBooking,
  loadWorker,
  personOf,
  phoneOf,
  requireAgreeable,
  requireFit,
  requireValidId,
  serviceForBooking,
  workerForBooking,
} from './load-parties.ts';
import { bookableFor } from './named-worker.ts';
import { quoteHandlers } from './quote-handlers.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';
import { requestBooking } from './decide-requests.ts';
import { promiseHandlers } from './no-show-handlers.ts';
import { requestHandlers } from './request-handlers.ts';
import { rescheduleHandlers } from './reschedule-handlers.ts';
import { type BookingDeps, bookingSteps, changed, existing } from './steps.ts';
import { releaseSlot, withReservedSlot } from './reserve-slot.ts';

type BookingCommand = CommandName & keyof typeof bookingCalls;

/** What the worker was shown of the request. */
type Seen = { requestVersion?: number | undefined; commissionPercent?: number | undefined } | undefined;

export function bookingHandlers(deps: BookingDeps): Handlers<BookingCommand> {
  const { commands, now, settings } = deps;
  const { step, allowedOn, actingOf, contextOf } = bookingSteps(deps);

  async function accept(id: string, seen: Seen, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(context);
    const worker = await loadWorker(commands, acting.viewer.workerId ?? '');
    const command = {
      ...acting,
      worker: personOf(worker),
      workerPhone: await phoneOf(commands, worker.accountId),
      ...seen,
    };
    const { booking, isDone } = await allowedOn(id, acting, context, (_, state) => acceptBooking(command, state));
    requireValidId(worker, acting);
    await requireAgreeable(commands, worker, booking, acting);
    // The slot is booked for the time of this version.
    const taken = { ...command, requestVersion: booking.requestVersion };
    const decide = () =>
      commands.handleWith(
        bookingDecider,
        streams.booking(id),
        (state) => acceptBooking(taken, state),
        contextOf(context),
      );
    return changed(
      isDone
        ? await decide()
        : await withReservedSlot(
            commands,
            { booking, worker, settings: acting.settings },
            commandContext(context, now()),
            decide,
          ),
    );
  }

  async function cancel(id: string, reason: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const cancelled = await step(id, context, (acting, state) => cancelBooking({ ...acting, reason }, state));
    const { state } = await commands.load(bookingDecider, streams.booking(id));
    const { workerId } = existing(state);
    if (!workerId) return cancelled;
    const released = await releaseSlot(
      commands,
      { workerId, bookingId: id, reason: 'cancelled' },
      commandContext(context, now()),
    );
    return { ...cancelled, position: released.position };
  }

  /** An open job may be declined by those whom it reaches, and by whoever has quoted for it: to others it isn't there. */
  async function decline(id: string, reason: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(context);
    const { booking, isDone } = await allowedOn(id, acting, context, (_, state) =>
      declineBooking({ ...acting, reason }, state),
    );
    const { workerId } = acting.viewer;
    const isConcerned = isDone || booking.workerId !== null || openQuoteOf(booking, workerId) !== undefined;
    if (!isConcerned) await requireFit(commands, await loadWorker(commands, workerId ?? ''), booking, acting);
    return step(id, context, (_, state) => declineBooking({ ...acting, reason }, state));
  }

  return {
    ...quoteHandlers(deps),
    ...rescheduleHandlers(deps),
    ...extraHandlers(deps),
    ...requestHandlers(deps),
    ...promiseHandlers(deps),
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
        settings: rules,
      };
      const handling = { ...commandContext(context, now()), isNewStream: context.isFirstTry };
      return changed(
        await commands.handleWith(
          bookingDecider,
          streams.booking(bookingId),
          (state) => requestBooking(command, state),
          handling,
        ),
      );
    },
    acceptBooking: ({ params, body, context }) => accept(params.id, body, context),
    acceptAsProvider: ({ params, body, context }) => accept(params.id, body, context),
    declineBooking: ({ params, body, context }) => decline(params.id, body.reason, context),
    declineAsProvider: ({ params, body, context }) => decline(params.id, body.reason, context),
    arrive: ({ params, body, context }) =>
      step(params.id, context, (acting, state) =>
        arrive({ ...acting, lat: body?.lat ?? null, lng: body?.lng ?? null }, state),
      ),
    startWork: ({ params, context }) => step(params.id, context, startWork),
    completeWork: ({ params, body, context }) =>
      step(params.id, context, (acting, state) =>
        completeWork({ ...acting, note: body?.note ?? '', photos: body?.photos ?? [] }, state),
      ),
    cancelBooking: ({ params, body, context }) => cancel(params.id, body.reason, context),
    cancelAsAdmin: ({ params, body, context }) => cancel(params.id, body.reason, context),
    reviewBooking: ({ params, body, context }) =>
      step(params.id, context, (acting, state) =>
        reviewBooking({ ...acting, rating: body.rating, text: body.text ?? '', photos: body.photos ?? [] }, state),
      ),
  };
}
