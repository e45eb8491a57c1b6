import { useEffect, useState } from 'react';
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
  /** The user pressed "Continue", so errors are shown. */
  tried: boolean;
  onAnswers: (answers: NonNullable<BookingDraft['answers']>) => void;
  onBusy: (busy: boolean) => void;
}

/** Questions of the category and the worker, or general questions if no form was published. */
export function FlowQuestions({ draft, form, tried, onAnswers, onBusy }: Props) {
  const { fields, isGeneral, problems, failure, retry } = form;
  const [busy, setBusy] = useState<readonly string[]>([]);
  const answers = draft.answers ?? {};

  function answer(id: string, said: unknown) {
    const { [id]: _, ...others } = answers;
    onAnswers(said === undefined ? others : { ...others, [id]: said });
  }

  const isBusy = busy.length > 0;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);

  function note(id: string, isOneBusy: boolean) {
    setBusy((before) => [...before.filter((one) => one !== id), ...(isOneBusy ? [id] : [])]);
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
  if (isGeneral) return <GeneralQuestions answers={answers} onAnswer={answer} />;
  return (
    <Questions fields={fields} answers={answers} problems={tried ? problems : []} onAnswer={answer} onBusy={note} />
  );
}
