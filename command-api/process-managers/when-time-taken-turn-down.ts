import { requestEnded, timeAgreed, workerIdIn } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import type { Slot } from '#contracts/calendar/calendar-fold.ts';
import { bookingDecider } from '../booking/decider.ts';
import { loadWorker } from '../booking/booking-call.ts';
import { needsSlot } from '../booking/reserve-slot.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { conflictingSlots } from '../calendar/slot-conflicts.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { definePolicy, onEach } from './policy.ts';
import type { Reaction } from '#infra/eventing/process-managers.ts';

type PendingRequest = { bookingId: string };

/** A reserved slot may still be accepted or released. */
const RECHECK_MINUTES = 1;

/**
 * A request reserves no time. When another job takes the worker's time, this declines the request at once, so that the client
 * can ask others (docs/decisions/named-worker.md). Runs at the request, because of concurrent acceptances, and at each
 * acceptance by the worker.
 */
export const whenTimeTakenTurnDown = definePolicy<PendingRequest>({
  name: 'when-time-taken-turn-down',
  on: {
    BookingRequested: ({ data: { bookingId, worker }, recordedAt }) =>
      worker && wait(bookingId, worker.workerId, recordedAt),
    BookingWidened: ({ data }) => ({ cancel: data.bookingId }),
    BookingNarrowed: ({ data: { bookingId, worker }, recordedAt }) => wait(bookingId, worker.workerId, recordedAt),
    ...onEach(requestEnded, ({ data }) => ({ cancel: data.bookingId })),
  },
  wakes: onEach(timeAgreed, ({ data }) => workerIdIn(data)),
  act: async ({ bookingId }, { commands, settings }, context) => {
    const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
    if (
      booking.kind === 'none' ||
      booking.workerId === null ||
      (booking.status !== 'pending' && booking.status !== 'quoted')
    )
      return;
    const rules = await settings();
    const taken = await hasConflictingJob(commands, { booking, workerId: booking.workerId }, rules);
    if (taken === 'perhaps') return { lookAgainAt: addMinutes(context.now, RECHECK_MINUTES) };
    // Runs again when the worker accepts a job, or when it is due.
    if (taken === 'no')
      return {
        lookAgainAt: booking.startsAt > context.now ? booking.startsAt : addMinutes(context.now, RECHECK_MINUTES),
      };
    await commands.handle(
      bookingDecider,
      streams.booking(bookingId),
      { type: 'TurnDownTaken', data: { startsAt: booking.startsAt, now: context.now, settings: rules } },
      context,
    );
  },
});

function wait(bookingId: string, workerId: string, at: string): Reaction<PendingRequest> {
  return { schedule: { key: bookingId, group: workerId, dueAt: at, data: { bookingId } } };
}

/** `perhaps`: a slot exists, but its booking is not accepted yet. */
async function hasConflictingJob(
  commands: CommandHandler,
  { booking, workerId }: { booking: Booking; workerId: string },
  settings: Settings,
): Promise<'yes' | 'no' | 'perhaps'> {
  const { state } = await commands.loadNewest(calendarDecider, streams.calendar(workerId));
  const { rules } = await loadWorker(commands, workerId);
  const { overlapping, fillingTheDay } = conflictingSlots(booking, { own: rules, platform: settings }, state);
  const isAJob = async (slot: Slot) => {
    const { state: other } = await commands.loadNewest(bookingDecider, streams.booking(slot.bookingId));
    return needsSlot(other, workerId);
  };
  const inTheWay = await Promise.all(overlapping.map(isAJob));
  const ofTheDay = await Promise.all(fillingTheDay.map(isAJob));
  if (inTheWay.some(Boolean) || (ofTheDay.length > 0 && ofTheDay.every(Boolean))) return 'yes';
  return inTheWay.length + ofTheDay.length > 0 ? 'perhaps' : 'no';
}
