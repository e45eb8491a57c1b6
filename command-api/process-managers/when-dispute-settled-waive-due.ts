import type { Person } from '#contracts/account/person.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import { disputeSettled } from '#contracts/events/dispute.ts';
import { streams } from '#contracts/events/streams.ts';
import { releasePay } from '../dispute/release-pay.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { scheduleNow, definePolicy } from './policy.ts';

/**
 * Waives the amount of a final decision and refunds it if paid. Also releases the rest of the job's earning, unless the refund
 * waits for a second admin.
 */
export const whenDisputeSettledWaiveDue = definePolicy<{
  bookingId: string;
  waivedCentavos: number;
  decidedBy: Person;
  /** Missing in old tasks, whose earning is released by a separate task. */
  eventId?: string;
}>({
  name: 'when-dispute-settled-waive-due',
  on: {
    [disputeSettled]: ({ id, recordedAt, data: { bookingId, waivedCentavos, decidedBy } }) =>
      waivedCentavos === 0 ? null : scheduleNow(id, recordedAt, { bookingId, waivedCentavos, decidedBy, eventId: id }),
  },
  act: async ({ bookingId, waivedCentavos, decidedBy, eventId }, deps, context) => {
    const { commands, settings } = deps;
    const booking = await findPayable(commands, bookingId);
    if (!booking) return;
    const { commandId, now } = context;
    const stream = streams.payment(bookingId);
    // After an interruption the waiver may be stored; a repeated one would be computed from the rest.
    if (!(await commands.isStored(stream, commandId))) {
      const alone = { admin: decidedBy, upToCentavos: (await settings()).approvalAmount };
      const data = { booking, waivedCentavos, reason: ownReasonsEn.disputeDecided, now, commandId, alone };
      await commands.handle(paymentDecider, stream, { type: 'WaiveDue', data }, context);
    }
    if (eventId) await releasePay(deps, { bookingId, causeId: eventId }, context);
  },
});
