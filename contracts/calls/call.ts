import type * as http from '#infra/http/calls/call.ts';
import type { CallPermission, StaffPermission } from '../account/staff-permissions.ts';
import type { ErrorCode } from '../errors.ts';
import type { UserType } from '../roles.ts';

/**
 * One entry of the route table, with our roles and our error codes. `verified` is for what reaches into a stranger's
 * home, money or phone (docs/decisions/verified-people.md). A call that admins are named for says which permission it takes
 * among them (docs/decisions/staff-roles.md), and one for whoever is signed in does so where staff see or do more by it.
 */
export type Call = http.Call<UserType, ErrorCode, StaffPermission> & (ForStaff | NotForStaff);

type ForStaff = { who: readonly UserType[]; permission: CallPermission };
type NotForStaff = { who: 'anyone' | 'signed-in' | readonly Exclude<UserType, 'admin'>[] };

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** What a handler gets… */
export type ParamsOf<C extends Call> = http.ParamsOf<C>;
export type QueryOf<C extends Call> = http.QueryOf<C>;
export type BodyOf<C extends Call> = http.BodyOf<C>;
/** …and what a client sends. */
export type QueryInput<C extends Call> = http.QueryInput<C>;
export type BodyInput<C extends Call> = http.BodyInput<C>;
export type AnswerOf<C extends Call> = http.AnswerOf<C>;
