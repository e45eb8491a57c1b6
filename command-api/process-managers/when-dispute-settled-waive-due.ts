import type { Person } from '#contracts/account/person.ts';
import { may } from '#contracts/account/staff-permissions.ts';
import { approvalPermissions } from '#contracts/platform/case-permissions.ts';
import { disputeSettled } from '#contracts/events/dispute.ts';
import { streams } from '#contracts/events/streams.ts';
import { paymentDecider } from '../payment/decider.ts';
import { findPayable } from '../payment/payable-booking.ts';
import { atOnce, definePolicy } from './policy.ts';

/** As it stands on refunds, which their client reads. */
const REASON = 'Suki decided your dispute';

/** What a final decision takes off the price is no longer owed, and goes back where it was paid. */
export const whenDisputeSettledWaiveDue = definePolicy<{
  bookingId: string;
  waivedCentavos: number;
  decidedBy: Person;
}>({
  name: 'when-dispute-settled-waive-due',
  on: {
    [disputeSettled]: ({ id, recordedAt, data: { bookingId, waivedCentavos, decidedBy } }) =>
      waivedCentavos === 0 ? null : atOnce(id, recordedAt, { bookingId, waivedCentavos, decidedBy }),
  },
  act: async ({ bookingId, waivedCentavos, decidedBy }, { commands, settings, staff }, context) => {
    const booking = await findPayable(commands, bookingId);
    if (!booking) return;
    const { commandId, now } = context;
    const others = (await staff.admins()).filter(({ accountId }) => accountId !== decidedBy.accountId);
    const isOnlyAdmin = !others.some((one) => may(one, approvalPermissions.refund));
    const alone = { admin: decidedBy, upToCentavos: (await settings()).approvalAmount, isOnlyAdmin };
    await commands.handle(
      paymentDecider,
      streams.payment(bookingId),
      { type: 'WaiveDue', data: { booking, waivedCentavos, reason: REASON, now, commandId, alone } },
      context,
    );
  },
});
