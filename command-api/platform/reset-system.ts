import type { Approval } from '#contracts/approval/approval-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { ListAdmins } from '../account/admins.ts';
import type { AccountDeps } from '../account/deps.ts';
import { createPasswordProof } from '../account/passwords/prove-password.ts';
import { loadAccount } from '../account/person.ts';
import { askSecondAdmin, personOf } from '../approval/ask-second-admin.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { platformDecider } from './decider.ts';

type Deps = { account: AccountDeps; admins: ListAdmins; allowsReset: boolean };

/** Requested by one owner with their password; carried out after approval by another (docs/decisions/system-reset.md). */
export function resetHandlers({ account, admins, allowsReset }: Deps): Handlers<'resetSystem'> {
  const { commands, now } = account;
  const provePassword = createPasswordProof(account);

  return {
    resetSystem: async ({ body: { password, reason = ownReasonsEn.startAnew }, context }) => {
      requireReset(allowsReset);
      await provePassword(password, context);
      const requestedBy = personOf(await loadAccount(commands, signedIn(context).accountId));
      const { state } = await commands.loadNewest(platformDecider, streams.system());
      // One pending request per reset.
      const approvalId = derivedId('approval to system_reset', String(state.resets));
      const asked = { approvalId, subject: { change: 'system_reset' as const }, reason, requestedBy };
      return askSecondAdmin({ commands, admins }, asked, commandContext(context, now()));
    },
  };
}

/** Throws `forbidden` unless ALLOW_SYSTEM_RESET is set. */
export function requireReset(allowsReset: boolean): void {
  if (!allowsReset) throw new ApiError('forbidden', { message: 'This platform can’t be reset.' });
}

/** Carries out an approved reset; idempotent. */
export async function resetSystem(
  { commands, staff }: { commands: CommandHandler; staff: { allowsReset?: boolean } },
  { approvalId, requestedBy, decision, reason }: Approval,
  context: CommandContext,
): Promise<void> {
  requireReset(staff.allowsReset ?? false);
  if (!decision?.by) throw new ApiError('not_allowed_now', { message: 'Nobody agreed to it.' });
  const data = { approvalId, requestedBy, grantedBy: decision.by, reason };
  await commands.handle(platformDecider, streams.system(), { type: 'ResetSystem', data }, context);
}
