import { screen, type RouteRow } from '../route-row.ts';

/** The worker's screens (area worker). */
export const workerRoutes: readonly RouteRow[] = [
  { path: '/worker/bookings/:bookingId', area: 'worker', guard: 'worker', Screen: screen(() => import('../../features/bookings/WorkerBookingScreen.tsx'), 'WorkerBookingScreen') },
];
