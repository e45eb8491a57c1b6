import type { Account } from '#contracts/account/account-fold.ts';
import { deviceOf } from '#contracts/account/device.ts';
import { MOST_PASSKEYS } from '#contracts/account/ways-in.ts';
import type { Passkey } from '#contracts/events/account.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Language } from '#contracts/roles.ts';
import { type Passkeys, passkeysView } from '#contracts/views/account-passkeys.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import { createWaysInProof } from '../cloud/ways-in-proof.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { claimLogins } from '../logins/login-claims.ts';
import { loginDecider } from '../logins/login-decider.ts';
import { loginStream, passkeyLogin } from '../logins/login-name.ts';
import { existing, loadAccount } from '../person.ts';
import { placeOf } from '../sign-in/open-session.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { createChallenges, purposes } from './challenges.ts';
import { clientDataOf } from './client-data.ts';
import { creationOptions, madePasskey } from './new-passkey.ts';
import { createPasskeyUses } from './passkey-uses.ts';
import { requestOptions } from './shown-passkey.ts';

type Calls =
  | 'passkeySignInOptions'
  | 'listPasskeys'
  | 'newPasskeyOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey';

/** The passkeys of a person. As with Google, adding and removing one asks for a fresh sign-in (docs/decisions/step-up.md). */
export function passkeyHandlers(deps: AccountDeps): Handlers<Calls> {
  const { commands, relyingParty, now, lacksSecondFactor = () => false } = deps;
  const sessions = createSessions(deps);
  const proven = createWaysInProof(deps);
  const challenges = createChallenges(deps);
  const uses = createPasskeyUses(deps);

  async function viewOf(account: Account): Promise<Passkeys> {
    return passkeysView(account, await uses.lastUsedAt(account.passkeys.map(({ passkeyId }) => passkeyId)));
  }

  async function decided(accountId: string, command: AccountCommand, call: CallContext) {
    const own = commandContext(call, now());
    const { state, position } = await commands.handle(accountDecider, streams.account(accountId), command, own);
    return { data: await viewOf(existing(state)), position };
  }

  /** So that its device can be added anew, here or elsewhere; a crash before this leaves a claim that runs out. */
  async function release({ credentialId, passkeyId }: Passkey, accountId: string, call: CallContext): Promise<void> {
    const stream = loginStream(passkeyLogin(credentialId));
    const { claims } = (await commands.load(loginDecider, stream)).state;
    const released = { type: 'ReleaseLogin', data: { accountId, claims } } as const;
    await commands.handle(loginDecider, stream, released, stepOf(commandContext(call, now())));
    await uses.forget(passkeyId);
  }

  return {
    passkeySignInOptions: async () => ({
      data: await requestOptions(relyingParty, await challenges.make(purposes.signIn)),
    }),

    listPasskeys: async ({ context }) => ({
      data: await viewOf(await loadAccount(commands, signedIn(context).accountId)),
    }),

    newPasskeyOptions: async ({ context }) => {
      const account = await proven(context);
      // Said before a device makes one for nothing.
      if (account.passkeys.length >= MOST_PASSKEYS) throw new ApiError('too_many_passkeys');
      const challenge = await challenges.make(purposes.adding(signedIn(context)));
      return { data: await creationOptions(relyingParty, account, challenge) };
    },

    // The fresh sign-in was asked for before its challenge was made, which is this session’s alone.
    addPasskey: async ({ body: { credential }, context }) => {
      const { accountId, userType, sessionId, factors } = signedIn(context);
      const said = clientDataOf(credential, relyingParty);
      const isOurs = said !== null && (await challenges.use(said.challenge, purposes.adding(signedIn(context))));
      const made = said && isOurs ? await madePasskey(relyingParty, credential, said) : null;
      if (!made) throw new ApiError('passkey_refused', { security: { event: 'passkey_refused', accountId } });
      const { counter, ...passkey } = made;
      const { language } = await proven(context);
      const name = nameOf(placeOf(context).userAgent, language);
      const claims = await claimLogins(
        commands,
        accountId,
        [passkeyLogin(passkey.credentialId)],
        commandContext(context, now()),
      );
      try {
        await uses.begin(passkey.passkeyId, counter);
        const data = { ...passkey, name, addedAt: now().toISOString() };
        const answer = await decided(accountId, { type: 'AddPasskey', data }, context);
        // They have just shown it. Who had a second factor before would not have come here without that.
        if (lacksSecondFactor({ userType, factors })) await sessions.noteSecondFactor(sessionId, accountId);
        return answer;
      } catch (error) {
        await claims.releaseUnused();
        throw error;
      }
    },

    renamePasskey: ({ params: { id: passkeyId }, body: { name }, context }) =>
      decided(signedIn(context).accountId, { type: 'RenamePasskey', data: { passkeyId, name } }, context),

    removePasskey: async ({ params: { id: passkeyId }, context }) => {
      const { accountId, userType, passkeys } = await proven(context);
      const data = { passkeyId, mustKeepOne: lacksSecondFactor({ userType, factors: 1 }) };
      const answer = await decided(accountId, { type: 'RemovePasskey', data }, context);
      for (const passkey of passkeys) if (passkey.passkeyId === passkeyId) await release(passkey, accountId, context);
      return answer;
    },
  };
}

const between: Record<Language, string> = { en: ' on ', fil: ' sa ', ceb: ' sa ' };

/** "Chrome on Android", as the list of sessions says it; its person may call it something else. */
function nameOf(userAgent: string, language: Language): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== null).join(between[language]) || 'Passkey';
}
