import { may, type StaffRole } from '#contracts/account/staff-permissions.ts';
import type { AdminChange, SubjectOf } from '#contracts/approval/approval-subject.ts';
import type { Person } from '#contracts/account/person.ts';
import { type Account, isActive } from '#contracts/account/account-fold.ts';
import type { Approval } from '#contracts/approval/approval-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { isOwnBookingOfStaff } from '#contracts/booking/allowed-actions.ts';
import { requirePermission, viewerOf } from '#contracts/calls/viewer.ts';
import { approvalPermissions, askingPermission } from '#contracts/platform/case-permissions.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { ListAdmins } from '../account/admins.ts';
import { loadAccount } from '../account/person.ts';
import { bookingDecider } from '../booking/decider.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { askSecondAdmin, personOf } from './ask-second-admin.ts';
import type { ApprovalCommand } from './commands.ts';
import { approvalDecider } from './decider.ts';
import { requireAccountChangePossible, requireChangePossible } from './require-change-possible.ts';

/** `allowsReset`: two owners may reset the platform. */
type Deps = { commands: CommandHandler; admins: ListAdmins; allowsReset?: boolean; now: () => Date };
type Calls = Handlers<'requestApproval' | 'grantApproval' | 'refuseApproval' | 'withdrawApproval'>;

/** Requests by one admin and answers by another; a policy carries them out (when-approval-granted-carry-out.ts). */
export function approvalHandlers({ commands, admins, allowsReset = false, now }: Deps): Calls {
  async function handle(id: string, command: ApprovalCommand, context: CallContext) {
    const own = commandContext(context, now());
    const { position } = await commands.handle(approvalDecider, streams.approval(id), command, own);
    return { data: { done: true as const }, position };
  }

  async function answer(context: CallContext): Promise<{ by: Person; now: string }> {
    const account = await loadAccount(commands, signedIn(context).accountId);
    return { by: personOf(account), now: now().toISOString() };
  }

  async function load(id: string): Promise<Approval> {
    const { state } = await commands.loadNewest(approvalDecider, streams.approval(id));
    if (state.status === 'none') throw new ApiError('not_found');
    return state;
  }

  return {
    requestApproval: async ({ body: { change, accountId, staffRole, reason }, context }) => {
      requirePermission(context, approvalPermissions[change]);
      const { by } = await answer(context);
      const account = await loadAccount(commands, accountId);
      const subject = subjectOf(change, account, staffRole);
      await requireAccountChangePossible(commands, subject);
      if (accountId === by.accountId)
        throw new ApiError('not_allowed_now', { message: 'Ask another admin to ask for this.' });
      const approvalId = derivedId(`approval to ${change}`, accountId);
      const asked = { approvalId, subject, reason, requestedBy: by };
      return askSecondAdmin({ commands, admins }, asked, commandContext(context, now()));
    },

    grantApproval: async ({ params: { id }, body, context }) => {
      const { subject, requestedBy, status, expiresAt } = await load(id);
      requirePermission(context, approvalPermissions[subject.change]);
      if ('bookingId' in subject) await requireNotOwnBooking(commands, subject.bookingId, context);
      const given = await answer(context);
      if (status === 'open') {
        const asking = await loadAccount(commands, requestedBy.accountId);
        if (!may(asking, askingPermission(subject)) || !isActive(asking))
          throw new ApiError('not_allowed_now', { message: 'Whoever asked for this may not ask for it any more.' });
        await requireChangePossible(commands, id, subject, { allowsReset });
      }
      const seen = body?.expiresAt ?? expiresAt;
      return handle(id, { type: 'GrantApproval', data: { ...given, expiresAt: seen } }, context);
    },

    refuseApproval: async ({ params: { id }, body: { reason, expiresAt: seen }, context }) => {
      const { subject, expiresAt } = await load(id);
      requirePermission(context, approvalPermissions[subject.change]);
      const data = { ...(await answer(context)), reason, expiresAt: seen ?? expiresAt };
      return handle(id, { type: 'RefuseApproval', data }, context);
    },

    withdrawApproval: async ({ params: { id }, context }) =>
      handle(id, { type: 'WithdrawApproval', data: await answer(context) }, context),
  };
}

/** Throws `forbidden` for staff who are a side of the job. */
async function requireNotOwnBooking(commands: CommandHandler, bookingId: string, context: CallContext): Promise<void> {
  const { state } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  if (state.kind === 'booking' && isOwnBookingOfStaff(state, viewerOf(context)))
    throw new ApiError('forbidden', { message: 'This booking is your own. Somebody else decides on it.' });
}

function subjectOf(change: AdminChange, account: Account, staffRole: StaffRole | undefined): SubjectOf<AdminChange> {
  const person = personOf(account);
  if (change === 'number_release' || change === 'number_confirm') return { change, person, phone: account.phone ?? '' };
  if (change !== 'staff_role') return { change, person };
  if (staffRole === undefined) throw new ApiError('invalid');
  return { change, person, staffRole, formerRole: account.staffRole };
}
