import { adminRoutes } from './routes/admin-routes.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { clientRoutes } from './routes/client-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { workerRoutes } from './routes/worker-routes.ts';
import type { RouteRow } from './route-row.ts';

/** Every screen of the product. To add one, put a line into the table of its area in routes/. */
export const routes: readonly RouteRow[] = [
  ...publicRoutes,
  ...authRoutes,
  ...clientRoutes,
  ...workerRoutes,
  ...adminRoutes,
];
