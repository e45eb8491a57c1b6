import { useOpenedJobToast } from '../../features/booking/jobs/use-opened-job-toast.ts';
import { WorkerLayout } from '../layouts/WorkerLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

export function WorkerArea() {
  useOpenedJobToast();
  return (
    <WorkerLayout shell={useShell()}>
      <ScreenOutlet />
    </WorkerLayout>
  );
}
