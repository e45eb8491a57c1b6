import { screen, type RouteRow } from '../route-row.ts';

/** What anyone may open (specification section 2, Public). */
export const publicRoutes: readonly RouteRow[] = [
  { path: '/ui-demo', area: 'public', guard: 'open', Screen: screen(() => import('../../features/landing/UiDemoPage.tsx'), 'UiDemoPage') },
  { path: '*', area: 'public', guard: 'open', Screen: screen(() => import('../../features/landing/NotFoundPage.tsx'), 'NotFoundPage') },
];
