import { ApiError } from '../api-error.ts';
import type { Viewer } from '../booking/allowed-actions.ts';
import { type CallContext, signedIn } from './handlers.ts';

/** The signed-in person as the booking rules see them. */
export function viewerOf(context: CallContext): Viewer {
  const { accountId, userType, workerId } = signedIn(context);
  return { accountId, role: userType, workerId: userType === 'worker' ? workerId : null };
}

/** The worker id of a call that only workers make. */
export function callingWorker(context: CallContext): string {
  const { workerId } = signedIn(context);
  if (!workerId) throw new ApiError('not_found');
  return workerId;
}
