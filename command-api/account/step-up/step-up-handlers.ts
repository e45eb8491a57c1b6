import type { Account } from '#contracts/account/account-fold.ts';
import { type Proofs, type WayToProve, waysToProve } from '#contracts/calls/account-proof.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { createContactCodes } from '../codes/contact-codes.ts';
import { refuseWithoutTexts } from '../codes/phone-code-text.ts';
import type { AccountDeps } from '../deps.ts';
import { loadAccount } from '../person.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { createWaysToProve, provenAddresses } from './ways-to-prove.ts';

/** Re-authentication of the current session, without a new one. */
export function stepUpHandlers(deps: AccountDeps): Handlers<'sendProofCode' | 'prove'> {
  const { commands } = deps;
  const sessions = createSessions(deps);
  const codes = createContactCodes(deps);
  const ways = createWaysToProve(deps);

  async function proveBy<W extends WayToProve>(way: W, proofs: Proofs, account: Account, call: CallContext) {
    const given = proofs[way];
    if (given !== undefined) await ways[way].prove(account, given, call);
  }

  return {
    sendProofCode: async ({ body: { kind }, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      if (kind === 'phone') refuseWithoutTexts(deps.sms);
      const to = provenAddresses(account, deps.sms).find((each) => each.kind === kind);
      if (!to) throw new ApiError('forbidden');
      const asking = { origin: context.address, isProven: true };
      await codes.send(account, kind, to.address, await codes.proof[kind].make(account.accountId, to.address, asking));
      return { data: { done: true } };
    },

    prove: async ({ body, context }) => {
      const { sessionId, accountId } = signedIn(context);
      const account = await loadAccount(commands, accountId);
      // Every proof in the body must be right.
      for (const way of waysToProve) await proveBy(way, body, account, context);
      if (!(await sessions.prove(sessionId, accountId))) throw new ApiError('unauthenticated');
      return { data: { done: true } };
    },
  };
}
