import { disputeOver } from '#contracts/events/dispute.ts';
import { releasePay } from '../dispute/release-pay.ts';
import { atOnce, definePolicy, onEach } from './policy.ts';

/** What was held comes back, unless it goes on waiting: opened again, or its refund takes a second admin. */
export const whenDisputeOverReleaseEarning = definePolicy<{ bookingId: string; eventId: string }>({
  name: 'when-dispute-over-release-earning',
  on: {
    // Of a decision that takes something off the price, whoever takes it off releases the rest (when-dispute-settled-waive-due).
    ...onEach(disputeOver, ({ id, recordedAt, data }) =>
      'waivedCentavos' in data && data.waivedCentavos > 0
        ? null
        : atOnce(id, recordedAt, { bookingId: data.bookingId, eventId: id }),
    ),
  },
  act: async ({ bookingId, eventId }, deps, context) => releasePay(deps, { bookingId, causeId: eventId }, context),
});
