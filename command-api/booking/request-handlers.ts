import type { bookingRequestCalls } from '#contracts/calls/booking-requests.ts';
import { streams } from '#contracts/events/streams.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { type BookingForms, noForm } from '#contracts/form/booking-forms.ts';
import { loadFormsOfVersions } from '../form/load-form.ts';
import { requestInstead, requireRequestable } from './ask-others.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from './decider.ts';
import { actingOf, bookingContext, type BookingDeps, changed, existing, loadWorker } from './booking-call.ts';
import { requireOpenStart } from './named-worker.ts';
import { startAfter } from './decide-request-changes.ts';
import { endOf } from './decide-reschedule.ts';
import type { Acting, BookingCommand, Edit } from './commands.ts';
import { releaseSlot } from './reserve-slot.ts';

export function requestHandlers(deps: BookingDeps): Handlers<keyof typeof bookingRequestCalls> {
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
    editRequest: async ({ params: { id }, body, context }) => {
      const acting = await actingOf(deps, context);
      const commandedBy = bookingContext(deps, context);
      const asked = await formsAnswered(id);
      const command: BookingCommand = { type: 'EditRequest', data: { ...acting, edit: body, asked } };
      const { state, isDone } = await commands.dryRun(bookingDecider, streams.booking(id), command, commandedBy);
      if (!isDone) await requireFreeAfter(body, existing(state), acting);
      return changed(await commands.handle(bookingDecider, streams.booking(id), command, commandedBy));
    },
    widenRequest: async ({ params: { id }, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(id),
          { type: 'WidenRequest', data: await actingOf(deps, context) },
          bookingContext(deps, context),
        ),
      ),
    dismissRequest: async ({ params: { id }, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(id),
          { type: 'DismissRequest', data: await actingOf(deps, context) },
          bookingContext(deps, context),
        ),
      ),
    askOthers: async ({ params: { id }, body, context }) => {
      const acting = await actingOf(deps, context);
      const commandedBy = bookingContext(deps, context);
      const { state } = await commands.dryRun(
        bookingDecider,
        streams.booking(id),
        { type: 'AskOthers', data: acting },
        commandedBy,
      );
      const booking = existing(state);
      const { start, expectedPrice } = body ?? {};
      const instead = { booking, settings: acting.settings, start, expectedPrice };
      if (booking.status !== 'accepted') return changed(await requestInstead(commands, instead, acting, commandedBy));
      await requireRequestable(commands, instead, commandedBy);
      return changed(
        await requestInstead(
          commands,
          { ...instead, booking: await endWithAbsentWorker(booking, acting, context) },
          acting,
          stepOf(withoutExpectedRevision(context)),
        ),
      );
    },
  };
}
