/** WebAuthn relying party: Suki's public host, to which passkeys are bound. */
export type RelyingParty = {
  id: string;
  /** Whether the origin reported by the browser is ours. */
  isOrigin(origin: string): boolean;
};

const LOOPBACK = 'localhost';

/** On localhost any port is accepted: the development server has another one than the API. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname: id, origin: own } = new URL(publicUrl);
  return { id, isOrigin: (origin) => origin === own || (id === LOOPBACK && isLoopback(origin)) };
}

function isLoopback(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && url.protocol === 'http:' && url.hostname === LOOPBACK && url.origin === origin;
}
