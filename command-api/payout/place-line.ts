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

/** Longer than any payout stays unscheduled, even after a long outage. */
const FRIDAYS_TRIED = 104;

/**
 * Adds the line to its Friday's payout or, if that is closed, to the next open one. Payouts never reopen, so a repeated search
 * finds the line in the same payout: it is added once.
 */
export async function placeLine(
  commands: CommandHandler,
  { payee, line, friday }: PlaceLine,
  context: CommandContext,
): Promise<void> {
  // A separate command id per line: several may join one payout.
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

/** Lines of a booking in order of addition, from the first Friday that may contain one. */
export async function linesOfBooking(
  commands: CommandHandler,
  workerId: string,
  bookingId: string,
  fridays: { from: string; to: string },
): Promise<PayoutLine[]> {
  const payouts = await payoutsWithLines(commands, workerId, bookingId, fridays);
  return payouts.flatMap(({ lines }) => lines.filter((line) => line.bookingId === bookingId));
}

/** The worker's payouts with lines of a booking, by Friday. */
export async function payoutsWithLines(
  commands: CommandHandler,
  workerId: string,
  bookingId: string,
  { from, to }: { from: string; to: string },
): Promise<Payout[]> {
  const found: Payout[] = [];
  for (let friday = from; ; friday = fridayAfter(friday)) {
    const state = await newest(commands, streams.payout(workerId, friday));
    // Later payouts have lines only if the previous ones were closed early.
    if (state.kind === 'none' && friday >= to) return found;
    if (state.kind === 'payout' && state.lines.some((line) => line.bookingId === bookingId)) found.push(state);
  }
}

const over: readonly PayoutStatus[] = ['paid', 'reversed', 'carried'];

/** Reads the newest state unless the payout is known to be over, after which its lines do not change. */
async function newest(commands: CommandHandler, stream: string): Promise<PayoutState> {
  const { state } = await commands.load(payoutDecider, stream);
  if (state.kind === 'payout' && over.includes(state.status)) return state;
  return (await commands.loadNewest(payoutDecider, stream)).state;
}

export type CarryOver = { workerId: string; workerAccountId: string; line: PayoutLine; friday: string };

/** Moves the unpaid amount of a closed payout to the next open one. */
export async function carryOver(
  commands: CommandHandler,
  { workerId, workerAccountId, line, friday }: CarryOver,
  context: CommandContext,
): Promise<void> {
  const { state } = await commands.loadNewest(workerDecider, streams.worker(workerId));
  const workerName = state.kind === 'none' ? '' : state.name;
  await placeLine(commands, { payee: { workerId, workerAccountId, workerName }, line, friday }, context);
}
