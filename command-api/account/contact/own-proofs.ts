import type { Account } from '#contracts/account/account-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, requireFreshSignIn, signedIn } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { createContactCodes } from '../codes/contact-codes.ts';
import { emailForCode } from '../codes/email-for-code.ts';
import { createNumberProofs } from '../codes/number-proofs.ts';
import { acceptCode, checkAny } from '../codes/one-time-codes.ts';
import { refuseWithoutTexts, textablePhone } from '../codes/phone-code-text.ts';
import { mailableAddress } from '../codes/verification-mail.ts';
import type { ProofCalls } from '../codes/visitor-proofs.ts';
import type { AccountCommand } from '../commands.ts';
import type { AccountDeps } from '../deps.ts';
import { claimLogins } from '../logins/login-claims.ts';
import { emailLogin, type LoginName, phoneLogin } from '../logins/login-name.ts';
import { loadAccount } from '../person.ts';
import { provenIn } from '../sign-in/verified-caller.ts';
import { type UserAnswer, userAnswer } from './user-answer.ts';
import { isProvenContact, pendingContact } from './contacts.ts';

type Proving = { account: Account; login: LoginName; code: string; call: CallContext };

/** Proofs of addresses of signed-in people, by a code. */
export function ownProofHandlers(deps: AccountDeps): ProofCalls {
  const { commands, now } = deps;
  const codes = createContactCodes(deps);
  const numberProofs = createNumberProofs(deps);

  const isWanted = (account: Account, { kind, value }: LoginName) =>
    account[kind] !== value && pendingContact(account, kind, now().toISOString())?.value === value;

  /** Sends codes only to current or requested addresses of the account. */
  async function sendCode(account: Account, { kind, value }: LoginName, origin: string | undefined): Promise<void> {
    if (kind === 'phone') refuseWithoutTexts(deps.sms);
    const which = isWanted(account, { kind, value }) ? codes.wanted : codes.present;
    if (which === codes.present && account[kind] !== value) throw new ApiError('forbidden');
    const isProven = which === codes.present && isProvenContact(account, kind);
    await codes.send(account, kind, value, await which[kind].make(account.accountId, value, { origin, isProven }));
  }

  /** Claims the login, then stores the account's event; releases the claim if that fails. */
  async function claimed(
    login: LoginName,
    accountId: string,
    command: AccountCommand,
    context: CommandContext,
  ): Promise<UserAnswer> {
    const claims = await claimLogins(commands, accountId, [login], context);
    return userAnswer(deps, accountId, command, context).catch(async (error: unknown) => {
      await claims.releaseUnused();
      throw error;
    });
  }

  /** Proves the account's current address; the code suffices. */
  async function prove({ account, login, code, call }: Proving): Promise<UserAnswer> {
    const { kind, value } = login;
    const isKnown = kind === 'email' && account.emailVerified;
    const spent = { by: call.commandId, spends: true };
    // A requested address may have become the current one since the code was sent.
    const either = [codes.present[kind], codes.wanted[kind]];
    if (!isKnown)
      acceptCode(await checkAny(either.map((each) => () => each.check(account.accountId, value, code, spent))));
    const context = commandContext(call, now());
    const answer = await claimed(login, account.accountId, { type: 'VerifyContact', data: login }, context);
    // Not for a number that replaces another: that code is spent by the change.
    if (kind === 'phone') await numberProofs.keep(signedIn(call), value);
    return answer;
  }

  async function confirm({ account, login, code, call }: Proving): Promise<UserAnswer> {
    const { accountId } = account;
    const useCode = async (spends: boolean) =>
      acceptCode(await codes.wanted[login.kind].check(accountId, login.value, code, { by: call.commandId, spends }));
    await useCode(false);
    await requireFreshSignIn(call);
    // Last: a caller who must sign in again first repeats the call with the same code.
    await useCode(true);
    const context = commandContext(call, now());
    const changeId = derivedId('contact change', context.commandId);
    const { now: at } = context;
    const data = { ...login, changeId, proof: 'recent_sign_in', now: at, provenIn: provenIn(call) } as const;
    return claimed(login, accountId, { type: 'ConfirmContactChange', data }, context);
  }

  function verify(proving: Proving): Promise<UserAnswer> {
    const { account, login } = proving;
    if (isWanted(account, login)) return confirm(proving);
    if (account[login.kind] !== login.value) throw new ApiError('wrong_code');
    return prove(proving);
  }

  return {
    sendEmailCode: async ({ body, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      const email = (await emailForCode(deps, body)) ?? mailableAddress(account);
      // A proven address needs no code.
      if (email === account.email && account.emailVerified && account.pending.email === null)
        return { data: { done: true } };
      await sendCode(account, emailLogin(email), context.address);
      return { data: { done: true } };
    },

    verifyEmail: async ({ body, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      return verify({
        account,
        login: emailLogin(body.email ?? mailableAddress(account)),
        code: body.code,
        call: context,
      });
    },

    sendPhoneCode: async ({ body, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      if (account.pending.phone === null) textablePhone(account);
      await sendCode(account, phoneLogin(body.phone), context.address);
      return { data: { done: true } };
    },

    verifyPhone: async ({ body, context }) => {
      const account = await loadAccount(commands, signedIn(context).accountId);
      if (account.pending.phone === null) textablePhone(account);
      return verify({ account, login: phoneLogin(body.phone), code: body.code, call: context });
    },
  };
}
