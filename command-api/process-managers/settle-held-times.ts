import { holdEnded } from '#contracts/events/calendar.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { bookingDecider } from '../booking/decider.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { definePolicy, onEach } from './policy.ts';

type Hold = { workerId: string; bookingId: string; proposalId: string };

/** Long enough for the command that writes to both streams. */
const GRACE_MINUTES = 1;

const keyOf = ({ bookingId, proposalId }: Hold) => `${bookingId}/${proposalId}`;

/**
 * A new time is held in the calendar, accepted in the booking, and then reserved in the calendar. After a crash between
 * these steps, the held time is reserved if the booking accepted it; otherwise it is released.
 */
export const settleHeldTimes = definePolicy<Hold>({
  name: 'settle-held-times',
  on: {
    SlotHeld: ({ data: { workerId, bookingId, proposalId }, recordedAt }) => {
      const hold = { workerId, bookingId, proposalId };
      return { schedule: { key: keyOf(hold), dueAt: addMinutes(recordedAt, GRACE_MINUTES), data: hold } };
    },
    ...onEach(holdEnded, ({ data }) => ({ cancel: keyOf(data) })),
  },
  act: async (hold, { commands }, context) => {
    const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(hold.bookingId));
    const isAccepted = booking.kind === 'booking' && booking.timeFrom === hold.proposalId;
    await commands.handle(
      calendarDecider,
      streams.calendar(hold.workerId),
      isAccepted
        ? { type: 'MoveReservation', data: hold }
        : { type: 'ReleaseHold', data: { ...hold, reason: 'orphaned' } },
      context,
    );
  },
});
