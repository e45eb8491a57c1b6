import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { quoteCalls } from '#contracts/calls/booking-quotes.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Answered, CallContext, Handlers } from '#infra/http/routing/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { bookingDecider } from './decider.ts';
import { loadWorker, personOf, phoneOf, requireAgreeable, requireValidId } from './load-parties.ts';
import { acceptQuote, offerQuote, rejectQuote, withdrawQuote } from './decide-quotes.ts';
import { type BookingDeps, bookingSteps, changed } from './steps.ts';
import { requireFree, withReservedSlot } from './reserve-slot.ts';

export function quoteHandlers(deps: BookingDeps): Handlers<keyof typeof quoteCalls> {
  const { commands, now } = deps;
  const { step, allowedOn, actingOf, contextOf } = bookingSteps(deps);

  /** As when a worker accepts: the slot first, then the booking (design section 4, "Two streams, one promise"). */
  async function accept(id: string, quoteId: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(context);
    const { booking, isDone } = await allowedOn(id, acting, context, (_, state) =>
      acceptQuote({ ...acting, quoteId, workerPhone: null }, state),
    );
    const workerId = booking.quotes.find(({ id: known }) => known === quoteId)?.worker.workerId ?? '';
    const worker = await loadWorker(commands, workerId);
    const workerPhone = await phoneOf(commands, worker.accountId);
    const decide = () =>
      commands.handleWith(
        bookingDecider,
        streams.booking(id),
        (state) => acceptQuote({ ...acting, quoteId, workerPhone }, state),
        contextOf(context),
      );
    if (isDone) return changed(await decide());
    await requireAgreeable(commands, worker, booking, acting);
    return changed(
      await withReservedSlot(
        commands,
        { booking, worker, settings: acting.settings },
        commandContext(context, now()),
        decide,
      ),
    );
  }

  return {
    offerQuote: async ({ params: { id }, body, context }) => {
      const acting = await actingOf(context);
      const worker = await loadWorker(commands, acting.viewer.workerId ?? '');
      const quoteId = derivedId('quote', context.commandId);
      const command = {
        ...acting,
        quoteId,
        worker: personOf(worker),
        amountCentavos: body.amount,
        message: body.message ?? '',
        validUntil: body.validUntil ?? null,
        requestVersion: body.requestVersion,
        commissionPercent: body.commissionPercent,
      };
      const { booking, isDone } = await allowedOn(id, acting, context, (_, state) => offerQuote(command, state));
      requireValidId(worker, acting);
      await requireAgreeable(commands, worker, booking, acting);
      // No promise: only that nobody offers to come while they are elsewhere.
      if (!isDone) await requireFree(commands, { job: booking, worker, settings: acting.settings }, acting.now);
      const { data, ...answered } = await step(id, context, (_, state) => offerQuote(command, state));
      return { ...answered, data: { ...data, quoteId } };
    },
    acceptQuote: ({ params, context }) => accept(params.id, params.quoteId, context),
    rejectQuote: ({ params: { id, quoteId }, context }) =>
      step(id, context, (acting, state) => rejectQuote({ ...acting, quoteId }, state)),
    withdrawQuote: ({ params: { id, quoteId }, context }) =>
      step(id, context, (acting, state) => withdrawQuote({ ...acting, quoteId }, state)),
  };
}
