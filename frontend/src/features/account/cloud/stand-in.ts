import { newId } from '../../../browser/new-id.ts';
import { keepPending, type PendingSignIn, takePending } from './pending-sign-in.ts';

/** Of the embedded demo (infra/identity/stand-in). It sends people back with their token behind the `#`, where no server sees it. */
const PAGE = '/dev/google';

/** Leaves for the page where people choose whom they sign in as. */
export function leaveForStandIn(pending: Omit<PendingSignIn, 'state'>, returnTo: string): void {
  const state = newId();
  keepPending({ ...pending, state });
  window.location.assign(`${PAGE}?${new URLSearchParams({ returnTo, state })}`);
}

export type Returned = { idToken: string; pending: PendingSignIn };

/** What somebody came back with; null where nothing was asked for, or something else. */
export function returnedFromStandIn(hash: string): Returned | null {
  const answer = new URLSearchParams(hash.slice(1));
  const idToken = answer.get('id_token');
  if (idToken === null) return null;
  const pending = takePending();
  return pending !== null && pending.state === answer.get('state') ? { idToken, pending } : null;
}
