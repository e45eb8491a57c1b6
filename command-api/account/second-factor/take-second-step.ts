import type { Account } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import type { Assertion } from '#contracts/calls/account-passkeys.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Answered, CallContext } from '#contracts/calls/handlers.ts';
import type { SecondStep } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext } from '../../command-handling/command-handler.ts';
import { accountDecider } from '../decider.ts';
import type { AccountDeps } from '../deps.ts';
import { loginOf } from '../logins/login-name.ts';
import { passwordHashes } from '../passwords/password-hashes.ts';
import { createOwnPasskeyProof } from '../passkeys/prove-passkey.ts';
import { addressOf, recordRefusal } from '../passwords/prove-password.ts';
import { ensureWorker, existing } from '../person.ts';
import { createGuessLimits, type Scope } from '../sign-in/guess-limits.ts';
import { deviceOwnerOf, knownDevice } from '../sign-in/known-devices.ts';
import { openSession } from '../sign-in/open-session.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createTickets, type ShownFirst } from './second-step.ts';
import { appCodeRefusals, createTotp } from './totp.ts';

const SIX_DIGITS = /^\d{3}\s?\d{3}$/;

/** Method of a successful second step; `left`: remaining recovery codes. */
type Right = { by: 'totp' } | { by: 'passkey' } | { by: 'recovery_code'; left: number };
type Refused = (typeof appCodeRefusals)[keyof typeof appCodeRefusals];

/**
 * The second step of a sign-in: app code, recovery code or passkey. Each guess is counted before it is checked, by ticket,
 * account and network; each code opens one session.
 */
export function createSecondStep(deps: AccountDeps) {
  const { commands, now, secureCookies: secure = false } = deps;
  const tickets = createTickets(deps);
  const totp = createTotp(deps);
  const recoveryCodes = createRecoveryCodes(deps);
  const proveOwnPasskey = createOwnPasskeyProof(deps);
  const limits = createGuessLimits(deps);

  async function shown(account: Account, credential: Assertion, context: CommandContext): Promise<Right> {
    await proveOwnPasskey(account, credential, context);
    return { by: 'passkey' };
  }

  async function checked({ accountId }: Account, code: string, ways: readonly SecondStep[]): Promise<Right | Refused> {
    if (SIX_DIGITS.test(code)) {
      const result = ways.includes('totp') ? await totp.use(accountId, code.replaceAll(/\s/g, '')) : 'wrong';
      return result === 'right' ? { by: 'totp' } : appCodeRefusals[result];
    }
    const left = ways.includes('recovery_code') ? await recoveryCodes.use(accountId, code) : null;
    return left === null ? 'wrong_code' : { by: 'recovery_code', left };
  }

  /** The account of a valid ticket. */
  async function holderOf(first: ShownFirst | null): Promise<Account> {
    if (!first) throw new ApiError('sign_in_expired');
    const { state: account } = await commands.load(accountDecider, streams.account(first.accountId));
    if (account.kind === 'none' || account.era !== first.era) throw new ApiError('sign_in_expired');
    if (account.suspension !== null) throw new ApiError('account_suspended');
    return account;
  }

  /** Owner of the device cookie of a browser that signed in by password before. */
  async function deviceOwner(account: Account, first: ShownFirst | null) {
    const isByPassword = first?.method === 'password';
    const known = isByPassword ? await passwordHashes(deps.secretStore).read(account.accountId) : undefined;
    return known ? deviceOwnerOf(account, known.hash) : null;
  }

  async function refuse(account: Account, refused: Refused, context: CommandContext): Promise<never> {
    const { accountId } = account;
    await recordRefusal(commands, loginOf(account), { accountId, reason: 'wrong_code' }, context);
    throw new ApiError(refused, { security: { event: 'second_step_refused', accountId } });
  }

  return async (given: BodyOf<RouteTable['takeSecondStep']>, call: CallContext): Promise<Answered<Session>> => {
    const first = await tickets.read(given.ticket);
    const account = await holderOf(first);
    const { accountId, userType: role } = account;
    const at = now();
    const guest = stepOf({
      commandId: call.commandId,
      actor: { accountId: 'guest', role: 'guest' },
      now: at.toISOString(),
    });
    const owner = await deviceOwner(account, first);
    const device = owner && knownDevice(call.cookies, owner, { now: at, secure });
    const admitted = await limits.admit(scopesOf(accountId, device, call));
    if (!(await tickets.countTry(given.ticket))) throw new ApiError('sign_in_expired');
    const right = given.credential
      ? await shown(account, given.credential, guest)
      : await checked(account, given.code ?? '', secondStepsOf(account));
    if (typeof right === 'string') return refuse(account, right, guest);
    await admitted.right();
    if (!first || !(await tickets.spend(given.ticket))) throw new ApiError('sign_in_expired');

    const own: CommandContext = { ...guest, actor: { accountId, role } };
    const stream = streams.account(accountId);
    if (right.by === 'recovery_code')
      await commands.handle(
        accountDecider,
        stream,
        { type: 'SpendRecoveryCode', data: { left: right.left } },
        stepOf(own),
      );
    const { state, position } = await commands.handle(
      accountDecider,
      stream,
      { type: 'SignIn', data: { method: first.method, secondStep: right.by, provenIn: { era: first.era } } },
      own,
    );
    const person = await ensureWorker(commands, { account: existing(state), position }, own);
    return openSession(deps, person, call, { factors: 2 });
  };
}

/**
 * Guesses by a thief of the password do not delay the owner's known browsers, which have separate limits and a common one.
 */
function scopesOf(accountId: string, device: string | null, call: CallContext): Scope[] {
  if (device !== null)
    return [
      { kind: 'second_step', of: `${accountId} ${device}` },
      { kind: 'second_step_devices', of: accountId },
    ];
  return [
    { kind: 'second_step', of: accountId },
    { kind: 'address', of: addressOf(call) },
  ];
}
