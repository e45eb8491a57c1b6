import { CalendarOff, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isolated } from '#contracts/isolated-text.ts';
import { formatLongDay, formatTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { CalendarDay, CalendarJob } from '#contracts/views/calendar.ts';
import { errorText } from '../../../api/error-text.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { useAddTimeOffMutation, useRemoveTimeOffMutation } from '../../worker/api.ts';
import { availabilityEn } from './availability.en.ts';
import { kindOf } from './day-look.ts';

/** One day: jobs, hours, and taking it off. */
export function DayPanel({ day, today }: { day: CalendarDay; today: string }) {
  const t = useText(availabilityEn);
  const locale = useLocale();
  const span = useSpanWords();
  const isOff = kindOf(day) === 'off';
  return (
    <section aria-live="polite" aria-label={t('dayOnScreen')}>
      <h3 className="text-18 font-title">{formatLongDay(manilaInstant(day.day), locale)}</h3>
      <p className="mt-1 flex items-center gap-2 text-14 text-muted">
        <Clock aria-hidden="true" className="size-4" />
        {day.openings.length === 0 ? t('closed') : day.openings.map(span).join(', ')}
      </p>
      {day.jobs.length === 0 && <p className="mt-3 text-14">{isOff ? t('offThatDay') : t('noJobs')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {day.jobs.map((job) => (
          <li key={job.bookingId}>
            <JobRow job={job} />
          </li>
        ))}
        {day.busy.map((busy) => (
          <Row key={busy.from}>{t('busyElsewhere', { when: span(busy) })}</Row>
        ))}
        {day.timeOff.map((off) => (
          <Row key={off.id}>{off.reason ? t('offBecause', { reason: off.reason }) : t('offThatDay')}</Row>
        ))}
      </ul>
      {day.day >= today && <TakeOff day={day} isOff={isOff} />}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 py-3 text-14">
      <CalendarOff aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function JobRow({ job }: { job: CalendarJob }) {
  const span = useSpanWords();
  const { bookingId, service, clientName, city, status, startsAt, endsAt } = job;
  return (
    <ActionRow
      icon={<Clock aria-hidden="true" className="size-5" />}
      title={`${span({ from: startsAt, to: endsAt })} · ${inCatalogue(service)}`}
      hint={`${isolated(clientName)}, ${isolated(city)}`}
      to={`/worker/bookings/${bookingId}`}
      end={<StatusBadge kind="booking" status={status} size={22} />}
    />
  );
}

/** Adds a whole day off, or removes it if the time off is this day only. */
function TakeOff({ day, isOff }: { day: CalendarDay; isOff: boolean }) {
  const t = useText(availabilityEn);
  const [add, adding] = useAddTimeOffMutation();
  const [remove, removing] = useRemoveTimeOffMutation();
  const whole = { from: manilaInstant(day.day), to: manilaInstant(day.day, '24:00') };
  const own = day.timeOff.filter(({ from, to }) => from >= whole.from && to <= whole.to);

  async function takeOff() {
    const { error } = await add({ body: whole });
    say(error, t(day.jobs.length > 0 ? 'dayTakenOffWithJobs' : 'dayTakenOff'));
  }

  async function comeBack() {
    for (const { id } of own) {
      const { error } = await remove({ body: { timeOffId: id } });
      if (error) return say(error, '');
    }
    return say(undefined, t('dayBack'));
  }

  if (isOff && own.length === 0) return <p className="mt-3 text-14 text-muted">{t('offLonger')}</p>;
  return isOff ? (
    <Button variant="outline" className="mt-4" busy={removing.isLoading} onClick={comeBack}>
      {t('workThatDay')}
    </Button>
  ) : (
    <Button variant="outline" className="mt-4" busy={adding.isLoading} onClick={takeOff}>
      {t('takeDayOff')}
    </Button>
  );
}

function say(error: unknown, done: string): void {
  if (error) showToast(errorText(error), { variant: 'error', durationMs: 4000 });
  else showToast(done, { variant: 'success' });
}

function useSpanWords(): (span: { from: string; to: string }) => string {
  const t = useText(availabilityEn);
  const locale = useLocale();
  return ({ from, to }) => t('fromTo', { from: formatTime(from, locale), to: formatTime(to, locale) });
}
