import type { Call } from '../calls/call.ts';
import type { Caller } from '../calls/handlers.ts';
import { httpError } from '../calls/http-error.ts';

/** Who gets past the door of a call, as the route table says; the same for a request and for what a socket sends. */
export function authorizeCaller<C extends Caller>(call: Pick<Call, 'who' | 'verified'>, caller: C | null): C | null {
  if (call.who === 'anyone') return caller;
  if (!caller) throw httpError('unauthenticated');
  if (call.who !== 'signed-in' && !call.who.includes(caller.userType)) throw httpError('forbidden');
  if (call.verified && !caller.verified) throw httpError('unverified');
  return caller;
}
