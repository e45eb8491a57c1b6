import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { AskOthers } from '../../booking/request/AskOthers.tsx';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { useWaiting, WaitingJobs } from '../../booking/no-shows/NeedsYou.tsx';
import { useWaitingDisputes, WaitingDisputes } from '../../dispute/parts/WaitingDisputes.tsx';
import { homeText } from '../home.text.ts';
import { trackLine } from '../tracked-booking.ts';

/**
 * "Needs you": jobs that wait for the client's word, and what came to nothing, with the press that asks the others.
 * Nothing where there is neither.
 */
export function NeedsClient({ lost, now }: { lost: readonly Booking[]; now: number }) {
  const t = useText(homeText);
  const waiting = useWaiting('client');
  const disputes = useWaitingDisputes('client');
  if (lost.length + waiting.length + disputes.length === 0) return null;
  return (
    <Card title={t('needsYou')}>
      <WaitingDisputes disputes={disputes} side="client" />
      {waiting.length > 0 && <WaitingJobs waiting={waiting} side="client" />}
      <ul className="grid gap-5 empty:hidden">
        {lost.map((booking) => (
          <li key={booking.id}>
            <Lost booking={booking} now={now} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Lost({ booking, now }: { booking: Booking; now: number }) {
  const t = useText(homeText);
  const locale = useLocale();
  const { key, values } = trackLine(booking, now, locale);
  return (
    <>
      <div className="flex items-start gap-3">
        <ServiceIcon category={booking.service.category} size={48} />
        <div className="min-w-0">
          <h3 className="text-16 font-strong">
            <Link to={bookingPathOf.client(booking.id)} className="rounded-8 hover:underline">
              <Unbroken>{`${booking.service.name}, ${formatDayAndTime(booking.startsAt, locale)}`}</Unbroken>
            </Link>
          </h3>
          <p className="text-14 text-muted">{t(key, values)}</p>
        </div>
      </div>
      <AskOthers booking={booking} on="card" className="mt-3" />
    </>
  );
}
