import { userTypes, type UserType } from '#contracts/roles.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

export const userStatuses = ['applied', 'approved', 'rejected', 'active', 'suspended', 'closed'] as const;
export type UserStatus = (typeof userStatuses)[number];

export interface UsersFilters {
  q: string;
  type: UserType | undefined;
  status: UserStatus | undefined;
  page: number;
}

export const USERS_PAGE = 20;

export function usersFilters(params: URLSearchParams): UsersFilters {
  return {
    q: params.get('q')?.trim() ?? '',
    type: oneOf(params, 'type', userTypes),
    status: oneOf(params, 'status', userStatuses),
    page: pageOf(params),
  };
}

export function usersQuery({ q, type, status, page }: UsersFilters) {
  return { page, limit: USERS_PAGE, ...(q && { q }), ...(type && { userType: type }), ...(status && { status }) };
}
