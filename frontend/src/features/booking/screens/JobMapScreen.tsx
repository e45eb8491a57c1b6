import { useParams } from 'react-router-dom';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { BookingNotFound } from '../parts/BookingNotFound.tsx';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { JobMap } from '../jobs/JobMap.tsx';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { useBooking } from '../use-booking.ts';

/** /worker/bookings/{bookingId}/map: the job's place, with links to map apps. */
export function JobMapScreen() {
  const { bookingId = '' } = useParams();
  return <JobMapOf key={bookingId} bookingId={bookingId} />;
}

/** The key resets the screen's state for another booking on the same route. */
function JobMapOf({ bookingId }: { bookingId: string }) {
  const t = useText(bookingEn);
  const booking = useBooking(bookingId);
  const title = booking.data ? t('wayTo', { name: firstName(booking.data.client.name) }) : t('directions');
  return (
    <div className="mx-auto max-w-190">
      <PageHeader title={title} back={{ to: bookingPathOf.worker(bookingId), label: t('backToJob') }} />
      {booking.isGone ? (
        <BookingNotFound side="worker" wasOpen={booking.data?.worker === null} />
      ) : (
        <Fetched of={booking} failed={t('loadFailed')} waiting={<Waiting />}>
          {(data) => <JobMap booking={data} />}
        </Fetched>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-62 rounded-20 sm:h-80 lg:h-100" />
      <Skeleton className="h-60 rounded-20" />
    </Loading>
  );
}
