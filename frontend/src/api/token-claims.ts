/** What an access token says about itself: until when it is good (seconds), and whose it is. */
type TokenClaims = { exp: number | null; sub: string | null };

/** Nothing of what can't be read as a JWT: that is left to the server. */
export function claimsOf(token: string): TokenClaims {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return nothing;
    return {
      exp: 'exp' in claims && typeof claims.exp === 'number' ? claims.exp : null,
      sub: 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null,
    };
  } catch {
    return nothing;
  }
}

const nothing: TokenClaims = { exp: null, sub: null };
