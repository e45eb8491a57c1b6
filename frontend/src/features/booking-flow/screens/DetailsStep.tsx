import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { selectIsAuthenticated } from '../../../domain/session/selectors.ts';
import { focusQuestion } from '../../form/question-id.ts';
import { RefusedNote } from '../confirm/RefusedNote.tsx';
import { EstimateFoot } from '../form/EstimateLines.tsx';
import { FlowQuestions } from '../form/FlowQuestions.tsx';
import { useFlowForm } from '../form/use-flow-form.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { changed } from '../draft/draft.ts';
import { FlowStep } from '../parts/FlowStep.tsx';
import { flowPath } from '../../../domain/booking/flow-path.ts';
import { nextPath } from '../next-step.ts';
import { useBookingFlow } from '../use-booking-flow.ts';
import { useDraftPhotos } from '../draft/use-draft-photos.ts';
import { useFlowService } from '../parts/use-flow-service.ts';
import { useFlowWorker } from '../worker/use-flow-worker.ts';
import { useCantCome } from '../worker/use-cant-come.ts';
import { WorkerCantCome } from '../worker/WorkerCantCome.tsx';
import { stepRedirect, withoutService } from '../parts/without-service.ts';

const LONGEST_NOTE = 4000;

/** /client/booking-flow/form: questions for the worker, and the resulting price. */
export function DetailsStep() {
  const t = useText(bookingFlowEn);
  const navigate = useNavigate();
  const { draft, address, change, submission } = useBookingFlow();
  const isAboutAnswers = submission.status === 'failed' && ['form_changed', 'invalid'].includes(submission.code);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const uploads = useDraftPhotos(draft.photos ?? [], (photos) => change({ photos }));
  const service = useFlowService(draft, change);
  useFlowWorker(draft);
  const cantCome = useCantCome(address);
  const questions = useFlowForm(draft);
  // Without the service its questions are unknown, so its failure is the form's.
  const form = draft.category || !service.failure ? questions : { ...questions, ...service };
  const [tried, setTried] = useState(isAboutAnswers);
  const [busy, setBusy] = useState(false);
  const elsewhere = stepRedirect(withoutService, draft, address, service.isGone);
  if (elsewhere) return <Navigate to={elsewhere} replace />;

  function goOn() {
    setTried(true);
    const [first] = form.problems;
    if (first) return focusQuestion(first.fieldId);
    change({ formDone: true });
    void navigate(nextPath('form', changed(draft, { formDone: true })));
  }

  return (
    <FlowStep
      title={t('detailsTitle')}
      step="form"
      back={{ to: flowPath('select-worker'), label: t('backToWorker') }}
      onward={t('continue')}
      disabled={[uploads.isBusy, busy, !form.fields, !cantCome.isShown].includes(true)}
      onContinue={goOn}
      chosen={<EstimateFoot />}
    >
      <div className="grid max-w-140 grid-cols-1 gap-5">
        <RefusedNote />
        <WorkerCantCome {...cantCome}>
          <p className="text-14 text-muted">{t('answerWhatYouCan')}</p>
          <FlowQuestions
            draft={draft}
            form={form}
            tried={tried}
            onAnswers={(answers) => change({ answers })}
            onBusy={setBusy}
          />
          {/* Below the questions, which it would otherwise push down. */}
          {(form.fields !== undefined || Boolean(form.failure)) && (
            <>
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
            </>
          )}
        </WorkerCantCome>
      </div>
    </FlowStep>
  );
}
