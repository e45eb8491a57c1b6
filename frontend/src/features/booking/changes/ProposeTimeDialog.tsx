import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { ErrorInSight } from '../../../ui/forms/ErrorInSight.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { type ChosenTime, WorkerTimes } from '../../worker/parts/WorkerTimes.tsx';
import { useProposeTimeMutation } from '../../../domain/booking/api.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useSlotAttempt } from '../actions/use-slot-attempt.ts';
import { changesText } from './changes.text.ts';
import { otherSide } from './other-side.ts';
import { TakenNote } from './TakenNote.tsx';

interface Props {
  booking: Booking & { worker: NonNullable<Booking['worker']> };
  side: Side;
  onClose: () => void;
}

/** A new time out of the worker's free ones, for the other side to agree to. */
export function ProposeTimeDialog({ booking, side, onClose }: Props) {
  const t = useText(changesText);
  const locale = useLocale();
  const now = useNow();
  const [propose] = useProposeTimeMutation();
  const { run, alternatives } = useSlotAttempt();
  const [chosen, setChosen] = useState<ChosenTime>({ date: booking.date, time: null });
  const [tries, setTries] = useState(0);
  const other = otherSide(booking, side);
  const { date, time } = chosen;
  const same = date === booking.date && time === booking.time;
  const start = date && time ? formatDayAndTime(manilaInstant(date, time), locale) : null;

  async function send() {
    setTries(tries + 1);
    if (!date || !time || same) return;
    if (!(await run(() => propose({ id: booking.id, body: { date, time } }).unwrap()))) return;
    showToast(t('proposed', { other }), { variant: 'success' });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={t('proposeTitle')}
      description={t('proposeText', { when: formatDayAndTime(booking.startsAt, locale), other })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('back')}
          </Button>
          <Button onClick={send}>{t('proposeThis')}</Button>
        </>
      }
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
        {start && !same && <p className="mt-3 text-16 font-strong">{t('proposeAt', { when: start })}</p>}
      </div>
      {tries > 0 && (!start || same) && <ErrorInSight tries={tries}>{t(same ? 'sameTime' : 'pickTime')}</ErrorInSight>}
    </Dialog>
  );
}
