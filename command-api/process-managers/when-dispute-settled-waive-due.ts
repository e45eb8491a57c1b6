import type { Person } from '#contracts/account/person.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import { disputeSettled } from '#contracts/events/dispute.ts';
import { streams } from '#contracts/events/streams.ts';
import { releasePay } from '../dispute/release-pay.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { atOnce, definePolicy } from './policy.ts';

/**
 * What a final decision takes off the price is no longer owed, and goes back where it was paid. The rest of the job's pay
 * is released with it, unless the refund waits for a second admin.
 */
export const whenDisputeSettledWaiveDue = definePolicy<{
  bookingId: string;
  waivedCentavos: number;
  decidedBy: Person;
  /** Of tasks that were noted before it was: their pay is released by a task of its own. */
  eventId?: string;
}>({
  name: 'when-dispute-settled-waive-due',
  on: {
    [disputeSettled]: ({ id, recordedAt, data: { bookingId, waivedCentavos, decidedBy } }) =>
      waivedCentavos === 0 ? null : atOnce(id, recordedAt, { bookingId, waivedCentavos, decidedBy, eventId: id }),
  },
  act: async ({ bookingId, waivedCentavos, decidedBy, eventId }, deps, context) => {
    const { commands, settings } = deps;
    const booking = await findPayable(commands, bookingId);
    if (!booking) return;
    const { commandId, now } = context;
    const stream = streams.payment(bookingId);
    // Cut off before the pay was released, it is taken off already: asked again it would be taken off what is left.
    if (!(await commands.isStored(stream, commandId))) {
      const alone = { admin: decidedBy, upToCentavos: (await settings()).approvalAmount };
      const data = { booking, waivedCentavos, reason: ownReasonsEn.disputeDecided, now, commandId, alone };
      await commands.handle(paymentDecider, stream, { type: 'WaiveDue', data }, context);
    }
    if (eventId) await releasePay(deps, { bookingId, causeId: eventId }, context);
  },
});
