import type { Account } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { createVisitorCodes } from '../codes/visitor-codes.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { accountWithLogin } from '../logins/login-claims.ts';
import { type LoginName, phoneLogin } from '../logins/login-name.ts';
import { addressOf, recordRefusal } from '../passwords/prove-password.ts';
import { ensureWorker, existing } from '../person.ts';
import { requireSecondStep } from '../second-factor/second-step.ts';
import { textAloneOpens } from './number-use.ts';
import { createGuessLimits } from '../sign-in/guess-limits.ts';
import { withMinimumResponseTime } from '../sign-in/minimum-response-time.ts';
import { isKnownBrowser } from '../sign-in/known-browsers.ts';
import { openSession } from '../sign-in/open-session.ts';

/** Sign-in by a texted code, as an alternative to a password. */
export function phoneHandlers(deps: AccountDeps): Handlers<'sendSignInCode' | 'loginByPhone'> {
  const { commands, now } = deps;
  const codes = createVisitorCodes(deps);
  const limits = createGuessLimits(deps);

  /** The number's account. Only a caller with the right code learns that the number has no account. */
  async function accountOf(login: LoginName): Promise<Account> {
    const account = await accountWithLogin(commands, login);
    if (!account) throw new ApiError('no_account');
    return account;
  }

  async function refuseSuspended(login: LoginName, account: Account, context: CommandContext): Promise<void> {
    if (account.suspension === null) return;
    const { accountId } = account;
    await recordRefusal(commands, login, { accountId, reason: 'suspended' }, context);
    throw new ApiError('account_suspended', { security: { event: 'sign_in_refused', accountId } });
  }

  /** Does not spend the code: it can still open another account. */
  async function requireSecondProof(account: Account, call: CallContext): Promise<void> {
    if (secondStepsOf(account).length > 0 || (await isKnownBrowser(deps, account, call))) return;
    if (!(await textAloneOpens(commands, account, now().toISOString()))) throw new ApiError('second_proof_needed');
  }

  async function proven({ phone, code }: { phone: string; code: string }, call: CallContext): Promise<Account> {
    const given = { ...phoneLogin(phone), code };
    // Codes limit tries per number; this limits one caller's tries at many numbers.
    const admitted = await limits.admit([{ kind: 'address', of: addressOf(call) }]);
    await codes.check(given, call);
    await admitted.right();
    // Not spent if there is no account: the code can open one.
    const account = await accountOf(given);
    await requireSecondProof(account, call);
    await codes.spend(given, call);
    return account;
  }

  return {
    sendSignInCode: async ({ body: { phone, language = 'en' }, context }) => {
      await withMinimumResponseTime(() => codes.send({ ...phoneLogin(phone), language }, context));
      return { data: { done: true } };
    },

    loginByPhone: async ({ body, context: call }) => {
      const account = await withMinimumResponseTime(() => proven(body, call));
      const { accountId, userType, era } = account;
      const { commandId } = call;
      const guest = stepOf({ commandId, actor: { accountId: 'guest', role: 'guest' }, now: now().toISOString() });
      await refuseSuspended(phoneLogin(body.phone), account, guest);
      await requireSecondStep(deps, account, 'phone_code');
      const own: CommandContext = { ...guest, actor: { accountId, role: userType } };
      const { state, position } = await commands.handle(
        accountDecider,
        streams.account(accountId),
        { type: 'SignIn', data: { method: 'phone_code', provenIn: { era } } },
        own,
      );
      return openSession(deps, await ensureWorker(commands, { account: existing(state), position }, own), call);
    },
  };
}
