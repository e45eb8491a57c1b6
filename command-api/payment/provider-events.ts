import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Attempt } from '#contracts/payment/payment-fold.ts';
import { requireReadable } from '#infra/eventing/event-log/sealed-event.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { PaymentFate, PaymentProvider, ProviderEvent, RefundFate } from '#infra/payments/port.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { paymentDecider } from './decider.ts';
import { findPayable } from './load-payable.ts';
import { failAttempt, receivePayment } from './decide-paying.ts';
import { failRefund, settleRefund } from './decide-refunds.ts';

/** What a provider says became of a payment or refund, by webhook or because it was asked, becomes a command here. */

type OfAttempt = Pick<Attempt, 'attemptId' | 'method' | 'provider' | 'providerPaymentId'> & { bookingId: string };

export async function learnPaymentFate(
  commands: CommandHandler,
  attempt: OfAttempt,
  fate: PaymentFate,
  context: CommandContext,
): Promise<void> {
  const booking = await findPayable(commands, attempt.bookingId);
  if (!booking || fate.status === 'processing') return;
  const { now } = context;
  await commands.handleWith(
    paymentDecider,
    streams.payment(attempt.bookingId),
    (state) =>
      fate.status === 'received'
        ? receivePayment({ ...attempt, booking, now, amountCentavos: fate.amountCentavos }, state)
        : failAttempt({ attemptId: attempt.attemptId, booking, now, reason: fate.reason }, state),
    context,
  );
}

export async function learnRefundFate(
  commands: CommandHandler,
  { bookingId, refundId }: { bookingId: string; refundId: string },
  fate: RefundFate,
  context: CommandContext,
): Promise<void> {
  const booking = await findPayable(commands, bookingId);
  if (!booking || fate.status === 'pending') return;
  const { now } = context;
  await commands.handleWith(
    paymentDecider,
    streams.payment(bookingId),
    (state) =>
      fate.status === 'settled'
        ? settleRefund({ booking, refundId, reference: fate.reference, now }, state)
        : failRefund({ booking, refundId, reason: fate.reason, now }, state),
    context,
  );
}

/** The command's id comes from the provider's own event, so that one that is told twice appends once. */
export async function learn(
  commands: CommandHandler,
  provider: PaymentProvider['name'],
  event: ProviderEvent,
  now: Date,
): Promise<void> {
  const context: CommandContext = {
    commandId: derivedId(provider, event.eventId),
    actor: 'system',
    provider,
    ...(await causeOf(commands, event)),
    now: now.toISOString(),
  };
  if (event.kind === 'refund') return learnRefundFate(commands, event, event.fate, context);
  const { bookingId, attemptId, method, providerPaymentId } = event;
  return learnPaymentFate(commands, { bookingId, attemptId, method, provider, providerPaymentId }, event.fate, context);
}

/** What the provider tells of was sent on its way by an event: that is its cause. */
async function causeOf(commands: CommandHandler, event: ProviderEvent): Promise<Pick<CommandContext, 'causationId'>> {
  const cause = await commands.find(streams.payment(event.bookingId), (one) => {
    const sent = requireReadable(one) as unknown as Recorded;
    return event.kind === 'refund'
      ? sent.type === 'RefundIssued' && sent.data.refundId === event.refundId
      : sent.type === 'PaymentSubmitted' && sent.data.attemptId === event.attemptId;
  });
  return cause ? { causationId: cause.id } : {};
}
