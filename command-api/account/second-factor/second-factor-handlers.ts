import type { Account } from '#contracts/account/account-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { type SecondFactor, secondFactorView } from '#contracts/views/account-second-factor.ts';
import { commandContext, stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { createSignInMethodProof } from '../cloud/sign-in-method-proof.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { existing, loadAccount, loadPerson } from '../person.ts';
import { openSession } from '../sign-in/open-session.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { provenIn } from '../sign-in/verified-caller.ts';
import { forgetSecondFactors } from './forget-second-factors.ts';
import { CODES, createRecoveryCodes } from './recovery-codes.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { createTotpSetUp } from './set-up-totp.ts';
import { createSecondStep } from './take-second-step.ts';
import { createTotp } from './totp.ts';

type SecondFactorCalls = Handlers<
  | 'takeSecondStep'
  | 'readSecondFactor'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'renewRecoveryCodes'
  | 'resetSecondFactor'
>;

/** Two-step sign-in (docs/decisions/second-factor.md). */
export function secondFactorHandlers(deps: AccountDeps): SecondFactorCalls {
  const { commands, secretStore, now, lacksSecondFactor = () => false } = deps;
  const takeSecondStep = createSecondStep(deps);
  const totp = createTotp(deps);
  const recoveryCodes = createRecoveryCodes(deps);
  const setUpTotp = createTotpSetUp(deps);
  /** Passkeys count as a second factor here: a stolen password alone must not add another one. */
  const proven = createSignInMethodProof(deps);
  const sessions = createSessions(deps);

  const isRequiredOf = ({ userType }: Account) => lacksSecondFactor({ userType, factors: 1 });
  const viewOf = (account: Account): SecondFactor => secondFactorView(account, isRequiredOf(account));

  async function handled(accountId: string, command: AccountCommand, context: CommandContext) {
    const outcome = await commands.handle(accountDecider, streams.account(accountId), command, context);
    return { account: existing(outcome.state), position: outcome.position };
  }

  return {
    takeSecondStep: ({ body, context }) => takeSecondStep(body, context),

    readSecondFactor: async ({ context }) => ({
      data: viewOf(await loadAccount(commands, signedIn(context).accountId)),
    }),

    startTotp: async ({ context }) => {
      const account = await proven(context);
      if (account.secondFactors.includes('totp')) throw new ApiError('already_exists');
      const { accountId, email, phone, firstName } = account;
      return { data: await totp.start(accountId, email ?? phone ?? firstName) };
    },

    confirmTotp: async ({ body: { code }, context }) => {
      const before = await proven(context);
      if (before.secondFactors.includes('totp')) throw new ApiError('already_exists');
      const { account, position, recoveryCodes: shown } = await setUpTotp(before, code, context);
      // All sessions end; the person continues in a new one with two factors.
      await sessions.end(signedIn(context).sessionId, account.accountId);
      const person = { ...(await loadPerson(commands, account)), position };
      const { data, ...more } = await openSession(deps, person, context, { factors: 2 });
      return { ...more, data: { ...data, recoveryCodes: shown } };
    },

    removeTotp: async ({ context }) => {
      const before = await proven(context);
      const data = { kind: 'totp', mustKeepOne: isRequiredOf(before), provenIn: provenIn(context) } as const;
      const command = { type: 'RemoveSecondFactor', data } as const;
      const { account, position } = await handled(before.accountId, command, commandContext(context, now()));
      await forgetSecondFactors(secretStore, account);
      return { data: viewOf(account), position };
    },

    renewRecoveryCodes: async ({ context }) => {
      const before = await proven(context);
      const { accountId } = before;
      if (before.secondFactors.length === 0) throw new ApiError('not_allowed_now');
      const data = { left: CODES, provenIn: provenIn(context) };
      // A separate command id: each set of codes is recorded, and the owner is notified.
      const own = stepOf(commandContext(context, now()));
      let position: number | undefined;
      const codes = await recoveryCodes.renew(accountId, async () => {
        ({ position } = await handled(accountId, { type: 'RenewRecoveryCodes', data }, own));
      });
      return { data: { recoveryCodes: codes }, ...(position !== undefined && { position }) };
    },

    resetSecondFactor: async ({ params: { id }, body: { reason }, context }) => {
      const by = signedIn(context).accountId;
      const position = await resetSecondFactor(deps, { accountId: id, reason, by }, commandContext(context, now()));
      return { data: { done: true }, position };
    },
  };
}
