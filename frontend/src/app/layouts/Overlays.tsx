import { AlertHost } from '../../ui/AlertHost.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Toaster } from '../../ui/Toaster.tsx';

/** What floats over every screen that does something: toasts, alerts, and the voice for assistive technology. */
export function Overlays() {
  return (
    <>
      <Toaster />
      <AlertHost />
      <LiveRegion />
    </>
  );
}
