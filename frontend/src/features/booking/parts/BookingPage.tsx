import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Booking } from '#contracts/views/booking.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { useText } from '../../../i18n/use-text.ts';
import { bookingEn } from '../booking.en.ts';
import { useBooking } from '../use-booking.ts';
import { useOwnSide } from '../use-own-side.ts';
import { BookingBar } from './BookingBar.tsx';
import { BookingNotFound } from './BookingNotFound.tsx';
import { BookingWaiting } from './BookingWaiting.tsx';
import { type DisputeView, useDispute } from './use-dispute.ts';

interface Props {
  side: Side;
  children: (booking: Booking, Dispute: DisputeView | null) => ReactNode;
}

/** Loads the booking of the address for one of its sides. The other side is led to its own page. */
export function BookingPage(props: Props) {
  const { bookingId = '' } = useParams();
  return <LoadedBooking key={bookingId} bookingId={bookingId} {...props} />;
}

/** The key resets the screen's state for another booking on the same route. */
function LoadedBooking({ bookingId, side, children }: Props & { bookingId: string }) {
  const t = useText(bookingEn);
  const booking = useBooking(bookingId);
  const { isKnown, Dispute } = useDispute(booking.data);
  const own = useOwnSide(booking.data, side);
  if (own !== side) return <Navigate to={bookingPathOf[own](bookingId)} replace />;
  return (
    <>
      <BookingBar side={side} booking={booking.data} />
      {booking.isGone ? (
        <BookingNotFound side={side} wasOpen={booking.data?.worker === null} />
      ) : (
        <Fetched
          of={{ ...booking, data: isKnown ? booking.data : undefined }}
          failed={t('loadFailed')}
          waiting={<BookingWaiting />}
        >
          {(data) => <div className="grid gap-4 pb-[var(--foot-bar,0px)] lg:pb-0">{children(data, Dispute)}</div>}
        </Fetched>
      )}
    </>
  );
}
