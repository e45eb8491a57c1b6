import type { Hold } from '#contracts/calendar/calendar-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#contracts/api-error.ts';
import { calendarDecider } from '../calendar/decider.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Worker } from '#contracts/worker/worker-fold.ts';
import { withAlternatives } from './reserve-slot.ts';

type NewTime = { hold: Hold & { workerId: string }; worker: Worker; settings: Settings };

/**
 * Holds the new time in the worker's calendar, runs the acceptance, and moves the reservation. The old time stays reserved
 * until then, so that after a refusal or crash it is never free for other jobs. `settle-held-times` cleans up after a crash
 * (docs/decisions/rescheduling.md).
 */
export async function withHeldTime<Result extends { position?: number }>(
  commands: CommandHandler,
  { hold, worker, settings }: NewTime,
  context: CommandContext,
  accept: () => Promise<Result>,
): Promise<Result> {
  const calendar = streams.calendar(hold.workerId);
  const held = await commands
    .handle(
      calendarDecider,
      calendar,
      { type: 'HoldSlot', data: { ...hold, rules: { own: worker.rules, platform: settings } } },
      stepOf(context),
    )
    .catch((error: unknown) => withAlternatives(error, commands, { job: hold, worker, settings }, context.now));
  const accepted = await accept().catch(async (error: unknown) => {
    const isHeldNow = held.events.length > 0;
    if (isHeldNow && error instanceof ApiError)
      await commands.handle(
        calendarDecider,
        calendar,
        { type: 'ReleaseHold', data: { ...keyOf(hold), reason: 'acceptance_failed' } },
        stepOf(context),
      );
    throw error;
  });
  const moved = await commands.handle(
    calendarDecider,
    calendar,
    { type: 'MoveReservation', data: keyOf(hold) },
    stepOf(context),
  );
  return { ...accepted, position: moved.position };
}

function keyOf({ workerId, bookingId, proposalId }: NewTime['hold']) {
  return { workerId, bookingId, proposalId };
}
