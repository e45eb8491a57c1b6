/**
 * Access token of this tab. In memory only, so that no later script or other user of this browser can read it. A new
 * tab fetches its own by the HttpOnly cookie.
 */
let accessToken: string | null = null;

export function readAccessToken(): string | null {
  return accessToken;
}

export function forgetAccessToken(): void {
  accessToken = null;
}

/** Called on sign-in and refresh; storage.ts stores the related data. */
export function setAccessToken(token: string): void {
  accessToken = token;
}
