import express from 'express';
import { TOKEN_KEYS_PATH } from '../../sessions/remote-token-keys.ts';
import type { PublicJwk } from '../../sessions/signing-keys.ts';

const FRESH_FOR_SECONDS = 300;

/** The public keys of access tokens (JWK set, RFC 7517), for services that only verify tokens. */
export function tokenKeysPage(keys: readonly PublicJwk[]): express.Router {
  return express.Router().get(TOKEN_KEYS_PATH, (_request, response) => {
    response.set('Cache-Control', `public, max-age=${FRESH_FOR_SECONDS}`).json({ keys });
  });
}
