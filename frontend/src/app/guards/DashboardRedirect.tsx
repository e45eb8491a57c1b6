import { useSelector } from 'react-redux';
import { selectSession } from '../../domain/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { dashboardGate } from './gates.ts';

/** /dashboard: admins to /admin, workers to /worker-dashboard, others to /client/home. */
export function DashboardRedirect() {
  return <Gated gate={dashboardGate(useSelector(selectSession))} />;
}
