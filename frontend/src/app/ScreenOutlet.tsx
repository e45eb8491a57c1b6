import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx';
import { SkeletonPage } from '../ui/showing/Skeleton.tsx';
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

const PAGE_READY = 'suki:page-ready';

/**
 * Signals to public/before-paint.js that the screen handles input, which replays earlier typing and clicks. It waits
 * for the effects of the first render, by which forms register their fields.
 */
function PageReady() {
  useEffect(() => {
    const soon = setTimeout(() => window.dispatchEvent(new Event(PAGE_READY)));
    return () => clearTimeout(soon);
  }, []);
  return null;
}
