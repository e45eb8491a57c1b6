import type { Booking } from '#contracts/booking/booking-state.ts';
import { streams } from '#contracts/events/streams.ts';
import { payoutFriday } from '#contracts/payout/friday.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { payoutDecider } from './decider.ts';
import { releasedLine } from './lines.ts';
import { linesOfBooking, payoutsWithLines, placeLine } from './place-line.ts';

type Earned = Pick<Booking, 'bookingId' | 'worker' | 'completion' | 'requestedAt'>;

/** The first Friday that may contain lines of a booking, and the current one. */
function fridaysOf({ completion, requestedAt }: Earned, now: string): { from: string; to: string } {
  return { from: payoutFriday(completion?.at ?? requestedAt), to: payoutFriday(now) };
}

/** Deducts a booking's earning from every unpaid payout. */
export async function holdEarning(commands: CommandHandler, booking: Earned, context: CommandContext): Promise<void> {
  const { bookingId, worker } = booking;
  if (!worker) return;
  const payouts = await payoutsWithLines(commands, worker.workerId, bookingId, fridaysOf(booking, context.now));
  for (const { workerId, friday } of payouts)
    await commands.handle(
      payoutDecider,
      streams.payout(workerId, friday),
      { type: 'HoldLines', data: { bookingId, now: context.now } },
      partOf(context, friday),
    );
}

/** Adds a booking's held earning to the open payout. `causeId`: the releasing event. */
export async function releaseEarning(
  commands: CommandHandler,
  booking: Earned,
  causeId: string,
  context: CommandContext,
): Promise<void> {
  const { bookingId, worker } = booking;
  if (!worker) return;
  const { workerId, accountId: workerAccountId, name: workerName } = worker;
  const fridays = fridaysOf(booking, context.now);
  const line = releasedLine(await linesOfBooking(commands, workerId, bookingId, fridays), causeId);
  if (!line) return;
  await placeLine(commands, { payee: { workerId, workerAccountId, workerName }, line, friday: fridays.to }, context);
}

/** A separate command id per payout. */
function partOf(context: CommandContext, friday: string): CommandContext {
  return {
    ...context,
    commandId: derivedId(`hold ${friday}`, context.commandId),
    correlationId: context.correlationId ?? context.commandId,
    causationId: context.causationId ?? context.commandId,
  };
}
