import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { ErrorInSight } from '../../../ui/forms/ErrorInSight.tsx';
import { DayAndTime } from '../../booking-flow/time/DayAndTime.tsx';
import type { BookingDraft } from '../../booking-flow/draft/draft.ts';
import { askingEn } from './asking.en.ts';
import { editingEn } from './editing.en.ts';
import type { NewStart } from './use-ask-others.ts';

interface Props {
  booking: Booking;
  price: string;
  /**
   * Returns whether to close: the request was sent, or a price change must be read first. Otherwise the choice stays
   * for another attempt.
   */
  onAsk: (start: NewStart) => Promise<boolean>;
  onClose: () => void;
}

/** A new time for a job whose start has passed, from the free times of any worker nearby; then asks everyone. */
export function NewTimeDialog({ booking, price, onAsk, onClose }: Props) {
  const t = useText(editingEn);
  const words = useText(askingEn);
  const now = useNow();
  const { service, durationMinutes, address } = booking;
  const [{ date, time }, setStart] = useState<Pick<BookingDraft, 'date' | 'time'>>({});
  const [tries, setTries] = useState(0);
  const isMissing = !date || !time;

  async function send() {
    setTries(tries + 1);
    if (date && time && (await onAsk({ date, time }))) onClose();
  }

  return (
    <ConfirmDialog
      title={t('newTimeTitle')}
      description={t('newTimeText', { service: service.name, price })}
      back={t('back')}
      confirm={words('askOthers')}
      onConfirm={send}
      onClose={onClose}
    >
      <DayAndTime
        draft={{ serviceId: service.id, durationMinutes, address, ...(date && { date }), ...(time && { time }) }}
        workerName={null}
        now={now}
        onChange={(change) => setStart((chosen) => ({ ...chosen, ...change }))}
      />
      {tries > 0 && isMissing && <ErrorInSight tries={tries}>{t('pickTime')}</ErrorInSight>}
    </ConfirmDialog>
  );
}
