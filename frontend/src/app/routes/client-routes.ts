import { screen, type RouteRow } from '../route-row.ts';

/** The client's screens and the booking flow (areas client and flow). */
export const clientRoutes: readonly RouteRow[] = [
  { path: '/client/bookings/:bookingId', area: 'client', guard: 'login', Screen: screen(() => import('../../features/bookings/ClientBookingScreen.tsx'), 'ClientBookingScreen') },
  { path: '/client/create-booking', area: 'flow', guard: 'login', Screen: screen(() => import('../../features/booking-flow/CreateBookingRedirect.tsx'), 'CreateBookingRedirect') },
];
