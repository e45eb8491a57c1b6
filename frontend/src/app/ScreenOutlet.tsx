import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx';
import { SkeletonPage } from '../ui/showing/Skeleton.tsx';
import { PageReady } from './PageReady.tsx';
import { ReportFailure } from './ReportFailure.tsx';

/** Where a layout puts its screen: a slow or broken screen leaves the layout standing. */
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
