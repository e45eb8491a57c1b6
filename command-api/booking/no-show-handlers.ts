import type { bookingNoShowCalls } from '#contracts/calls/booking-no-shows.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { ApiError } from '#contracts/api-error.ts';
import { disputeHoldsPay } from '../dispute/holds-pay.ts';
import { requestWaiverApproval } from './request-waiver-approval.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { actingOf, bookingContext, type BookingDeps, changed, existing } from './booking-call.ts';
import { bookingDecider } from './decider.ts';
import { releaseSlot } from './reserve-slot.ts';

export function noShowHandlers(deps: BookingDeps): Handlers<keyof typeof bookingNoShowCalls> {
  const { commands } = deps;
  return {
    reportNoShow: async ({ params, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(params.id),
          { type: 'ReportNoShow', data: await actingOf(deps, context) },
          bookingContext(deps, context),
        ),
      ),
    answerNoShow: async ({ params, body, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(params.id),
          { type: 'AnswerNoShow', data: { ...(await actingOf(deps, context)), message: body?.message ?? '' } },
          bookingContext(deps, context),
        ),
      ),
    disputeNoShow: async ({ params, body, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(params.id),
          { type: 'DisputeNoShow', data: { ...(await actingOf(deps, context)), reason: body.reason } },
          bookingContext(deps, context),
        ),
      ),
    // A disputed no-show is decided in the dispute, where both sides state their case.
    settleNoShow: async ({ params: { id }, body, context }) => {
      if (await disputeHoldsPay(commands, id))
        throw new ApiError('not_allowed_now', { message: 'This is disputed: decide it there.' });
      const { outcome, reason } = body;
      const asked =
        outcome === 'waived' && (await requestWaiverApproval(deps, { bookingId: id, by: 'no_show', reason }, context));
      if (asked) return asked;
      const handled = await commands.handle(
        bookingDecider,
        streams.booking(id),
        { type: 'SettleNoShow', data: { ...(await actingOf(deps, context)), ...body } },
        bookingContext(deps, context),
      );
      const { workerId } = existing(handled.state);
      if (!workerId || handled.events.every(({ type }) => type !== 'BookingCancelled')) return changed(handled);
      const slot = { workerId, bookingId: id, reason: 'cancelled' } as const;
      const released = await releaseSlot(commands, slot, commandContext(context, deps.now()));
      return { ...changed(handled), position: released.position };
    },
  };
}
