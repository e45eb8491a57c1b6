import type { ReactNode } from 'react';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { startWords } from '../time/day-words.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { FreeStarts } from '../time/FreeStarts.tsx';
import { freeStartsFrom } from '../time/free-starts.ts';
import { OtherWorkers } from './OtherWorkers.tsx';
import type { CantCome } from './use-cant-come.ts';
import { useAlternatives } from './use-alternatives.ts';

const STARTS = 3;

/**
 * Shown as soon as the chosen worker is known to be unavailable: the address is out of reach, or the start was taken
 * meanwhile. Offers alternatives.
 *
 * The content below waits for the first result, so that it does not move under the pointer.
 */
export function WorkerCantCome({ draft, problem, days, isShown, children }: CantCome & { children: ReactNode }) {
  if (!isShown) return <SkeletonList rows={3} />;
  return (
    <>
      {problem === 'outOfReach' && <OutOfReach />}
      {problem === 'startGone' && <StartUnavailable {...draft} days={days} />}
      {children}
    </>
  );
}

/** The address is out of the worker's reach: offers other workers, or the workers list. */
export function OutOfReach() {
  const t = useText(bookingFlowEn);
  const { draft, takeWorker } = useAlternatives();
  const values = { name: firstNameOf(draft), city: draft.address?.city ?? '' };
  return (
    <Note tone="warning" title={t('outOfReach', values)}>
      <p>{t('outOfReachText')}</p>
      <OtherWorkers draft={draft} onPick={takeWorker} />
    </Note>
  );
}

function StartUnavailable({ date = '', time = '', days }: BookingDraft & Pick<CantCome, 'days'>) {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  const now = useNow();
  const { draft, takeTime, takeWorker } = useAlternatives();
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
