import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#infra/http/routing/api-error.ts';
import { calendarDecider, type Hold, holdSlot, moveSlot, releaseHold } from '../calendar/decider.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Worker } from '../worker/decider.ts';
import { withAlternatives } from './reserve-slot.ts';

type NewTime = { hold: Hold & { workerId: string }; worker: Worker; settings: Settings };

/**
 * Holds the new time in the worker's calendar, runs the acceptance, and moves the slot. The old time stays taken until
 * then, so that whatever is refused or breaks off in between, the booking's time is never free for others; what a
 * crash leaves is settled by `settle-held-times` (docs/decisions/held-time.md).
 */
export async function withHeldTime<Result extends { position?: number }>(
  commands: CommandHandler,
  { hold, worker, settings }: NewTime,
  context: CommandContext,
  accept: () => Promise<Result>,
): Promise<Result> {
  const calendar = streams.calendar(hold.workerId);
  const held = await commands
    .handleWith(
      calendarDecider,
      calendar,
      (state) => holdSlot({ ...hold, bufferMinutes: settings.travelBufferMinutes }, state),
      stepOf(context),
    )
    .catch((error: unknown) => withAlternatives(error, commands, { job: hold, worker, settings }, context.now));
  const accepted = await accept().catch(async (error: unknown) => {
    const heldNow = held.events.length > 0;
    if (heldNow && error instanceof ApiError)
      await commands.handleWith(
        calendarDecider,
        calendar,
        (state) => releaseHold({ ...nameOf(hold), reason: 'acceptance_failed' }, state),
        stepOf(context),
      );
    throw error;
  });
  const moved = await commands.handleWith(
    calendarDecider,
    calendar,
    (state) => moveSlot(nameOf(hold), state),
    stepOf(context),
  );
  return { ...accepted, position: moved.position };
}

function nameOf({ workerId, bookingId, proposalId }: NewTime['hold']) {
  return { workerId, bookingId, proposalId };
}
