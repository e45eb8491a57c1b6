import { useState } from 'react';
import type { Service } from '#contracts/views/catalogue.ts';
import type { BookingDraft } from '../booking-flow/draft/draft.ts';
import { answeredForm } from '../booking-flow/form/answered-form.ts';
import { useBookingForms } from '../booking-flow/form/use-booking-forms.ts';
import type { UrgentOffer } from './urgent-offer.ts';

/** Required questions of a quick booking; null without any. */
export function useQuickQuestions({ category }: Service, { worker, priceCentavos }: UrgentOffer) {
  const { asked, failure } = useBookingForms({ category, workerId: worker?.id });
  const [answers, setAnswers] = useState<NonNullable<BookingDraft['answers']>>({});
  const [tried, setTried] = useState(false);
  const read = asked && answeredForm(asked, { answers, priceCentavos });
  const questions = read?.fields.some(({ required }) => required)
    ? { fields: read.fields, answers, problems: read.problems, shownProblems: tried ? read.problems : [], answer }
    : null;

  function answer(id: string, words: unknown) {
    const { [id]: _, ...others } = answers;
    setAnswers(words === undefined ? others : { ...others, [id]: words });
  }

  return {
    isRead: Boolean(asked ?? failure),
    questions,
    /** As stored in a draft; null while the questions are loading. */
    answered: read ? answeredBy(read, questions !== null) : null,
    totalCentavos: read?.estimate?.totalCentavos ?? priceCentavos,
    showProblems: () => setTried(true),
  };
}

type Answered = Pick<BookingDraft, 'answers' | 'estimate'>;

function answeredBy({ answers, estimate }: Answered, isAsked: boolean): Answered {
  return isAsked ? { answers, estimate } : {};
}
