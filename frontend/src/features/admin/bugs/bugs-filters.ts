import { bugPriorities, type BugPriority, bugStatuses, type BugStatus } from '#contracts/events/support-bugs.ts';
import { bugOrders } from '#contracts/calls/support-bugs.ts';
import { dayOf, daysOf } from '../list/days/days.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export interface BugsFilters {
  status: BugStatus | undefined;
  priority: BugPriority | undefined;
  /** On which they were reported, as days.ts says it. */
  day: string;
  sort: (typeof bugOrders)[number] | undefined;
  page: number;
}

export function bugsFilters(params: URLSearchParams): BugsFilters {
  return {
    status: oneOf(params, 'status', bugStatuses),
    priority: oneOf(params, 'priority', bugPriorities),
    day: dayOf(params),
    sort: oneOf(params, 'sort', bugOrders),
    page: pageOf(params),
  };
}

/** `today`: the Manila day it is. */
export function bugsQuery({ status, priority, day, sort, page }: BugsFilters, today: string) {
  return {
    page,
    ...(status && { status }),
    ...(priority && { priority }),
    ...(sort && { sort }),
    ...daysOf(day, today),
  };
}
