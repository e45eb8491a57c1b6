import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ClockContext } from '../ui/forms/use-today.ts';
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx';
import { OpeningBar } from '../ui/page/OpeningBar.tsx';
import { areas, type Area } from './areas.ts';
import { guards } from './guards.ts';
import { useRoutesAt } from './routes.ts';
import { screenOfPath } from './screen-of-path.ts';
import { serverNow } from '../browser/server-time.ts';
import { useRecordScreen } from '../browser/last-screen.ts';
import { useNavigationFocus } from '../browser/use-navigation-focus.ts';
import { ReportFailure } from './ReportFailure.tsx';
import { useIsPractice } from '../api/use-is-practice.ts';
import { SkeletonPage } from '../ui/showing/Skeleton.tsx';

const areaNames = Object.keys(areas).filter((name): name is Area => name in areas);

const PracticeBanner = lazy(async () => ({
  default: (await import('../ui/over-the-page/PracticeBanner.tsx')).PracticeBanner,
}));

/** A path that cannot be decoded (`%E0%A4%A`) matches no screen. */
const NOWHERE = '/page-not-found';

function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** The screens, with fallbacks while one loads or after it fails. */
export function App() {
  const { pathname } = useLocation();
  useRecordScreen(pathname);
  const isPractice = useIsPractice();
  return (
    <ClockContext value={serverNow}>
      {isPractice && (
        <Suspense>
          <PracticeBanner />
        </Suspense>
      )}
      <OpeningBar />
      <ErrorBoundary resetKey={pathname} otherwise={<ReportFailure />}>
        <Suspense fallback={<PageFallback />}>
          <Screens />
        </Suspense>
      </ErrorBoundary>
    </ClockContext>
  );
}

/** Renders the route tables: each area's layout once, with its screens inside. */
function Screens() {
  const { pathname: asked } = useLocation();
  const pathname = isDecodable(asked) ? asked : NOWHERE;
  const rows = useRoutesAt(pathname);
  useNavigationFocus(screenOfPath(rows, pathname));
  return (
    <Routes {...(pathname !== asked && { location: pathname })}>
      {areaNames.map((name) => {
        const Area = areas[name];
        return (
          <Route key={name} element={<Area />}>
            {rows
              .filter((row) => row.area === name)
              .map(({ path, guard, Screen }) => {
                const Guard = guards[guard];
                return (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <Guard>
                        <Screen />
                      </Guard>
                    }
                  />
                );
              })}
          </Route>
        );
      })}
    </Routes>
  );
}

/** Shown while a screen's code loads; announced as "Loading…". */
function PageFallback() {
  return (
    <div className="page-edge mx-auto max-w-288">
      <SkeletonPage />
    </div>
  );
}
