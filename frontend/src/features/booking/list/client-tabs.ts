import type { BookingGroup } from '#contracts/booking/lifecycle.ts';

/** Tabs of a client's bookings: upcoming and past. */
export const clientTabs = ['upcoming', 'past'] as const;
export type ClientTab = (typeof clientTabs)[number];

export const groupOf: Record<ClientTab, BookingGroup> = { upcoming: 'ahead', past: 'over' };
