import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { Questions } from '../../form/Questions.tsx';
import type { BookingDraft } from '../draft/draft.ts';
import { GeneralQuestions } from '../parts/GeneralQuestions.tsx';
import type { FlowForm } from './use-flow-form.ts';

interface Props {
  draft: BookingDraft;
  form: FlowForm;
  /** The person wanted to go on: what is wrong is said. */
  tried: boolean;
  onAnswers: (answers: NonNullable<BookingDraft['answers']>) => void;
  onBusy: (busy: boolean) => void;
}

/** What the category and the worker ask; where nothing was published, what every worker wants to know. */
export function FlowQuestions({ draft, form: { fields, problems, failure, retry }, tried, onAnswers, onBusy }: Props) {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const answers = draft.answers ?? {};

  function answer(id: string, said: unknown) {
    const { [id]: _, ...others } = answers;
    onAnswers(said === undefined ? others : { ...others, [id]: said });
  }

  function note(id: string, isBusy: boolean) {
    const now = isBusy ? [...busy, id] : busy.filter((one) => one !== id);
    setBusy(now);
    onBusy(now.length > 0);
  }

  if (failure)
    return (
      <ErrorState
        onRetry={() => {
          retry();
        }}
      >
        {errorText(failure)}
      </ErrorState>
    );
  if (!fields) return <SkeletonList rows={3} />;
  if (fields.length > 0)
    return (
      <Questions fields={fields} answers={answers} problems={tried ? problems : []} onAnswer={answer} onBusy={note} />
    );
  return <GeneralQuestions answers={answers} onAnswer={answer} />;
}
