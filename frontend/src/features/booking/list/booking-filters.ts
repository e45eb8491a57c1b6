import type { BookingGroup, BookingStatus } from '#contracts/booking/lifecycle.ts';

/** What a client may look for, as the chips above the list; each is a group of statuses or one of them. */
export const clientFilters = ['all', 'waiting', 'upcoming', 'completed', 'cancelled', 'declined', 'expired'] as const;
export type ClientFilter = (typeof clientFilters)[number];

type Asked = { group?: BookingGroup; status?: BookingStatus };

const asked: Record<ClientFilter, Asked> = {
  all: {},
  waiting: { group: 'waiting' },
  upcoming: { group: 'upcoming' },
  completed: { status: 'completed' },
  cancelled: { status: 'cancelled' },
  declined: { status: 'declined' },
  expired: { status: 'expired' },
};

export function askedBy(filter: ClientFilter): Asked {
  return asked[filter];
}
