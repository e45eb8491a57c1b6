import { may } from '#contracts/account/staff-permissions.ts';
import { fullName, type Person } from '#contracts/account/person.ts';
import { type Account, isActive } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { waysIn } from '#contracts/account/ways-in.ts';
import type { Approval } from '#contracts/approval/approval-fold.ts';
import { isOwnReset } from '#contracts/approval/own-reset.ts';
import { ApiError } from '#contracts/api-error.ts';
import { requirePermission } from '#contracts/calls/viewer.ts';
import { approvalPermissions } from '#contracts/platform/case-permissions.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { ApprovedChange } from '#contracts/events/approval.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { ListAdmins } from '../account/admins.ts';
import { isProven } from '../account/contact/contacts.ts';
import { loadAccount } from '../account/person.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { ApprovalCommand } from './commands.ts';
import { approvalDecider } from './decider.ts';

type Deps = { commands: CommandHandler; admins: ListAdmins; now: () => Date };
type Calls = Handlers<'requestApproval' | 'grantApproval' | 'refuseApproval' | 'withdrawApproval'>;

/** What one admin asks for and another agrees to; a policy then does it (when-approval-granted-carry-out.ts). */
export function approvalHandlers({ commands, admins, now }: Deps): Calls {
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
    requestApproval: async ({ body: { change, accountId, reason }, context }) => {
      requirePermission(context, approvalPermissions[change]);
      const { by, now: at } = await answer(context);
      const account = await loadAccount(commands, accountId);
      refuseWhatCantBe[change](account);
      if (accountId === by.accountId)
        throw new ApiError('not_allowed_now', { message: 'Ask another admin to ask for this.' });
      const approvalId = derivedId(`approval to ${change}`, accountId);
      const asked = { approvalId, change, person: personOf(account), reason, requestedBy: by, now: at };
      // Whom it is about may agree to go.
      const others = (await admins()).filter((admin) => admin.accountId !== by.accountId);
      const mayAnswer = (admin: Account) =>
        may(admin, approvalPermissions[change]) && !isOwnReset(asked, admin.accountId);
      if (!others.some(mayAnswer)) throw new ApiError('no_other_admin');
      const own = commandContext(context, now());
      const { state, position } = await commands.handle(
        approvalDecider,
        streams.approval(approvalId),
        { type: 'RequestApproval', data: asked },
        own,
      );
      const expiresAt = state.status === 'none' ? at : state.expiresAt;
      return { data: { id: approvalId, expiresAt }, position };
    },

    grantApproval: async ({ params: { id }, context }) => {
      const { change, person, requestedBy, status } = await load(id);
      requirePermission(context, approvalPermissions[change]);
      const given = await answer(context);
      if (status === 'open') {
        const asking = await loadAccount(commands, requestedBy.accountId);
        if (!may(asking, approvalPermissions[change]) || !isActive(asking))
          throw new ApiError('not_allowed_now', { message: 'Whoever asked for this may not ask for it any more.' });
        refuseWhatCantBe[change](await loadAccount(commands, person.accountId));
      }
      return handle(id, { type: 'GrantApproval', data: given }, context);
    },

    refuseApproval: async ({ params: { id }, body: { reason }, context }) => {
      requirePermission(context, approvalPermissions[(await load(id)).change]);
      const { by, now: at } = await answer(context);
      return handle(id, { type: 'RefuseApproval', data: { by, reason, now: at } }, context);
    },

    withdrawApproval: async ({ params: { id }, context }) =>
      handle(id, { type: 'WithdrawApproval', data: await answer(context) }, context),
  };
}

/** Before anybody is asked, and again before it is agreed to: it may have changed since. */
const refuseWhatCantBe: Record<ApprovedChange, (account: Account) => void> = {
  make_admin(account) {
    if (account.userType === 'admin') cantBe('This person is an admin already.');
    if (!isActive(account)) cantBe('This account is suspended or closed.');
    if (!isProven(account)) cantBe('This person has not proven an email or a number yet.');
  },

  remove_admin({ userType }) {
    if (userType !== 'admin') cantBe('This person is no admin.');
  },

  second_factor_reset(account) {
    if (account.userType !== 'admin') cantBe('This person is no admin: you can reset theirs by yourself.');
    if (secondStepsOf(account).length === 0) cantBe('This person signs in with one step.');
    if (waysIn({ ...account, passkeys: [] }).length === 0) throw new ApiError('last_way_in');
  },
};

function cantBe(message: string): never {
  throw new ApiError('not_allowed_now', { message });
}

function personOf(account: Account): Person {
  return { accountId: account.accountId, name: fullName(account), avatar: account.avatar };
}
