import { may, type StaffPermission } from '../account/staff-permissions.ts';
import { ApiError } from '../api-error.ts';
import type { Viewer } from '../booking/allowed-actions.ts';
import { type CallContext, type Caller, signedIn } from './handlers.ts';

/** The caller as a viewer for the booking rules. */
export function viewerOf(context: CallContext): Viewer {
  return viewerOfCaller(signedIn(context));
}

export function viewerOfCaller({ accountId, userType, workerId, staffRole }: Caller): Viewer {
  return { accountId, role: userType, workerId, staffRole };
}

/** The worker id of the caller, for endpoints about their own work. */
export function callingWorker(context: CallContext): string {
  const { workerId } = signedIn(context);
  if (!workerId) throw new ApiError('not_found');
  return workerId;
}

/** For endpoints with several permissions: requires the one for this case. */
export function requirePermission(context: CallContext, permission: StaffPermission): void {
  if (!mayCaller(context, permission)) throw new ApiError('forbidden');
}

export function mayCaller(context: CallContext, permission: StaffPermission): boolean {
  return may(signedIn(context), permission);
}
