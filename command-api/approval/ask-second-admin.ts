import { fullName, type Person } from '#contracts/account/person.ts';
import type { Account } from '#contracts/account/account-fold.ts';
import { may } from '#contracts/account/staff-permissions.ts';
import type { ApprovalSubject } from '#contracts/approval/approval-subject.ts';
import { isOwnReset } from '#contracts/approval/own-reset.ts';
import { ApiError } from '#contracts/api-error.ts';
import { approvalPermissions } from '#contracts/platform/case-permissions.ts';
import { streams } from '#contracts/events/streams.ts';
import type { ListAdmins } from '../account/admins.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { approvalDecider } from './decider.ts';

/** `approvalId`: one request can be open per id. */
export type ApprovalRequest = { approvalId: string; subject: ApprovalSubject; reason: string; requestedBy: Person };
export type PendingApproval = { id: string; expiresAt: string };

/** Requests approval by another admin. Throws `no_other_admin`, or `already_exists` if the request is already open. */
export async function askSecondAdmin(
  { commands, admins }: { commands: CommandHandler; admins: ListAdmins },
  asked: ApprovalRequest,
  context: CommandContext,
): Promise<{ data: PendingApproval; position: number }> {
  const { subject, requestedBy } = asked;
  const others = (await admins()).filter(({ accountId }) => accountId !== requestedBy.accountId);
  const mayAnswer = (admin: Account) =>
    may(admin, approvalPermissions[subject.change]) && !isOwnReset(subject, admin.accountId);
  if (!others.some(mayAnswer)) throw new ApiError('no_other_admin');
  return noteRequest(commands, asked, context);
}

/** The same, without the check for another admin. */
export async function noteRequest(
  commands: CommandHandler,
  asked: ApprovalRequest,
  context: CommandContext,
): Promise<{ data: PendingApproval; position: number }> {
  const command = { type: 'RequestApproval', data: { ...asked, now: context.now } } as const;
  const stream = streams.approval(asked.approvalId);
  const { state, position } = await commands.handle(approvalDecider, stream, command, context);
  return {
    data: { id: asked.approvalId, expiresAt: state.status === 'none' ? context.now : state.expiresAt },
    position,
  };
}

export function personOf({ accountId, avatar, ...account }: Account): Person {
  return { accountId, name: fullName(account), avatar };
}
