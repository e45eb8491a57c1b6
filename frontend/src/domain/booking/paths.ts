import type { Booking } from '#contracts/views/booking.ts';
import type { Side } from './side.ts';

/** Where each side finds its bookings and its chat. */
export const listPath: Record<Side, string> = { client: '/client/bookings', worker: '/worker-bookings' };
export const bookingPathOf: Record<Side, (id: string) => string> = {
  client: (id) => `/client/bookings/${id}`,
  worker: (id) => `/worker/bookings/${id}`,
};

/** Where a side says what went wrong with a job, and follows what becomes of it. */
export const disputePathOf: Record<Side, (id: string) => string> = {
  client: (id) => `${bookingPathOf.client(id)}/dispute`,
  worker: (id) => `${bookingPathOf.worker(id)}/dispute`,
};

/** The same by a client who wants money back; and what was paid, to keep. */
export const refundPath = (id: string) => `${disputePathOf.client(id)}?want=refund`;
export const receiptPath = (id: string) => `${bookingPathOf.client(id)}/receipt`;

/** The tabs of the worker's bookings. */
export const workerTabs = ['requests', 'open', 'upcoming', 'over'] as const;
export type WorkerTab = (typeof workerTabs)[number];

export const workerTabPath = (tab: WorkerTab) => `${listPath.worker}?tab=${tab}`;

/** What was just booked, and whom it waits for. */
export const confirmationPath = (id: string) => `/client/booking-confirmation?bookingId=${encodeURIComponent(id)}`;

/** The way to a job. */
export const mapPath = (id: string) => `/worker/bookings/${id}/map`;

/** The conversation of a booking; null while nobody has it. */
export function chatPath(side: Side, { id, worker }: Pick<Booking, 'id' | 'worker'>): string | null {
  if (!worker) return null;
  return `${side === 'client' ? '/client/chat' : '/worker-chat'}?booking=${encodeURIComponent(id)}`;
}
