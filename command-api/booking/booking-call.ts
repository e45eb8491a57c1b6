import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { Handled } from '#infra/eventing/command-handling/handle-command.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Acting } from './commands.ts';

export type BookingDeps = { commands: CommandHandler; now: () => Date; settings: () => Promise<Settings> };

/** Who calls, as the booking's rules see them, and when. */
export async function actingOf({ now, settings }: BookingDeps, context: CallContext): Promise<Acting> {
  return { viewer: viewerOf(context), now: now().toISOString(), settings: await settings() };
}

/** With the revision that If-Match names: of a booking it counts. */
export function bookingContext({ now }: BookingDeps, context: CallContext): CommandContext {
  return { ...commandContext(context, now()), ifRevision: context.ifRevision };
}

export function existing(state: BookingState): Booking {
  if (state.kind === 'none') throw new ApiError('not_found');
  return state;
}

/** What a call that changes a booking answers. */
export function changed({ state, revision, position }: Handled<BookingState, BookingEvent>): Answered<BookingChanged> {
  const { bookingId, status } = existing(state);
  return { data: { id: bookingId, bookingId, status, revision }, position };
}
