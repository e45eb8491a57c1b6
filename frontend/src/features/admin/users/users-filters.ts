import { type StaffRole, staffRoles } from '#contracts/account/staff-permissions.ts';
import { userOrders } from '#contracts/calls/platform.ts';
import { userTypes, type UserType } from '#contracts/roles.ts';
import { dayOf, daysOf } from '../list/days/days.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export const userStatuses = ['applied', 'approved', 'rejected', 'active', 'suspended', 'closed'] as const;
export type UserStatus = (typeof userStatuses)[number];

export interface UsersFilters {
  q: string;
  type: UserType | undefined;
  role: StaffRole | undefined;
  status: UserStatus | undefined;
  /** Workers who accept new jobs in this cell of the requests map. */
  cell: string | undefined;
  /** Days of joining, in the format of days.ts. */
  day: string;
  sort: (typeof userOrders)[number] | undefined;
  page: number;
}

export function usersFilters(params: URLSearchParams): UsersFilters {
  return {
    q: params.get('q')?.trim() ?? '',
    type: oneOf(params, 'type', userTypes),
    role: oneOf(params, 'role', staffRoles),
    status: oneOf(params, 'status', userStatuses),
    cell: params.get('cell')?.trim() || undefined,
    day: dayOf(params),
    sort: oneOf(params, 'sort', userOrders),
    page: pageOf(params),
  };
}

/** `today`: Manila day. */
export function usersQuery({ q, type, role, status, cell, day, sort, page }: UsersFilters, today: string) {
  return {
    page,
    ...(q && { q }),
    ...(type && { userType: type }),
    ...(role && { staffRole: role }),
    ...(status && { status }),
    ...(cell && { cell }),
    ...(sort && { sort }),
    ...daysOf(day, today),
  };
}
