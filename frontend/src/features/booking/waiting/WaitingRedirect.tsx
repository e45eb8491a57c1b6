import { Navigate, useSearchParams } from 'react-router-dom';
import { confirmationPath, listPath } from '../../../domain/booking/paths.ts';

/** /client/booking-flow/waiting?bookingId=: redirects to the confirmation, which shows the waiting state, too. */
export function WaitingRedirect() {
  const [query] = useSearchParams();
  const id = query.get('bookingId');
  return <Navigate to={id ? confirmationPath(id) : listPath.client} replace />;
}
