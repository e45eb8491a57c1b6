import { type ReactNode, Suspense, useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { ClientPaying } from '../../payment/parts/ClientPaying.tsx';
import { LazyAskOthers } from '../request/LazyAskOthers.tsx';
import { BookingPage } from '../parts/BookingPage.tsx';
import { BookingDetails } from '../parts/BookingDetails.tsx';
import { BookingHero } from '../hero/BookingHero.tsx';
import { clientTurn } from '../hero/client-turn.tsx';
import { BookingOutcome } from '../parts/BookingOutcome.tsx';
import { BookingPayment, RECEIPT } from '../parts/BookingPayment.tsx';
import { BookingTimeline } from '../timeline/BookingTimeline.tsx';
import { NewTime } from '../changes/NewTime.tsx';
import { OpenExtras } from '../changes/OpenExtras.tsx';
import { Columns } from '../parts/Columns.tsx';
import { LazyNoShows } from '../no-shows/LazyNoShows.tsx';
import { CompareQuotes } from '../quotes/CompareQuotes.tsx';
import { PastQuotes } from '../quotes/PastQuotes.tsx';
import { QuotesHead } from '../quotes/QuotesHead.tsx';
import { firstName } from '../../../domain/first-name.ts';
import type { DisputeView } from '../parts/use-dispute.ts';
import { WorkerCard } from '../parts/WorkerCard.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Lazy: most bookings have no quotes, and the actions are below what a client looks for. */
const OpenQuotes = lazyPart(async () => (await import('../quotes/OpenQuotes.tsx')).OpenQuotes);
const ClientActions = lazyPart(async () => (await import('../actions/ClientActions.tsx')).ClientActions);

/** /client/bookings/{bookingId}: hero, worker, payment, timeline, quotes, actions, details. */
export function ClientBookingScreen() {
  return <BookingPage side="client">{(booking, Dispute) => <Shown booking={booking} Dispute={Dispute} />}</BookingPage>;
}

/** New quotes do not replace the request while it is viewed; the hero links to them. */
function Shown({ booking, Dispute }: { booking: Booking; Dispute: DisputeView | null }) {
  const isQuoted = booking.status === 'quoted';
  const [comparing, setComparing] = useState(isQuoted);
  const [wasQuoted] = useState(isQuoted);
  if (isQuoted && comparing) return <Quoted booking={booking} focused={!wasQuoted} />;
  return (
    <Agreed
      booking={booking}
      Dispute={Dispute}
      turn={isQuoted ? <CompareQuotes booking={booking} onCompare={() => setComparing(true)} /> : clientTurn(booking)}
    />
  );
}

/** The booking can receive or has received quotes. */
function isWaiting({ status }: Booking): boolean {
  return status === 'pending' || status === 'quoted';
}

function Agreed({ booking, Dispute, turn }: { booking: Booking; Dispute: DisputeView | null; turn: ReactNode }) {
  return (
    <>
      <BookingHero booking={booking} side="client" turn={turn} mayTurn={isWaiting(booking)}>
        <LazyAskOthers booking={booking} on="deep" className="mt-5" />
      </BookingHero>
      <Columns
        beforeMain={
          <>
            {Dispute && <Dispute booking={booking} side="client" />}
            <LazyNoShows booking={booking} side="client" />
            <OpenExtras booking={booking} />
            <NewTime booking={booking} side="client" />
            <WorkerCard booking={booking} />
            <Money booking={booking} />
          </>
        }
        main={
          <>
            <BookingTimeline booking={booking} side="client" />
            <PastQuotes booking={booking} />
            <BookingOutcome booking={booking} side="client" />
          </>
        }
        afterMain={
          <Suspense fallback={null}>
            <ClientActions booking={booking} />
          </Suspense>
        }
        last={<BookingDetails booking={booking} side="client" />}
      />
    </>
  );
}

/** Open quotes replace the screen. The content below appears with them, so that it is not pushed down. */
function Quoted({ booking, focused }: { booking: Booking; focused: boolean }) {
  return (
    <>
      <QuotesHead booking={booking} focused={focused} />
      <Suspense fallback={<SkeletonList rows={3} />}>
        <Columns
          beforeMain={null}
          main={<OpenQuotes booking={booking} />}
          afterMain={
            <>
              <ClientActions booking={booking} />
              <BookingDetails booking={booking} side="client" />
            </>
          }
          last={
            <>
              <PastQuotes booking={booking} />
              <BookingTimeline booking={booking} side="client" />
            </>
          }
        />
      </Suspense>
    </>
  );
}

function Money({ booking }: { booking: Booking }) {
  const { worker } = booking;
  return (
    <BookingPayment booking={booking} side="client">
      <ClientPaying booking={booking} name={worker ? firstName(worker.name) : ''} receiptId={RECEIPT} />
    </BookingPayment>
  );
}
