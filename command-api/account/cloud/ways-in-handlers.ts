import type { Account } from '#contracts/account/account-fold.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { type WaysIn, waysInView } from '#contracts/views/account.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import { isProvenContact } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { claimLogins } from '../logins/login-claims.ts';
import { loginDecider } from '../logins/login-decider.ts';
import { cloudLogin, loginStream } from '../logins/login-name.ts';
import { existing, loadAccount } from '../person.ts';
import { cloudIdentity } from './cloud-identity.ts';
import { createWaysInProof } from './ways-in-proof.ts';

/** How a person can sign in, and adding and removing Google, which asks for a fresh sign-in (docs/decisions/step-up.md). */
export function waysInHandlers(deps: AccountDeps): Handlers<'readWaysIn' | 'linkCloudSignIn' | 'unlinkCloudSignIn'> {
  const { commands, now } = deps;
  const proven = createWaysInProof(deps);

  return {
    readWaysIn: async ({ context }) => ({
      data: viewOf(await loadAccount(commands, signedIn(context).accountId)),
    }),

    linkCloudSignIn: async ({ body: { idToken }, context }) => {
      const { login, email } = await cloudIdentity(deps, idToken);
      const { accountId } = await proven(context);
      const own = commandContext(context, now());
      const claims = await claimLogins(commands, accountId, [login], own);
      const link = { provider: login.kind, subject: login.subject, email, because: 'person' } as const;
      try {
        const { state, position } = await commands.handle(
          accountDecider,
          streams.account(accountId),
          { type: 'LinkCloudSignIn', data: link },
          own,
        );
        return { data: viewOf(existing(state)), position };
      } catch (error) {
        await claims.releaseUnused();
        throw error;
      }
    },

    unlinkCloudSignIn: async ({ context }) => {
      const { accountId, cloudSignIns } = await proven(context);
      const own = commandContext(context, now());
      const { state, position } = await commands.handle(
        accountDecider,
        streams.account(accountId),
        { type: 'UnlinkCloudSignIn', data: { provider: 'google' } },
        own,
      );
      // So that the person can add it to another account at once; a crash before this leaves a claim that runs out.
      for (const { provider, subject } of cloudSignIns) {
        const stream = loginStream(cloudLogin(provider, subject));
        const { claims } = (await commands.load(loginDecider, stream)).state;
        await commands.handle(loginDecider, stream, { type: 'ReleaseLogin', data: { accountId, claims } }, stepOf(own));
      }
      return { data: viewOf(existing(state)), position };
    },
  };
}

function viewOf(account: Account): WaysIn {
  const contact = (kind: 'email' | 'phone') => (isProvenContact(account, kind) ? account[kind] : null);
  return waysInView(account, { email: contact('email'), phone: contact('phone') });
}
