import { bugPriorities, type BugPriority, bugStatuses, type BugStatus } from '#contracts/events/support-bugs.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export interface BugsFilters {
  status: BugStatus | undefined;
  priority: BugPriority | undefined;
  page: number;
}

export function bugsFilters(params: URLSearchParams): BugsFilters {
  return {
    status: oneOf(params, 'status', bugStatuses),
    priority: oneOf(params, 'priority', bugPriorities),
    page: pageOf(params),
  };
}

export function bugsQuery({ status, priority, page }: BugsFilters) {
  return { page, ...(status && { status }), ...(priority && { priority }) };
}
