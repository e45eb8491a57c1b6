import { userTypes } from '#contracts/roles.ts';
import { createAccessTokens } from '#infra/sessions/access-tokens.ts';
import type { TokenHolder } from '#infra/sessions/access-tokens.ts';
import { now } from './test-clock.ts';
import { tokenKeysOf } from '#infra/sessions/signing-keys.ts';

/** What a test's Suki signs access tokens with, where the test makes some of its own. */
export const TOKEN_SIGNING_KEY = 'what signs the access tokens of a test';

/** Access tokens as that Suki issues and checks them. */
export function testTokens(more: { now?: () => Date; isOver?: (holder: TokenHolder) => boolean } = {}) {
  return createAccessTokens({ keys: tokenKeysOf([TOKEN_SIGNING_KEY]), roles: userTypes, now, ...more });
}
