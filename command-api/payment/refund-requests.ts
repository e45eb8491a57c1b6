import { streams } from '#contracts/events/streams.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { OnRefundRequest, RefundCommand } from './commands.ts';
import { paymentDecider } from './decider.ts';
import { findPayable } from './payable-booking.ts';

type Request = { bookingId: string; approvalId: string };

type Answer = 'agreed' | 'refused' | 'withdrawn';

/** Issues an approved refund; idempotent. */
export function issueApprovedRefund(commands: CommandHandler, request: Request, context: CommandContext) {
  return answer(commands, request, context, 'agreed', refund);
}

/** Drops a request that was not approved and releases its money. */
export function dropRefundRequest(
  commands: CommandHandler,
  { because, ...request }: Request & { because: 'refused' | 'withdrawn' },
  context: CommandContext,
) {
  return answer(commands, request, context, because, refund);
}

/** Makes an approved waiver of a dispute's decision; idempotent. */
export function makeApprovedWaiver(commands: CommandHandler, request: Request, context: CommandContext) {
  return answer(commands, request, context, 'agreed', waiver);
}

export function dropWaiverRequest(
  commands: CommandHandler,
  { because, ...request }: Request & { because: 'refused' | 'withdrawn' },
  context: CommandContext,
) {
  return answer(commands, request, context, because, waiver);
}

type Kind = (data: OnRefundRequest, given: Answer) => RefundCommand;

const refund: Kind = (data, given) =>
  given === 'agreed'
    ? { type: 'IssueApprovedRefund', data }
    : { type: 'DropRefundRequest', data: { ...data, because: given } };

const waiver: Kind = (data, given) =>
  given === 'agreed'
    ? { type: 'MakeApprovedWaiver', data }
    : { type: 'DropWaiverRequest', data: { ...data, because: given } };

async function answer(
  commands: CommandHandler,
  { bookingId, approvalId }: Request,
  context: CommandContext,
  given: Answer,
  kind: Kind,
): Promise<void> {
  const booking = await findPayable(commands, bookingId);
  if (!booking) return;
  const data = { booking, now: context.now, approvalId, commandId: context.commandId };
  await commands.handle(paymentDecider, streams.payment(bookingId), kind(data, given), context);
}
