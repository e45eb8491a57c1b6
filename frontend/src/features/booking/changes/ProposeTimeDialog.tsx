import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { ErrorInSight } from '../../../ui/forms/ErrorInSight.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { type ChosenTime, WorkerTimes } from '../../worker/parts/WorkerTimes.tsx';
import { usePreviewMoveQuery, useProposeTimeMutation } from '../../../domain/booking/api.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useSlotAttempt } from '../actions/use-slot-attempt.ts';
import { changesEn } from './changes.en.ts';
import { CancellingAfter } from './CancellingAfter.tsx';
import { otherSide } from './other-side.ts';
import { TakenNote } from './TakenNote.tsx';

interface Props {
  booking: Booking & { worker: NonNullable<Booking['worker']> };
  side: Side;
  onClose: () => void;
}

/** Proposes one of the worker's free times to the other side. */
export function ProposeTimeDialog({ booking, side, onClose }: Props) {
  const t = useText(changesEn);
  const locale = useLocale();
  const now = useNow();
  const [propose] = useProposeTimeMutation();
  const { run, alternatives } = useSlotAttempt();
  const [chosen, setChosen] = useState<ChosenTime>({ date: booking.date, time: null });
  const [tries, setTries] = useState(0);
  const other = otherSide(booking, side);
  const { date, time } = chosen;
  const same = date === booking.date && time === booking.time;
  const wish = date && time && !same ? { date, time } : null;

  async function send() {
    setTries(tries + 1);
    if (!wish) return;
    if (!(await run(() => propose({ id: booking.id, body: wish }).unwrap()))) return;
    showToast(t('proposed', { other }), { variant: 'success' });
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('proposeTitle')}
      description={t('proposeText', { when: formatDayAndTime(booking.startsAt, locale), other })}
      back={t('back')}
      confirm={t('proposeThis')}
      onConfirm={send}
      onClose={onClose}
    >
      {alternatives && <TakenNote alternatives={alternatives} className="mb-4" />}
      <WorkerTimes
        workerId={booking.worker.id}
        durationMinutes={booking.durationMinutes}
        now={now}
        moving={booking.id}
        {...chosen}
        onChoose={setChosen}
      />
      <div aria-live="polite">
        {wish && <ProposedTime bookingId={booking.id} wish={wish} side={side} other={other} />}
      </div>
      {tries > 0 && !wish && <ErrorInSight tries={tries}>{t(same ? 'sameTime' : 'pickTime')}</ErrorInSight>}
    </ConfirmDialog>
  );
}

interface WishProps {
  bookingId: string;
  wish: { date: string; time: string };
  side: Side;
  other: string;
}

/** The proposed time, and the cost of cancelling once it is agreed. */
function ProposedTime({ bookingId, wish, side, other }: WishProps) {
  const t = useText(changesEn);
  const locale = useLocale();
  const { currentData: cancelling } = usePreviewMoveQuery({ id: bookingId, ...wish });
  const startsAt = manilaInstant(wish.date, wish.time);
  return (
    <>
      <p className="mt-3 text-16 font-strong">{t('proposeAt', { when: formatDayAndTime(startsAt, locale) })}</p>
      {cancelling && (
        <CancellingAfter cancelling={cancelling} startsAt={startsAt} side={side} other={other} className="mt-1" />
      )}
    </>
  );
}
