import type { LoginKind } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

/** `now`: an ISO 8601 instant. `claims`: number of the claim that the account knows. */
export type LoginCommand =
  | Command<'ClaimLogin', ClaimLogin>
  | Command<'ReleaseLogin', { accountId: string; claims: number }>
  | Command<'RefuseSignIn', RefuseSignIn>
  | Command<'RequestPasswordReset', DataOf<'PasswordResetRequested'>>;

export type ClaimLogin = {
  accountId: string;
  kind: LoginKind;
  now: string;
  /** An account that does not have this login: its claim is left over from an interrupted change. */
  leftBehindBy: string | null;
};

export type RefuseSignIn = Pick<DataOf<'SignInRefused'>, 'accountId' | 'reason'> & { now: string };
