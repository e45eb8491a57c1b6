/** Types of handlers with Suki's roles and route table. */
import type * as http from '#infra/http/calls/handlers.ts';
import { ApiError } from '../api-error.ts';
import type { UserType } from '../roles.ts';
import type { Call } from './call.ts';
import type { CallName, RouteTable } from './route-table.ts';

/** The signed-in person behind a call. */
/** `workerId`: the worker that they are, or were before a change of role. */
export type Caller = http.Caller<UserType> & { workerId: string | null };

export type CallContext = http.CallContext<Caller>;

export type UploadedFile = http.UploadedFile;

/** A handler returns data, and the log position that it reached after a change. */
export type Answered<Data> = http.Answered<Data>;

export type Handler<C extends Call> = http.Handler<C, Caller>;

/** Handlers by call name: what a service passes to the router. */
export type Handlers<Name extends CallName = CallName> = { [N in Name]: Handler<RouteTable[N]> };

/** The caller of an endpoint for signed-in users only. */
export function signedIn(context: CallContext): Caller {
  if (!context.caller) throw new Error('The handler needs a signed-in caller, but its route admits anonymous ones');
  return context.caller;
}

/**
 * For endpoints that need it `sometimes` (docs/decisions/step-up.md). Throws sign_in_again, also when the context
 * cannot check it.
 */
export async function requireFreshSignIn(call: CallContext): Promise<void> {
  if (!call.requireFreshSignIn) throw new ApiError('sign_in_again');
  await call.requireFreshSignIn();
}
