import { accountCalls } from '#contracts/calls/account.ts';
import { newId } from '../../browser/new-id.ts';
import { sendCall } from '../../api/send-call.ts';
import { clearStorages, readTokens } from '../../browser/storage.ts';

const SERVER_LOGOUT_MS = 3000;

/** Ends the session at the server, if there is a token; a server that does not answer is not waited for. */
export async function signOutAtServer(): Promise<void> {
  const { accessToken, refreshToken } = readTokens();
  if (accessToken === null) return;
  const args = refreshToken === null ? {} : { body: { refreshToken } };
  const sending = { token: accessToken, idempotencyKey: newId(), signal: AbortSignal.timeout(SERVER_LOGOUT_MS) };
  await sendCall({ call: accountCalls.logout, args }, sending);
}

/** Nothing of the person stays in this browser: both storages, and what service workers keep. */
export async function emptyBrowser(): Promise<void> {
  clearStorages();
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  await Promise.all(names.map((name) => window.caches.delete(name)));
}
