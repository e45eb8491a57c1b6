import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { quoteCalls } from '#contracts/calls/booking-quotes.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Answered, CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import {
  actingOf,
  bookingContext,
  type BookingDeps,
  changed,
  existing,
  loadWorker,
  personOf,
  phoneOf,
  requireAgreeable,
  requireDocuments,
} from './booking-call.ts';
import type { BookingCommand } from './commands.ts';
import { bookingDecider } from './decider.ts';
import { requireFree, withReservedSlot } from './reserve-slot.ts';

export function quoteHandlers(deps: BookingDeps): Handlers<keyof typeof quoteCalls> {
  const { commands, now } = deps;

  /** Reserves the slot, then accepts the quote (design section 4, "Two streams, one promise"). */
  async function accept(id: string, quoteId: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(deps, context);
    const commandedBy = bookingContext(deps, context);
    const stream = streams.booking(id);
    const accepting = (workerPhone: string | null): BookingCommand => ({
      type: 'AcceptQuote',
      data: { ...acting, quoteId, workerPhone },
    });
    const { state, isDone } = await commands.dryRun(bookingDecider, stream, accepting(null), commandedBy);
    const booking = existing(state);
    const workerId = booking.quotes.find((quote) => quote.id === quoteId)?.worker.workerId ?? '';
    const worker = await loadWorker(commands, workerId);
    const command = accepting(await phoneOf(commands, worker.accountId));
    const handle = () => commands.handle(bookingDecider, stream, command, commandedBy);
    if (isDone) return changed(await handle());
    await requireAgreeable(commands, worker, booking, acting);
    const job = { booking, worker, settings: acting.settings };
    return changed(await withReservedSlot(commands, job, commandContext(context, now()), handle));
  }

  return {
    offerQuote: async ({ params: { id }, body, context }) => {
      const acting = await actingOf(deps, context);
      const commandedBy = bookingContext(deps, context);
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
      const { state, isDone } = await commands.dryRun(bookingDecider, streams.booking(id), command, commandedBy);
      const booking = existing(state);
      requireDocuments(worker, acting);
      await requireAgreeable(commands, worker, booking, acting);
      // Reserves nothing; it only rejects a quote for a time when the worker has another job.
      if (!isDone) await requireFree(commands, { job: booking, worker, settings: acting.settings }, acting.now);
      const { data, ...answered } = changed(
        await commands.handle(bookingDecider, streams.booking(id), command, commandedBy),
      );
      return { ...answered, data: { ...data, quoteId } };
    },
    acceptQuote: ({ params, context }) => accept(params.id, params.quoteId, context),
    rejectQuote: async ({ params: { id, quoteId }, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(id),
          { type: 'RejectQuote', data: { ...(await actingOf(deps, context)), quoteId } },
          bookingContext(deps, context),
        ),
      ),
    withdrawQuote: async ({ params: { id, quoteId }, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(id),
          { type: 'WithdrawQuote', data: { ...(await actingOf(deps, context)), quoteId } },
          bookingContext(deps, context),
        ),
      ),
  };
}
