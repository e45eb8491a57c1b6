import { disputeEnded } from '#contracts/events/dispute.ts';
import { releasePay } from '../dispute/release-pay.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

/** Releases a held earning, unless the dispute was reopened or its refund needs a second admin. */
export const whenDisputeOverReleaseEarning = definePolicy<{ bookingId: string; eventId: string }>({
  name: 'when-dispute-over-release-earning',
  on: {
    // For a decision with a waiver, when-dispute-settled-waive-due releases the rest.
    ...onEach(disputeEnded, ({ id, recordedAt, data }) =>
      'waivedCentavos' in data && data.waivedCentavos > 0
        ? null
        : scheduleNow(id, recordedAt, { bookingId: data.bookingId, eventId: id }),
    ),
  },
  act: async ({ bookingId, eventId }, deps, context) => releasePay(deps, { bookingId, causeId: eventId }, context),
});
