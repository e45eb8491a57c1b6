import { useSelector } from 'react-redux';
import { FailedPart } from '../../../api/FailedPart.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { useListBookingsQuery } from '../../../domain/booking/api.ts';
import { selectIsClient } from '../../../domain/session/selectors.ts';
import { homeEn } from '../home.en.ts';
import { NeedsClient } from './NeedsClient.tsx';
import { rebookableBookings } from '../needs-client.ts';
import { TrackService } from './TrackService.tsx';
import { sortByUrgency, isTrackable } from '../tracked-booking.ts';
import { newestBookings, upcomingBookings } from '../use-top-loaded.ts';

/** The Track Service card, or its replacement: for guests, without bookings, while loading, after a failure. */
export function LatestBooking({ now }: { now: number }) {
  const t = useText(homeEn);
  const isClient = useSelector(selectIsClient);
  const newest = useListBookingsQuery(newestBookings, { skip: !isClient });
  const upcoming = useListBookingsQuery(upcomingBookings, { skip: !isClient });
  if (!isClient) return <Welcome title={t('guestWelcome')} text={t('guestWelcomeText')} />;
  // The whole column waits for it (use-top-loaded.ts).
  if (!newest.data || !upcoming.data) return <FailedPart of={[newest, upcoming]} title={t('trackFailed')} />;
  const bookings = newest.data.items.map((item) => item.booking);
  const lost = rebookableBookings(bookings, now);
  const [first, ...rest] = sortByUrgency([...bookings, ...upcoming.data.items.map((item) => item.booking)], now);
  const needs = (
    <NeedsClient key="needs" lines={rest.filter((booking) => isTrackable(booking, now))} lost={lost} now={now} />
  );
  if (first) return [<TrackService key="tracked" booking={first} now={now} />, needs];
  const done = bookings.find(({ status }) => status === 'completed');
  return (
    <>
      {needs}
      {done ? (
        <TrackService booking={done} now={now} />
      ) : (
        <Welcome title={t('nothingToTrack')} text={t('nothingToTrackText')} />
      )}
    </>
  );
}

function Welcome({ title, text }: { title: string; text: string }) {
  const t = useText(homeEn);
  return (
    <DeepPanel>
      <h2 className="text-18 font-title">{title}</h2>
      <p className="mt-1 max-w-100 text-14 text-on-deep-muted">{text}</p>
      <ButtonLink to="/client/create-booking" variant="mango" size={44} className="mt-4">
        {t('bookAService')}
      </ButtonLink>
    </DeepPanel>
  );
}
