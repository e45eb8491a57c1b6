import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import { lazyOnce } from '../../eventing/resilience.ts';

/** Reserved domain: it serves no keys, so no other installation accepts these tokens. */
export const STAND_IN_ISSUER = 'https://sign-in.suki.invalid/suki-demo';
export const STAND_IN_AUDIENCE = 'suki-demo';
const LIFE_S = 3600;

export type StandInPerson = { email: string; name: string };

export type StandInProvider = {
  /** The id token of a user, with the same claims, key id and algorithm as Google's. */
  idTokenFor(person: StandInPerson): Promise<string>;
  keySet(): Promise<{ keys: JWK[] }>;
  keys: JWTVerifyGetKey;
};

/** An identity provider for the embedded demo. Its key is generated at first use and lost with the process. */
export function createStandInProvider({ now }: { now: () => Date }): StandInProvider {
  const pair = lazyOnce(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = await exportJWK(publicKey);
    const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('hex').slice(0, 40);
    return { kid, privateKey, publicKey, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } };
  });

  return {
    async idTokenFor({ email, name }) {
      const { kid, privateKey } = await pair();
      const seconds = Math.floor(now().getTime() / 1000);
      const subject = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 28);
      return (
        new SignJWT({
          ...(name && { name }),
          user_id: subject,
          auth_time: seconds,
          email,
          email_verified: true,
          firebase: { identities: { 'google.com': [subject], email: [email] }, sign_in_provider: 'google.com' },
        })
          .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
          .setIssuer(STAND_IN_ISSUER)
          .setAudience(STAND_IN_AUDIENCE)
          .setSubject(subject)
          // Two sign-ins within one second must give different tokens.
          .setJti(randomUUID())
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + LIFE_S)
          .sign(privateKey)
      );
    },

    keySet: async () => ({ keys: [(await pair()).jwk] }),
    keys: async () => (await pair()).publicKey,
  };
}
