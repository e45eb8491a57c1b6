import type { MyData } from '#contracts/views/account-my-data.ts';
import type { Booking } from '#contracts/views/booking.ts';

/** A client's answers when booking: to form questions, or to the general ones without a form. */
export function ownAnswers({
  answered,
  answers,
  form,
}: Pick<Booking, 'answered' | 'answers' | 'form'>): Pick<MyData['bookings'][number], 'answered' | 'generalAnswers'> {
  return { answered, generalAnswers: form === null ? answers : {} };
}
