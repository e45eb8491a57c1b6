import { type Approval, type ApprovalState, foldApproval, noApproval } from '#contracts/approval/approval-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type ApprovalEvent, approvalGranted, startsApproval } from '#contracts/events/approval.ts';
import { streams } from '#contracts/events/streams.ts';
import type { SubjectOf } from '#contracts/approval/approval-subject.ts';
import type { AccountCommand } from '../account/commands.ts';
import { accountDecider } from '../account/decider.ts';
import { resetSecondFactor } from '../account/second-factor/reset-second-factor.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { carryOutWaiver } from '../booking/carry-out-waiver.ts';
import { issueApprovedRefund, makeApprovedWaiver } from '../payment/refund-requests.ts';
import { changeMoneySettings } from '../platform/change-settings.ts';
import { changeRole } from '../platform/change-role.ts';
import { resetSystem } from '../platform/reset-system.ts';
import { scheduleNow, definePolicy, type PolicyDeps } from './policy.ts';

/**
 * Carries out an approved change; idempotent. Tasks run one at a time: if two admins remove each other concurrently, the second
 * task is parked for staff, so that one admin remains.
 */
export const whenApprovalGrantedCarryOut = definePolicy<{ approvalId: string }>({
  name: 'when-approval-granted-carry-out',
  on: {
    [approvalGranted]: ({ id, recordedAt, data: { approvalId } }) => scheduleNow(id, recordedAt, { approvalId }),
  },
  act: async ({ approvalId }, deps, context) => {
    const approval = await approvalAtGrant(deps.commands, approvalId);
    if (approval.status === 'none') throw new ApiError('not_found');
    await carryOut(approval, deps, context);
  },
});

/**
 * The approval as of its last grant: a later request on the same stream, made before this task ran or while it was parked, is
 * not approved.
 */
async function approvalAtGrant(commands: CommandHandler, approvalId: string): Promise<ApprovalState> {
  const stream = streams.approval(approvalId);
  const grant = await commands.find(stream, ({ type }) => type === approvalGranted, 'backwards');
  if (!grant) return noApproval;
  const request = await commands.find(
    stream,
    ({ type, revision }) => type === startsApproval && revision < grant.revision,
    'backwards',
  );
  // Events of an approval stream, already decoded by their schemas.
  return ([request, grant] as ApprovalEvent[]).reduce(foldApproval, noApproval);
}

/** Another owner must remain, who can assign roles. */
async function requireOtherOwner({ staff }: PolicyDeps, accountId: string): Promise<void> {
  const owners = (await staff.admins()).filter(({ staffRole }) => staffRole === 'owner');
  if (owners.every((owner) => owner.accountId === accountId)) throw new ApiError('last_admin');
}

async function changeNumber(
  { change, person: { accountId }, phone }: SubjectOf<'number_release' | 'number_confirm'>,
  approvalId: string,
  { commands }: PolicyDeps,
  context: CommandContext,
): Promise<void> {
  const command: AccountCommand =
    change === 'number_release'
      ? { type: 'ReleasePhone', data: { phone, because: 'staff', approvalId } }
      : { type: 'ConfirmPhone', data: { phone, approvalId } };
  await commands.handle(accountDecider, streams.account(accountId), command, context);
}

async function waive(
  approval: Approval & { subject: SubjectOf<'waiver'> },
  deps: PolicyDeps,
  context: CommandContext,
): Promise<void> {
  const { approvalId, subject } = approval;
  if (subject.cause === 'dispute')
    await makeApprovedWaiver(deps.commands, { bookingId: subject.bookingId, approvalId }, context);
  else await carryOutWaiver(deps, approval, context);
}

async function carryOut(approval: Approval, deps: PolicyDeps, context: CommandContext): Promise<void> {
  const { approvalId, subject, reason } = approval;
  const by = approval.requestedBy.accountId;
  if ('phone' in subject) return changeNumber(subject, approvalId, deps, context);
  switch (subject.change) {
    case 'make_admin': {
      const { accountId } = subject.person;
      await changeRole(deps.commands, { accountId, userType: 'admin', by, approvalId }, context);
      return;
    }
    case 'staff_role': {
      const { person, staffRole } = subject;
      if (staffRole !== 'owner') await requireOtherOwner(deps, person.accountId);
      const role = { accountId: person.accountId, userType: 'admin', staffRole, by, approvalId } as const;
      await changeRole(deps.commands, role, context);
      return;
    }
    case 'remove_admin': {
      const { accountId } = subject.person;
      await requireOtherOwner(deps, accountId);
      await changeRole(deps.commands, { accountId, userType: 'client', by, approvalId }, context);
      return;
    }
    case 'second_factor_reset':
      await resetSecondFactor(deps, { accountId: subject.person.accountId, reason, by, approvalId }, context);
      return;
    case 'suspend_worker': {
      const { person, jobs } = subject;
      const command = { type: 'SuspendAccount', data: { reason, by, openJobs: jobs.length, approvalId } } as const;
      await deps.commands.handle(accountDecider, streams.account(person.accountId), command, context);
      return;
    }
    case 'system_reset':
      return resetSystem(deps, approval, context);
    case 'money_settings':
      return changeMoneySettings(deps.commands, { approvalId, subject }, context);
    case 'waiver':
      return waive({ ...approval, subject }, deps, context);
    case 'refund':
      return issueApprovedRefund(deps.commands, { bookingId: subject.bookingId, approvalId }, context);
  }
}
