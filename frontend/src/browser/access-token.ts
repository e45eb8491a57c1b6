/**
 * The access token of this tab. In memory alone: it lies nowhere that a script of another day, or another person at this
 * browser, could find it. A tab that opens fetches its own, by the cookie that only the server can read.
 */
let accessToken: string | null = null;

export function readAccessToken(): string | null {
  return accessToken;
}

export function forgetAccessToken(): void {
  accessToken = null;
}

/** Called by who signs in or refreshes (storage.ts keeps what goes with it). */
export function setAccessToken(token: string): void {
  accessToken = token;
}
