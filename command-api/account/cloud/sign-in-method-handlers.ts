import type { Account } from '#contracts/account/account-fold.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { type SignInMethods, signInMethodsView } from '#contracts/views/account.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { isProvenContact } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { carriesLogin, claimLogins } from '../logins/login-claims.ts';
import { loginDecider } from '../logins/login-decider.ts';
import { type CloudLogin, cloudLogin, loginStream } from '../logins/login-name.ts';
import { existing, loadAccount } from '../person.ts';
import { provenIn } from '../sign-in/verified-caller.ts';
import { type CloudIdentity, cloudIdentity, refused } from './cloud-identity.ts';
import { createSpentIdTokens } from './spent-id-tokens.ts';
import { createSignInMethodProof } from './sign-in-method-proof.ts';

/** A cloud login and the number of its claim. */
type Claim = { login: CloudLogin; claims: number };

/** Sign-in methods: list them, link and unlink Google. Changes need a fresh sign-in (docs/decisions/step-up.md). */
export function signInMethodHandlers(
  deps: AccountDeps,
): Handlers<'readWaysIn' | 'linkCloudSignIn' | 'unlinkCloudSignIn'> {
  const { commands, now } = deps;
  const proven = createSignInMethodProof(deps);
  const spent = createSpentIdTokens(deps);

  async function linked({ login, email }: CloudIdentity, context: CallContext) {
    const { accountId } = signedIn(context);
    const own = commandContext(context, now());
    const claims = await claimLogins(commands, accountId, [login], own);
    const { kind: provider, subject } = login;
    const link = {
      provider,
      subject,
      email,
      because: 'person',
      addedAt: own.now,
      provenIn: provenIn(context),
    } as const;
    try {
      const { state, position } = await commands.handle(
        accountDecider,
        streams.account(accountId),
        { type: 'LinkCloudSignIn', data: link },
        // A separate command id: a removed login may be added again under the same Idempotency-Key.
        stepOf(own),
      );
      return { data: viewOf(existing(state)), position };
    } catch (error) {
      await claims.releaseUnused();
      throw error;
    }
  }

  /** Claims before the change: a claim renewed concurrently has another number and is kept. */
  function claimsOf({ cloudSignIns }: Account): Promise<Claim[]> {
    return Promise.all(
      cloudSignIns.map(async ({ provider, subject }) => {
        const login = cloudLogin(provider, subject);
        const { state } = await commands.load(loginDecider, loginStream(login));
        return { login, claims: state.claims };
      }),
    );
  }

  /** Lets the person link the login to another account at once. After a crash the claim expires instead. */
  async function release(gone: readonly Claim[], { accountId }: Account, context: CommandContext): Promise<void> {
    for (const { login, claims } of gone) {
      const command = { type: 'ReleaseLogin', data: { accountId, claims } } as const;
      await commands.handle(loginDecider, loginStream(login), command, stepOf(context));
    }
  }

  return {
    readWaysIn: async ({ context }) => ({
      data: viewOf(await loadAccount(commands, signedIn(context).accountId)),
    }),

    linkCloudSignIn: async ({ body: { idToken }, context }) => {
      const identity = await cloudIdentity(deps, idToken);
      await proven(context);
      // Spends the token, so that a copy opens no session.
      const by = `link ${context.commandId}`;
      if (!(await spent.use(idToken, by, identity.tokenOverAt))) throw refused();
      return linked(identity, context).catch(async (error: unknown) => {
        await spent.release(idToken);
        throw error;
      });
    },

    unlinkCloudSignIn: async ({ context }) => {
      const before = await proven(context);
      const claims = await claimsOf(before);
      const own = commandContext(context, now());
      const { state, position } = await commands.handle(
        accountDecider,
        streams.account(before.accountId),
        { type: 'UnlinkCloudSignIn', data: { provider: 'google', provenIn: provenIn(context) } },
        own,
      );
      const after = existing(state);
      await release(
        claims.filter(({ login }) => !carriesLogin(after, login)),
        before,
        own,
      );
      return { data: viewOf(after), position };
    },
  };
}

function viewOf(account: Account): SignInMethods {
  const contact = (kind: 'email' | 'phone') => (isProvenContact(account, kind) ? account[kind] : null);
  return signInMethodsView(account, { email: contact('email'), phone: contact('phone') });
}
