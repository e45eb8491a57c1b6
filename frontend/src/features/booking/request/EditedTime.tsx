import { CalendarDays } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DayAndTime } from '../../booking-flow/time/DayAndTime.tsx';
import { editingEn } from './editing.en.ts';

/** null: the time is not edited. */
export type TimeEdit = { date?: string | undefined; time?: string | undefined } | null;

interface Props {
  booking: Booking;
  value: TimeEdit;
  onChange: (value: TimeEdit) => void;
  /** The booking's present time as text. */
  presentTime: string;
}

/** The request's time and, on demand, free times of the requested worker or of any worker nearby. */
export function EditedTime({ booking, value, onChange, presentTime: when }: Props) {
  const t = useText(editingEn);
  const now = useNow();
  const { service, worker, durationMinutes, address } = booking;
  const draft = {
    serviceId: service.id,
    durationMinutes,
    address,
    ...(worker && { workerId: worker.id }),
    ...(value?.date && { date: value.date }),
    ...(value?.time && { time: value.time }),
  };
  return (
    <section aria-label={t('time')}>
      <h3 className="mb-2 text-14 font-strong">{t('time')}</h3>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-16">
          <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {when}
        </p>
        {value === null ? (
          <Button variant="outline" size={44} onClick={() => onChange({ date: booking.date })}>
            {t('changeTime')}
          </Button>
        ) : (
          <Button variant="quiet" size={44} onClick={() => onChange(null)}>
            {t('keepTime', { when })}
          </Button>
        )}
      </div>
      {value !== null && (
        <div className="mt-3">
          <DayAndTime
            draft={draft}
            workerName={null}
            now={now}
            onChange={(change) => onChange({ ...value, ...change })}
          />
        </div>
      )}
    </section>
  );
}
