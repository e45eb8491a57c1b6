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
  /** Names the correction, if one is needed: what happened gives it its id. */
  correctionId: string;
  /** When that happened: which Friday it joins. */
  at: string;
};

/**
 * Brings what a job has earned to what its booking and its payment say now (design section 4): nothing before it is over
 * and its money verified for good, then one line for the job, later one for each change. It looks at all that is there already, so
 * it may be asked in any order and as often as one likes. The commission is what the worker was promised; where nothing
 * was, that of the moment.
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
  // Whichever came last, the job's end or its verification, says which Friday it is.
  const friday = payoutFriday(
    [at, overSince, ...(isFirst && payment.verifiedAt ? [payment.verifiedAt] : [])].reduce(latest),
  );
  // A verification that may still be taken back comes back to it by its own task.
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
  /** No line of the booking can lie before this moment. */ overSince: string;
  isVerified: boolean;
  /** null: agreed before percents were. */ promisedPercent: number | null;
};

/** null while the job is not over. */
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
