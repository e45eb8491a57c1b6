import { useState } from 'react';
import type { Answers } from '#contracts/form/answers.ts';
import { bookedAnswers } from '#contracts/form/booking-forms.ts';
import { type AnswerProblem, validateAnswers } from '#contracts/form/validate-answers.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useAskedFields } from './use-asked-fields.ts';

export type EditedAnswers = {
  asked: ReturnType<typeof useAskedFields>;
  answers: Answers;
  problems: readonly AnswerProblem[];
  /** undefined removes an answer. */
  onAnswer: (fieldId: string, answer: unknown) => void;
  /** Photos of an answer are uploading. */
  isBusy: boolean;
  onBusy: (fieldId: string, busy: boolean) => void;
};

/** Edited answers of a booking, with errors by its own form versions. */
export function useEditedAnswers(booking: Booking): EditedAnswers {
  const asked = useAskedFields(booking);
  const [edited, setAnswers] = useState<Answers>(booking.answers);
  const answers = asked.forms ? bookedAnswers(asked.forms, edited, booking.package !== null) : edited;
  const [busy, setBusy] = useState<readonly string[]>([]);
  return {
    asked,
    answers,
    problems: booking.form && asked.fields ? validateAnswers(asked.fields, answers) : [],
    onAnswer: (id, said) =>
      setAnswers(({ [id]: _, ...others }) => (said === undefined ? others : { ...others, [id]: said })),
    isBusy: busy.length > 0,
    onBusy: (id, isBusy) => setBusy((before) => [...before.filter((one) => one !== id), ...(isBusy ? [id] : [])]),
  };
}
