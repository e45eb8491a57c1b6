import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectSession } from '../../domain/session/selectors.ts';
import { Gated } from './Gated.tsx';
import { dashboardGate } from './gates.ts';

/**
 * /dashboard: admins to /admin, workers to /worker-dashboard, others to /client/home. `?to=` names another screen of
 * each role, for the shortcuts of the installed app (public/manifest.webmanifest).
 */
export function DashboardRedirect() {
  const [query] = useSearchParams();
  return <Gated gate={dashboardGate(useSelector(selectSession), query.get('to') ?? 'home')} />;
}
