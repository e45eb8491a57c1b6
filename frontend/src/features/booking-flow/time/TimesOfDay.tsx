import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TimeSlots, type TimeSlot } from '../../../ui/forms/TimeSlots.tsx';
import { atUsualHours } from '../../worker/day-load.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';

interface Props {
  day: string;
  slots: readonly TimeSlot[];
  value: string | null;
  onChange: (time: string) => void;
}

/** Times of a day. Early mornings and nights show on request, or if there are no others. */
export function TimesOfDay({ day, slots, value, onChange }: Props) {
  const t = useText(bookingFlowEn);
  const [all, setAll] = useState(false);
  const usual = atUsualHours(slots, value);
  const shown = all || !usual.some(({ free }) => free) ? slots : usual;
  if (slots.length === 0) return <p className="text-14 text-muted">{t('dayFull')}</p>;
  return (
    <>
      <TimeSlots label={t('times')} day={day} slots={shown} value={value} onChange={onChange} />
      {shown.length < slots.length && (
        <Button size={44} variant="quiet" onClick={() => setAll(true)}>
          {t('allTimes')}
        </Button>
      )}
    </>
  );
}
