import type { MyData } from '#contracts/views/account-my-data.ts';
import type { Booking } from '#contracts/views/booking.ts';

/** What a client answered when they booked: to the questions of a form, or to the general ones where there was none. */
export function answersOfMine({
  answered,
  answers,
  form,
}: Pick<Booking, 'answered' | 'answers' | 'form'>): Pick<MyData['bookings'][number], 'answered' | 'generalAnswers'> {
  return { answered, generalAnswers: form === null ? answers : {} };
}
