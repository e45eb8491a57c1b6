import type { RequestPart } from '#contracts/booking/request-parts.ts';
import type { BookingWord } from './message-key.ts';

/** Names of the changed parts of a request. */
export const partWords = {
  time: 'partTime',
  address: 'partAddress',
  notes: 'partNotes',
  answers: 'partAnswers',
  photos: 'partPhotos',
} as const satisfies Record<RequestPart, BookingWord>;
