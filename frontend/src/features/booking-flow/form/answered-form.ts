import { type AskedForms, bookedAnswers, bookedFields, hasForm, versionsOf } from '#contracts/form/asked-form.ts';
import type { FormFields } from '#contracts/form/form-definition.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { type AnswerProblem, validateAnswers } from '#contracts/form/validate-answers.ts';
import type { BookingDraft } from '../draft/draft.ts';

/** What a draft's answers come to, by the questions as they were read. */
type AnsweredForm = {
  fields: FormFields;
  /** Nobody ever published any: what every worker wants to know is asked instead, and any answer is taken. */
  isGeneral: boolean;
  /** undefined where nothing was published, and where there is no price yet. */
  estimate: BookingDraft['estimate'];
  /** Without those to what isn't asked any more. */
  answers: BookingDraft['answers'];
  problems: readonly AnswerProblem[];
};

/** Questions that were published and are none by now ask nothing: no answer to them is taken either. */
export function answeredForm(
  asked: AskedForms,
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
