import { OfflineBanner } from '../../ui/over-the-page/OfflineBanner.tsx';
import { Overlays } from '../layouts/Overlays.tsx';
import { ShellPart } from '../layouts/ShellPart.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';

/** Screens without a layout: sign-in and sign-up. */
export function BareArea() {
  return (
    <>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="outline-none">
        <ScreenOutlet />
      </main>
      <ShellPart>
        <Overlays />
      </ShellPart>
    </>
  );
}
