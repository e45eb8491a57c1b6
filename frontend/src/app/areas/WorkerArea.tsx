import { useSelector } from 'react-redux';
import { userTypeOf } from '../../browser/storage.ts';
import { selectUser } from '../../domain/session/selectors.ts';
import { useOpenedJobToast } from '../../features/booking/jobs/use-opened-job-toast.ts';
import { ClientLayout } from '../layouts/ClientLayout.tsx';
import { WorkerLayout } from '../layouts/WorkerLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

/** A former worker who is now a client has the client navigation around their remaining work. */
export function WorkerArea() {
  useOpenedJobToast();
  const user = useSelector(selectUser);
  const Layout = user && userTypeOf(user) === 'client' ? ClientLayout : WorkerLayout;
  return (
    <Layout shell={useShell()}>
      <ScreenOutlet />
    </Layout>
  );
}
