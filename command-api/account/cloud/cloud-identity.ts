import * as z from 'zod/mini';
import type { CloudProvider } from '#contracts/events/account.ts';
import { Email, Name } from '#contracts/fields.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { IdTokenVerifier } from '#infra/identity/id-token-verifier.ts';
import { type CloudLogin, cloudLogin } from '../logins/login-name.ts';

/** A token is good for an hour, and whoever finds one later must not come in by it: our browser side always signs in anew. */
const FRESH_MS = 5 * MINUTE_MS;

/** By so much the clocks of their machines and ours differ at most (id-token-verifier.ts). */
const CLOCKS_APART_MS = 30_000;

/** With whom people may sign in, by the names that id tokens have for them. */
const providers: ReadonlyMap<string, CloudProvider> = new Map([['google.com', 'google']]);

/** Whose account elsewhere it is. `email`: null unless it is proven there to be theirs: else it is anybody's. */
export type CloudIdentity = {
  login: CloudLogin;
  email: string | null;
  firstName: string;
  lastName: string;
  /** From when on its token is too old, by whichever clock. */
  tokenOverAt: Date;
};

export type CloudDeps = { idTokens: IdTokenVerifier | null; now: () => Date };

export function refused(): ApiError {
  return new ApiError('id_token_refused', { security: { event: 'sign_in_refused', accountId: null } });
}

/** Throws id_token_refused for what proves nothing, not_found where nobody's tokens count, 503 while their keys can't be had. */
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

/** The email that they have there, proven there or not: a code goes to it. Throws as `fresh` does. */
export async function emailInIdToken(deps: CloudDeps, idToken: string): Promise<string> {
  const { token } = await fresh(deps, idToken);
  const email = z.safeParse(Email, token.email);
  if (!email.success) throw new ApiError('id_token_refused');
  return email.data;
}

/** "Maria Clara Santos" is Maria Clara of the Santos. What is no name by our rules is left for the person to say. */
export function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const [first, last] = words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1)] : [words[0], ''];
  return { firstName: nameOrNone(first), lastName: nameOrNone(last) };
}

function nameOrNone(text: string | undefined): string {
  const name = z.safeParse(Name, text);
  return name.success ? name.data : '';
}
