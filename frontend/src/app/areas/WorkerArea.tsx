import { useRebookedNews } from '../../features/booking/promises/use-rebooked-news.ts';
import { WorkerLayout } from '../layouts/WorkerLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

export function WorkerArea() {
  useRebookedNews();
  return (
    <WorkerLayout shell={useShell()}>
      <ScreenOutlet />
    </WorkerLayout>
  );
}
