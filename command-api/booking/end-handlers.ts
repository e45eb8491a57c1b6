import { ApiError } from '#contracts/api-error.ts';
import type { BookingChanged } from '#contracts/calls/booking.ts';
import {
  type Answered,
  type CallContext,
  type Handlers,
  requireFreshSignIn,
  signedIn,
} from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { disputeHoldsPay } from '../dispute/holds-pay.ts';
import { type BookingDeps, openBookingCall, changed, existing } from './booking-call.ts';
import { requestWaiverApproval } from './request-waiver-approval.ts';
import { releaseSlot } from './reserve-slot.ts';

/** Calls that end a job, by either side or by staff, and release the worker's slot. */
export function endHandlers(deps: BookingDeps): Handlers<'cancelBooking' | 'cancelAsAdmin' | 'settleNoShow'> {
  const { commands, now } = deps;

  async function cancel(
    id: string,
    { reason, expectedFee }: { reason: string; expectedFee?: number | undefined },
    context: CallContext,
  ): Promise<Answered<BookingChanged>> {
    const asked = await requestWaiverApproval(deps, { bookingId: id, by: 'cancellation', reason }, context);
    if (asked) return asked;
    const { acting, handle } = await openBookingCall(deps, id, context);
    const handled = await handle({ type: 'CancelBooking', data: { ...acting, reason, expectedFee } });
    return { ...changed(handled), ...(await releasedFrom(existing(handled.state), context)) };
  }

  async function releasedFrom(
    { workerId, bookingId }: { workerId: string | null; bookingId: string },
    context: CallContext,
  ): Promise<{ position?: number }> {
    if (!workerId) return {};
    const slot = { workerId, bookingId, reason: 'cancelled' } as const;
    const { position } = await releaseSlot(commands, slot, commandContext(context, now()));
    return { position };
  }

  return {
    cancelBooking: async ({ params, body, context }) => {
      // Staff can cancel through either endpoint.
      if (signedIn(context).userType === 'admin') await requireFreshSignIn(context);
      return cancel(params.id, body, context);
    },
    cancelAsAdmin: ({ params, body, context }) => cancel(params.id, body, context),
    // A disputed no-show is decided in the dispute, where both sides state their case.
    settleNoShow: async ({ params: { id }, body, context }) => {
      if (await disputeHoldsPay(commands, id))
        throw new ApiError('not_allowed_now', { message: 'This is disputed: decide it there.' });
      const { outcome, reason } = body;
      const asked =
        outcome === 'waived' && (await requestWaiverApproval(deps, { bookingId: id, by: 'no_show', reason }, context));
      if (asked) return asked;
      const { acting, handle } = await openBookingCall(deps, id, context);
      const handled = await handle({ type: 'SettleNoShow', data: { ...acting, ...body } });
      const isCancelled = handled.events.some(({ type }) => type === 'BookingCancelled');
      return { ...changed(handled), ...(isCancelled && (await releasedFrom(existing(handled.state), context))) };
    },
  };
}
