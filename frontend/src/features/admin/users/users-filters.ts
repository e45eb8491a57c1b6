import { type StaffRole, staffRoles } from '#contracts/account/staff-permissions.ts';
import { userTypes, type UserType } from '#contracts/roles.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export const userStatuses = ['applied', 'approved', 'rejected', 'active', 'suspended', 'closed'] as const;
export type UserStatus = (typeof userStatuses)[number];

export interface UsersFilters {
  q: string;
  type: UserType | undefined;
  role: StaffRole | undefined;
  status: UserStatus | undefined;
  page: number;
}

export const USERS_PAGE = 20;

export function usersFilters(params: URLSearchParams): UsersFilters {
  return {
    q: params.get('q')?.trim() ?? '',
    type: oneOf(params, 'type', userTypes),
    role: oneOf(params, 'role', staffRoles),
    status: oneOf(params, 'status', userStatuses),
    page: pageOf(params),
  };
}

export function usersQuery({ q, type, role, status, page }: UsersFilters) {
  return {
    page,
    limit: USERS_PAGE,
    ...(q && { q }),
    ...(type && { userType: type }),
    ...(role && { staffRole: role }),
    ...(status && { status }),
  };
}
