import * as z from 'zod/mini';
import type { CloudProvider } from '#contracts/events/account.ts';
import { Email, Name } from '#contracts/fields.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { IdTokenVerifier } from '#infra/identity/id-token-verifier.ts';
import { type CloudLogin, cloudLogin } from '../logins/login-name.ts';

/** Tokens are valid for an hour, but a stolen old one must not open a session: our front end always requests a new one. */
const FRESH_MS = 5 * MINUTE_MS;

/** Largest accepted difference between the provider's clock and ours (id-token-verifier.ts). */
const CLOCKS_APART_MS = 30_000;

/** Supported providers, by their name in id tokens. */
const providers: ReadonlyMap<string, CloudProvider> = new Map([['google.com', 'google']]);

/** Identity from an id token. `email`: null unless the provider has verified it. */
export type CloudIdentity = {
  login: CloudLogin;
  email: string | null;
  firstName: string;
  lastName: string;
  /** When its token is too old, by either clock. */
  tokenOverAt: Date;
};

export type CloudDeps = { idTokens: IdTokenVerifier | null; now: () => Date };

export function refused(): ApiError {
  return new ApiError('id_token_refused', { security: { event: 'sign_in_refused', accountId: null } });
}

/** Throws `id_token_refused` for an invalid token, `not_found` when no provider is configured, 503 while its keys are unavailable. */
async function fresh({ idTokens, now }: CloudDeps, idToken: string) {
  if (!idTokens) throw new ApiError('not_found', { message: 'Sign-in with Google isn’t set up here.' });
  const token = await idTokens.verify(idToken);
  const provider = token && providers.get(token.provider);
  if (!token || !provider || now().getTime() - token.authenticatedAt.getTime() > FRESH_MS) throw refused();
  return { token, provider };
}

/** Throws as `fresh` does. */
export async function cloudIdentity(deps: CloudDeps, idToken: string): Promise<CloudIdentity> {
  const { token, provider } = await fresh(deps, idToken);
  const email = z.safeParse(Email, token.email);
  return {
    login: cloudLogin(provider, token.subject),
    email: email.success && token.emailVerified ? email.data : null,
    ...namesIn(token.name ?? ''),
    tokenOverAt: new Date(token.authenticatedAt.getTime() + FRESH_MS + CLOCKS_APART_MS),
  };
}

/** The email in the token, verified or not: a code is sent to it. Throws as `fresh` does. */
export async function emailInIdToken(deps: CloudDeps, idToken: string): Promise<string> {
  const { token } = await fresh(deps, idToken);
  const email = z.safeParse(Email, token.email);
  if (!email.success) throw new ApiError('id_token_refused');
  return email.data;
}

/** "Maria Clara Santos" → "Maria Clara", "Santos". Names that our rules reject stay empty, for the person to enter. */
export function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const [first, last] = words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1)] : [words[0], ''];
  return { firstName: nameOrNone(first), lastName: nameOrNone(last) };
}

function nameOrNone(text: string | undefined): string {
  const name = z.safeParse(Name, text);
  return name.success ? name.data : '';
}
