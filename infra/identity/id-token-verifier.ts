import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, UnsecuredJWT } from 'jose';
import * as z from 'zod/mini';
import { EngineUnavailable } from '../eventing/resilience.ts';

/** Tolerated clock difference between machines. */
const CLOCK_TOLERANCE_S = 30;

/** The claims of an OpenID Connect id token, as Firebase fills them. */
const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^\p{Cc}]*$/u)),
  iat: z.number(),
  auth_time: z.number(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  firebase: z.object({ sign_in_provider: z.string() }),
});

export type IdToken = {
  /** The issuer's id of the user. */
  subject: string;
  /** The sign-in provider, such as `google.com`. */
  provider: string;
  authenticatedAt: Date;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
};

export type IdTokenVerifier = {
  /**
   * null if the token is not valid for this issuer and audience, or has expired. Throws EngineUnavailable without keys.
   */
  verify(token: string): Promise<IdToken | null>;
};

type Options = {
  issuer: string;
  audience: string;
  /** The issuer's keys; null only for the emulator, which does not sign. */
  keys: JWTVerifyGetKey | null;
  now: () => Date;
};

/** Verifies id tokens of one issuer: signature, issuer, audience and times. */
export function createIdTokenVerifier({ issuer, audience, keys, now }: Options): IdTokenVerifier {
  async function payloadOf(token: string): Promise<JWTPayload> {
    const rules = {
      issuer,
      audience,
      currentDate: now(),
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    };
    if (keys === null) return UnsecuredJWT.decode(token, rules).payload;
    return (await jwtVerify(token, keys, { ...rules, algorithms: ['RS256'] })).payload;
  }

  return {
    async verify(token) {
      const payload = await payloadOf(token).catch((failure: unknown) => {
        if (failure instanceof errors.JOSEError) return null;
        throw failure;
      });
      const claims = z.safeParse(Claims, payload);
      if (!claims.success) return null;
      const { sub, iat, auth_time, email, email_verified, name, firebase } = claims.data;
      const latest = now().getTime() / 1000 + CLOCK_TOLERANCE_S;
      if (iat > latest || auth_time > latest) return null;
      return {
        subject: sub,
        provider: firebase.sign_in_provider,
        authenticatedAt: new Date(auth_time * 1000),
        email: email ?? null,
        emailVerified: email_verified === true,
        name: name ?? null,
      };
    },
  };
}

/** These errors mean an invalid token; all others mean that the keys are unavailable. */
const ofTheToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys];

/** Reports an unreachable issuer as an unavailable dependency, not as an invalid token. */
export function orUnavailable(remote: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (failure) {
      if (ofTheToken.some((kind) => failure instanceof kind)) throw failure;
      throw new EngineUnavailable('The identity provider', failure);
    }
  };
}
