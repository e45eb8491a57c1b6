import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import type { Account } from '#contracts/account/account-fold.ts';
import type { ContactKind } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { PhilippineMobile } from '#contracts/fields.ts';
import { commandContext } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { changeAccount, type Changes } from './change-account.ts';
import { requestContactChange } from '../decide-contact-change.ts';
import { type ProofCalls, visitorProofHandlers } from '../codes/visitor-proofs.ts';
import { createContactCodes } from '../codes/contact-codes.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { type LoginName, phoneLogin } from '../logins/login-name.ts';
import { releasePasskeys } from '../passkeys/release-passkeys.ts';
import { existing, loadAccount, userOf } from '../person.ts';
import { forgetSecondFactors } from '../second-factor/forget-second-factors.ts';
import { refuseWithoutTexts } from '../codes/phone-code-text.ts';
import { withMinimumResponseTime } from '../sign-in/minimum-response-time.ts';
import { isProvenContact } from './contacts.ts';
import { ownProofHandlers } from './own-proofs.ts';
import { userAnswer } from './user-answer.ts';

/** A person's own profile, and proofs of their email and phone. */
export function contactHandlers(
  deps: AccountDeps,
): Handlers<'changeMe' | 'cancelContactChange' | 'undoContactChange'> & ProofCalls {
  return { ...ownHandlers(deps), ...openToVisitors(ownProofHandlers(deps), deps), ...undoHandler(deps) };
}

function ownHandlers(deps: AccountDeps): Handlers<'changeMe' | 'cancelContactChange'> {
  const { commands, now } = deps;
  const { wanted, send } = createContactCodes(deps);

  /** Codes for newly requested addresses. They are created before anything changes, so that a limit refuses the whole call. */
  async function codesFor(
    account: Account,
    changes: Changes,
    { at, origin }: { at: string; origin: string | undefined },
  ) {
    const codes: { login: LoginName; code: string }[] = [];
    for (const login of [...loginOf('email', changes.email), ...loginOf('phone', changes.phone)]) {
      const decided = requestContactChange({ ...login, now: at }, account);
      const isWanted = decided.some(({ type }) => type === 'ContactChangeRequested');
      if (isWanted && login.kind === 'phone') {
        refuseWithoutTexts(deps.sms);
        refuseAbroad(account, login.value);
      }
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

/** Signed-in callers prove an address of their account; visitors prove one for a new account. */
function openToVisitors(own: ProofCalls, deps: AccountDeps): ProofCalls {
  const visitors = visitorProofHandlers(deps);
  const isVisitor = ({ context }: { context: CallContext }) => context.caller === null;
  const textOwn: ProofCalls['sendPhoneCode'] = async (input) => {
    const account = await loadAccount(deps.commands, signedIn(input.context).accountId);
    refuseAbroad(account, phoneLogin(input.body.phone).value);
    return own.sendPhoneCode(input);
  };
  return {
    sendEmailCode: (input) =>
      isVisitor(input) ? withMinimumResponseTime(() => visitors.sendEmailCode(input)) : own.sendEmailCode(input),
    verifyEmail: (input) =>
      isVisitor(input) ? withMinimumResponseTime(() => visitors.verifyEmail(input)) : own.verifyEmail(input),
    sendPhoneCode: (input) =>
      isVisitor(input) ? withMinimumResponseTime(() => visitors.sendPhoneCode(input)) : textOwn(input),
    verifyPhone: (input) =>
      isVisitor(input) ? withMinimumResponseTime(() => visitors.verifyPhone(input)) : own.verifyPhone(input),
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
      const after = existing(state);
      await releasePasskeys(deps, { before, after }, own);
      await forgetSecondFactors(deps.secretStore, after);
      return { data: { kind }, position };
    },
  };
}

/**
 * Texts abroad are expensive and attract toll fraud (docs/decisions/phone-only.md), so an account without any proof gets none.
 * A proven number needs no text.
 */
function refuseAbroad(account: Account, phone: string): void {
  const isProven = account.phone === phone && isProvenContact(account, 'phone');
  if (isProven || isProvenContact(account, 'email') || PhilippineMobile.safeParse(phone).success) return;
  const message = 'Not a Philippine mobile number: one abroad needs a proven email first';
  throw new ApiError('invalid', { errors: [{ path: 'phone', message }] });
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
