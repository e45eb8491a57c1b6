import { useParams } from 'react-router-dom';
import type { Booking } from '#contracts/views/booking.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { WorkerPaying } from '../../payment/parts/WorkerPaying.tsx';
import { ChangedRequest } from '../request/ChangedRequest.tsx';
import { BookingBar } from '../parts/BookingBar.tsx';
import { BookingDetails } from '../parts/BookingDetails.tsx';
import { BookingGone } from '../parts/BookingGone.tsx';
import { BookingHero } from '../hero/BookingHero.tsx';
import { FinishedWork, Review } from '../parts/BookingOutcome.tsx';
import { BookingPayment } from '../parts/BookingPayment.tsx';
import { bookingText } from '../booking.text.ts';
import { BookingTimeline } from '../timeline/BookingTimeline.tsx';
import { BookingWaiting } from '../parts/BookingWaiting.tsx';
import { NewTime } from '../changes/NewTime.tsx';
import { ClientCard } from '../parts/ClientCard.tsx';
import { Columns } from '../parts/Columns.tsx';
import { OwnExtras } from '../extras/OwnExtras.tsx';
import { LazyDispute } from '../parts/LazyDispute.tsx';
import { LazyNoShows } from '../no-shows/LazyNoShows.tsx';
import { OwnQuote } from '../quoting/OwnQuote.tsx';
import { TakeHomeSums } from '../take-home/TakeHomeSums.tsx';
import { useBooking } from '../use-booking.ts';
import { WorkerActions } from '../actions/WorkerActions.tsx';
import { WorkerOptions } from '../actions/WorkerOptions.tsx';

/** /worker/bookings/{bookingId}: the same booking from the other side, with what the worker may do at hand. */
export function WorkerBookingScreen() {
  const t = useText(bookingText);
  const { bookingId = '' } = useParams();
  const booking = useBooking(bookingId);
  return (
    <>
      <BookingBar side="worker" booking={booking.data} />
      {booking.isGone ? (
        <BookingGone side="worker" wasOpen={booking.data?.worker === null} />
      ) : (
        <Fetched of={booking} failed={t('loadFailed')} waiting={<BookingWaiting />}>
          {(data) => (
            <div className="grid gap-4 pb-20 lg:pb-0">
              <BookingHero booking={data} side="worker" />
              <ChangedRequest booking={data} />
              <NewTime booking={data} side="worker" />
              <Columns
                beforeMain={
                  <>
                    <LazyDispute booking={data} side="worker" />
                    <LazyNoShows booking={data} side="worker" />
                    <WorkerActions booking={data} />
                    <OwnQuote booking={data} />
                    {takesCash(data) && <Money booking={data} />}
                    <ClientCard booking={data} />
                    <OwnExtras booking={data} />
                  </>
                }
                main={
                  <>
                    {data.worker && <BookingTimeline booking={data} side="worker" />}
                    <BookingDetails booking={data} side="worker" />
                    <FinishedWork completion={data.completion} />
                    <Review booking={data} side="worker" />
                  </>
                }
                afterMain={
                  <>
                    {!takesCash(data) && <Money booking={data} />}
                    <WorkerOptions booking={data} />
                  </>
                }
              />
            </div>
          )}
        </Fetched>
      )}
    </>
  );
}

function Money({ booking }: { booking: Booking }) {
  return (
    <BookingPayment booking={booking} side="worker">
      <TakeHomeSums of={booking.earning} />
      <WorkerPaying booking={booking} />
    </BookingPayment>
  );
}

/** Cash in the worker's hand waits for their word: it comes before all else. */
function takesCash({ payment }: Booking): boolean {
  return payment.allowedActions.includes('confirm_cash');
}
