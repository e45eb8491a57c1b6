import type * as http from '#infra/http/calls/call.ts';
import type { CallPermission, StaffPermission } from '../account/staff-permissions.ts';
import type { ErrorCode } from '../errors.ts';
import type { UserType } from '../roles.ts';

/**
 * One entry of the route table, with Suki's roles and error codes. `verified` is for endpoints that reach a stranger's
 * home, money or phone (docs/decisions/verified-people.md). An endpoint for admins names the staff permission
 * (docs/decisions/staff-roles.md). So does an endpoint for all signed-in users through which staff see or do more.
 */
export type Call = http.Call<UserType, ErrorCode, StaffPermission> & (ForStaff | NotForStaff);

type ForStaff = { who: readonly UserType[]; permission: CallPermission };
type NotForStaff = { who: 'anyone' | 'signed-in' | readonly Exclude<UserType, 'admin'>[] };

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Input as handlers receive it. */
export type ParamsOf<C extends Call> = http.ParamsOf<C>;
export type QueryOf<C extends Call> = http.QueryOf<C>;
export type BodyOf<C extends Call> = http.BodyOf<C>;
/** Input as clients send it. */
export type QueryInput<C extends Call> = http.QueryInput<C>;
export type BodyInput<C extends Call> = http.BodyInput<C>;
export type AnswerOf<C extends Call> = http.AnswerOf<C>;
