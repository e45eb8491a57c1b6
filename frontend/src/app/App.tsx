import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/page/ErrorBoundary.tsx';
import { areas, type Area } from './areas.ts';
import { guards } from './guards.ts';
import { routes } from './routes.tsx';
import { screenOfPath } from './screen-of-path.ts';
import { useNoteScreen } from '../browser/last-screen.ts';
import { useNavigationFocus } from '../browser/use-navigation-focus.ts';
import { PageFallback } from './PageFallback.tsx';
import { ReportFailure } from './ReportFailure.tsx';

const areaNames = Object.keys(areas).filter((name): name is Area => name in areas);

/** Draws the table of routes: each area's layout once, its screens inside. */
export function App() {
  const { pathname } = useLocation();
  useNavigationFocus(screenOfPath(routes, pathname));
  useNoteScreen(pathname);
  return (
    <ErrorBoundary resetKey={pathname} otherwise={<ReportFailure />}>
      <Suspense fallback={<PageFallback />}>
        <Routes>
          {areaNames.map((name) => {
            const Area = areas[name];
            return (
              <Route key={name} element={<Area />}>
                {routes
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
      </Suspense>
    </ErrorBoundary>
  );
}
