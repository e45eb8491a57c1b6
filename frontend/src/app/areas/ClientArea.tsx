import { useSelector } from 'react-redux';
import { DraftBanner } from '../../features/booking-flow/draft/DraftBanner.tsx';
import { selectUser } from '../../domain/session/selectors.ts';
import { ClientLayout } from '../layouts/ClientLayout.tsx';
import { ShellPart } from '../layouts/ShellPart.tsx';
import { WorkerLayout } from '../layouts/WorkerLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

/** A former client who is now a worker has the worker navigation around their bookings as a client. */
export function ClientArea() {
  const isWorkerNow = useSelector(selectUser)?.otherSide === 'client';
  const Layout = isWorkerNow ? WorkerLayout : ClientLayout;
  return (
    <Layout shell={useShell()}>
      <ShellPart>
        <DraftBanner />
      </ShellPart>
      <ScreenOutlet />
    </Layout>
  );
}
