import { type BookingForms, bookedAnswers, bookedFields, hasForm, versionsOf } from '#contracts/form/booking-forms.ts';
import type { FormFields } from '#contracts/form/form-definition.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { type AnswerProblem, validateAnswers } from '#contracts/form/validate-answers.ts';
import type { BookingDraft } from '../draft/draft.ts';

/** A draft's answers, checked against the loaded questions. */
type AnsweredForm = {
  fields: FormFields;
  /** No form was published: general questions are shown, and any answer is accepted. */
  isGeneral: boolean;
  /** undefined without a published form or a price. */
  estimate: BookingDraft['estimate'];
  /** Without answers to questions that were removed. */
  answers: BookingDraft['answers'];
  problems: readonly AnswerProblem[];
};

/** A published form without questions accepts no answers. */
export function answeredForm(
  asked: BookingForms,
  { answers, priceCentavos, package: chosen }: Pick<BookingDraft, 'answers' | 'priceCentavos' | 'package'>,
): AnsweredForm {
  const fields = bookedFields(asked, chosen !== undefined);
  if (!hasForm(asked)) return { fields, isGeneral: true, estimate: undefined, answers, problems: [] };
  const known = answers && onlyOf(fields, bookedAnswers(asked, answers, chosen !== undefined));
  return {
    fields,
    isGeneral: false,
    estimate:
      priceCentavos === undefined
        ? undefined
        : { ...versionsOf(asked), ...priceOf(fields, known ?? {}, priceCentavos) },
    answers: known,
    problems: validateAnswers(fields, known ?? {}),
  };
}

function onlyOf(fields: FormFields, answers: NonNullable<BookingDraft['answers']>): BookingDraft['answers'] {
  const ids = new Set(fields.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}
