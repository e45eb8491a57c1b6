import { lazy, Suspense, type ComponentType } from 'react';

/** With what puts toasts there: without a network, it can't be fetched any more. A page that can't have it does without. */
const Toaster = lazy((): Promise<{ default: ComponentType }> =>
  Promise.all([import('./Toaster.tsx'), import('./sonner-toasts.ts')]).then(
    ([module]) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** Where toasts stand; fetched behind the screen. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
