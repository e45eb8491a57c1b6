import { useParams } from 'react-router-dom';
import { Fetched } from '../../app/Fetched.tsx';
import { useText } from '../../i18n/use-text.ts';
import { BookingBar } from './BookingBar.tsx';
import { BookingDetails } from './BookingDetails.tsx';
import { BookingGone } from './BookingGone.tsx';
import { BookingHero } from './BookingHero.tsx';
import { FinishedWork, Review } from './BookingOutcome.tsx';
import { BookingPayment } from './BookingPayment.tsx';
import { bookingText } from './booking.text.ts';
import { BookingTimeline } from './BookingTimeline.tsx';
import { BookingWaiting } from './BookingWaiting.tsx';
import { NewTime } from './changes/NewTime.tsx';
import { OpenExtras } from './changes/OpenExtras.tsx';
import { ClientActions } from './ClientActions.tsx';
import { Columns } from './Columns.tsx';
import { useBooking } from './use-booking.ts';
import { WorkerCard } from './WorkerCard.tsx';

/** /client/bookings/{bookingId} (look.md: hero, worker, payment, timeline, what you can do now, details). */
export function ClientBookingScreen() {
  const t = useText(bookingText);
  const { bookingId = '' } = useParams();
  const booking = useBooking(bookingId);
  return (
    <>
      <BookingBar side="client" booking={booking.data} />
      {booking.isGone ? <BookingGone side="client" wasOpen={booking.data?.worker === null} /> : <Fetched of={booking} failed={t('loadFailed')} waiting={<BookingWaiting />}>
        {(data) => (
          <div className="grid gap-4">
            <BookingHero booking={data} side="client" />
            <NewTime booking={data} side="client" />
            <OpenExtras booking={data} />
            <Columns
              beforeMain={<><WorkerCard booking={data} /><BookingPayment booking={data} side="client" /></>}
              main={<><BookingTimeline booking={data} side="client" /><FinishedWork completion={data.completion} /><Review booking={data} side="client" /></>}
              afterMain={<ClientActions booking={data} />}
              last={<BookingDetails booking={data} side="client" />}
            />
          </div>
        )}
      </Fetched>}
    </>
  );
}
