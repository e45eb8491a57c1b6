import { type BookingForms, bookedAnswers, bookedFields, hasForm, versionsOf } from '#contracts/form/booking-forms.ts';
import type { Answers } from '#contracts/form/answers.ts';
import type { FormOfBooking } from '#contracts/form/form-of-booking.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { validateAnswers, type AnswerFault, type AnswerProblem } from '#contracts/form/validate-answers.ts';
import { visibleAnswers } from '#contracts/form/visible-fields.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';

/** Answers and the resulting price. `form`: undefined when there were no questions. */
export type Answered = { answers: Record<string, unknown>; priceCentavos: number; form?: FormOfBooking };

/** `baseCentavos`: price of the package, the worker or the service before any answer. */
type ToAnswer = {
  asked: BookingForms;
  workerId: string | null;
  answers: Answers;
  baseCentavos: number;
  hasPackage: boolean;
};

/** Validates and prices answers with the same rules as the browser. */
export function answered({ asked, workerId, answers: said, baseCentavos, hasPackage }: ToAnswer): Answered | Refusal {
  const answers = bookedAnswers(asked, said, hasPackage);
  if (!hasForm(asked)) return { answers, priceCentavos: baseCentavos };
  const fields = bookedFields(asked, hasPackage);
  const problems = validateAnswers(fields, answers);
  if (problems.length > 0)
    return refuse(
      'invalid',
      undefined,
      undefined,
      problems.map((problem) => ({ path: `answers.${problem.fieldId}`, message: answerFaultWords(problem) })),
    );
  const { lines, totalCentavos } = priceOf(fields, answers, baseCentavos);
  return {
    answers: visibleAnswers(fields, answers),
    priceCentavos: totalCentavos,
    form: { ...versionsOf(asked), workerId, basePriceCentavos: baseCentavos, priceLines: lines },
  };
}

/** Refuses answers to outdated forms and returns the current versions. Skipped when the caller sends no versions. */
export function formChanged(
  seen: { formVersion?: number | undefined; workerFormVersion?: number | undefined },
  asked: BookingForms,
): Refusal | null {
  const { formVersion, workerFormVersion } = versionsOf(asked);
  const isOther =
    (seen.formVersion ?? formVersion) !== formVersion ||
    (seen.workerFormVersion ?? workerFormVersion) !== workerFormVersion;
  return isOther ? refuse('form_changed', undefined, { formVersion, workerFormVersion }) : null;
}

type Limit = AnswerProblem['limit'];

/** English messages for API clients; screens have translated texts. */
const words: Readonly<Record<AnswerFault, (limit: Limit) => string>> = {
  required: () => 'Required',
  not_asked: () => 'Not asked',
  wrong_kind: () => 'Not an answer to this question',
  not_an_option: () => 'Not one of the options',
  too_short: (limit) => `At least ${limit} characters`,
  too_long: (limit) => `At most ${limit} characters`,
  too_low: (limit) => `At least ${limit}`,
  too_high: (limit) => `At most ${limit}`,
  too_few: (limit) => `At least ${limit}`,
  too_many: (limit) => `At most ${limit}`,
  too_early: (limit) => `Not before ${limit}`,
  too_late: (limit) => `Not after ${limit}`,
};

function answerFaultWords({ fault, limit }: AnswerProblem): string {
  return words[fault](limit);
}
