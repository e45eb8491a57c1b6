import type { Booking } from '#contracts/views/booking.ts';
import type { Side } from '../../../domain/booking/side.ts';
import type { noShowsEn } from './no-shows.en.ts';

/** The most urgent question to this user about a job; null without one. */
export function neededAnswer(
  { status, overdue, allowedActions, payment }: Booking,
  side: Side,
): keyof typeof noShowsEn | null {
  if (allowedActions.includes('answer_no_show')) return side === 'client' ? 'cantFindYou' : 'clientCantFindYou';
  if (side === 'worker' && payment.allowedActions.includes('confirm_cash')) return 'gotCash';
  if (!overdue) return null;
  if (status === 'in_progress') return side === 'client' ? 'isDone' : 'isWorkDone';
  return side === 'client' ? 'needsClientThere' : 'needsWorkerThere';
}
