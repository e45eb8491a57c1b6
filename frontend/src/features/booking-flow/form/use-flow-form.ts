import { useEffect, useMemo } from 'react';
import { askedFields, versionsOf } from '#contracts/form/asked-form.ts';
import type { FormFields } from '#contracts/form/form-definition.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { type AnswerProblem, validateAnswers } from '#contracts/form/validate-answers.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { formRead } from '../slice.ts';
import { useAskedForms } from './use-asked-forms.ts';

export type FlowForm = {
  /** What is asked of this booking; undefined while it is read. */
  fields: FormFields | undefined;
  /** What is wrong with the answers as they are. */
  problems: readonly AnswerProblem[];
  failure: unknown;
  retry: () => unknown;
};

/**
 * The questions of the draft's category and worker. The draft keeps their versions and what its
 * answers make of the price, and loses answers to what isn't asked any more.
 */
export function useFlowForm(draft: BookingDraft): FlowForm {
  const dispatch = useAppDispatch();
  const { priceCentavos, answers, estimate } = draft;
  const { asked, failure, retry } = useAskedForms(draft);
  const fields = useMemo(() => asked && askedFields(asked), [asked]);

  useEffect(() => {
    if (!asked || !fields || priceCentavos === undefined) return;
    const read =
      fields.length > 0 ? { ...versionsOf(asked), ...priceOf(fields, answers ?? {}, priceCentavos) } : undefined;
    const known = fields.length > 0 ? onlyOf(fields, answers) : answers;
    if (JSON.stringify([read, known]) === JSON.stringify([estimate, answers])) return;
    dispatch(formRead({ estimate: read, answers: known }));
  }, [asked, fields, priceCentavos, answers, estimate, dispatch]);

  return {
    fields,
    problems: fields && fields.length > 0 ? validateAnswers(fields, onlyOf(fields, answers) ?? {}) : [],
    failure,
    retry,
  };
}

function onlyOf(fields: FormFields, answers: BookingDraft['answers']): BookingDraft['answers'] {
  const ids = new Set(fields.map(({ id }) => id));
  return answers && Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}
