import type { PayoutLine } from '#contracts/events/payout.ts';
import { streams } from '#contracts/events/streams.ts';
import { fridayAfter } from '#contracts/payout/friday.ts';
import type { PayoutStatus } from '#contracts/payout/lifecycle.ts';
import { ApiError } from '#contracts/api-error.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { workerDecider } from '../worker/decider.ts';
import type { Payout, PayoutState } from '#contracts/payout/payout-fold.ts';
import { payoutDecider } from './decider.ts';

export type Payee = { workerId: string; workerAccountId: string; workerName: string };

type PlaceLine = { payee: Payee; line: PayoutLine; /** The first Friday that it may join. */ friday: string };

/** No payout waits longer than this to be scheduled, not even after a long outage. */
const FRIDAYS_TRIED = 104;

/**
 * Adds the line to the payout of its Friday or, where that is closed already, to the next open one. A payout never opens
 * again, so whoever walks the same Fridays again finds the line where it was put: it is added once.
 */
export async function placeLine(
  commands: CommandHandler,
  { payee, line, friday }: PlaceLine,
  context: CommandContext,
): Promise<void> {
  // A command of its own for each line: several may go to one payout.
  const own: CommandContext = {
    ...context,
    commandId: derivedId(line.lineId, context.commandId),
    correlationId: context.correlationId ?? context.commandId,
    causationId: context.causationId ?? context.commandId,
  };
  for (let tried = 0, next = friday; tried < FRIDAYS_TRIED; tried++, next = fridayAfter(next)) {
    const command = { ...payee, friday: next, line, at: context.now };
    const isPlaced = await commands
      .handle(payoutDecider, streams.payout(payee.workerId, next), { type: 'AddPayoutLine', data: command }, own)
      .then(() => true, unlessClosed);
    if (isPlaced) return;
  }
  throw new Error(`Worker ${payee.workerId} has no open payout within ${FRIDAYS_TRIED} weeks from ${friday}`);
}

function unlessClosed(error: unknown): false {
  if (error instanceof ApiError && error.code === 'not_allowed_now') return false;
  throw error;
}

/** The lines of a booking, in the order in which they were added, from the Friday on that is the first they may be in. */
export async function linesOfBooking(
  commands: CommandHandler,
  workerId: string,
  bookingId: string,
  fridays: { from: string; to: string },
): Promise<PayoutLine[]> {
  const payouts = await payoutsWithLines(commands, workerId, bookingId, fridays);
  return payouts.flatMap(({ lines }) => lines.filter((line) => line.bookingId === bookingId));
}

/** The worker's payouts that lines of a booking are in, the first Friday first. */
export async function payoutsWithLines(
  commands: CommandHandler,
  workerId: string,
  bookingId: string,
  { from, to }: { from: string; to: string },
): Promise<Payout[]> {
  const found: Payout[] = [];
  for (let friday = from; ; friday = fridayAfter(friday)) {
    const state = await newest(commands, streams.payout(workerId, friday));
    // Beyond the Friday that is filled now a line is only where those before it were closed early.
    if (state.kind === 'none' && friday >= to) return found;
    if (state.kind === 'payout' && state.lines.some((line) => line.bookingId === bookingId)) found.push(state);
  }
}

const over: readonly PayoutStatus[] = ['paid', 'reversed', 'carried'];

/** Lines join a payout while it gathers, and are held until it is over: of one that is known to be, nothing is news. */
async function newest(commands: CommandHandler, stream: string): Promise<PayoutState> {
  const { state } = await commands.load(payoutDecider, stream);
  if (state.kind === 'payout' && over.includes(state.status)) return state;
  return (await commands.loadNewest(payoutDecider, stream)).state;
}

export type BringOver = { workerId: string; workerAccountId: string; line: PayoutLine; friday: string };

/** What a closed payout left unpaid, into the next open one. */
export async function bringOver(
  commands: CommandHandler,
  { workerId, workerAccountId, line, friday }: BringOver,
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.loadNewest(workerDecider, streams.worker(workerId));
  const workerName = state.kind === 'none' ? '' : state.name;
  await placeLine(commands, { payee: { workerId, workerAccountId, workerName }, line, friday }, context);
}
