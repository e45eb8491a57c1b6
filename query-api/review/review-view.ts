import { nameWithInitial } from '#contracts/account/person.ts';
import { mayChangeAnswer } from '#contracts/review/review-answer-fold.ts';
import type { Review } from '#contracts/views/review.ts';
import type { ReviewDocument } from '#projectors/read-models/review/reviews.ts';

export type ReviewReader = 'anyone' | 'its worker' | 'staff';

/** `now`: an instant. A hidden answer is for its worker and staff only. */
export function reviewView(
  { bookingId, clientName, clientAvatar, serviceName, rating, text, photos, at, answer }: ReviewDocument,
  reader: ReviewReader,
  now: string,
): Review {
  return {
    id: bookingId,
    bookingId,
    clientName: nameWithInitial(clientName),
    clientAvatar,
    serviceName,
    rating,
    text,
    photos,
    at,
    answer: answer && (answer.hidden === null || reader !== 'anyone') ? answerView(answer, reader, now) : null,
  };
}

function answerView(
  answer: NonNullable<ReviewDocument['answer']>,
  reader: ReviewReader,
  now: string,
): NonNullable<Review['answer']> {
  const { text, answeredAt, changedAt, hidden } = answer;
  return {
    text,
    at: answeredAt,
    changedAt,
    hidden,
    changeable: reader === 'its worker' && mayChangeAnswer(answer, now),
  };
}
