import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx';
import { SkeletonPage } from '../ui/showing/Skeleton.tsx';
import { PageReady } from './PageReady.tsx';
import { ReportFailure } from './ReportFailure.tsx';

/** Renders the screen inside a layout, which stays while the screen loads or after it fails. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} otherwise={<ReportFailure />}>
      <Suspense fallback={<SkeletonPage />}>
        <Outlet />
        <PageReady />
      </Suspense>
    </ErrorBoundary>
  );
}
