import { useSelector } from 'react-redux';
import { DraftBanner } from '../../features/booking-flow/draft/DraftBanner.tsx';
import { selectUser } from '../../domain/session/selectors.ts';
import { ClientLayout } from '../layouts/ClientLayout.tsx';
import { ShellPart } from '../layouts/ShellPart.tsx';
import { WorkerLayout } from '../layouts/WorkerLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

/** Who was a client and is a worker by now has a worker's navigation around the bookings that are still theirs. */
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
