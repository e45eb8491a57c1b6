import { bugPriorities, type BugPriority, bugStatuses, type BugStatus } from '#contracts/events/support-bugs.ts';
import { bugOrders } from '#contracts/calls/support-bugs.ts';
import { dayOf, daysOf } from '../list/days/days.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export interface BugsFilters {
  status: BugStatus | undefined;
  priority: BugPriority | undefined;
  /** Days of the reports, in the format of days.ts. */
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

/** `today`: Manila day. */
export function bugsQuery({ status, priority, day, sort, page }: BugsFilters, today: string) {
  return {
    page,
    ...(status && { status }),
    ...(priority && { priority }),
    ...(sort && { sort }),
    ...daysOf(day, today),
  };
}
