import type { PaymentChanged } from '#contracts/calls/payment.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import type { Handled } from '#infra/eventing/command-handling/handle-command.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import { viewerOf } from '#contracts/calls/viewer.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { ByPerson } from './commands.ts';
import { loadPayable } from './payable-booking.ts';

export type PersonCallDeps = { commands: CommandHandler; now: () => Date };

/** What every command of a person on the payment of a booking brings. */
export async function actingOn(
  { commands, now }: PersonCallDeps,
  bookingId: string,
  context: CallContext,
): Promise<ByPerson> {
  return {
    booking: await loadPayable(commands, bookingId),
    viewer: viewerOf(context),
    now: now().toISOString(),
  };
}

/** …and what is answered to it. */
export function changed(
  bookingId: string,
  { state, position }: Handled<PaymentState, PaymentEvent>,
): Answered<PaymentChanged> {
  return { data: { id: bookingId, bookingId, status: state.status }, position };
}
