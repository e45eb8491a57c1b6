import { ApiError } from '#contracts/api-error.ts';
import { approvalGiven, type ApprovedChange } from '#contracts/events/approval.ts';
import { changeRole } from '../platform/change-role.ts';
import { atOnce, definePolicy } from './policy.ts';

type Granted = { approvalId: string; change: ApprovedChange; accountId: string; requestedBy: string };

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
  act: async ({ approvalId, change, accountId, requestedBy: by }, { commands, staff }, context) => {
    if (change === 'remove_admin' && (await staff.admins()).every((admin) => admin.accountId === accountId))
      throw new ApiError('last_admin');
    const userType = change === 'make_admin' ? 'admin' : 'client';
    await changeRole(commands, { accountId, userType, by, approvalId }, context);
  },
});
