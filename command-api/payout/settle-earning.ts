import { dueCentavos, keptCentavos, finalFrom } from '#contracts/payment/allowed-actions.ts';
import { cashCentavos, type PaymentState } from '#contracts/payment/payment-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import { payoutFriday } from '#contracts/payout/friday.ts';
import type { BookingState } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { paymentDecider } from '../payment/decider.ts';
import { payableBooking } from '../payment/payable-booking.ts';
import type { PolicyDeps } from '../process-managers/policy.ts';
import { correctingLine, jobLine, type Settlement } from './lines.ts';
import { linesOfBooking, type Payee, placeLine } from './place-line.ts';

export type SettleEarning = {
  bookingId: string;
  /** Id of a correction, if one is needed: the causing event's id. */
  correctionId: string;
  /** Time of the cause, which selects the Friday. */
  at: string;
};

/**
 * Brings a job's payout lines in line with its booking and payment (design section 4): none before it is over and finally
 * verified, then one line for the job and one per later change. Idempotent and independent of order, because it compares with
 * the existing lines. Uses the commission agreed with the worker, else the current one.
 */
export async function settleEarning(
  { commands, settings }: Pick<PolicyDeps, 'commands' | 'settings'>,
  { bookingId, correctionId, at }: SettleEarning,
  context: CommandContext,
): Promise<void> {
  const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
  const due = settlementOf(booking, payment);
  if (!due) return;
  const { settlement, payee, overSince, isVerified, promisedPercent } = due;
  const lines = await linesOfBooking(commands, payee.workerId, bookingId, {
    from: payoutFriday(overSince),
    to: payoutFriday(latest(at, context.now)),
  });
  const isFirst = lines.length === 0;
  // The later of the job's end and its verification selects the Friday.
  const friday = payoutFriday(
    [at, overSince, ...(isFirst && payment.verifiedAt ? [payment.verifiedAt] : [])].reduce(latest),
  );
  // A verification that can still be undone has its own delayed task.
  if (
    isFirst &&
    !(isFinal(payment, context.now) && isVerified && (settlement.dueCentavos > 0 || settlement.cashCentavos > 0))
  )
    return;
  const line = isFirst
    ? jobLine(settlement, promisedPercent ?? (await settings()).commissionPercent)
    : correctingLine(lines, settlement, correctionId);
  if (line) await placeLine(commands, { payee, line, friday }, context);
}

function isFinal({ verifiedAt }: PaymentState, now: string): boolean {
  return verifiedAt === null || Date.parse(now) >= Date.parse(finalFrom(verifiedAt));
}

type Due = {
  settlement: Settlement;
  payee: Payee;
  /** Lines of the booking are never older than this. */ overSince: string;
  isVerified: boolean;
  /** null: accepted before commissions were recorded. */ promisedPercent: number | null;
};

/** null until the job is over. */
export function settlementOf(booking: BookingState, payment: PaymentState): Due | null {
  const payable = payableBooking(booking);
  if (booking.kind === 'none' || !payable || (payable.status !== 'completed' && payable.status !== 'cancelled'))
    return null;
  const { bookingId, clientName, serviceName, workerId, workerAccountId, workerName } = payable;
  const owed = dueCentavos(payable, payment);
  return {
    settlement: {
      bookingId,
      clientName,
      serviceName,
      purpose: payable.status === 'completed' ? 'job' : 'cancellation_fee',
      dueCentavos: owed,
      cashCentavos: cashCentavos(payment),
    },
    payee: { workerId, workerAccountId, workerName },
    overSince: booking.completion?.at ?? booking.requestedAt,
    promisedPercent: booking.commissionPercent,
    isVerified: payment.verifiedCentavos >= owed || (payment.status === 'verified' && keptCentavos(payment) >= owed),
  };
}

function latest(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) ? one : other;
}
