import { forgetAccessToken } from '../access-token.ts';
import { storageKeys } from '../storage-keys.ts';
import { keepAccessToken } from '../storage.ts';

/** Simulates a signed-in tab: stored user and token in memory. With null: a newly opened tab without a token. */
export function holdSession(token: string | null, userId = 'u1'): void {
  if (localStorage.getItem(storageKeys.user) === null) {
    localStorage.setItem(storageKeys.userId, userId);
    localStorage.setItem(storageKeys.user, JSON.stringify({ isAuthenticated: true }));
  }
  if (token === null) forgetAccessToken();
  else keepAccessToken(token);
}
