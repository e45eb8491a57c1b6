import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { CallError } from '../../api/call-error.ts';
import type { CallRequest } from '../../api/send-call.ts';

type Outcome = { data: BookingChanged } | { error: CallError };
type Answer = QueryReturnValue<unknown, CallError, object>;
type Send = (request: CallRequest) => Answer | PromiseLike<Answer>;

/**
 * Accepting and declining go by the bookings' path first; on a 403 or a "not authorized" they are tried again by the
 * provider's (specification sections 6 and 8).
 */
export function withProviderPath<Args>(general: (args: Args) => CallRequest, provider: (args: Args) => CallRequest) {
  return async (args: Args, _: BaseQueryApi, __: object, send: Send): Promise<Outcome> => {
    const first = await send(general(args));
    const answer = first.error && isNotAuthorized(first.error) ? await send(provider(args)) : first;
    return answer.error ? { error: answer.error } : { data: answer.data as BookingChanged };
  };
}

function isNotAuthorized({ status, message }: CallError): boolean {
  return status === 403 || /not authorized/i.test(message);
}
