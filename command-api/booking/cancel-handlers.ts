import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import {
  type Answered,
  type CallContext,
  type Handlers,
  requireFreshSignIn,
  signedIn,
} from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { requestWaiverApproval } from './request-waiver-approval.ts';
import { actingOf, bookingContext, type BookingDeps, changed, existing } from './booking-call.ts';
import { bookingDecider } from './decider.ts';
import { releaseSlot } from './reserve-slot.ts';

type Cancelling = { reason: string; expectedFee?: number | undefined };

/** Cancels a booking, by either side or by staff, and releases the worker's slot. */
export function cancelHandlers(deps: BookingDeps): Handlers<'cancelBooking' | 'cancelAsAdmin'> {
  const { commands, now } = deps;

  async function cancel(
    id: string,
    { reason, expectedFee }: Cancelling,
    context: CallContext,
  ): Promise<Answered<BookingChanged>> {
    const asked = await requestWaiverApproval(deps, { bookingId: id, by: 'cancellation', reason }, context);
    if (asked) return asked;
    const handled = await commands.handle(
      bookingDecider,
      streams.booking(id),
      { type: 'CancelBooking', data: { ...(await actingOf(deps, context)), reason, expectedFee } },
      bookingContext(deps, context),
    );
    const cancelled = changed(handled);
    const { workerId } = existing(handled.state);
    if (!workerId) return cancelled;
    const released = await releaseSlot(
      commands,
      { workerId, bookingId: id, reason: 'cancelled' },
      commandContext(context, now()),
    );
    return { ...cancelled, position: released.position };
  }

  return {
    cancelBooking: async ({ params, body, context }) => {
      // Staff can cancel through either endpoint.
      if (signedIn(context).userType === 'admin') await requireFreshSignIn(context);
      return cancel(params.id, body, context);
    },
    cancelAsAdmin: ({ params, body, context }) => cancel(params.id, body, context),
  };
}
