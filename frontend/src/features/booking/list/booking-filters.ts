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

export const workerTabs = ['requests', 'open', 'upcoming', 'over'] as const;
export type WorkerTab = (typeof workerTabs)[number];

/** What the address says, if it is one of these; else the first. */
export function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** The page that the address says, from 1. */
export function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
