import type { LoginEvent, LoginKind } from '#contracts/events/account.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../../command-handling/decision.ts';
import type { ClaimLogin, LoginCommand, RefuseSignIn } from './login-commands.ts';

type Claimed = {
  kind: 'claimed';
  accountId: string;
  at: string;
  /** The last claim renewed an earlier one of the same account. */
  isRenewed: boolean;
};

/** Owner of one email, phone number, cloud login or passkey, and recent wrong passwords for it. */
export type LoginState = ({ kind: 'free' } | Claimed) & {
  /** Number of the current claim, counted from the first. */
  claims: number;
  /** Instants of wrong guesses, oldest first, for the audit log. Delays are in guess-limits.ts. */
  wrongGuesses: readonly string[];
};

const GUESSES_KEPT = 20;
const WINDOW_MS = 15 * MINUTE_MS;
/** Time that a registration or change may take between its claim and the account's event. */
const CLAIM_MS = MINUTE_MS;

type Decided = Decision<LoginEvent>;

const takenAs = {
  email: 'email_taken',
  phone: 'phone_taken',
  google: 'sign_in_taken',
  passkey: 'already_exists',
} as const satisfies Record<LoginKind, ErrorCode>;

export const loginDecider: Decider<LoginState, LoginCommand, LoginEvent, Refusal> = {
  initialState: { kind: 'free', claims: 0, wrongGuesses: [] },
  evolve,
  decide,
};

function evolve(state: LoginState, event: LoginEvent): LoginState {
  const { claims, wrongGuesses } = state;
  switch (event.type) {
    case 'LoginClaimed': {
      const { accountId, at } = event.data;
      const isRenewed = state.kind === 'claimed' && state.accountId === accountId;
      return { kind: 'claimed', accountId, at, isRenewed, claims: claims + 1, wrongGuesses };
    }
    case 'LoginReleased':
      return { kind: 'free', claims, wrongGuesses };
    case 'PasswordResetRequested':
      return state;
    case 'SignInRefused':
      return event.data.reason === 'suspended'
        ? state
        : { ...state, wrongGuesses: [...wrongGuesses, event.data.at].slice(-GUESSES_KEPT) };
  }
}

function decide(command: LoginCommand, state: LoginState): Decided {
  switch (command.type) {
    case 'ClaimLogin':
      return claimLogin(command.data, state);
    case 'ReleaseLogin':
      return releaseLogin(command.data, state);
    case 'RefuseSignIn':
      return refuseSignIn(command.data, state);
    case 'RequestPasswordReset':
      return [{ type: 'PasswordResetRequested', data: command.data }];
  }
}

/** A leftover claim can be taken over once it is too old to belong to a running change. */
function claimLogin({ accountId, kind, now, leftBehindBy }: ClaimLogin, state: LoginState): Decided {
  const claimed: LoginEvent = { type: 'LoginClaimed', data: { accountId, kind, at: now } };
  if (state.kind === 'free') return [claimed];
  // Renews the account's own leftover claim: because of its age, another account could take it over.
  if (state.accountId === accountId) return leftBehindBy === accountId ? [claimed] : [];
  const leftover = state.accountId === leftBehindBy && Date.parse(now) - Date.parse(state.at) >= CLAIM_MS;
  if (!leftover) return refuse(takenAs[kind]);
  return [{ type: 'LoginReleased', data: { accountId: state.accountId } }, claimed];
}

/** A renewed claim belongs to another change of the same account and is kept. */
function releaseLogin({ accountId, claims }: { accountId: string; claims: number }, state: LoginState): Decided {
  if (state.kind === 'free' || state.accountId !== accountId || state.claims !== claims) return [];
  return [{ type: 'LoginReleased', data: { accountId } }];
}

/** `attempts`: wrong guesses within the window, including this one. */
function refuseSignIn({ accountId, reason, now }: RefuseSignIn, state: LoginState): Decided {
  const recent = state.wrongGuesses.filter((at) => Date.parse(at) + WINDOW_MS > Date.parse(now)).length;
  const attempts = reason === 'suspended' ? recent : recent + 1;
  return [{ type: 'SignInRefused', data: { accountId, reason, attempts, at: now } }];
}
