import { streams } from '#contracts/events/streams.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { paymentDecider } from './decider.ts';
import { findPayable } from './payable-booking.ts';

type Request = { bookingId: string; approvalId: string };

/** What another admin agreed to: once, whoever asks how often. */
export function issueApprovedRefund(
  commands: CommandHandler,
  request: Request,
  context: CommandContext,
): Promise<void> {
  return settle(commands, request, context, null);
}

/** Nobody agreed: the money is free for another refund. */
export function dropRefundRequest(
  commands: CommandHandler,
  { because, ...request }: Request & { because: 'refused' | 'withdrawn' },
  context: CommandContext,
): Promise<void> {
  return settle(commands, request, context, because);
}

async function settle(
  commands: CommandHandler,
  { bookingId, approvalId }: Request,
  context: CommandContext,
  because: 'refused' | 'withdrawn' | null,
): Promise<void> {
  const booking = await findPayable(commands, bookingId);
  if (!booking) return;
  const data = { booking, now: context.now, approvalId, commandId: context.commandId };
  const command =
    because === null
      ? ({ type: 'IssueApprovedRefund', data } as const)
      : ({ type: 'DropRefundRequest', data: { ...data, because } } as const);
  await commands.handle(paymentDecider, streams.payment(bookingId), command, context);
}
