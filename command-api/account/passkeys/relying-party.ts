/** For whom a passkey is made (WebAuthn's relying party): the host that browsers know Suki by. It works nowhere else. */
export type RelyingParty = {
  id: string;
  /** The page that a browser says it was on must be ours. */
  isOrigin(origin: string): boolean;
};

const LOOPBACK = 'localhost';

/** On one's own machine the front end may be served by another port than the API (the development server). */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname: id, origin: own } = new URL(publicUrl);
  return { id, isOrigin: (origin) => origin === own || (id === LOOPBACK && isLoopback(origin)) };
}

function isLoopback(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && url.protocol === 'http:' && url.hostname === LOOPBACK && url.origin === origin;
}
