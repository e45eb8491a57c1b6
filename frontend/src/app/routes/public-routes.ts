import { screen, type RouteRow } from '../route-row.ts';

/** What anyone may open (specification section 2, Public). */
export const publicRoutes: readonly RouteRow[] = [
  {
    path: '/',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/LandingPage.tsx'), 'LandingPage'),
  },
  {
    path: '/projects',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/ProjectsPage.tsx'), 'ProjectsPage'),
  },
  {
    path: '/provider/info',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/ProviderInfoPage.tsx'), 'ProviderInfoPage'),
  },
  {
    path: '/services',
    area: 'visitor',
    guard: 'open',
    Screen: screen(() => import('../../features/catalogue/ServicesScreen.tsx'), 'ServicesScreen'),
  },
  {
    path: '/search',
    area: 'visitor',
    guard: 'open',
    Screen: screen(() => import('../../features/search/SearchScreen.tsx'), 'SearchScreen'),
  },
  {
    path: '/terms',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/TermsPage.tsx'), 'TermsPage'),
  },
  {
    path: '/privacy',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/PrivacyPage.tsx'), 'PrivacyPage'),
  },
  {
    path: '/contact',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/ContactPage.tsx'), 'ContactPage'),
  },
  {
    path: '/ui-demo',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/UiDemoPage.tsx'), 'UiDemoPage'),
  },
  {
    path: '*',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/NotFoundPage.tsx'), 'NotFoundPage'),
  },
];
