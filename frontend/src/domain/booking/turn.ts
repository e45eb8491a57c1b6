import type { BookingAction } from '#contracts/booking/lifecycle.ts';
import type { Booking } from '#contracts/views/booking.ts';

/** Actions that a booking may wait for, most urgent first. */
const inOrder = [
  'answer_no_show',
  'approve_extra',
  'accept_time',
  'accept_quote',
  'accept',
  'arrive',
  'start',
  'complete',
  'pay',
  'review',
] as const satisfies readonly (BookingAction | 'pay')[];
export type Turn = (typeof inOrder)[number];

type TurnFacts = Pick<Booking, 'allowedActions'> & { payment: Pick<Booking['payment'], 'status' | 'allowedActions'> };

/** The reader's next action, derived from the allowed actions, not from the status. null: it is another side's turn. */
export function turnOf({ allowedActions, payment }: TurnFacts): Turn | null {
  return inOrder.find((turn) => (turn === 'pay' ? mustPay(payment) : allowedActions.includes(turn))) ?? null;
}

/** A payment is requested and not processing. */
export function mustPay({ status, allowedActions }: TurnFacts['payment']): boolean {
  return allowedActions.includes('pay') && status !== 'processing';
}
