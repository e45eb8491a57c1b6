import { lazy, Suspense, type ComponentType } from 'react';

/** Link for reporting a failed screen. Loaded on demand, and omitted if loading fails. */
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
