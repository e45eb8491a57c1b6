import { accountCalls } from '#contracts/calls/account.ts';
import { newId } from '../../browser/new-id.ts';
import { sendCall } from '../../api/send-call.ts';
import { readAccessToken } from '../../browser/access-token.ts';
import { clearStorages, legacyRefreshToken } from '../../browser/storage.ts';
import { forgetDrafts } from '../../forms/drafts/forget-drafts.ts';

const SERVER_LOGOUT_MS = 3000;

/**
 * Ends the session at the server, which alone can take the cookie away. False when it did not answer, which is not waited
 * for.
 */
export async function signOutAtServer(): Promise<boolean> {
  const left = legacyRefreshToken();
  const args = left === null ? {} : { body: { refreshToken: left } };
  const sending = {
    token: readAccessToken(),
    idempotencyKey: newId(),
    signal: AbortSignal.timeout(SERVER_LOGOUT_MS),
  };
  try {
    const { status } = await sendCall({ call: accountCalls.logout, args }, sending);
    return status < 500;
  } catch {
    // No network, or too slow: who leaves is not kept.
    return false;
  }
}

/** Nothing of the person stays in this browser: both storages, their drafts with files, and what service workers keep. */
export async function emptyBrowser(): Promise<void> {
  const forgotten = forgetDrafts();
  clearStorages();
  await forgotten;
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  await Promise.all(names.map((name) => window.caches.delete(name)));
}
