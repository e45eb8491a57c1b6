import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import type { Account } from '#contracts/account/account-fold.ts';
import type { ContactKind } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import type { User } from '#contracts/views/account.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandContext } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { changeAccount, type Changes } from './change-account.ts';
import type { AccountCommand } from '../commands.ts';
import { isProvenContact, pendingContact } from './contacts.ts';
import { requestContactChange } from '../decide-contact-change.ts';
import { type ProofCalls, visitorProofHandlers } from '../codes/visitor-proofs.ts';
import { emailForCode } from '../codes/email-for-code.ts';
import { createContactCodes } from '../codes/contact-codes.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { claimLogins } from '../logins/login-claims.ts';
import { emailLogin, type LoginName, phoneLogin } from '../logins/login-name.ts';
import { acceptCode, type CodeCheck, type OneTimeCodes } from '../codes/one-time-codes.ts';
import { letGoOfPasskeys } from '../passkeys/let-go-of-passkeys.ts';
import { existing, loadAccount, loadPerson, userOf } from '../person.ts';
import { textablePhone } from '../codes/phone-code-text.ts';
import { mailableAddress } from '../codes/verification-mail.ts';

type UserAnswer = Answered<{ user: User }>;
type Proving = { account: Account; login: LoginName; code: string; call: CallContext };

/** A person's own profile, and the proofs that an email or a phone is theirs. */
export function contactHandlers(
  deps: AccountDeps,
): Handlers<'changeMe' | 'cancelContactChange' | 'undoContactChange'> & ProofCalls {
  return { ...ownHandlers(deps), ...openToVisitors(proofHandlers(deps), deps), ...undoHandler(deps) };
}

function ownHandlers(deps: AccountDeps): Handlers<'changeMe' | 'cancelContactChange'> {
  const { commands, now } = deps;
  const { wanted, send } = createContactCodes(deps);

  /** What this call is the first to want. The codes are made before anything changes: a limit refuses the whole call. */
  async function codesFor(
    account: Account,
    changes: Changes,
    { at, origin }: { at: string; origin: string | undefined },
  ) {
    const codes: { login: LoginName; code: string }[] = [];
    for (const login of [...loginOf('email', changes.email), ...loginOf('phone', changes.phone)]) {
      const decided = requestContactChange({ ...login, now: at }, account);
      const isWanted = decided.some(({ type }) => type === 'ContactChangeRequested');
      if (isWanted)
        codes.push({ login, code: await wanted[login.kind].make(account.accountId, login.value, { origin }) });
    }
    return codes;
  }

  return {
    changeMe: async ({ body, context }) => {
      const { accountId } = signedIn(context);
      const command = commandContext(context, now());
      const changes = changesIn(body);
      const codes = await codesFor(await loadAccount(commands, accountId), changes, {
        at: command.now,
        origin: context.address,
      });
      const { account, worker, position } = await changeAccount(commands, accountId, changes, command);
      for (const { login, code } of codes) await send(account, login.kind, login.value, code);
      return { data: { user: userOf({ account, worker }) }, position };
    },

    cancelContactChange: async ({ body, context }) => {
      const command = commandContext(context, now());
      return userAnswer(
        deps,
        signedIn(context).accountId,
        { type: 'WithdrawContactChange', data: { kind: body.kind, reason: 'person', now: command.now } },
        command,
      );
    },
  };
}

/** Right in one of them is right. */
async function checkIn(
  codes: readonly OneTimeCodes[],
  accountId: string,
  address: string,
  code: string,
): Promise<CodeCheck> {
  let worst: CodeCheck = 'wrong';
  for (const each of codes) {
    const check = await each.check(accountId, address, code);
    if (check === 'right') return check;
    if (check === 'used_up') worst = check;
  }
  return worst;
}

/** Whoever is signed in proves what their account has or wants, a visitor what they will open one with. */
function openToVisitors(own: ProofCalls, deps: AccountDeps): ProofCalls {
  const visitors = visitorProofHandlers(deps);
  const of = ({ context }: { context: CallContext }) => (context.caller ? own : visitors);
  return {
    sendEmailCode: (input) => of(input).sendEmailCode(input),
    verifyEmail: (input) => of(input).verifyEmail(input),
    sendPhoneCode: (input) => of(input).sendPhoneCode(input),
    verifyPhone: (input) => of(input).verifyPhone(input),
  };
}

