import { X } from 'lucide-react';
import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { LinkRow } from '../../../ui/pressing/LinkRow.tsx';
import { AskOthers } from '../../booking/request/AskOthers.tsx';
import { useDismissRequestMutation } from '../../../domain/booking/api.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { turnOf } from '../../../domain/booking/turn.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { bookingsEn } from '../../booking/list/bookings.en.ts';
import { cardAction, cardTrouble } from '../../booking/list/client-card.ts';
import { NeedsFailed, useWaiting, WaitingJobs } from '../../booking/no-shows/NeedsYou.tsx';
import { useWaitingDisputes, WaitingDisputes } from '../../dispute/parts/WaitingDisputes.tsx';
import { homeEn } from '../home.en.ts';
import { trackLine } from '../tracked-booking.ts';

interface Props {
  /** Other bookings of today, and those that wait for the client. */
  lines: readonly Booking[];
  lost: readonly Booking[];
  now: number;
}

/** "Needs you": one row per booking or dispute that waits for the client, and per failed booking. */
export function NeedsClient({ lines, lost, now }: Props) {
  const t = useText(homeEn);
  const waiting = useWaiting('client');
  const disputes = useWaitingDisputes('client');
  const others = lines.filter(({ id }) => !waiting.some(({ booking }) => booking.id === id));
  if (lost.length + waiting.length + disputes.length + others.length === 0) return <NeedsFailed side="client" />;
  return (
    <Card title={t('needsYou')}>
      <WaitingDisputes disputes={disputes} side="client" />
      {waiting.length > 0 && <WaitingJobs waiting={waiting} side="client" />}
      <ul className="-mx-2 divide-y divide-line empty:hidden">
        {others.map((booking) => (
          <li key={booking.id}>
            <Line booking={booking} now={now} />
          </li>
        ))}
        {lost.map((booking) => (
          <li key={booking.id}>
            <Lost booking={booking} now={now} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ booking, now }: { booking: Booking; now: number }) {
  const t = useText(homeEn);
  const words = useText(bookingsEn);
  const locale = useLocale();
  const { service, worker, startsAt } = booking;
  const action = turnOf(booking) && cardAction(booking);
  const trouble = cardTrouble(booking);
  const { key, values } = trackLine(booking, now, locale);
  const facts = action
    ? [inCatalogue(service.name), worker?.name]
    : [inCatalogue(service.name), formatTime(startsAt, locale)];
  return (
    <LinkRow
      to={bookingPathOf.client(booking.id)}
      icon={<ServiceIcon category={service.category} size={40} />}
      title={action ? words(action.word, action.values) : t(key, values)}
      text={trouble?.tone === 'danger' ? words(trouble.word, trouble.values) : facts.filter(Boolean).join(', ')}
    />
  );
}

function Lost({ booking, now }: { booking: Booking; now: number }) {
  const t = useText(homeEn);
  const locale = useLocale();
  const [dismiss] = useDismissRequestMutation();
  const run = useCommand();
  const { key, values } = trackLine(booking, now, locale);
  const { id, service, startsAt } = booking;
  return (
    <>
      <LinkRow
        to={bookingPathOf.client(id)}
        icon={<ServiceIcon category={service.category} size={40} />}
        title={`${inCatalogue(service.name)}, ${formatDayAndTime(startsAt, locale)}`}
        text={t(key, values)}
        end={
          <IconButton
            label={t('dismiss', { service: service.name })}
            onClick={() => run(() => dismiss({ id }).unwrap())}
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        }
      />
      <AskOthers booking={booking} on="card" className="mb-3 px-2" />
    </>
  );
}
