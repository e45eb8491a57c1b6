import type { Call } from '../calls/call.ts';
import type { Caller } from '../calls/handlers.ts';
import { httpError } from '../calls/http-error.ts';

/** Whether this caller has to show a second factor before this call is open to them. */
export type LacksSecondFactor<C extends Caller = Caller> = (caller: C, call: Pick<Call, 'path'>) => boolean;

/** Whether this caller is staff, and in no role that this call is open to. */
export type LacksPermission<C extends Caller = Caller> = (caller: C, call: Pick<Call, 'permission'>) => boolean;

/** What the route table doesn't know by itself. */
export type DoorRules<C extends Caller = Caller> = {
  /** Unsaid: one factor is enough for everybody. */
  lacksSecondFactor?: LacksSecondFactor<C> | undefined;
  /** Unsaid: nobody has any, so that a door whose rule was forgotten stays shut. */
  lacksPermission?: LacksPermission<C> | undefined;
};

/**
 * Who gets past the door of a call, as the route table says; the same for a request and for what a socket sends. Whoever
 * lacks a second factor is nobody to what is open to anyone.
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
