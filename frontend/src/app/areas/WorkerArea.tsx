import { useRebookedToast } from '../../features/booking/no-shows/use-rebooked-toast.ts';
import { WorkerLayout } from '../layouts/WorkerLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

export function WorkerArea() {
  useRebookedToast();
  return (
    <WorkerLayout shell={useShell()}>
      <ScreenOutlet />
    </WorkerLayout>
  );
}
