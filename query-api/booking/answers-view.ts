import type { Address } from '#contracts/fields.ts';
import { answeredQuestions, type AnsweredQuestion } from '#contracts/form/answered-questions.ts';
import { isAnswered } from '#contracts/form/answers.ts';
import { type BookingForms, fieldsOfForms, isOwnOfWorker, withoutOwnOfWorker } from '#contracts/form/booking-forms.ts';
import type { FormOfBooking } from '#contracts/form/form-of-booking.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';
import { approximateAddress } from './address-view.ts';

type Answered = Pick<Booking, 'answers' | 'answered' | 'form'>;

/** `seesOwn`: also the chosen worker's own questions. */
type AnswerSight = { isAddressExact: boolean; seesOwn: boolean };

/** Answers in form order, as text. Addresses in them are as exact as the booking's. */
export function answersView(
  { answers, form }: Pick<BookingDocument, 'answers' | 'form'>,
  asked: BookingForms | null,
  { isAddressExact, seesOwn }: AnswerSight,
): Answered {
  const inWords = asked ? answeredQuestions(fieldsOfForms(asked), answers) : [];
  const visible = seesOwn ? inWords : inWords.filter(({ fieldId }) => !isOwnOfWorker(fieldId));
  const answered = isAddressExact ? visible : visible.map(withApproximateAddress);
  const roughById = new Map(
    answered.flatMap(({ fieldId, answer }): [string, Address][] =>
      answer.kind === 'address' ? [[fieldId, answer.address]] : [],
    ),
  );
  const shownAnswers = seesOwn ? answers : withoutOwnOfWorker(answers);
  // An answer to an unknown question may be an address.
  const known = asked && !isAddressExact ? ofQuestions(shownAnswers, visible) : shownAnswers;
  return {
    answers: { ...known, ...Object.fromEntries(roughById) },
    answered,
    form: form ? formView(form, seesOwn) : null,
  };
}

function ofQuestions(
  answers: BookingDocument['answers'],
  visible: readonly AnsweredQuestion[],
): Record<string, unknown> {
  const asked = new Set(visible.map(({ fieldId }) => fieldId));
  return Object.fromEntries(Object.entries(answers).filter(([id, answer]) => asked.has(id) || !isAnswered(answer)));
}

/** Without the chosen worker and their questions. Their price is added to the base price. */
function formView(form: FormOfBooking, seesOwn: boolean): FormOfBooking {
  if (seesOwn) return form;
  const priceLines = form.priceLines.filter(({ fieldId }) => !isOwnOfWorker(fieldId));
  const sumOf = (lines: FormOfBooking['priceLines']) => lines.reduce((sum, { centavos }) => sum + centavos, 0);
  const ownCentavos = sumOf(form.priceLines) - sumOf(priceLines);
  return {
    ...form,
    workerId: null,
    workerFormVersion: 0,
    basePriceCentavos: form.basePriceCentavos + ownCentavos,
    priceLines,
  };
}

function withApproximateAddress(question: AnsweredQuestion): AnsweredQuestion {
  const { answer } = question;
  return answer.kind === 'address'
    ? { ...question, answer: { ...answer, address: approximateAddress(answer.address) } }
    : question;
}
