import { answerDue } from '#contracts/booking/answer-due.ts';
import { BriefcaseBusiness, MessageCircle, Navigation } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isolated } from '#contracts/isolated-text.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { AnswerCountdown } from '../../booking/waiting/AnswerCountdown.tsx';
import { PlaceMap } from '../../booking/jobs/PlaceMap.tsx';
import { jobDistance } from '../../booking/jobs/job-distance.ts';
import { bookingPathOf, chatPath, mapPath } from '../../../domain/booking/paths.ts';
import { workerDayEn } from '../worker-day.en.ts';

interface Props {
  booking: Booking | null;
  /** Request that waits for this worker. */ request: Booking | null;
}

/** The dashboard's deep panel: the next job, a waiting request, or how to find jobs. */
export function NextJob({ booking, request }: Props) {
  const t = useText(workerDayEn);
  if (booking) return <Job booking={booking} />;
  if (request) return <Request booking={request} />;
  return (
    <DeepPanel aria-labelledby="next-job">
      <h2 id="next-job" className="text-18 font-title">
        {t('nothingNext')}
      </h2>
      <p className="mt-1 max-w-100 text-14 text-on-deep-muted">{t('nothingNextText')}</p>
      <ButtonLink to="/worker-bookings" variant="mango" size={44} className="mt-4">
        {t('seeOpenJobs')}
      </ButtonLink>
    </DeepPanel>
  );
}

function Request({ booking }: { booking: Booking }) {
  const { id, service, client, startsAt, price } = booking;
  const t = useText(workerDayEn);
  const locale = useLocale();
  return (
    <DeepPanel aria-labelledby="next-job">
      <h2 id="next-job" className="text-18 font-title">
        {t('jobFor', { service: service.name, client: client.name })}
      </h2>
      <p className="mt-1 text-14 text-on-deep-muted">
        <Unbroken>
          {t('requestText', { when: formatDayAndTime(startsAt, locale), amount: formatPesoShort(price) })}
        </Unbroken>
      </p>
      <p className="text-14 text-on-deep-muted">
        <Unbroken>{t('requestUntil', { until: formatDayAndTime(answerDue(booking), locale) })}</Unbroken>
      </p>
      <AnswerCountdown booking={booking} side="worker" className="mt-1" />
      <ButtonLink to={bookingPathOf.worker(id)} variant="mango" size={44} className="mt-4">
        {t('answerRequest')}
      </ButtonLink>
    </DeepPanel>
  );
}

function Job({ booking }: { booking: Booking }) {
  const t = useText(workerDayEn);
  const locale = useLocale();
  const { id, status, service, client, startsAt } = booking;
  const chat = chatPath('worker', booking);
  const open = bookingPathOf.worker(id);
  return (
    <DeepPanel padding="none" aria-labelledby="next-job">
      <PlaceMap booking={booking} className="h-31 lg:h-44" />
      <div className="p-4 sm:p-5 lg:p-6">
        <div className="flex items-center justify-between gap-3">
          <h2 id="next-job" className="text-14 font-strong text-on-deep-muted">
            {t(status === 'accepted' ? 'nextJob' : 'nowJob')}
          </h2>
          <StatusBadge kind="booking" status={status} on="deep" />
        </div>
        <p className="mt-2 text-22 font-title">{formatDayAndTime(startsAt, locale)}</p>
        <p className="mt-1 font-strong">
          <Link to={open} className="touch-area rounded-8 hover:underline">
            {t('jobFor', { service: service.name, client: client.name })}
          </Link>
        </p>
        <p className="text-14 text-on-deep-muted">
          <Place booking={booking} />
        </p>
        <div className="mt-4 grid grid-cols-2 gap-2">
          {status === 'accepted' ? (
            <ButtonLink
              to={mapPath(id)}
              variant="mango"
              size={48}
              icon={<Navigation aria-hidden="true" className="size-5" />}
            >
              {t('directions')}
            </ButtonLink>
          ) : (
            <ButtonLink
              to={open}
              variant="mango"
              size={48}
              icon={<BriefcaseBusiness aria-hidden="true" className="size-5" />}
            >
              {t('openJob')}
            </ButtonLink>
          )}
          {chat && (
            <ButtonLink
              to={chat}
              variant="deep"
              size={48}
              icon={<MessageCircle aria-hidden="true" className="size-5" />}
            >
              {t('message')}
            </ButtonLink>
          )}
        </div>
      </div>
    </DeepPanel>
  );
}

function Place({ booking }: { booking: Booking }) {
  const t = useText(workerDayEn);
  const { line, barangay } = booking.address;
  const place = `${isolated(line)}, ${isolated(barangay)}`;
  const far = jobDistance(booking);
  return far ? t(far.word === 'distance' ? 'placeAndDistance' : 'placeSomewhere', { place, ...far.values }) : place;
}
