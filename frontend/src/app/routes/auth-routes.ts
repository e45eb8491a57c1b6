import { redirectTo } from '../redirect-to.tsx';
import { screen, type RouteRow } from '../route-row.ts';

/** Sign-in and sign-up (specification section 2, Public and auth). */
export const authRoutes: readonly RouteRow[] = [
  {
    path: '/login',
    area: 'bare',
    guard: 'signedOut',
    Screen: screen(() => import('../../features/account/screens/LoginScreen.tsx'), 'LoginScreen'),
  },
  {
    path: '/signup',
    area: 'bare',
    guard: 'signedOut',
    Screen: screen(() => import('../../features/account/screens/SignupScreen.tsx'), 'SignupScreen'),
  },
  {
    path: '/choose-user',
    area: 'bare',
    guard: 'signedOut',
    Screen: screen(() => import('../../features/account/screens/ChooseUserScreen.tsx'), 'ChooseUserScreen'),
  },
  { path: '/provider/signup', area: 'bare', guard: 'signedOut', Screen: redirectTo('/worker-registration') },
  {
    path: '/forgot-password',
    area: 'bare',
    guard: 'open',
    Screen: screen(() => import('../../features/account/passwords/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
  },
  {
    path: '/reset-password',
    area: 'bare',
    guard: 'open',
    Screen: screen(() => import('../../features/account/passwords/ResetPasswordScreen.tsx'), 'ResetPasswordScreen'),
  },
  {
    path: '/verify-email',
    area: 'bare',
    guard: 'login',
    Screen: screen(() => import('../../features/account/screens/VerifyEmailScreen.tsx'), 'VerifyEmailScreen'),
  },
  {
    path: '/second-factor',
    area: 'bare',
    guard: 'login',
    Screen: screen(() => import('../../features/account/second-factor/SecondFactorScreen.tsx'), 'SecondFactorScreen'),
  },
  {
    path: '/complete-profile',
    area: 'bare',
    guard: 'login',
    Screen: screen(() => import('../../features/account/screens/CompleteProfileScreen.tsx'), 'CompleteProfileScreen'),
  },
  {
    path: '/undo-change',
    area: 'bare',
    guard: 'open',
    Screen: screen(() => import('../../features/account/screens/UndoChangeScreen.tsx'), 'UndoChangeScreen'),
  },
  {
    path: '/logout',
    area: 'bare',
    guard: 'open',
    Screen: screen(() => import('../../features/account/screens/LogoutScreen.tsx'), 'LogoutScreen'),
  },
  {
    path: '/dashboard',
    area: 'bare',
    guard: 'open',
    Screen: screen(() => import('../guards/DashboardRedirect.tsx'), 'DashboardRedirect'),
  },
];
