import { Suspense } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { CashReceivedButton } from '../../payment/parts/CashReceivedButton.tsx';
import { WorkerPaying } from '../../payment/parts/WorkerPaying.tsx';
import { ChangedRequest } from '../request/ChangedRequest.tsx';
import { BookingPage } from '../parts/BookingPage.tsx';
import { BookingDetails } from '../parts/BookingDetails.tsx';
import { BookingHero } from '../hero/BookingHero.tsx';
import { BookingPayment } from '../parts/BookingPayment.tsx';
import { workerTabPath } from '../../../domain/booking/paths.ts';
import { bookingEn } from '../booking.en.ts';
import { BookingTimeline } from '../timeline/BookingTimeline.tsx';
import { NewTime } from '../changes/NewTime.tsx';
import { ClientCard } from '../parts/ClientCard.tsx';
import { Columns } from '../parts/Columns.tsx';
import { LazyNoShows } from '../no-shows/LazyNoShows.tsx';
import { isMissed } from '../quoting/own-quote.ts';
import { OwnQuote } from '../quoting/OwnQuote.tsx';
import { TakeHomeLine } from '../take-home/TakeHomeLine.tsx';
import { TakeHomeSums } from '../take-home/TakeHomeSums.tsx';
import type { DisputeView } from '../parts/use-dispute.ts';
import { AcceptanceDetails, workerTurn } from '../actions/worker-turn.tsx';
import { useAccept } from '../actions/use-accept.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Lazy: extras and outcome exist only later in a job, and the options are below everything else. */
const BookingOutcome = lazyPart(async () => (await import('../parts/BookingOutcome.tsx')).BookingOutcome);
const OwnExtras = lazyPart(async () => (await import('../extras/OwnExtras.tsx')).OwnExtras);
const WorkerOptions = lazyPart(async () => (await import('../actions/WorkerOptions.tsx')).WorkerOptions);

/** /worker/bookings/{bookingId}: the booking for its worker, with the allowed actions. */
export function WorkerBookingScreen() {
  return <BookingPage side="worker">{(booking, Dispute) => <Job booking={booking} Dispute={Dispute} />}</BookingPage>;
}

function Job({ booking, Dispute }: { booking: Booking; Dispute: DisputeView | null }) {
  const accepting = useAccept(booking);
  const turn = workerTurn(booking, accepting);
  const missed = isMissed(booking);
  const cashInHero = turn === null && takesCash(booking);
  return (
    <>
      <BookingHero
        booking={booking}
        side="worker"
        turn={cashInHero ? <CashReceivedButton booking={booking} inHero /> : turn}
      >
        <Outlook booking={booking} />
      </BookingHero>
      <ChangedRequest booking={booking} />
      <NewTime booking={booking} side="worker" />
      <Columns
        beforeMain={
          <>
            {Dispute && <Dispute booking={booking} side="worker" />}
            <LazyNoShows booking={booking} side="worker" />
            <AcceptanceDetails booking={booking} accepting={accepting} />
            <OwnQuote booking={booking} />
            {takesCash(booking) && <Money booking={booking} cashInHero={cashInHero} />}
            {!missed && <ClientCard booking={booking} />}
            {booking.extras.length > 0 && (
              <Suspense fallback={null}>
                <OwnExtras booking={booking} />
              </Suspense>
            )}
          </>
        }
        main={
          <>
            {booking.worker && <BookingTimeline booking={booking} side="worker" />}
            <BookingDetails booking={booking} side="worker" />
            {booking.completion && (
              <Suspense fallback={null}>
                <BookingOutcome booking={booking} side="worker" />
              </Suspense>
            )}
          </>
        }
        afterMain={
          <>
            {!missed && !takesCash(booking) && <Money booking={booking} cashInHero={false} />}
            <Suspense fallback={null}>
              <WorkerOptions booking={booking} />
            </Suspense>
          </>
        }
      />
    </>
  );
}

/** The amount that the job would pay, or the way to other jobs. */
function Outlook({ booking: { allowedActions, earning, otherChosen } }: { booking: Booking }) {
  const t = useText(bookingEn);
  if (allowedActions.includes('accept')) return <TakeHomeLine of={earning} className="mt-2 text-14 lg:text-16" />;
  if (!otherChosen) return null;
  return (
    <ButtonLink to={workerTabPath('open')} variant="deep" size={44} className="mt-4">
      {t('seeOpenJobs')}
    </ButtonLink>
  );
}

function Money({ booking, cashInHero }: { booking: Booking; cashInHero: boolean }) {
  return (
    <BookingPayment booking={booking} side="worker">
      <TakeHomeSums of={booking.earning} />
      <WorkerPaying booking={booking} cashInHero={cashInHero} />
    </BookingPayment>
  );
}

/** Cash to be confirmed by the worker takes precedence over everything else. */
function takesCash({ payment }: Booking): boolean {
  return payment.allowedActions.includes('confirm_cash');
}
