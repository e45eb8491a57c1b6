import { useSelector } from 'react-redux';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { bookingFlowText } from '../booking-flow.text.ts';
import { startWords } from '../time/day-words.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { FreeStarts } from '../time/FreeStarts.tsx';
import { freeStartsFrom } from '../time/free-starts.ts';
import { OtherWorkers } from './OtherWorkers.tsx';
import { selectDraft, selectSubmission } from '../selectors.ts';
import { useIsOutOfReach } from '../address/use-reach.ts';
import { useShownDays } from '../time/use-start-problem.ts';
import { startProblem } from '../time/start-problem.ts';
import { useInstead } from './use-instead.ts';

const STARTS = 3;

/**
 * Said the moment it is known that the chosen worker can't come: their reach ends before the address, or somebody else
 * took the time while the client was still choosing. With what can be had instead.
 */
export function WorkerCantCome() {
  const draft = useSelector(selectDraft);
  const submission = useSelector(selectSubmission);
  // What the server said is in the note about that.
  if (draft.workerId === undefined || submission.status === 'failed') return null;
  return <CantCome draft={draft} />;
}

function CantCome({ draft }: { draft: BookingDraft }) {
  const isFar = useIsOutOfReach(draft);
  if (isFar) return <OutOfReach />;
  return draft.date && draft.time ? <StartGone date={draft.date} time={draft.time} /> : null;
}

/** The address is beyond the worker's reach: others who come there, or the way to all of them. */
export function OutOfReach() {
  const t = useText(bookingFlowText);
  const { draft, takeWorker } = useInstead();
  const values = { name: firstNameOf(draft), city: draft.address?.city ?? '' };
  return (
    <Note tone="warning" title={t('outOfReach', values)}>
      <p>{t('outOfReachText')}</p>
      <OtherWorkers draft={draft} onPick={takeWorker} />
    </Note>
  );
}

function StartGone({ date, time }: { date: string; time: string }) {
  const t = useText(bookingFlowText);
  const locale = useLocale();
  const now = useNow();
  const { draft, takeTime, takeWorker } = useInstead();
  const days = useShownDays(draft, now);
  if (startProblem({ date, time }, { now, noticeMinutes: 0, days }) !== 'timeTaken') return null;
  return (
    <Note
      tone="warning"
      title={t('startGone', { name: firstNameOf(draft), when: startWords(manilaInstant(date, time), locale, now) })}
    >
      <FreeStarts starts={freeStartsFrom(days, { date, time }, STARTS)} onPick={takeTime} />
      <OtherWorkers draft={draft} onPick={takeWorker} />
    </Note>
  );
}

export function firstNameOf({ workerName }: BookingDraft): string {
  return workerName?.split(' ')[0] ?? '';
}
