import { holdingStatuses } from '#contracts/dispute/lifecycle.ts';
import { streams } from '#contracts/events/streams.ts';
import { disputeWaitingCentavos } from '#contracts/payment/payment-fold.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { paymentDecider } from '../payment/decider.ts';
import { disputeDecider } from './decider.ts';

/** Whether a dispute holds the job's earning: it is open, or its decision waits for a second admin. */
export async function disputeHoldsPay(commands: CommandHandler, bookingId: string): Promise<boolean> {
  const { state: dispute } = await commands.loadNewest(disputeDecider, streams.dispute(bookingId));
  if (dispute.kind === 'none') return false;
  if (holdingStatuses.includes(dispute.status)) return true;
  const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
  return disputeWaitingCentavos(payment) > 0;
}
