import type { Call } from '../calls/call.ts';
import type { Caller } from '../calls/handlers.ts';
import { httpError } from '../calls/http-error.ts';

/** Whether this caller must show a second factor for this call. */
export type LacksSecondFactor<C extends Caller = Caller> = (caller: C, call: Pick<Call, 'path'>) => boolean;

/** Whether this caller is staff without a role that has the permission of this call. */
export type LacksPermission<C extends Caller = Caller> = (caller: C, call: Pick<Call, 'permission'>) => boolean;

/** Authorisation rules beyond the route table. */
export type DoorRules<C extends Caller = Caller> = {
  /** Default: one factor suffices. */
  lacksSecondFactor?: LacksSecondFactor<C> | undefined;
  /** Default: deny. */
  lacksPermission?: LacksPermission<C> | undefined;
};

/**
 * Authorises a caller for a route, for requests and for socket messages. A caller without a required second factor is
 * treated as anonymous on public endpoints. Throws `unauthenticated`, `forbidden`, `second_factor_needed` or
 * `unverified`.
 */
export function authorizeCaller<C extends Caller>(
  call: Pick<Call, 'who' | 'permission' | 'verified' | 'path'>,
  caller: C | null,
  { lacksSecondFactor = () => false, lacksPermission }: DoorRules<C> = {},
): C | null {
  if (call.who === 'anyone') return caller && lacksSecondFactor(caller, call) ? null : caller;
  if (!caller) throw httpError('unauthenticated');
  if (!isFor(caller, call, lacksPermission)) throw httpError('forbidden');
  if (lacksSecondFactor(caller, call)) throw httpError('second_factor_needed');
  if (call.verified && !caller.verified) throw httpError('unverified');
  return caller;
}

function isFor<C extends Caller>(
  caller: C,
  call: Pick<Call, 'who' | 'permission'>,
  lacksPermission: LacksPermission<C> = (_, { permission }) => permission !== undefined,
): boolean {
  return (typeof call.who === 'string' || call.who.includes(caller.userType)) && !lacksPermission(caller, call);
}
