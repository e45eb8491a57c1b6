import { Overlays } from '../layouts/Overlays.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';

/** Screens that bring their whole page themselves: signing in and up. */
export function BareArea() {
  return (
    <>
      <main id="main" tabIndex={-1} className="outline-none">
        <ScreenOutlet />
      </main>
      <Overlays />
    </>
  );
}
