import { screen, type RouteRow } from '../route-row.ts';

const home = screen(() => import('../../features/home/screens/HomeScreen.tsx'), 'HomeScreen');
const explore = screen(() => import('../../features/catalogue/screens/ExploreScreen.tsx'), 'ExploreScreen');
const address = screen(() => import('../../features/booking-flow/screens/AddressStep.tsx'), 'AddressStep');
const flow = '/client/booking-flow';

/** The client's screens and the booking flow (areas client and flow). */
export const clientRoutes: readonly RouteRow[] = [
  {
    path: '/client/bookings',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/booking/screens/ClientBookingsScreen.tsx'), 'ClientBookingsScreen'),
  },
  {
    path: '/client/chat',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/conversation/screens/ChatScreen.tsx'), 'ChatScreen'),
  },
  {
    path: '/client/bookings/:bookingId',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/booking/screens/ClientBookingScreen.tsx'), 'ClientBookingScreen'),
  },
  {
    path: '/client/bookings/:bookingId/dispute',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/dispute/screens/DisputeScreen.tsx'), 'ClientDisputeScreen'),
  },
  {
    path: '/client/bookings/:bookingId/receipt',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/booking/screens/ReceiptScreen.tsx'), 'ReceiptScreen'),
  },
  {
    path: '/client/booking-confirmation',
    area: 'client',
    guard: 'login',
    Screen: screen(
      () => import('../../features/confirmation/BookingConfirmationScreen.tsx'),
      'BookingConfirmationScreen',
    ),
  },
  {
    path: '/client/payments',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/payment/screens/ClientPaymentsScreen.tsx'), 'ClientPaymentsScreen'),
  },
  {
    path: '/client/create-booking',
    area: 'flow',
    guard: 'login',
    Screen: screen(
      () => import('../../features/booking-flow/screens/CreateBookingRedirect.tsx'),
      'CreateBookingRedirect',
    ),
  },
  { path: '/client/home', area: 'client', guard: 'login', Screen: home },
  { path: '/client/explore-services', area: 'client', guard: 'login', Screen: explore },
  { path: '/client/add-booking', area: 'client', guard: 'login', Screen: explore },
  {
    path: '/client/workers',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/search/WorkersScreen.tsx'), 'WorkersScreen'),
  },
  {
    path: '/client/worker/:workerId',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/worker/screens/WorkerScreen.tsx'), 'WorkerScreen'),
  },
  {
    path: '/client/notifications',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/notification/NotificationsScreen.tsx'), 'ClientNotificationsScreen'),
  },
  {
    path: '/client/profile',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/account/screens/ProfileScreen.tsx'), 'ProfileScreen'),
  },
  {
    path: '/client/addresses',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/booking-flow/screens/AddressBookScreen.tsx'), 'AddressBookScreen'),
  },
  {
    path: '/client/profile/edit',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/account/screens/PersonScreen.tsx'), 'EditProfileScreen'),
  },
  {
    path: '/client/settings',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/account/settings/SettingsScreen.tsx'), 'ClientSettingsScreen'),
  },
  {
    path: '/client/help',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/support/tickets/HelpScreen.tsx'), 'ClientHelpScreen'),
  },
  {
    path: '/client/help/new',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/support/tickets/NewTicketScreen.tsx'), 'ClientNewTicketScreen'),
  },
  {
    path: '/client/help/:id',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/support/tickets/TicketScreen.tsx'), 'ClientTicketScreen'),
  },
  {
    path: '/client/settings/report-bug',
    area: 'client',
    guard: 'login',
    Screen: screen(() => import('../../features/support/bugs/ReportBugScreen.tsx'), 'ClientReportBugScreen'),
  },
  {
    path: '/guest/home',
    area: 'client',
    guard: 'open',
    Screen: screen(() => import('../../features/home/screens/GuestHomeScreen.tsx'), 'GuestHomeScreen'),
  },
  { path: '/guest/explore-services', area: 'client', guard: 'open', Screen: explore },
  {
    path: '/guest/bookings',
    area: 'client',
    guard: 'open',
    Screen: screen(() => import('../../features/guest/GuestScreens.tsx'), 'GuestBookingsScreen'),
  },
  {
    path: '/guest/chat',
    area: 'client',
    guard: 'open',
    Screen: screen(() => import('../../features/guest/GuestScreens.tsx'), 'GuestChatScreen'),
  },
  {
    path: '/guest/profile',
    area: 'client',
    guard: 'open',
    Screen: screen(() => import('../../features/guest/GuestScreens.tsx'), 'GuestProfileScreen'),
  },
  { path: flow, area: 'flow', guard: 'login', Screen: address },
  { path: `${flow}/address`, area: 'flow', guard: 'login', Screen: address },
  {
    path: `${flow}/select-service`,
    area: 'flow',
    guard: 'login',
    Screen: screen(() => import('../../features/booking-flow/screens/SelectServiceStep.tsx'), 'SelectServiceStep'),
  },
  {
    path: `${flow}/schedule`,
    area: 'flow',
    guard: 'login',
    Screen: screen(() => import('../../features/booking-flow/screens/ScheduleStep.tsx'), 'ScheduleStep'),
  },
  {
    path: `${flow}/select-worker`,
    area: 'flow',
    guard: 'login',
    Screen: screen(() => import('../../features/booking-flow/screens/WorkerStep.tsx'), 'WorkerStep'),
  },
  {
    path: `${flow}/form`,
    area: 'flow',
    guard: 'login',
    Screen: screen(() => import('../../features/booking-flow/screens/DetailsStep.tsx'), 'DetailsStep'),
  },
  {
    path: `${flow}/payment`,
    area: 'flow',
    guard: 'login',
    Screen: screen(() => import('../../features/booking-flow/screens/PaymentStep.tsx'), 'PaymentStep'),
  },
  {
    path: `${flow}/collect-payment-details`,
    area: 'flow',
    guard: 'login',
    Screen: screen(() => import('../../features/booking-flow/screens/CollectDetailsStep.tsx'), 'CollectDetailsStep'),
  },
  {
    path: `${flow}/waiting`,
    area: 'flow',
    guard: 'login',
    Screen: screen(() => import('../../features/booking/waiting/WaitingRedirect.tsx'), 'WaitingRedirect'),
  },
];
