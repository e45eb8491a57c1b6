import type { Account } from '#contracts/account/account-fold.ts';
import { fullName, type Person } from '#contracts/account/person.ts';
import { may } from '#contracts/account/staff-permissions.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import type { disputeCalls, DisputeChanged } from '#contracts/calls/dispute.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import {
  type DisputeActor,
  disputedOf,
  disputePartyOf,
  disputeWindow,
  hasDecided,
  isNoShow,
  isPartyOf,
} from '#contracts/dispute/allowed-actions.ts';
import type { Dispute } from '#contracts/dispute/dispute-fold.ts';
import type { DisputeSide } from '#contracts/dispute/lifecycle.ts';
import { streams } from '#contracts/events/streams.ts';
import { approvalPermissions } from '#contracts/platform/case-permissions.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { PrivateFiles } from '#infra/files/private-files.ts';
import type { ListAdmins } from '../account/admins.ts';
import { loadAccount } from '../account/person.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { loadDisputedBooking } from './booking-money.ts';
import type { DisputeCommand } from './commands.ts';
import { disputeDecider } from './decider.ts';
import { ownPictures, pictureHandler } from './pictures.ts';

export type DisputeDeps = {
  commands: CommandHandler;
  settings: () => Promise<Settings>;
  admins: ListAdmins;
  privateFiles: PrivateFiles;
  now: () => Date;
};

type DisputeCall = CommandName & keyof typeof disputeCalls;

type DataOf<Type extends DisputeCommand['type']> = Extract<DisputeCommand, { type: Type }>['data'];
/** Commands of either side or of staff on an existing dispute. */
type ActingType = Extract<DisputeCommand, { data: { actor: DisputeActor } }>['type'];
type Rest<Type extends ActingType> = Omit<DataOf<Type>, 'actor' | 'now'>;
type OnOne = { params: { id: string }; context: CallContext };

/** Endpoints of a dispute for both sides and staff. */
export function disputeHandlers(deps: DisputeDeps): Handlers<DisputeCall> {
  const { commands, settings, admins, privateFiles, now } = deps;

  async function send(id: string, command: DisputeCommand, context: CallContext): Promise<Answered<DisputeChanged>> {
    const own = commandContext(context, now());
    const { state, position } = await commands.handle(disputeDecider, streams.dispute(id), command, own);
    if (state.kind === 'none') throw new ApiError('not_found');
    return { data: { id, status: state.status }, position };
  }

  /** The caller as an actor of this dispute. Throws `not_found` for others. */
  async function acting(id: string, context: CallContext): Promise<{ actor: DisputeActor; now: string }> {
    const { accountId, userType: role } = signedIn(context);
    const { state } = await commands.loadNewest(disputeDecider, streams.dispute(id));
    const party = state.kind === 'none' ? null : disputePartyOf(state, { accountId, role });
    if (!party) throw new ApiError('not_found');
    return { actor: { party, accountId }, now: now().toISOString() };
  }

  const pictures = (ids: readonly string[], context: CallContext) =>
    ownPictures(privateFiles, signedIn(context).accountId, ids);

  /** Sends one command of either side or of staff. `dataOf`: its data besides actor and time. */
  function onDispute<Type extends ActingType, Call extends OnOne>(
    type: Type,
    dataOf: (call: Call) => Rest<Type> | Promise<Rest<Type>>,
  ): (call: Call) => Promise<Answered<DisputeChanged>> {
    return async (call) => {
      const { id } = call.params;
      const data = { ...(await acting(id, call.context)), ...(await dataOf(call)) };
      // The compiler does not see that both parts are the data of the type.
      return send(id, { type, data } as DisputeCommand, call.context);
    };
  }

  return {
    ...pictureHandler(deps),

    openDispute: async ({ params: { id }, body, context }) => {
      const { booking, dueCentavos } = await loadDisputedBooking(commands, id);
      const by = sideOf(booking, signedIn(context).accountId);
      const { disputeAnswerHours: answerHours, ...rules } = await settings();
      const { about, text, wanted: wantedCentavos = null } = body;
      const data = {
        parties: partiesOf(booking),
        by,
        about,
        text,
        wantedCentavos,
        dueCentavos,
        answerHours,
        pictures: await pictures(body.pictures, context),
        window: disputeWindow(booking, rules),
        isNoShow: isNoShow(booking),
        now: now().toISOString(),
      };
      return send(id, { type: 'OpenDispute', data }, context);
    },

    addDisputeMessage: onDispute('AddDisputeMessage', async ({ body, context }) => ({
      messageId: messageIdOf(context),
      text: body.text,
      pictures: await pictures(body.pictures, context),
      staff: null,
      asks: null,
    })),
    withdrawDispute: onDispute('WithdrawDispute', () => ({})),
    acceptDisputeDecision: onDispute('AcceptDisputeDecision', ({ body }) => ({ seenDecidedAt: body?.decidedAt })),
    appealDispute: onDispute('AppealDispute', ({ body: { text, decidedAt: seenDecidedAt } }) => ({
      text,
      seenDecidedAt,
    })),

    askInDispute: onDispute('AddDisputeMessage', async ({ body: { text, asks }, context }) => ({
      messageId: messageIdOf(context),
      staff: await staffOf(commands, context),
      asks,
      text,
      pictures: [],
    })),
    decideDispute: async ({ params: { id }, body, context }) => {
      const { outcome, amount: amountCentavos = null, reason, due, decidedAt: seenDecidedAt } = body;
      const { actor, now: at } = await acting(id, context);
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
        now: at,
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

function messageIdOf({ commandId }: CallContext): string {
  return derivedId('dispute message', commandId);
}

/** Throws `not_found` for a caller who is neither side. */
function sideOf({ client, worker }: Booking, accountId: string): DisputeSide {
  if (client.accountId === accountId) return 'client';
  if (worker?.accountId === accountId) return 'worker';
  throw new ApiError('not_found');
}

function partiesOf({ bookingId, client, worker, service }: Booking) {
  if (!worker) throw new ApiError('not_allowed_now', { message: 'Nobody has taken this job.' });
  return {
    bookingId,
    clientId: client.accountId,
    clientName: client.name,
    workerId: worker.workerId,
    workerAccountId: worker.accountId,
    workerName: worker.name,
    serviceName: service.name,
  };
}

function couldJudge(dispute: Dispute, { accountId, ...account }: Account): boolean {
  return may(account, 'disputes.decide') && !isPartyOf(dispute, accountId) && !hasDecided(dispute, accountId);
}

async function staffOf(commands: CommandHandler, context: CallContext): Promise<Person> {
  const account = await loadAccount(commands, signedIn(context).accountId);
  return { accountId: account.accountId, name: fullName(account), avatar: account.avatar };
}
