import { Navigate, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../../api/call-error.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { BookingGone } from '../parts/BookingGone.tsx';
import { bookingFlowText } from '../../booking-flow/booking-flow.text.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** /client/booking-flow/waiting?bookingId=: the answer shows here the moment it is given (pushed by the account socket). */
export function WaitingStep() {
  const t = useText(bookingFlowText);
  const [query] = useSearchParams();
  const id = query.get('bookingId') ?? '';
  const booking = useReadBookingQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  if (id === '') return <Navigate to="/client/bookings" replace />;
  return (
    <div className="mx-auto max-w-140">
      <PageHeader title={t('waitingTitle')} />
      {isNotFound(booking.error) ? (
        <BookingGone side="client" wasOpen={false} />
      ) : (
        <Fetched
          of={booking}
          failed={t('waitingFailed')}
          waiting={
            <Loading>
              <Skeleton className="h-90 rounded-20" />
            </Loading>
          }
        >
          {(known) => <WaitingCard booking={known} />}
        </Fetched>
      )}
    </div>
  );
}
