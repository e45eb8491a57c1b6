import type { BookingChanged } from '#contracts/calls/booking.ts';
import { type Answered, type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import { isOwnBookingOfStaff, partyOf, transitionFor } from '#contracts/booking/allowed-actions.ts';
import type { BookingAction } from '#contracts/booking/lifecycle.ts';
import { streams } from '#contracts/events/streams.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { loadAccount } from '../account/person.ts';
import { askSecondAdmin, personOf } from '../approval/ask-second-admin.ts';
import { commandContext } from '../command-handling/command-context.ts';
import { waivedWithoutApproval } from '../payment/decide-refund-requests.ts';
import { actingOf, type BookingDeps, existing } from './booking-call.ts';
import { bookingDecider } from './decider.ts';
import { type WaiverCause, loadWaivedAmount } from './waived-amount.ts';

const actions: Readonly<Record<WaiverCause, BookingAction>> = { no_show: 'settle_no_show', cancellation: 'cancel' };

/**
 * Asks a second admin when an admin's decision waives more than one admin may (docs/decisions/second-admin.md); nothing else is
 * stored then. null when no approval is needed.
 */
export async function requestWaiverApproval(
  deps: BookingDeps,
  { bookingId, by, reason }: { bookingId: string; by: WaiverCause; reason: string },
  context: CallContext,
): Promise<Answered<BookingChanged> | null> {
  if (signedIn(context).userType !== 'admin') return null;
  const { commands, now } = deps;
  const { state, revision } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  const booking = existing(state);
  const { viewer, now: at, settings } = await actingOf(deps, context);
  const party = partyOf(booking, viewer);
  if (!party || isOwnBookingOfStaff(booking, viewer)) return null;
  if (!transitionFor(actions[by], booking, { party, workerId: viewer.workerId }, at, settings)) return null;
  const { payment, amountCentavos } = await loadWaivedAmount(commands, booking, by);
  if (waivedWithoutApproval(payment) + amountCentavos <= settings.approvalAmount) return null;
  const { code, service, client, status } = booking;
  const about = { bookingId, code, serviceName: service.name, clientName: client.name };
  const { data, position } = await askSecondAdmin(
    deps,
    {
      approvalId: derivedId(`approval to give up by ${by}`, bookingId),
      subject: { change: 'waiver', cause: by, ...about, amountCentavos },
      reason,
      requestedBy: personOf(await loadAccount(commands, viewer.accountId)),
    },
    commandContext(context, now()),
  );
  return { data: { id: bookingId, bookingId, status, revision, approval: { id: data.id } }, position };
}
