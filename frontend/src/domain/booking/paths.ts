import type { Booking } from '#contracts/views/booking.ts';
import type { Side } from './side.ts';

/** Paths of each side's bookings and chat. */
export const listPath: Record<Side, string> = { client: '/client/bookings', worker: '/worker-bookings' };
export const bookingPathOf: Record<Side, (id: string) => string> = {
  client: (id) => `/client/bookings/${id}`,
  worker: (id) => `/worker/bookings/${id}`,
};

/** Path of a side's dispute screen. */
export const disputePathOf: Record<Side, (id: string) => string> = {
  client: (id) => `${bookingPathOf.client(id)}/dispute`,
  worker: (id) => `${bookingPathOf.worker(id)}/dispute`,
};

/** Dispute path for a client who requests a refund, and the receipt's path. */
export const refundPath = (id: string) => `${disputePathOf.client(id)}?want=refund`;
export const receiptPath = (id: string) => `${bookingPathOf.client(id)}/receipt`;

/** Tabs of the worker's bookings. */
export const workerTabs = ['requests', 'open', 'upcoming', 'over'] as const;
export type WorkerTab = (typeof workerTabs)[number];

export const workerTabPath = (tab: WorkerTab) => `${listPath.worker}?tab=${tab}`;

/** Confirmation of a new booking. */
export const confirmationPath = (id: string) => `/client/booking-confirmation?bookingId=${encodeURIComponent(id)}`;

/** Map of a job's place. */
export const mapPath = (id: string) => `/worker/bookings/${id}/map`;

/** Conversation of a booking; null without a worker. */
export function chatPath(side: Side, { id, worker }: Pick<Booking, 'id' | 'worker'>): string | null {
  if (!worker) return null;
  return `${side === 'client' ? '/client/chat' : '/worker-chat'}?booking=${encodeURIComponent(id)}`;
}
