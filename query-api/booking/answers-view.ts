import type { Address } from '#contracts/fields.ts';
import { answeredQuestions, type AnsweredQuestion } from '#contracts/form/answered-questions.ts';
import { type AskedForms, askedFields } from '#contracts/form/asked-form.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';
import { roughly } from './address-view.ts';

type Answered = Pick<Booking, 'answers' | 'answered' | 'form'>;

/** What was answered, in order and in words. An address among it is shown as exactly as the booking's own. */
export function answersSeen(
  { answers, form }: Pick<BookingDocument, 'answers' | 'form'>,
  asked: AskedForms | null,
  isAddressExact: boolean,
): Answered {
  const inWords = asked ? answeredQuestions(askedFields(asked), answers) : [];
  const answered = isAddressExact ? inWords : inWords.map(withRoughAddress);
  const roughById = new Map(
    answered.flatMap(({ fieldId, answer }): [string, Address][] =>
      answer.kind === 'address' ? [[fieldId, answer.address]] : [],
    ),
  );
  return { answers: { ...answers, ...Object.fromEntries(roughById) }, answered, form: form ?? null };
}

function withRoughAddress(question: AnsweredQuestion): AnsweredQuestion {
  const { answer } = question;
  return answer.kind === 'address'
    ? { ...question, answer: { ...answer, address: roughly(answer.address) } }
    : question;
}
