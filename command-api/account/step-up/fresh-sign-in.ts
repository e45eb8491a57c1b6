import type { Account } from '#contracts/account/account-fold.ts';
import { type RequiredProof, waysToProve } from '#contracts/calls/account-proof.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { AccountDeps } from '../deps.ts';
import { loadAccount } from '../person.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { createWaysToProve, provenAddresses } from './ways-to-prove.ts';

const FRESH_MS = 10 * MINUTE_MS;

/**
 * Requires re-authentication within the last ten minutes before actions that move money or change sign-in, because an unlocked
 * phone or a stolen token is signed in, too (docs/decisions/step-up.md). Throws `sign_in_again` with the available methods.
 */
export function createFreshSignIn(deps: AccountDeps): (caller: Caller) => Promise<void> {
  const sessions = createSessions(deps);
  const ways = createWaysToProve(deps);

  async function choiceOf(account: Account): Promise<RequiredProof> {
    const open = await Promise.all(waysToProve.map((way) => ways[way].isOpen(account)));
    return { ways: waysToProve.filter((_, index) => open[index]), codeTo: provenAddresses(account, deps.sms) };
  }

  return async ({ sessionId, accountId }) => {
    if ((await sessions.proofAgeMs(sessionId, accountId)) < FRESH_MS) return;
    throw new ApiError('sign_in_again', { details: await choiceOf(await loadAccount(deps.commands, accountId)) });
  };
}
