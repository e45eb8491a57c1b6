import { isActive } from '#contracts/account/account-fold.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import { accountStopped } from '#contracts/events/account.ts';
import { leadingTo, startsBooking } from '#contracts/events/booking.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { accountDecider } from '../account/decider.ts';
import { bookingDecider } from '../booking/decider.ts';
import { releaseSlot } from '../booking/reserve-slot.ts';
import { stepOf } from '../command-handling/command-context.ts';
import { definePolicy, onEach } from './policy.ts';

type OfClient = { bookingId: string; clientId: string };

const A_DAY_MINUTES = 24 * 60;

/**
 * Cancels the bookings that have not started of a client who was suspended or closed their account, free of charge, and so
 * notifies the workers at once (docs/decisions/closing-an-account.md).
 */
export const whenClientGoneCallOff = definePolicy<OfClient>({
  name: 'when-client-gone-call-off',
  on: {
    [startsBooking]: ({ data: { bookingId, client }, recordedAt }) => ({
      schedule: {
        key: bookingId,
        group: client.accountId,
        dueAt: recordedAt,
        data: { bookingId, clientId: client.accountId },
      },
    }),
    ...onEach(leadingTo('in_progress', 'completed', 'declined', 'expired', 'cancelled'), ({ data: { bookingId } }) => ({
      cancel: bookingId,
    })),
  },
  wakes: onEach(accountStopped, ({ stream }) => partsOfStream(stream).id),
  act: async ({ bookingId, clientId }, { commands, settings }, context) => {
    const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
    if (booking.kind === 'none' || !bookingGroups.ahead.some((status) => status === booking.status)) return;
    const { state: client } = await commands.loadNewest(accountDecider, streams.account(clientId));
    if (client.kind === 'account' && isActive(client))
      return { lookAgainAt: booking.endsAt > context.now ? booking.endsAt : addMinutes(context.now, A_DAY_MINUTES) };
    const { workerId } = booking;
    const { state } = await commands.handle(
      bookingDecider,
      streams.booking(bookingId),
      { type: 'CallOff', data: { now: context.now, settings: await settings() } },
      context,
    );
    if (workerId !== null && state.kind === 'booking' && state.status === 'cancelled')
      await releaseSlot(commands, { workerId, bookingId, reason: 'cancelled' }, stepOf(context));
  },
});
