import { lazy, Suspense, type ComponentType } from 'react';

/** Loaded together with showToast, since it could not be loaded offline. The page works without it. */
const Toaster = lazy((): Promise<{ default: ComponentType }> =>
  Promise.all([import('./Toaster.tsx'), import('./sonner-toasts.ts')]).then(
    ([module]) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** Container of toasts, loaded after the screen. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
