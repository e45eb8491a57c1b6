import { WorkerLayout } from '../layouts/WorkerLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../shell.ts';

export function WorkerArea() {
  return <WorkerLayout shell={useShell()}><ScreenOutlet /></WorkerLayout>;
}
