import { ApiError } from '#contracts/api-error.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { disputeCalls, DisputeChanged } from '#contracts/calls/dispute.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import { type DisputeActor, disputePartyOf, disputeWindow, isNoShow } from '#contracts/dispute/allowed-actions.ts';
import type { DisputeSide } from '#contracts/dispute/lifecycle.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { loadDisputedBooking } from './booking-money.ts';
import type { DisputeCommand } from './commands.ts';
import type { DisputeDeps } from './deps.ts';
import { disputeDecider } from './decider.ts';
import { ownPictures, pictureHandler } from './pictures.ts';
import { staffHandlers } from './staff-handlers.ts';

type DisputeCall = CommandName & keyof typeof disputeCalls;

/** Endpoints of a dispute for both sides and staff. */
export function disputeHandlers(deps: DisputeDeps): Handlers<DisputeCall> {
  const { commands, settings, privateFiles, now } = deps;

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

  return {
    ...pictureHandler(deps),
    ...staffHandlers(deps, { acting, send }),

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

    addDisputeMessage: async ({ params: { id }, body, context }) => {
      const data = {
        ...(await acting(id, context)),
        ...(await messageOf(body, context)),
        staff: null,
        asks: null,
      };
      return send(id, { type: 'AddDisputeMessage', data }, context);
    },

    withdrawDispute: async ({ params: { id }, context }) =>
      send(id, { type: 'WithdrawDispute', data: await acting(id, context) }, context),

    acceptDisputeDecision: async ({ params: { id }, body, context }) => {
      const data = { ...(await acting(id, context)), seenDecidedAt: body?.decidedAt };
      return send(id, { type: 'AcceptDisputeDecision', data }, context);
    },

    appealDispute: async ({ params: { id }, body: { text, decidedAt: seenDecidedAt }, context }) =>
      send(id, { type: 'AppealDispute', data: { ...(await acting(id, context)), text, seenDecidedAt } }, context),
  };

  async function messageOf(body: BodyOf<typeof disputeCalls.addDisputeMessage>, context: CallContext) {
    return {
      messageId: derivedId('dispute message', context.commandId),
      text: body.text,
      pictures: await pictures(body.pictures, context),
    };
  }
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
