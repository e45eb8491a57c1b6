import type { Account } from '#contracts/account/account-fold.ts';
import { fullName, type Person } from '#contracts/account/person.ts';
import { may } from '#contracts/account/staff-permissions.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { DisputeChanged } from '#contracts/calls/dispute.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { type DisputeActor, disputedOf, hasDecided, isPartyOf } from '#contracts/dispute/allowed-actions.ts';
import type { Dispute } from '#contracts/dispute/dispute-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import { approvalPermissions } from '#contracts/platform/case-permissions.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { loadAccount } from '../account/person.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { loadDisputedBooking } from './booking-money.ts';
import type { DisputeCommand } from './commands.ts';
import { disputeDecider } from './decider.ts';
import type { DisputeDeps } from './deps.ts';

type Doing = {
  acting: (id: string, context: CallContext) => Promise<{ actor: DisputeActor; now: string }>;
  send: (id: string, command: DisputeCommand, context: CallContext) => Promise<Answered<DisputeChanged>>;
};

/** Questions and decisions of staff in disputes. */
export function staffHandlers(
  { commands, settings, admins }: Pick<DisputeDeps, 'commands' | 'settings' | 'admins'>,
  { acting, send }: Doing,
): Handlers<'askInDispute' | 'decideDispute'> {
  return {
    askInDispute: async ({ params: { id }, body: { text, asks }, context }) => {
      const staff = await staffOf(commands, context);
      const messageId = derivedId('dispute message', context.commandId);
      const data = { ...(await acting(id, context)), messageId, staff, asks, text, pictures: [] };
      return send(id, { type: 'AddDisputeMessage', data }, context);
    },

    decideDispute: async ({ params: { id }, body, context }) => {
      const { outcome, amount: amountCentavos = null, reason, due, decidedAt: seenDecidedAt } = body;
      const { actor, now } = await acting(id, context);
      const { booking, dueCentavos, keptCentavos } = await loadDisputedBooking(commands, id);
      const disputed = disputedOf(booking);
      if (disputed === null) throw new ApiError('not_allowed_now');
      // A refund or waiver since then has changed the amounts that the admin saw.
      if (due !== dueCentavos) throw new ApiError('stale');
      const { disputeAppealDays: appealDays, approvalAmount } = await settings();
      const by = await staffOf(commands, context);
      const others = (await admins()).filter(({ accountId }) => accountId !== by.accountId);
      const { state } = await commands.loadNewest(disputeDecider, streams.dispute(id));
      const isOnlyJudge = state.kind === 'dispute' && !others.some((one) => couldJudge(state, one));
      const asOnlyAdmin = others.some((one) => may(one, approvalPermissions.refund)) ? null : approvalAmount;
      const data = {
        actor: { ...actor, isOnlyJudge },
        now,
        by,
        seenDecidedAt,
        outcome,
        amountCentavos,
        reason,
        booking: { disputed, dueCentavos, keptCentavos },
        mostGivenUpCentavos: asOnlyAdmin,
        appealDays,
      };
      return send(id, { type: 'DecideDispute', data }, context);
    },
  };
}

function couldJudge(dispute: Dispute, { accountId, ...account }: Account): boolean {
  return may(account, 'disputes.decide') && !isPartyOf(dispute, accountId) && !hasDecided(dispute, accountId);
}

async function staffOf(commands: CommandHandler, context: CallContext): Promise<Person> {
  const account = await loadAccount(commands, signedIn(context).accountId);
  return { accountId: account.accountId, name: fullName(account), avatar: account.avatar };
}
