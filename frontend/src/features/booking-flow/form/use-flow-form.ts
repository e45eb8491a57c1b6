import { useEffect, useMemo } from 'react';
import type { FormFields } from '#contracts/form/form-definition.ts';
import type { AnswerProblem } from '#contracts/form/validate-answers.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { formRead } from '../slice.ts';
import { answeredForm } from './answered-form.ts';
import { useBookingForms } from './use-booking-forms.ts';

export type FlowForm = {
  /** Questions of this booking; undefined while loading. */
  fields: FormFields | undefined;
  /** No form was published for it. */
  isGeneral: boolean;
  /** Errors in the current answers. */
  problems: readonly AnswerProblem[];
  failure: unknown;
  retry: () => unknown;
};

/**
 * Questions of the draft's category and worker. Stores their versions and the resulting price in the draft, and
 * removes answers to removed questions.
 */
export function useFlowForm(draft: BookingDraft): FlowForm {
  const dispatch = useAppDispatch();
  const { priceCentavos, answers, estimate, package: chosen } = draft;
  const { asked, failure, retry } = useBookingForms(draft);
  const read = useMemo(
    () => asked && answeredForm(asked, { answers, priceCentavos, package: chosen }),
    [asked, answers, priceCentavos, chosen],
  );

  useEffect(() => {
    if (!read || priceCentavos === undefined) return;
    if (JSON.stringify([read.estimate, read.answers]) === JSON.stringify([estimate, answers])) return;
    dispatch(formRead({ estimate: read.estimate, answers: read.answers }));
  }, [read, priceCentavos, answers, estimate, dispatch]);

  return {
    fields: read?.fields,
    isGeneral: read?.isGeneral ?? false,
    problems: read?.problems ?? [],
    failure,
    retry,
  };
}
