import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { Caller } from '#infra/http/routing/handlers.ts';

export function viewerOf({ accountId, userType, workerId }: Caller): Viewer {
  return { accountId, role: userType, workerId: userType === 'worker' ? workerId : null };
}
