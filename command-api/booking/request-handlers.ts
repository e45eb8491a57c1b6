import { streams } from '#contracts/events/streams.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { derivedId, newId } from '#infra/eventing/ids.ts';
import { commandContext, stepOf } from '../command-handling/command-context.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { type BookingForms, noForm } from '#contracts/form/booking-forms.ts';
import { loadBookingForms, loadFormsOfVersions } from '../form/load-form.ts';
import { requestReplacement, requireRequestable } from './ask-others.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from './decider.ts';
import {
  bookingContext,
  type BookingDeps,
  openBookingCall,
  changed,
  clientForBooking,
  existing,
  loadWorker,
  serviceForBooking,
  workerForBooking,
} from './booking-call.ts';
import { bookableFor, requireOpenStart } from './named-worker.ts';
import { startAfter } from './decide-request-changes.ts';
import { endOf } from './decide-reschedule.ts';
import type { Acting, BookingCommand, Edit } from './commands.ts';
import { releaseSlot } from './reserve-slot.ts';

/** Calls that make a request or change it, with its forms, price and time. */
export function requestHandlers(deps: BookingDeps): Handlers<'createBooking' | 'editRequest' | 'askOthers'> {
  const { commands } = deps;

  /** Reserves nothing; it only rejects a time when the worker is taken or does not work. */
  async function requireFreeAfter(edit: Edit, booking: Booking, { settings, now }: Acting): Promise<void> {
    const startsAt = startAfter(edit, booking);
    if (booking.workerId === null || Date.parse(startsAt) === Date.parse(booking.startsAt)) return;
    const worker = await loadWorker(commands, booking.workerId);
    await requireOpenStart(
      commands,
      { job: { bookingId: booking.bookingId, startsAt, endsAt: endOf(booking, startsAt) }, worker, settings },
      now,
    );
  }

  /** A booking keeps the form versions that it was answered with. */
  async function formsAnswered(bookingId: string): Promise<BookingForms> {
    const { state } = await commands.load(bookingDecider, streams.booking(bookingId));
    const { form, service } = existing(state);
    return form
      ? loadFormsOfVersions(commands, { category: service.category, workerId: form.workerId }, form)
      : { form: noForm, workerForm: noForm };
  }

  /** Ends an accepted booking with an absent worker and releases their slot. */
  async function endWithAbsentWorker(booking: Booking, acting: Acting, context: CallContext): Promise<Booking> {
    const { state } = await commands.handle(
      bookingDecider,
      streams.booking(booking.bookingId),
      { type: 'AskOthers', data: acting },
      bookingContext(deps, context),
    );
    if (booking.workerId)
      await releaseSlot(
        commands,
        { workerId: booking.workerId, bookingId: booking.bookingId, reason: 'cancelled' },
        withoutExpectedRevision(context),
      );
    return existing(state);
  }

  /** If-Match applies to the first step only. */
  function withoutExpectedRevision(context: CallContext): CommandContext {
    return { ...bookingContext(deps, context), ifRevision: null };
  }

  return {
    createBooking: async ({ body, context }) => {
      const caller = signedIn(context);
      const bookingId = context.isFirstTry ? newId() : derivedId('booking', context.commandId);
      const [people, service, worker, rules] = await Promise.all([
        clientForBooking(commands, caller.accountId),
        serviceForBooking(commands, body.serviceId),
        body.workerId ? loadWorker(commands, body.workerId) : null,
        deps.settings(),
      ]);
      const at = deps.now().toISOString();
      const data = {
        bookingId,
        now: at,
        ...people,
        request: body,
        service,
        worker: worker && {
          ...(await workerForBooking(commands, worker, { serviceId: service.id, now: at })),
          ...(await bookableFor(commands, worker, { bookingId })),
        },
        asked: await loadBookingForms(
          commands,
          { category: service.category, workerId: worker?.workerId ?? null },
          { ...body, now: at },
        ),
        settings: rules,
      };
      const handling = {
        ...commandContext(context, deps.now()),
        isNewStream: context.isFirstTry || 'unless repeated',
      } as const;
      const command: BookingCommand = { type: 'RequestBooking', data };
      return changed(await commands.handle(bookingDecider, streams.booking(bookingId), command, handling));
    },
    editRequest: async ({ params: { id }, body, context }) => {
      const { acting, dryRun, handle } = await openBookingCall(deps, id, context);
      const asked = await formsAnswered(id);
      const command: BookingCommand = { type: 'EditRequest', data: { ...acting, edit: body, asked } };
      const { state, isDone } = await dryRun(command);
      if (!isDone) await requireFreeAfter(body, existing(state), acting);
      return changed(await handle(command));
    },
    askOthers: async ({ params: { id }, body, context }) => {
      const { acting, commandedBy, dryRun } = await openBookingCall(deps, id, context);
      const { state } = await dryRun({ type: 'AskOthers', data: acting });
      const booking = existing(state);
      const { start, expectedPrice } = body ?? {};
      const instead = { booking, settings: acting.settings, start, expectedPrice };
      if (booking.status !== 'accepted')
        return changed(await requestReplacement(commands, instead, acting, commandedBy));
      await requireRequestable(commands, instead, commandedBy);
      return changed(
        await requestReplacement(
          commands,
          { ...instead, booking: await endWithAbsentWorker(booking, acting, context) },
          acting,
          stepOf(withoutExpectedRevision(context)),
        ),
      );
    },
  };
}