function proofHandlers(deps: AccountDeps): ProofCalls {
  const { commands, now } = deps;
  const codes = createContactCodes(deps);

  const isWanted = (account: Account, { kind, value }: LoginName) =>
    account[kind] !== value && pendingContact(account, kind, now().toISOString())?.value === value;

  /** To what the account has or wants, and nowhere else. */
  async function sendCode(account: Account, { kind, value }: LoginName, origin: string | undefined): Promise<void> {
    const which = isWanted(account, { kind, value }) ? codes.wanted : codes.present;
    if (which === codes.present && account[kind] !== value) throw new ApiError('forbidden');
    const isProven = which === codes.present && isProvenContact(account, kind);
    await codes.send(account, kind, value, await which[kind].make(account.accountId, value, { origin, isProven }));
  }

  /** Both the claim of the name and, resting on it, the account's own event; the claim goes back where that fails. */
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

  /** The address that the account has, for the first time: the code alone proves it. */
  async function prove({ account, login, code, call }: Proving): Promise<UserAnswer> {
    const { kind, value } = login;
    const isKnown = kind === 'email' && account.emailVerified;
    // The code to a wanted one stays good for the same confirmation again, whose answer was lost.
    if (!isKnown) acceptCode(await checkIn([codes.present[kind], codes.wanted[kind]], account.accountId, value, code));
    const context = commandContext(call, now());
    const answer = await claimed(login, account.accountId, { type: 'VerifyContact', data: login }, context);
    // A texted code is asked for once more by the payout account that it was sent for.
    if (kind === 'email') await codes.present.email.forget(account.accountId);
    return answer;
  }

  async function confirm({ account, login, code, call }: Proving): Promise<UserAnswer> {
    const { accountId } = account;
    acceptCode(await codes.wanted[login.kind].check(accountId, login.value, code));
    if (!call.requireFreshSignIn) throw new ApiError('sign_in_again');
    await call.requireFreshSignIn();
    const context = commandContext(call, now());
    const changeId = derivedId('contact change', context.commandId);
    return claimed(
      login,
      accountId,
      { type: 'ConfirmContactChange', data: { ...login, changeId, proof: 'recent_sign_in', now: context.now } },
      context,
    );
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
      // Once proven, a code to it would prove nothing more.
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

function undoHandler(deps: AccountDeps): Handlers<'undoContactChange'> {
  const { commands, undoLinks, now } = deps;
  return {
    undoContactChange: async ({ body, context }) => {
      const link = await undoLinks.read(body.token);
      if (!link) throw new ApiError('link_expired');
      const { accountId, changeId, kind } = link;
      const before = await loadAccount(commands, accountId);
      const own: CommandContext = {
        commandId: context.commandId,
        actor: { accountId, role: before.userType },
        now: now().toISOString(),
      };
      const { state, position } = await commands.handle(
        accountDecider,
        streams.account(accountId),
        { type: 'UndoContactChange', data: { changeId, now: own.now } },
        own,
      );
      await letGoOfPasskeys(deps, { before, after: existing(state) }, own);
      return { data: { kind }, position };
    },
  };
}

async function userAnswer(
  { commands }: AccountDeps,
  accountId: string,
  command: AccountCommand,
  context: CommandContext,
): Promise<UserAnswer> {
  const { state, position } = await commands.handle(accountDecider, streams.account(accountId), command, context);
  const account = existing(state);
  return { data: { user: userOf(await loadPerson(commands, account)) }, position };
}

function loginOf(kind: ContactKind, value: string | undefined): LoginName[] {
  return value === undefined ? [] : [{ kind, value }];
}

function changesIn({ defaultPaymentMethodName, location, phone, ...rest }: BodyOf<RouteTable['changeMe']>): Changes {
  return {
    ...rest,
    defaultPaymentMethod: defaultPaymentMethodName,
    ...(phone !== undefined && { phone: phoneLogin(phone).value }),
    ...(location && { location: { ...location, city: location.city ?? null } }),
  };
}
