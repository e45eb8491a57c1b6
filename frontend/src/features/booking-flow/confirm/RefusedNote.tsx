import { useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { FreeStarts } from '../time/FreeStarts.tsx';
import { OtherWorkers } from '../worker/OtherWorkers.tsx';
import { selectSubmission } from '../selectors.ts';
import type { Submission } from '../slice.ts';
import { useAlternatives } from '../worker/use-alternatives.ts';
import { flowPath } from '../../../domain/booking/flow-path.ts';

/** Refusals that concern the chosen worker only. */
const offersOthers: ReadonlySet<string> = new Set([
  'slot_taken',
  'day_full',
  'outside_hours',
  'too_far',
  'out_of_reach',
]);

/** Reason for a refusal with its remedy: free times, other workers, or the step to correct. */
export function RefusedNote() {
  const t = useText(bookingFlowEn);
  const submission = useSelector(selectSubmission);
  const { draft, takeTime, takeWorker } = useAlternatives();
  const box = useScrollToRefusal(submission);
  if (submission.status !== 'failed') return null;
  const remedy = refusalRemedy(submission.code);
  return (
    <div ref={box} tabIndex={-1} className="rounded-12">
      <Note tone="error" title={t('refused')}>
        <p>{submission.message}</p>
        <FreeStarts starts={submission.alternatives} onPick={takeTime} />
        {offersOthers.has(submission.code) && <OtherWorkers draft={draft} onPick={takeWorker} />}
        {remedy && (
          <TextLink to={remedy.to} className="mt-2">
            {t(remedy.word)}
          </TextLink>
        )}
      </Note>
    </div>
  );
}

/**
 * Scrolls to the note after each refusal: on a phone "Confirm" is a screen below it. Opening a step with an earlier
 * refusal starts at its top.
 */
function useScrollToRefusal(submission: Submission): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(submission);
  useEffect(() => {
    if (before.current === submission) return;
    before.current = submission;
    if (submission.status !== 'failed') return;
    note.current?.focus({ preventScroll: true });
    // Centred, clear of the sticky bars; smooth only if the page's style is.
    note.current?.scrollIntoView({ block: 'center' });
  }, [submission]);
  return note;
}

type Remedy = { to: string; word: keyof typeof bookingFlowEn };

const remedies: Record<string, Remedy> = {
  slot_taken: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  day_full: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  outside_hours: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  out_of_reach: { to: flowPath('select-worker'), word: 'chooseOtherWorker' },
  pin_elsewhere: { to: flowPath('address'), word: 'correctAddress' },
  too_soon: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  too_far: { to: flowPath('schedule'), word: 'chooseOtherTime' },
  worker_unavailable: { to: flowPath('select-worker'), word: 'chooseOtherWorker' },
  service_inactive: { to: flowPath('select-service'), word: 'chooseOtherService' },
  package_gone: { to: flowPath('schedule'), word: 'chooseOtherPackage' },
  not_found: { to: flowPath('select-service'), word: 'chooseOtherService' },
};

/** The step that corrects a refusal; null if the user can only retry. */
function refusalRemedy(code: string): Remedy | null {
  return remedies[code] ?? null;
}
