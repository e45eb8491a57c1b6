import { userTypes } from '#contracts/roles.ts';
import { createAccessTokens } from '#infra/sessions/access-tokens.ts';
import type { TokenHolder } from '#infra/sessions/access-tokens.ts';
import { now } from './test-clock.ts';
import { tokenKeysOf } from '#infra/sessions/signing-keys.ts';

/** The key of access tokens, for tests that make their own. */
export const TOKEN_SIGNING_KEY = 'what signs the access tokens of a test';

/** Access tokens as that Suki issues and checks them. */
export function testTokens(more: { now?: () => Date; isOver?: (holder: TokenHolder) => boolean } = {}) {
  return createAccessTokens({ keys: tokenKeysOf([TOKEN_SIGNING_KEY]), roles: userTypes, now, ...more });
}
