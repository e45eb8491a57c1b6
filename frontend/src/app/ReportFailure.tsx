import { lazy, Suspense, type ComponentType } from 'react';

/** The link by which people report a screen that failed: fetched then, so that no page carries it; nothing where it can't be. */
const ReportLink = lazy((): Promise<{ default: ComponentType }> =>
  import('../features/support/bugs/ReportLink.tsx').then(
    (module) => ({ default: module.ReportLink }),
    () => ({ default: () => null }),
  ),
);

export function ReportFailure() {
  return (
    <Suspense fallback={null}>
      <ReportLink />
    </Suspense>
  );
}
