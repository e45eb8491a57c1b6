import { Navigate, useLocation } from 'react-router-dom';
import { createBookingTarget } from '../steps.ts';

/** /client/create-booking: on to the schedule with the service it names, else to the choice of one. */
export function CreateBookingRedirect() {
  const { search } = useLocation();
  return <Navigate to={createBookingTarget(search)} replace />;
}
