import { accountCalls } from '#contracts/calls/account.ts';
import { newId } from '../../browser/new-id.ts';
import { sendCall } from '../../api/send-call.ts';
import { readAccessToken } from '../../browser/access-token.ts';
import { SHELL_CACHE } from '../../browser/worker-contract.ts';
import { clearStorages, legacyRefreshToken } from '../../browser/storage.ts';
import { forgetKeptAnswers } from '../../api/forget-kept-answers.ts';
import { forgetDrafts } from '../../forms/drafts/forget-drafts.ts';

const SERVER_LOGOUT_MS = 3000;

/** Ends the session at the server, which alone can delete the cookie. Returns false without a response in time. */
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
    // Offline or too slow: signing out continues.
    return false;
  }
}

/**
 * Deletes all personal data from this browser: both storages, drafts with files, kept answers, and service worker
 * caches, except the cache of the app's own code.
 */
export async function deletePersonalData(): Promise<void> {
  const forgotten = Promise.all([forgetDrafts(), forgetKeptAnswers()]);
  clearStorages();
  await forgotten;
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  await Promise.all(names.filter((name) => !name.startsWith(SHELL_CACHE)).map((name) => window.caches.delete(name)));
}
