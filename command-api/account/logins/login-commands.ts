import type { LoginKind } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

/** `now`: an ISO 8601 instant. `claims`: which claim is meant, as the account knew it. */
export type LoginCommand =
  | Command<'ClaimLogin', ClaimLogin>
  | Command<'ReleaseLogin', { accountId: string; claims: number }>
  | Command<'RefuseSignIn', RefuseSignIn>
  | Command<'RequestPasswordReset', DataOf<'PasswordResetRequested'>>;

export type ClaimLogin = {
  accountId: string;
  kind: LoginKind;
  now: string;
  /** An account that was found not to carry this login, so that its claim is a leftover of a change cut short. */
  leftBehindBy: string | null;
};

export type RefuseSignIn = Pick<DataOf<'SignInRefused'>, 'accountId' | 'reason'> & { now: string };
