import { typesOf } from '#contracts/events/event-schemas.ts';
import { otherSideOf } from '#contracts/dispute/lifecycle.ts';
import { disputeEvents } from '#contracts/events/dispute.ts';
import { streams } from '#contracts/events/streams.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { bookingDecider } from '../booking/decider.ts';
import { type DisputeNotice, disputeMail, disputeNoticesOf } from '../dispute/dispute-mail.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

type AddressedNotice = { accountId: string; notice: DisputeNotice };

/** Mails each step of a dispute to the people concerned, who may have deadlines. */
export const whenDisputeChangesTell = definePolicy<{ told: readonly AddressedNotice[] }>({
  name: 'when-dispute-changes-tell',
  tells: true,
  on: onEach(typesOf(disputeEvents), (event) => {
    const told = disputeNoticesOf(event);
    return told.length === 0 ? null : scheduleNow(event.id, event.recordedAt, { told });
  }),
  act: async ({ told }, { commands, mail, staff: { publicUrl } }, { now }) => {
    for (const { accountId, notice } of told) {
      const { state } = await commands.loadNewest(accountDecider, streams.account(accountId));
      if (state.kind === 'none' || state.notifications?.mails === false) continue;
      const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(notice.bookingId));
      const other = booking.kind === 'none' ? null : booking[otherSideOf(notice.side)];
      if (booking.kind === 'none' || other === null) continue;
      const job = { service: booking.service.name, name: other.name };
      for (const to of provenContacts(state, 'email', now))
        await mail.send(disputeMail({ to, language: state.language, notice, job, publicUrl }));
    }
  },
});
