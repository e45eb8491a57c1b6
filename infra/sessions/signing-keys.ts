import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A key that signs access tokens (Ed25519), derived from a secret, and its public part. */
export type SigningKey = { keyId: string; privateKey: KeyObject; publicKey: KeyObject };

/** A public key as in RFC 8037; `kid` is its thumbprint (RFC 7638). */
export type PublicJwk = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; alg: 'EdDSA'; use: 'sig' };

/** Keys that sign and verify tokens. A process that only verifies has no signing key. */
export type TokenKeys = {
  signing: SigningKey | null;
  /**
   * The key of that id; undefined if unknown or retired. Throws EngineUnavailable if the signing service is
   * unreachable.
   */
  publicKey(keyId: string): Promise<KeyObject | undefined>;
};

/** Prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_BEFORE_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');

/** `secret`: random text of at least 32 characters; the same text gives the same key in every process. */
export function signingKeyOf(secret: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'suki access tokens', 32));
  const der = Buffer.concat([PKCS8_BEFORE_SEED, seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return { keyId: thumbprint(coordinateOf(publicKey)), privateKey, publicKey };
}

/** The newest secret signs; tokens of earlier ones stay valid until they expire. */
export function tokenKeysOf([newest, ...earlier]: readonly [string, ...string[]]): TokenKeys & {
  published: PublicJwk[];
} {
  const signing = signingKeyOf(newest);
  const all = [signing, ...earlier.map(signingKeyOf)];
  const byId = new Map(all.map(({ keyId, publicKey }) => [keyId, publicKey]));
  return { signing, publicKey: async (keyId) => byId.get(keyId), published: all.map(publicJwkOf) };
}

function publicJwkOf({ keyId, publicKey }: SigningKey): PublicJwk {
  return { kty: 'OKP', crv: 'Ed25519', x: coordinateOf(publicKey), kid: keyId, alg: 'EdDSA', use: 'sig' };
}

function coordinateOf(publicKey: KeyObject): string {
  return publicKey.export({ format: 'jwk' }).x ?? '';
}

function thumbprint(x: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
}
