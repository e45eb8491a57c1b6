import { may } from '#contracts/account/staff-permissions.ts';
import { approvalPermissions } from '#contracts/platform/case-permissions.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { paymentCalls, Refunded } from '#contracts/calls/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { ListAdmins } from '../account/admins.ts';
import { loadAccount } from '../account/person.ts';
import { personOf } from '../approval/ask-second-admin.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { SingleAdminLimit, ByPerson } from './commands.ts';
import { refundApprovalId, waitingRequest } from './decide-refund-requests.ts';
import { paymentDecider } from './decider.ts';

type Deps = {
  commands: CommandHandler;
  actingOn: (bookingId: string, context: CallContext) => Promise<ByPerson>;
  now: () => Date;
  admins: ListAdmins;
  settings: () => Promise<Pick<Settings, 'approvalAmount'>>;
};

/** Refunds by an admin: at once, or after approval by a second admin (docs/decisions/second-admin.md). */
export function refundHandlers(deps: Deps): Handlers<'refundPayment'> {
  const { commands, admins, settings, actingOn, now } = deps;

  async function singleAdminLimitOf(context: CallContext): Promise<SingleAdminLimit> {
    const { accountId } = signedIn(context);
    const [account, everyAdmin, { approvalAmount }] = await Promise.all([
      loadAccount(commands, accountId),
      admins(),
      settings(),
    ]);
    const others = everyAdmin.filter((one) => one.accountId !== accountId);
    const isOnlyAdmin = !others.some((one) => may(one, approvalPermissions.refund));
    return { admin: personOf(account), upToCentavos: approvalAmount, isOnlyAdmin };
  }

  async function refund(
    bookingId: string,
    { amount, reason, reference }: BodyOf<(typeof paymentCalls)['refundPayment']>,
    context: CallContext,
  ): Promise<Answered<Refunded>> {
    const [acting, alone] = await Promise.all([actingOn(bookingId, context), singleAdminLimitOf(context)]);
    const { commandId } = context;
    const wanted = { amountCentavos: amount ?? null, reason, reference: reference ?? null };
    const command = { type: 'IssueRefund', data: { ...acting, ...wanted, commandId, alone } } as const;
    const { state, position } = await commands.handle(
      paymentDecider,
      streams.payment(bookingId),
      command,
      commandContext(context, now()),
    );
    const id = refundApprovalId(commandId);
    const approval = waitingRequest(state, id) ? { id } : null;
    return { data: { id: bookingId, bookingId, status: state.status, approval }, position };
  }

  return { refundPayment: ({ params: { id }, body, context }) => refund(id, body, context) };
}
