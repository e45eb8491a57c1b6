import { Navigate, useSearchParams } from 'react-router-dom';
import { confirmationPath, listPath } from '../../../domain/booking/paths.ts';

/** /client/booking-flow/waiting?bookingId=: the flow's last step is the confirmation, which waits, too. */
export function WaitingRedirect() {
  const [query] = useSearchParams();
  const id = query.get('bookingId');
  return <Navigate to={id ? confirmationPath(id) : listPath.client} replace />;
}
