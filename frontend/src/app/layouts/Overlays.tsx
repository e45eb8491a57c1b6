import { StepUpHost } from '../../features/account/step-up/StepUpHost.tsx';
import { AlertHost } from '../../ui/over-the-page/AlertHost.tsx';
import { LiveRegion } from '../../ui/over-the-page/LiveRegion.tsx';
import { Toasts } from '../../ui/over-the-page/Toasts.tsx';

/** What floats over every screen that does something: toasts, alerts, and the voice for assistive technology. */
export function Overlays() {
  return (
    <>
      <Toasts />
      <AlertHost />
      <StepUpHost />
      <LiveRegion />
    </>
  );
}
