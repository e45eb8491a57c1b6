import type { Booking } from '#contracts/views/booking.ts';
import type { WorkerTab } from '../../features/booking/list/booking-filters.ts';
import type { Side } from '../../features/booking/message-key.ts';

/** Where each side finds its bookings and its chat. */
export const listPath: Record<Side, string> = { client: '/client/bookings', worker: '/worker-bookings' };
export const bookingPathOf: Record<Side, (id: string) => string> = {
  client: (id) => `/client/bookings/${id}`,
  worker: (id) => `/worker/bookings/${id}`,
};

/** A tab of the worker's bookings. */
export const workerTabPath = (tab: WorkerTab) => `${listPath.worker}?tab=${tab}`;

/** The way to a job. */
export const mapPath = (id: string) => `/worker/bookings/${id}/map`;

/** The conversation of a booking; null while nobody has it. */
export function chatPath(side: Side, { id, worker }: Pick<Booking, 'id' | 'worker'>): string | null {
  if (!worker) return null;
  return `${side === 'client' ? '/client/chat' : '/worker-chat'}?booking=${encodeURIComponent(id)}`;
}
