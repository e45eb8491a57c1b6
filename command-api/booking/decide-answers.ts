import { type BookingForms, bookedAnswers, bookedFields, hasForm, versionsOf } from '#contracts/form/booking-forms.ts';
import type { Answers } from '#contracts/form/answers.ts';
import type { FormOfBooking } from '#contracts/form/form-of-booking.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { validateAnswers } from '#contracts/form/validate-answers.ts';
import { visibleAnswers } from '#contracts/form/visible-fields.ts';
import { answerFaultWords } from './answer-fault-words.ts';
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
