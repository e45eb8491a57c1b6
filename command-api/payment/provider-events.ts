import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Attempt } from '#contracts/payment/payment-fold.ts';
import { requireReadable } from '#infra/eventing/event-log.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { PaymentOutcome, PaymentProvider, ProviderEvent, RefundOutcome } from '#infra/payments/port.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { SettleRefund } from './commands.ts';
import { paymentDecider } from './decider.ts';
import { findPayable } from './payable-booking.ts';

/** Turns a provider's report about a payment or refund, from a webhook or a query, into a command. */

type OfAttempt = Pick<Attempt, 'attemptId' | 'method' | 'provider' | 'providerPaymentId'> & { bookingId: string };

export async function applyPaymentOutcome(
  commands: CommandHandler,
  attempt: OfAttempt,
  outcome: PaymentOutcome,
  context: CommandContext,
): Promise<void> {
  const booking = await findPayable(commands, attempt.bookingId);
  if (!booking || outcome.status === 'processing') return;
  const { now } = context;
  await commands.handle(
    paymentDecider,
    streams.payment(attempt.bookingId),
    outcome.status === 'received'
      ? { type: 'ReceivePayment', data: { ...attempt, booking, now, amountCentavos: outcome.amountCentavos } }
      : { type: 'FailAttempt', data: { attemptId: attempt.attemptId, booking, now, reason: outcome.reason } },
    context,
  );
}

export async function applyRefundOutcome(
  commands: CommandHandler,
  { bookingId, refundId, made }: { bookingId: string; refundId: string; made?: SettleRefund['made'] },
  outcome: RefundOutcome,
  context: CommandContext,
): Promise<void> {
  const booking = await findPayable(commands, bookingId);
  if (!booking || outcome.status === 'pending') return;
  const { now } = context;
  await commands.handle(
    paymentDecider,
    streams.payment(bookingId),
    outcome.status === 'settled'
      ? {
          type: 'SettleRefund',
          data: {
            booking,
            refundId,
            reference: outcome.reference,
            ...(made && { made }),
            now,
          },
        }
      : { type: 'FailRefund', data: { booking, refundId, reason: outcome.reason, now } },
    context,
  );
}

/** The command id derives from the provider's event, so that a duplicate appends nothing. */
export async function handleProviderEvent(
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
  if (event.kind === 'refund') {
    const { made, ...refund } = event;
    const told = { ...refund, ...(made && { made: { ...made, provider } }) };
    return applyRefundOutcome(commands, told, event.outcome, context);
  }
  const { bookingId, attemptId, method, providerPaymentId } = event;
  return applyPaymentOutcome(
    commands,
    { bookingId, attemptId, method, provider, providerPaymentId },
    event.outcome,
    context,
  );
}

/** The causation id: the event that started the payment or refund at the provider. */
async function causeOf(commands: CommandHandler, event: ProviderEvent): Promise<Pick<CommandContext, 'causationId'>> {
  const { attemptId } = (event.kind === 'refund' ? event.made : event) ?? {};
  const cause = await commands.find(streams.payment(event.bookingId), (one) => {
    const { data } = requireReadable(one) as unknown as Recorded;
    // Refund events also contain the attempt's id.
    if (event.kind === 'refund' && !event.made) return 'refundId' in data && data.refundId === event.refundId;
    return 'attemptId' in data && data.attemptId === attemptId;
  });
  return cause ? { causationId: cause.id } : {};
}
