import { DraftBanner } from '../../features/booking-flow/draft/DraftBanner.tsx';
import { ClientLayout } from '../layouts/ClientLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

export function ClientArea() {
  return (
    <ClientLayout shell={useShell()}>
      <DraftBanner />
      <ScreenOutlet />
    </ClientLayout>
  );
}
