import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { selectIsAuthenticated } from '../../../domain/session/selectors.ts';
import { bookingFlowText } from '../booking-flow.text.ts';
import { changed } from '../draft/draft.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { nextPath } from '../next-step.ts';
import { questions } from '../parts/questions.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { useDraftPhotos } from '../draft/use-draft-photos.ts';
import { useFlowService } from '../parts/use-flow-service.ts';
import { useFlowWorker } from '../worker/use-flow-worker.ts';
import { WorkerCantCome } from '../worker/WorkerCantCome.tsx';
import { withoutService } from '../parts/without-service.ts';

const LONGEST_NOTE = 4000;

/** /client/booking-flow/form: what the worker should know; everything may stay empty. */
export function DetailsStep() {
  const t = useText(bookingFlowText);
  const navigate = useNavigate();
  const { draft, change } = useBookingFlow();
  const isSignedIn = useSelector(selectIsAuthenticated);
  const uploads = useDraftPhotos(draft.photos ?? [], (photos) => change({ photos }));
  const { search } = useLocation();
  const { isGone } = useFlowService(draft, change);
  useFlowWorker(draft);
  const elsewhere = withoutService(draft, search, isGone);
  if (elsewhere) return <Navigate to={elsewhere} replace />;

  function goOn() {
    change({ formDone: true });
    void navigate(nextPath('form', changed(draft, { formDone: true })));
  }

  return (
    <FlowStep
      title={t('detailsTitle')}
      step={3}
      back={{ to: flowPath('select-worker'), label: t('backToWorker') }}
      onward={t('continue')}
      disabled={uploads.isBusy}
      onContinue={goOn}
    >
      <div className="grid max-w-140 grid-cols-1 gap-5">
        <WorkerCantCome />
        {questions.map(({ id, word, options }) => (
          <RadioGroup
            key={id}
            look="row"
            label={t(word)}
            options={options.map((option) => ({ value: option.value, label: t(option.word) }))}
            value={answerOf(draft.answers, id)}
            onChange={(value) => change({ answers: { ...draft.answers, [id]: value } })}
          />
        ))}
        <TextArea
          label={t('notes')}
          hint={t('notesHint')}
          maxLength={LONGEST_NOTE}
          rows={4}
          value={draft.notes ?? ''}
          onChange={(event) => change({ notes: event.target.value })}
        />
        {isSignedIn ? (
          <PhotoPicker label={t('photos')} hint={t('photosHint')} uploads={uploads} />
        ) : (
          <TextLink to="/login" state={{ from: flowPath('form') }} className="text-14">
            {t('logInForPhotos')}
          </TextLink>
        )}
      </div>
    </FlowStep>
  );
}

function answerOf(answers: Record<string, unknown> | undefined, id: string): string | null {
  const answer = answers?.[id];
  return typeof answer === 'string' ? answer : null;
}
