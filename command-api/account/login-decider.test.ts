import { describe, expect, test } from 'vitest';
import type { LoginEvent } from '#contracts/events/account.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { claimLogin, loginDecider, type LoginState, refuseSignIn, releaseLogin } from './login-decider.ts';

const noon = '2026-11-20T04:00:00.000Z';

function given(...events: LoginEvent[]): LoginState {
  return events.reduce(loginDecider.evolve, loginDecider.initialState);
}

function claimedBy(accountId: string, at = noon): LoginEvent {
  return { type: 'LoginClaimed', data: { accountId, kind: 'email', at } };
}

function wrongGuess(at: string): LoginEvent {
  return { type: 'SignInRefused', data: { accountId: 'a-1', reason: 'wrong_password', attempts: 1, at } };
}

describe('claiming an email or a number', () => {
  const claim = { accountId: 'a-2', kind: 'email', now: addMinutes(noon, 1), leftBehindBy: null } as const;

  test('a free one is claimed', () => {
    expect(claimLogin(claim, given())).toEqual([claimedBy('a-2', claim.now)]);
    expect(claimLogin(claim, given(claimedBy('a-1'), { type: 'LoginReleased', data: { accountId: 'a-1' } }))).toEqual([
      claimedBy('a-2', claim.now),
    ]);
  });

  test('claiming it again changes nothing', () => {
    expect(claimLogin(claim, given(claimedBy('a-2')))).toEqual([]);
  });

  test('that of another account is refused, in the words of its kind', () => {
    expect(claimLogin(claim, given(claimedBy('a-1')))).toEqual({ refused: 'email_taken' });
    expect(claimLogin({ ...claim, kind: 'phone' }, given(claimedBy('a-1')))).toEqual({ refused: 'phone_taken' });
  });

  test('a leftover of an account that never came to be is taken over after a minute', () => {
    expect(claimLogin({ ...claim, leftBehindBy: 'a-1' }, given(claimedBy('a-1')))).toEqual([
      { type: 'LoginReleased', data: { accountId: 'a-1' } },
      claimedBy('a-2', claim.now),
    ]);
  });

  test('before that it may belong to a registration under way', () => {
    expect(claimLogin({ ...claim, leftBehindBy: 'a-1' }, given(claimedBy('a-1', addMinutes(noon, 0.5))))).toEqual({
      refused: 'email_taken',
    });
  });

  test('one’s own leftover is claimed anew, so that nobody takes it over meanwhile', () => {
    expect(claimLogin({ ...claim, leftBehindBy: 'a-2' }, given(claimedBy('a-2')))).toEqual([
      claimedBy('a-2', claim.now),
    ]);
  });

  test('only what was found to be left behind is taken over, not what was claimed meanwhile', () => {
    expect(claimLogin({ ...claim, leftBehindBy: 'a-1' }, given(claimedBy('a-3')))).toEqual({ refused: 'email_taken' });
  });

  test('only its owner releases it', () => {
    expect(releaseLogin({ accountId: 'a-1', claims: 1 }, given(claimedBy('a-1')))).toEqual([
      { type: 'LoginReleased', data: { accountId: 'a-1' } },
    ]);
    expect(releaseLogin({ accountId: 'a-2', claims: 1 }, given(claimedBy('a-1')))).toEqual([]);
    expect(releaseLogin({ accountId: 'a-1', claims: 0 }, given())).toEqual([]);
  });

  test('what its owner has claimed anew meanwhile stays', () => {
    expect(releaseLogin({ accountId: 'a-1', claims: 1 }, given(claimedBy('a-1'), claimedBy('a-1')))).toEqual([]);
  });
});

describe('wrong guesses', () => {
  const guesses = [0, 1, 2, 3, 4].map((minute) => wrongGuess(addMinutes(noon, minute)));

  test('each one says the how-manieth it is', () => {
    expect(
      refuseSignIn({ accountId: null, reason: 'unknown', now: addMinutes(noon, 2) }, given(...guesses.slice(0, 2))),
    ).toEqual([
      { type: 'SignInRefused', data: { accountId: null, reason: 'unknown', attempts: 3, at: addMinutes(noon, 2) } },
    ]);
  });

  test('those of more than fifteen minutes ago no longer count', () => {
    expect(
      refuseSignIn(
        { accountId: 'a-1', reason: 'wrong_password', now: addMinutes(noon, 16) },
        given(...guesses.slice(0, 2)),
      ),
    ).toMatchObject([{ data: { attempts: 1 } }]);
  });

  test('the right password of a suspended account is no wrong guess', () => {
    const refused: LoginEvent = {
      type: 'SignInRefused',
      data: { accountId: 'a-1', reason: 'suspended', attempts: 0, at: noon },
    };
    expect(refuseSignIn({ accountId: 'a-1', reason: 'suspended', now: noon }, given(refused, refused))).toEqual([
      refused,
    ]);
  });
});
