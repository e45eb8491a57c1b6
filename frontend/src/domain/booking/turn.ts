import type { BookingAction } from '#contracts/booking/lifecycle.ts';
import type { Booking } from '#contracts/views/booking.ts';

/** What a booking may wait for its reader to do, the most pressing first. */
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

type Asked = Pick<Booking, 'allowedActions'> & { payment: Pick<Booking['payment'], 'status' | 'allowedActions'> };

/** What the reader must do, from what they may do: nothing is guessed from the status. null: it’s somebody else’s turn. */
export function turnOf({ allowedActions, payment }: Asked): Turn | null {
  return inOrder.find((turn) => (turn === 'pay' ? mustPay(payment) : allowedActions.includes(turn))) ?? null;
}

/** Money is asked for and not yet on its way. */
export function mustPay({ status, allowedActions }: Asked['payment']): boolean {
  return allowedActions.includes('pay') && status !== 'processing';
}
