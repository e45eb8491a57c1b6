import type { Account } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { type SecondFactor, secondFactorView } from '#contracts/views/account-second-factor.ts';
import { commandContext } from '../../command-handling/command-context.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { existing, loadAccount, loadPerson } from '../person.ts';
import { openSession } from '../sign-in/open-session.ts';
import { createSessions } from '../sign-in/sessions.ts';
import { CODES, createRecoveryCodes, forgetRecoveryCodes } from './recovery-codes.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { createSecondStep } from './take-second-step.ts';
import { appCodeRefusals, createTotp, forgetTotp } from './totp.ts';

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
  const sessions = createSessions(deps);

  const isRequiredOf = ({ userType }: Account) => lacksSecondFactor({ userType, factors: 1 });
  const viewOf = (account: Account): SecondFactor => secondFactorView(account, isRequiredOf(account));

  /**
   * Nobody changes how they sign in who has shown but one of two factors. An admin's passkey counts: a stolen password
   * alone must not make another second factor beside it.
   */
  async function proven(call: CallContext): Promise<Account> {
    const { accountId, factors = 1 } = signedIn(call);
    const account = await loadAccount(commands, accountId);
    const hasOther = secondStepsOf(account).length > 0 || (isRequiredOf(account) && account.passkeys.length > 0);
    if (factors === 1 && hasOther) throw new ApiError('second_factor_needed');
    return account;
  }

  async function handled(accountId: string, command: AccountCommand, call: CallContext) {
    const outcome = await commands.handle(
      accountDecider,
      streams.account(accountId),
      command,
      commandContext(call, now()),
    );
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
      const { accountId, sessionId } = signedIn(context);
      const before = await loadAccount(commands, accountId);
      if (before.secondFactors.includes('totp')) throw new ApiError('already_exists');
      // First the key and the codes: whoever is signed out by the event signs in with them.
      const confirmed = await totp.confirm(accountId, code);
      if (confirmed === 'over') throw new ApiError('not_allowed_now');
      if (confirmed !== 'right') throw new ApiError(appCodeRefusals[confirmed]);
      const codes = await recoveryCodes.renew(accountId);
      const added = { kind: 'totp', recoveryCodes: CODES } as const;
      const { account, position } = await handled(accountId, { type: 'AddSecondFactor', data: added }, context);
      // Over with all others; the person goes on in one that has shown both.
      await sessions.end(sessionId, accountId);
      const person = { ...(await loadPerson(commands, account)), position };
      const { data, ...more } = await openSession(deps, person, context, { factors: 2 });
      return { ...more, data: { ...data, recoveryCodes: codes } };
    },

    removeTotp: async ({ context }) => {
      const before = await proven(context);
      const { accountId } = before;
      const data = { kind: 'totp', mustKeepOne: isRequiredOf(before) } as const;
      const { account, position } = await handled(accountId, { type: 'RemoveSecondFactor', data }, context);
      await forgetTotp(secretStore, accountId);
      if (account.secondFactors.length === 0) await forgetRecoveryCodes(secretStore, accountId);
      return { data: viewOf(account), position };
    },

    renewRecoveryCodes: async ({ context }) => {
      const before = await proven(context);
      const { accountId } = before;
      if (before.secondFactors.length === 0) throw new ApiError('not_allowed_now');
      const codes = await recoveryCodes.renew(accountId);
      const renewed = { type: 'RenewRecoveryCodes', data: { left: codes.length } } as const;
      const { position } = await handled(accountId, renewed, context);
      return { data: { recoveryCodes: codes }, position };
    },

    resetSecondFactor: async ({ params: { id }, body: { reason }, context }) => {
      const by = signedIn(context).accountId;
      const position = await resetSecondFactor(deps, { accountId: id, reason, by }, commandContext(context, now()));
      return { data: { done: true }, position };
    },
  };
}
