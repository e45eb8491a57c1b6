import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { useBookAgain } from '../draft/use-book-again.ts';
import { createBookingTarget } from '../steps.ts';

/**
 * /client/create-booking: redirects to the schedule with the service or job in the address, else to the choice of a
 * service.
 */
export function CreateBookingRedirect() {
  const { search } = useLocation();
  const again = new URLSearchParams(search).get('again');
  if (again) return <RebookRedirect bookingId={again} />;
  return <Navigate to={createBookingTarget(search)} replace />;
}

/** A booking that cannot be read is ignored, and the client chooses a service. */
function RebookRedirect({ bookingId }: { bookingId: string }) {
  const { data, isError } = useReadBookingQuery({ id: bookingId });
  const bookAgain = useBookAgain();
  const isTaken = useRef(false);
  useEffect(() => {
    if (!data || isTaken.current) return;
    isTaken.current = true;
    bookAgain(data, 'the same worker', { replace: true });
  }, [data, bookAgain]);
  if (isError && !data) return <Navigate to={createBookingTarget('')} replace />;
  return <SkeletonPage />;
}
