import { redirectTo } from '../redirect-to.tsx';
import { screen, type RouteRow } from '../route-row.ts';

/** Alternative paths of the same screens (specification section 2, Worker). */
const otherPaths: Record<string, string> = {
  '/worker-dashboard/overview': '/worker-dashboard',
  '/worker-dashboard/bookings': '/worker-bookings',
  '/worker-dashboard/earnings': '/worker-earnings',
  '/worker-dashboard/activities': '/worker-notifications',
  '/worker-dashboard/profile': '/worker-profile',
  '/worker-dashboard/profile/edit': '/worker-profile',
  '/worker-dashboard/chat': '/worker-chat',
  '/worker-dashboard/payout': '/worker-profile',
  '/worker/overview': '/worker-dashboard',
  '/worker/bookings': '/worker-bookings',
  '/worker/chat': '/worker-chat',
  '/worker/earnings': '/worker-earnings',
  '/worker/profile': '/worker-profile',
};

/** The worker's screens (area worker). */
export const workerRoutes: readonly RouteRow[] = [
  {
    path: '/worker-bookings',
    area: 'worker',
    guard: 'formerWorker',
    Screen: screen(() => import('../../features/booking/screens/WorkerBookingsScreen.tsx'), 'WorkerBookingsScreen'),
  },
  {
    path: '/worker-registration',
    area: 'bare',
    guard: 'joining',
    Screen: screen(() => import('../../features/worker-profile/screens/RegistrationScreen.tsx'), 'RegistrationScreen'),
  },
  {
    path: '/worker-dashboard',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/worker-day/screens/DashboardScreen.tsx'), 'DashboardScreen'),
  },
  {
    path: '/worker-chat',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/conversation/screens/ChatScreen.tsx'), 'ChatScreen'),
  },
  {
    path: '/worker/profile/reviews',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/worker/reviews/OwnReviewsScreen.tsx'), 'OwnReviewsScreen'),
  },
  {
    path: '/worker-earnings',
    area: 'worker',
    guard: 'formerWorker',
    Screen: screen(() => import('../../features/payout/screens/EarningsScreen.tsx'), 'EarningsScreen'),
  },
  {
    path: '/worker/bookings/:bookingId',
    area: 'worker',
    guard: 'formerWorker',
    Screen: screen(() => import('../../features/booking/screens/WorkerBookingScreen.tsx'), 'WorkerBookingScreen'),
  },
  {
    path: '/worker/bookings/:bookingId/dispute',
    area: 'worker',
    guard: 'formerWorker',
    Screen: screen(() => import('../../features/dispute/screens/DisputeScreen.tsx'), 'WorkerDisputeScreen'),
  },
  {
    path: '/worker/bookings/:bookingId/map',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/booking/screens/JobMapScreen.tsx'), 'JobMapScreen'),
  },
  {
    path: '/worker-notifications',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/notification/NotificationsScreen.tsx'), 'WorkerNotificationsScreen'),
  },
  {
    path: '/worker-profile',
    area: 'worker',
    guard: 'worker',
    Screen: screen(
      () => import('../../features/worker-profile/screens/WorkerProfileScreen.tsx'),
      'WorkerProfileScreen',
    ),
  },
  {
    path: '/worker/profile/basic',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/account/screens/PersonScreen.tsx'), 'BasicDetailsScreen'),
  },
  {
    path: '/worker/settings',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/account/settings/SettingsScreen.tsx'), 'WorkerSettingsScreen'),
  },
  {
    path: '/worker/help',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/support/tickets/HelpScreen.tsx'), 'WorkerHelpScreen'),
  },
  {
    path: '/worker/help/new',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/support/tickets/NewTicketScreen.tsx'), 'WorkerNewTicketScreen'),
  },
  {
    path: '/worker/help/:id',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/support/tickets/TicketScreen.tsx'), 'WorkerTicketScreen'),
  },
  {
    path: '/worker/settings/report-bug',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/support/bugs/ReportBugScreen.tsx'), 'WorkerReportBugScreen'),
  },
  {
    path: '/worker/profile/professional',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/worker-profile/screens/ProfessionalScreen.tsx'), 'ProfessionalScreen'),
  },
  {
    path: '/worker/profile/availability',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/worker-profile/screens/AvailabilityScreen.tsx'), 'AvailabilityScreen'),
  },
  {
    path: '/worker/forms',
    area: 'worker',
    guard: 'worker',
    Screen: screen(() => import('../../features/worker-profile/screens/OwnFormScreen.tsx'), 'OwnFormScreen'),
  },
  {
    path: '/worker/profile/payout',
    area: 'worker',
    guard: 'formerWorker',
    Screen: screen(() => import('../../features/worker-profile/screens/PayoutScreen.tsx'), 'PayoutScreen'),
  },
  ...Object.entries(otherPaths).map(([path, to]): RouteRow => ({
    path,
    area: 'worker',
    guard: 'worker',
    Screen: redirectTo(to),
  })),
];
