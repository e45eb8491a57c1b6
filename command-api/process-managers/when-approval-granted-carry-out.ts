import { ApiError } from '#contracts/api-error.ts';
import { approvalGiven, type ApprovedChange } from '#contracts/events/approval.ts';
import { streams } from '#contracts/events/streams.ts';
import { resetSecondFactor } from '../account/second-factor/reset-second-factor.ts';
import { approvalDecider } from '../approval/decider.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { changeRole } from '../platform/change-role.ts';
import { atOnce, definePolicy, type PolicyDeps } from './policy.ts';

type Granted = { approvalId: string; change: ApprovedChange; accountId: string; requestedBy: string };
type CarryOut = (granted: Granted, deps: PolicyDeps, context: CommandContext) => Promise<unknown>;

const carryOut: Record<ApprovedChange, CarryOut> = {
  make_admin: ({ accountId, requestedBy: by, approvalId }, { commands }, context) =>
    changeRole(commands, { accountId, userType: 'admin', by, approvalId }, context),

  remove_admin: async ({ accountId, requestedBy: by, approvalId }, { commands, staff }, context) => {
    if ((await staff.admins()).every((admin) => admin.accountId === accountId)) throw new ApiError('last_admin');
    await changeRole(commands, { accountId, userType: 'client', by, approvalId }, context);
  },

  second_factor_reset: async ({ accountId, requestedBy: by, approvalId }, deps, context) => {
    const { state } = await deps.commands.loadNewest(approvalDecider, streams.approval(approvalId));
    if (state.status === 'none') throw new ApiError('not_found');
    await resetSecondFactor(deps, { accountId, reason: state.reason, by, approvalId }, context);
  },
};

/**
 * What two admins agreed on is done, however often it is tried. Tasks run one after the other, so that of two admins who
 * remove each other at the same moment one stays; the other's task is parked, where an admin sees it.
 */
export const whenApprovalGrantedCarryOut = definePolicy<Granted>({
  name: 'when-approval-granted-carry-out',
  on: {
    [approvalGiven]: ({ id, recordedAt, data: { approvalId, change, person, requestedBy } }) =>
      atOnce(id, recordedAt, {
        approvalId,
        change,
        accountId: person.accountId,
        requestedBy: requestedBy.accountId,
      }),
  },
  act: async (granted, deps, context) => void (await carryOut[granted.change](granted, deps, context)),
});
