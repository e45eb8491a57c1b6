import type { Call } from '../calls/call.ts';
import type { Caller } from '../calls/handlers.ts';
import { httpError } from '../calls/http-error.ts';

/** Whether this caller has to show a second factor before this call is open to them. */
export type LacksSecondFactor<C extends Caller = Caller> = (caller: C, call: Pick<Call, 'path'>) => boolean;

/**
 * Who gets past the door of a call, as the route table says; the same for a request and for what a socket sends. Whoever
 * lacks a second factor is nobody to what is open to anyone.
 */
export function authorizeCaller<C extends Caller>(
  call: Pick<Call, 'who' | 'verified' | 'path'>,
  caller: C | null,
  lacksSecondFactor: LacksSecondFactor<C> = () => false,
): C | null {
  if (call.who === 'anyone') return caller && lacksSecondFactor(caller, call) ? null : caller;
  if (!caller) throw httpError('unauthenticated');
  if (call.who !== 'signed-in' && !call.who.includes(caller.userType)) throw httpError('forbidden');
  if (lacksSecondFactor(caller, call)) throw httpError('second_factor_needed');
  if (call.verified && !caller.verified) throw httpError('unverified');
  return caller;
}
