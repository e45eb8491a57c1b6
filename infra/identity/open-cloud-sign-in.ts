import type { RequestHandler } from 'express';
import { createRemoteJWKSet } from 'jose';
import { createIdTokenVerifier, type IdTokenVerifier, orUnavailable } from './id-token-verifier.ts';
import type { CloudSignInConfig } from './cloud-sign-in-config.ts';
import { standInPages } from './stand-in/stand-in-pages.ts';
import {
  createStandInProvider,
  STAND_IN_AUDIENCE,
  STAND_IN_ISSUER,
  type StandInPerson,
} from './stand-in/stand-in-provider.ts';

/** Shared by all Firebase projects; the claims name the project. */
const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const KEPT_MS = 60 * 60 * 1000;

type Options = {
  config: CloudSignInConfig;
  /** Users that the demo provider suggests; any other address can be typed. */
  people: readonly StandInPerson[];
  now: () => Date;
};

/** The verifier of id tokens for the configured provider, and the pages of the demo provider. */
export function openCloudSignIn({ config, people, now }: Options): {
  idTokens: IdTokenVerifier | null;
  pages: readonly RequestHandler[];
} {
  if (config === null) return { idTokens: null, pages: [] };
  if (config.by === 'stand-in') {
    const provider = createStandInProvider({ now });
    const idTokens = createIdTokenVerifier({
      issuer: STAND_IN_ISSUER,
      audience: STAND_IN_AUDIENCE,
      keys: provider.keys,
      now,
    });
    return { idTokens, pages: [standInPages(provider, people)] };
  }
  const { projectId } = config.settings;
  if (projectId === null) return { idTokens: null, pages: [] };
  const keys = config.emulatorHost
    ? null
    : orUnavailable(createRemoteJWKSet(new URL(FIREBASE_KEYS), { cacheMaxAge: KEPT_MS }));
  const issuer = `https://securetoken.google.com/${projectId}`;
  return { idTokens: createIdTokenVerifier({ issuer, audience: projectId, keys, now }), pages: [] };
}
