/** Claims of an access token: expiry (seconds) and account. */
type TokenClaims = { exp: number | null; sub: string | null };

/** Both claims are null for an invalid JWT, which the server rejects. */
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
