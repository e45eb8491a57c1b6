import { v5 as uuidV5 } from 'uuid';
import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/settings.ts';
import { CallFailed } from '#infra/call-failed.ts';
import { calendarDecider, type Hold, holdSlot, moveSlot, releaseHold } from '../calendar/decider.ts';
import type { CommandContext, Commands } from '../handling/commands.ts';
import type { Worker } from '../worker/decider.ts';
import { withAlternatives } from './take-slot.ts';

type NewTime = { hold: Hold & { workerId: string }; worker: Worker; settings: Settings };

/**
 * Holds the new time in the worker's calendar, runs the acceptance, and moves the slot. The old time stays taken until
 * then, so that whatever is refused or breaks off in between, the booking's time is never free for others; what a
 * crash leaves is settled by `settle-held-times` (docs/decisions/held-time.md).
 */
export async function withHeldTime<Result extends { position?: number }>(commands: Commands, { hold, worker, settings }: NewTime, context: CommandContext, accept: () => Promise<Result>): Promise<Result> {
  const calendar = streams.calendar(hold.workerId);
  const held = await commands
    .handle(calendarDecider, calendar, (state) => holdSlot({ ...hold, bufferMinutes: settings.travelBufferMinutes }, state), context)
    .catch((error: unknown) => withAlternatives(error, commands, { job: hold, worker, settings }, context.now));
  const accepted = await accept().catch(async (error: unknown) => {
    const heldNow = held.events.length > 0;
    if (heldNow && error instanceof CallFailed) await commands.handle(calendarDecider, calendar, (state) => releaseHold({ ...nameOf(hold), reason: 'acceptance_failed' }, state), follows(context));
    throw error;
  });
  const moved = await commands.handle(calendarDecider, calendar, (state) => moveSlot(nameOf(hold), state), follows(context));
  return { ...accepted, position: moved.position ?? accepted.position };
}

function nameOf({ workerId, bookingId, proposalId }: NewTime['hold']) {
  return { workerId, bookingId, proposalId };
}

/** The second append to the calendar is a command of its own: under the same id the log would take it for a retry of the first. */
function follows(context: CommandContext): CommandContext {
  const { commandId, correlationId = commandId } = context;
  return { ...context, commandId: uuidV5('settle the held time', commandId), causationId: commandId, correlationId, ifRevision: null };
}
