import type { BookingEvent } from '#contracts/events/booking.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import type { Extra } from '#contracts/booking/booking-state.ts';
import type { BookingState } from '#contracts/booking/booking-state.ts';
import { totalCentavos } from '#contracts/booking/booking-fold.ts';
import type { DataOf, OnExtra } from './commands.ts';
import { notAllowedNow, partiesOf, authorizeTransition } from './authorize-transition.ts';

/** Work beyond the agreed job; it is owed once the client approves it. */
export function proposeExtra(command: DataOf<'ProposeExtra'>, state: BookingState): Decision<BookingEvent> {
  const { extraId, amountCentavos, reason } = command;
  if (state.kind === 'booking' && state.extras.some(({ id }) => id === extraId)) return [];
  const permission = authorizeTransition('propose_extra', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const proposed: BookingEvent = {
    type: 'ExtraProposed',
    data: { ...partiesOf(booking), extraId, amountCentavos, reason, totalCentavos: totalCentavos(booking) },
  };
  const waiting = booking.extras.filter(({ status }) => status === 'open').map((extra) => extra.amountCentavos);
  const afterAll = [amountCentavos, ...waiting].reduce((sum, amount) => sum + amount, totalCentavos(booking));
  return withinAmountLimit([proposed], command.settings, () => [amountCentavos, afterAll]);
}

export function approveExtra(command: OnExtra, state: BookingState): Decision<BookingEvent> {
  return answer('approve_extra', 'approved', command, state);
}

export function refuseExtra(command: OnExtra, state: BookingState): Decision<BookingEvent> {
  return answer('refuse_extra', 'refused', command, state);
}

function answer(
  action: 'approve_extra' | 'refuse_extra',
  outcome: Extra['status'],
  command: OnExtra,
  state: BookingState,
): Decision<BookingEvent> {
  const known = state.kind === 'booking' ? state.extras.find(({ id }) => id === command.extraId) : undefined;
  if (state.kind === 'booking' && known?.status === outcome && state.clientId === command.viewer.accountId) return [];
  const permission = authorizeTransition(action, command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  if (!known) return refuse('not_found');
  if (known.status !== 'open') return notAllowedNow(command, booking);
  const { id: extraId, amountCentavos, reason } = known;
  const extra = { ...partiesOf(booking), extraId, amountCentavos, reason };
  const total = totalCentavos(booking);
  return [
    outcome === 'approved'
      ? { type: 'ExtraApproved', data: { ...extra, totalCentavos: total + amountCentavos } }
      : { type: 'ExtraRefused', data: { ...extra, totalCentavos: total } },
  ];
}
