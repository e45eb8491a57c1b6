import { forgetAccessToken } from '../access-token.ts';
import { storageKeys } from '../storage-keys.ts';
import { keepAccessToken } from '../storage.ts';

/** As after a sign-in in this tab: somebody is stored, and the token is in memory. Without one: as in a tab that opens again. */
export function holdSession(token: string | null, userId = 'u1'): void {
  if (localStorage.getItem(storageKeys.user) === null) {
    localStorage.setItem(storageKeys.userId, userId);
    localStorage.setItem(storageKeys.user, JSON.stringify({ isAuthenticated: true }));
  }
  if (token === null) forgetAccessToken();
  else keepAccessToken(token);
}
