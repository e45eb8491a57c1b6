import type { Call } from '#contracts/calls/call.ts';
import { ApiError } from './api-error.ts';
import type { Caller } from './handlers.ts';

/** Who gets past the door of a call, as the route table says; the same for a request and for what a socket sends. */
export function authorizeCaller(call: Pick<Call, 'who' | 'verified'>, caller: Caller | null): Caller | null {
  if (call.who === 'anyone') return caller;
  if (!caller) throw new ApiError('unauthenticated');
  if (call.who !== 'signed-in' && !call.who.includes(caller.userType)) throw new ApiError('forbidden');
  if (call.verified && !caller.verified) throw new ApiError('unverified');
  return caller;
}
