import { AlarmClockCheck, BadgeCheck, Languages, MapPin, Repeat, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { intlLocales } from '#contracts/intl-locales.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { WorkerProfile } from '#contracts/views/worker.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Rating } from '../../../ui/showing/Rating.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { answersWithin } from '../answers-within.ts';
import { workersEn } from '../workers.en.ts';

/** Rating, jobs and reviews in a row. */
export function WorkerFigures({ worker }: { worker: WorkerProfile }) {
  const t = useText(workersEn);
  return (
    <dl className="flex justify-between gap-4 border-y border-line py-3">
      <Figure label={t('ratingLabel')}>
        {worker.reviewCount > 0 ? <Rating value={worker.rating} className="text-16!" /> : '–'}
      </Figure>
      <Figure label={t('jobsLabel')}>{worker.completedJobs}</Figure>
      <Figure label={t('reviewsLabel')}>{worker.reviewCount}</Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="tabular text-16 font-title">{children}</dd>
    </div>
  );
}

/** Currently valid checked documents, languages and reach. */
export function WorkerTrust({ worker }: { worker: WorkerProfile }) {
  const t = useText(workersEn);
  const locale = useLocale();
  const list = new Intl.ListFormat(intlLocales(locale), { type: 'unit' });
  return (
    <ul className="grid gap-2 text-14">
      {worker.checks.map((check) => (
        <Fact key={check.kind} icon={<BadgeCheck aria-hidden="true" />}>
          <Checked check={check} />
        </Fact>
      ))}
      {worker.record && (
        <Fact icon={<AlarmClockCheck aria-hidden="true" />}>
          {t('record', {
            came: worker.record.jobs - worker.record.noShows,
            jobs: worker.record.jobs,
            late: worker.record.lateArrivals,
          })}
        </Fact>
      )}
      {worker.answersWithinMinutes !== null && (
        <Fact icon={<Timer aria-hidden="true" />}>
          {t('answersWithin', answersWithin(worker.answersWithinMinutes))}
        </Fact>
      )}
      {worker.repeatClients > 0 && (
        <Fact icon={<Repeat aria-hidden="true" />}>{t('repeatClients', { count: worker.repeatClients })}</Fact>
      )}
      {worker.languages.length > 0 && (
        <Fact icon={<Languages aria-hidden="true" />}>{list.format(worker.languages)}</Fact>
      )}
      <Fact icon={<MapPin aria-hidden="true" />}>{t('worksWithin', { km: worker.radiusKm })}</Fact>
    </ul>
  );
}

function Checked({ check: { kind, checkedAt, expiresOn } }: { check: WorkerProfile['checks'][number] }) {
  const t = useText(workersEn);
  const locale = useLocale();
  const day = formatDayWithYear(checkedAt, locale);
  return (
    <Unbroken>
      {expiresOn === null
        ? t('checked', { kind, day })
        : t('checkedUntil', { kind, day, until: formatDayWithYear(manilaInstant(expiresOn), locale) })}
    </Unbroken>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="flex shrink-0 text-brand [&>svg]:size-5">{icon}</span>
      {children}
    </li>
  );
}
