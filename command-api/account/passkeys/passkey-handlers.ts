import type { Account } from '#contracts/account/account-fold.ts';
import { deviceOf } from '#contracts/account/device.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { MOST_PASSKEYS } from '#contracts/account/sign-in-methods.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Language } from '#contracts/roles.ts';
import { type Passkeys, passkeysView } from '#contracts/views/account-passkeys.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { createSignInMethodProof } from '../cloud/sign-in-method-proof.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { claimLogins } from '../logins/login-claims.ts';
import { passkeyLogin } from '../logins/login-name.ts';
import { existing, loadAccount } from '../person.ts';
import { placeOf } from '../sign-in/open-session.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { provenIn } from '../sign-in/verified-caller.ts';
import { createChallenges, purposes } from './challenges.ts';
import { clientDataOf } from './client-data.ts';
import { releasePasskeys } from './release-passkeys.ts';
import { creationOptions, verifyNewPasskey } from './new-passkey.ts';
import { createPasskeyUses } from './passkey-uses.ts';
import { requestOptions } from './shown-passkey.ts';

type Calls =
  | 'passkeySignInOptions'
  | 'listPasskeys'
  | 'newPasskeyOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey';

/** A person's passkeys. Adding and removing one needs a fresh sign-in, as for Google (docs/decisions/step-up.md). */
export function passkeyHandlers(deps: AccountDeps): Handlers<Calls> {
  const { commands, relyingParty, now, lacksSecondFactor = () => false } = deps;
  const sessions = createSessions(deps);
  const proven = createSignInMethodProof(deps);
  const challenges = createChallenges(deps);
  const uses = createPasskeyUses(deps);

  async function viewOf(account: Account): Promise<Passkeys> {
    return passkeysView(account, await uses.lastUsedAt(account.passkeys.map(({ passkeyId }) => passkeyId)));
  }

  async function handled(accountId: string, command: AccountCommand, context: CommandContext) {
    const { state, position } = await commands.handle(accountDecider, streams.account(accountId), command, context);
    return { account: existing(state), position };
  }

  async function decided(accountId: string, command: AccountCommand, call: CallContext) {
    const { account, position } = await handled(accountId, command, commandContext(call, now()));
    return { data: await viewOf(account), position };
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
      // Checked before the device creates a passkey.
      if (account.passkeys.length >= MOST_PASSKEYS) throw new ApiError('too_many_passkeys');
      const challenge = await challenges.make(purposes.adding(signedIn(context)));
      return { data: await creationOptions(relyingParty, account, challenge) };
    },

    // The fresh sign-in was checked before the challenge was issued to this session.
    addPasskey: async ({ body: { credential }, context }) => {
      const { accountId, sessionId } = signedIn(context);
      const said = clientDataOf(credential, relyingParty);
      const isOurs = said !== null && (await challenges.use(said.challenge, purposes.adding(signedIn(context))));
      const made = said && isOurs ? await verifyNewPasskey(relyingParty, credential, said) : null;
      if (!made) throw new ApiError('passkey_refused', { security: { event: 'passkey_refused', accountId } });
      const { counter, ...passkey } = made;
      const { language } = await proven(context);
      const name = nameOf(placeOf(context).userAgent, language);
      const own = commandContext(context, now());
      const claims = await claimLogins(commands, accountId, [passkeyLogin(passkey.credentialId)], own);
      try {
        await uses.begin(passkey.passkeyId, counter);
        const data = { ...passkey, name, addedAt: own.now, provenIn: provenIn(context) };
        // A separate command id: several passkeys may be added under one Idempotency-Key.
        const { account, position } = await handled(accountId, { type: 'AddPasskey', data }, stepOf(own));
        // The passkey counts as shown in this session. With an earlier second factor, the caller has already shown that.
        if (secondStepsOf(account).length > 0) await sessions.noteSecondFactor(sessionId, accountId);
        return { data: await viewOf(account), position };
      } catch (error) {
        await claims.releaseUnused();
        throw error;
      }
    },

    renamePasskey: ({ params: { id: passkeyId }, body: { name }, context }) =>
      decided(signedIn(context).accountId, { type: 'RenamePasskey', data: { passkeyId, name } }, context),

    removePasskey: async ({ params: { id: passkeyId }, context }) => {
      const before = await proven(context);
      const { accountId, userType } = before;
      const own = commandContext(context, now());
      const mustKeepOne = lacksSecondFactor({ userType, factors: 1 });
      const data = { passkeyId, mustKeepOne, provenIn: provenIn(context) };
      const { account: after, position } = await handled(accountId, { type: 'RemovePasskey', data }, own);
      await releasePasskeys(deps, { before, after }, own);
      return { data: await viewOf(after), position };
    },
  };
}

const between: Record<Language, string> = { en: ' on ', fil: ' sa ', ceb: ' sa ' };

/** Default name, such as "Chrome on Android", as in the list of sessions. */
function nameOf(userAgent: string, language: Language): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== null).join(between[language]) || 'Passkey';
}
