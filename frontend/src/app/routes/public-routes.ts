import { screen, type RouteRow } from '../route-row.ts';

/** Public screens (specification section 2, Public). */
export const publicRoutes: readonly RouteRow[] = [
  {
    path: '/',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/screens/LandingPage.tsx'), 'LandingPage'),
  },
  {
    path: '/projects',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/screens/ProjectsPage.tsx'), 'ProjectsPage'),
  },
  {
    path: '/provider/info',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/screens/ProviderInfoPage.tsx'), 'ProviderInfoPage'),
  },
  {
    path: '/services',
    area: 'visitor',
    guard: 'open',
    Screen: screen(() => import('../../features/catalogue/screens/ServicesScreen.tsx'), 'ServicesScreen'),
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
    Screen: screen(() => import('../../features/landing/screens/TermsPage.tsx'), 'TermsPage'),
  },
  {
    path: '/privacy',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/screens/PrivacyPage.tsx'), 'PrivacyPage'),
  },
  {
    path: '/contact',
    area: 'visitor',
    guard: 'open',
    Screen: screen(() => import('../../features/support/contact/ContactScreen.tsx'), 'ContactScreen'),
  },
  {
    path: '/ui-demo',
    area: 'public',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/screens/UiDemoPage.tsx'), 'UiDemoPage'),
  },
  {
    path: '*',
    area: 'own',
    guard: 'open',
    Screen: screen(() => import('../../features/landing/screens/NotFoundPage.tsx'), 'NotFoundPage'),
  },
];
