import { jobAgreed, workerFreed } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { bookingDecider } from '../booking/decider.ts';
import { needsSlot } from '../booking/reserve-slot.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { definePolicy, onEach } from './policy.ts';
import type { Reaction } from '#infra/eventing/process-managers.ts';

type Slot = { workerId: string; bookingId: string };

/** Long enough for the command that writes to both streams. */
const GRACE_MINUTES = 1;

/**
 * Reserving a slot and accepting its booking are two appends. A crash between them, or between a cancellation and the release,
 * leaves an orphaned slot, which this policy releases.
 */
export const releaseOrphanedSlots = definePolicy<Slot>({
  name: 'release-orphaned-slots',
  on: {
    SlotBooked: ({ data: { workerId, bookingId }, recordedAt }) => look({ workerId, bookingId }, recordedAt),
    ...onEach(jobAgreed, ({ data: { worker, bookingId } }) => ({
      cancel: keyOf({ workerId: worker.workerId, bookingId }),
    })),
    ...onEach(workerFreed, ({ data: { workerId, bookingId }, recordedAt }) =>
      workerId ? look({ workerId, bookingId }, recordedAt) : null,
    ),
    SlotReleased: ({ data: { workerId, bookingId } }) => ({ cancel: keyOf({ workerId, bookingId }) }),
  },
  act: async ({ workerId, bookingId }, { commands }, context) => {
    const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
    if (needsSlot(booking, workerId)) return;
    await commands.handle(
      calendarDecider,
      streams.calendar(workerId),
      { type: 'ReleaseSlot', data: { workerId, bookingId, reason: 'orphaned' } },
      context,
    );
  },
});

function keyOf({ workerId, bookingId }: Slot): string {
  return `${workerId}/${bookingId}`;
}

function look(slot: Slot, since: string): Reaction<Slot> {
  return { schedule: { key: keyOf(slot), dueAt: addMinutes(since, GRACE_MINUTES), data: slot } };
}
