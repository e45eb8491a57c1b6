import { useShell } from '../../domain/shell.ts';
import { ClientLayout } from '../layouts/ClientLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';

export function VisitorAreaOfUser() {
  return (
    <ClientLayout shell={useShell()}>
      <ScreenOutlet />
    </ClientLayout>
  );
}
