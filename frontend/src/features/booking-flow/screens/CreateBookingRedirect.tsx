import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { useBookAgain } from '../draft/use-book-again.ts';
import { createBookingTarget } from '../steps.ts';

/** /client/create-booking: on to the schedule with the service, or the job, that it names; else to the choice of one. */
export function CreateBookingRedirect() {
  const { search } = useLocation();
  const again = new URLSearchParams(search).get('again');
  if (again) return <Again bookingId={again} />;
  return <Navigate to={createBookingTarget(search)} replace />;
}

/** A booking that can't be read is as good as none: they choose anew. */
function Again({ bookingId }: { bookingId: string }) {
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
