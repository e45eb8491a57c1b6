import { ClientLayout } from '../layouts/ClientLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

/** The booking flow: the client's header on wide screens, without navigation. Its screens use FlowLayout. */
export function FlowArea() {
  return (
    <ClientLayout shell={useShell()} bare>
      <ScreenOutlet />
    </ClientLayout>
  );
}
