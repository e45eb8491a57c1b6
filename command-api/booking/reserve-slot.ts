import type { CalendarState, Slot } from '#contracts/calendar/calendar-fold.ts';
import type { ConflictRefusal } from '#contracts/calendar/start-refusal.ts';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { ReleaseSlot } from '../calendar/commands.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { conflictReason } from '../calendar/slot-conflicts.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Worker } from '#contracts/worker/worker-fold.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from './decider.ts';
import { availabilityFor, startsInstead } from '../calendar/free-starts.ts';

/**
 * Reserves the slot in the worker's calendar, runs the acceptance, and releases the slot if the acceptance is refused
 * (design section 4, "Two streams, one promise"). A crash in between leaves an orphan for `release-orphaned-slots`.
 */
export async function withReservedSlot<Result>(
  commands: CommandHandler,
  { booking, worker, settings }: { booking: Booking; worker: Worker; settings: Settings },
  context: CommandContext,
  accept: () => Promise<Result>,
): Promise<Result> {
  const { workerId } = worker;
  const { bookingId, startsAt, endsAt } = booking;
  const slot = { workerId, bookingId, startsAt, endsAt, rules: { own: worker.rules, platform: settings } };
  const reserve = () =>
    commands.handle(calendarDecider, streams.calendar(workerId), { type: 'ReserveSlot', data: slot }, stepOf(context));
  const reserveForThisTime = async () => {
    const found = await reserve();
    if (isAtTime(found.state, slot)) return found;
    // An interrupted attempt, made before the client moved the request, left its slot.
    await releaseUnusedSlot(commands, { workerId, bookingId }, context);
    return reserve();
  };
  const reserved = await reserveForThisTime().catch((error: unknown) =>
    withAlternatives(error, commands, { job: booking, worker, settings }, context.now),
  );
  const isReservedNow = reserved.events.length > 0;
  try {
    const accepted = await accept();
    // The slot existed from a concurrent attempt, which may have been refused and released it since.
    if (!isReservedNow) await reserve();
    return accepted;
  } catch (error) {
    if (isReservedNow && error instanceof ApiError) await releaseUnusedSlot(commands, { workerId, bookingId }, context);
    throw error;
  }
}

function isAtTime({ slots }: CalendarState, { bookingId, startsAt, endsAt }: Slot): boolean {
  return slots.some((slot) => slot.bookingId === bookingId && slot.startsAt === startsAt && slot.endsAt === endsAt);
}

/** A concurrent attempt of the same worker may have been accepted with this slot. */
async function releaseUnusedSlot(
  commands: CommandHandler,
  slot: { workerId: string; bookingId: string },
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.loadNewest(bookingDecider, streams.booking(slot.bookingId));
  if (!needsSlot(state, slot.workerId)) await releaseSlot(commands, { ...slot, reason: 'acceptance_failed' }, context);
}

const holding: readonly BookingStatus[] = ['accepted', 'arrived', 'in_progress', 'completed'];

/** Whether the booking is this worker's job, completed or not. */
export function needsSlot(booking: BookingState, workerId: string): boolean {
  return booking.kind === 'booking' && booking.workerId === workerId && holding.includes(booking.status);
}

export async function releaseSlot(commands: CommandHandler, slot: ReleaseSlot, context: CommandContext) {
  return commands.handle(
    calendarDecider,
    streams.calendar(slot.workerId),
    { type: 'ReleaseSlot', data: slot },
    stepOf(context),
  );
}

type Wanted = { job: Slot; worker: Worker; settings: Settings };

const taken: ReadonlySet<string> = new Set(['slot_taken', 'day_full'] satisfies ConflictRefusal[]);

/** Adds up to three free starts to an error about a taken time. */
export async function withAlternatives(
  error: unknown,
  commands: CommandHandler,
  { job, worker, settings }: Wanted,
  now: string,
): Promise<never> {
  if (!(error instanceof ApiError) || !taken.has(error.code)) throw error;
  const { state } = await commands.load(calendarDecider, streams.calendar(worker.workerId));
  throw new ApiError(error.code, {
    details: { alternatives: startsInstead(job, availabilityFor(job, worker, state), settings, now) },
  });
}

/** Throws `slot_taken` or `day_full` when the job conflicts with the worker's other jobs. */
export async function requireFree(commands: CommandHandler, wanted: Wanted, now: string): Promise<void> {
  const { job, worker, settings } = wanted;
  const { state } = await commands.load(calendarDecider, streams.calendar(worker.workerId));
  const reason = conflictReason(job, { own: worker.rules, platform: settings }, state);
  if (reason) await withAlternatives(new ApiError(reason), commands, wanted, now);
}
