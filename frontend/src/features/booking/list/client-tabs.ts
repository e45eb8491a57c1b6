import type { BookingGroup } from '#contracts/booking/lifecycle.ts';

/** How a client's bookings are divided: what is still to come, and what is over. */
export const clientTabs = ['upcoming', 'past'] as const;
export type ClientTab = (typeof clientTabs)[number];

export const groupOf: Record<ClientTab, BookingGroup> = { upcoming: 'ahead', past: 'over' };
