import { StepUpHost } from '../../features/account/step-up/StepUpHost.tsx';
import { AlertHost } from '../../ui/over-the-page/AlertHost.tsx';
import { LiveRegion } from '../../ui/over-the-page/LiveRegion.tsx';
import { Toasts } from '../../ui/over-the-page/Toasts.tsx';

/** Overlays of all interactive screens: toasts, alerts and the live region. */
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
