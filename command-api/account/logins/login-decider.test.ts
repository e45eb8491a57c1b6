import { describe, expect, test } from 'vitest';
import type { LoginEvent } from '#contracts/events/account.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { givenEventsOf } from '#infra/eventing/testing/given-when-then.ts';
import type { ClaimLogin, LoginCommand, RefuseSignIn } from './login-commands.ts';
import { loginDecider } from './login-decider.ts';

const noon = '2026-11-20T04:00:00.000Z';

const given = givenEventsOf(loginDecider);

function claimedBy(accountId: string, at = noon): LoginEvent {
  return { type: 'LoginClaimed', data: { accountId, kind: 'email', at } };
}

function wrongGuess(at: string): LoginEvent {
  return { type: 'SignInRefused', data: { accountId: 'a-1', reason: 'wrong_password', attempts: 1, at } };
}

describe('claiming an email or a number', () => {
  const claim = (over: Partial<ClaimLogin> = {}): LoginCommand => ({
    type: 'ClaimLogin',
    data: { accountId: 'a-2', kind: 'email', now: addMinutes(noon, 1), leftBehindBy: null, ...over },
  });
  const release = (accountId: string, claims: number): LoginCommand => ({
    type: 'ReleaseLogin',
    data: { accountId, claims },
  });
  const released: LoginEvent = { type: 'LoginReleased', data: { accountId: 'a-1' } };
  const claimed = claimedBy('a-2', addMinutes(noon, 1));

  test('a free one is claimed', () => {
    given([]).when(claim()).then([claimed]);
    given([claimedBy('a-1'), released])
      .when(claim())
      .then([claimed]);
  });

  test('claiming it again changes nothing', () => {
    given([claimedBy('a-2')])
      .when(claim())
      .then([]);
  });

  test('that of another account is refused, in the words of its kind', () => {
    const taken = given([claimedBy('a-1')]);
    taken.when(claim()).then({ refused: 'email_taken' });
    taken.when(claim({ kind: 'phone' })).then({ refused: 'phone_taken' });
  });

  test('a leftover of an account that never came to be is taken over after a minute', () => {
    given([claimedBy('a-1')])
      .when(claim({ leftBehindBy: 'a-1' }))
      .then([released, claimed]);
  });

  test('before that it may belong to a registration under way', () => {
    given([claimedBy('a-1', addMinutes(noon, 0.5))])
      .when(claim({ leftBehindBy: 'a-1' }))
      .then({ refused: 'email_taken' });
  });

  test('one’s own leftover is claimed anew, so that nobody takes it over meanwhile', () => {
    given([claimedBy('a-2')])
      .when(claim({ leftBehindBy: 'a-2' }))
      .then([claimed]);
  });

  test('whether its owner had it before is known of a claim', () => {
    expect(given([]).when(claim()).state).toMatchObject({ isRenewed: false });
    expect(given([claimedBy('a-2')]).when(claim({ leftBehindBy: 'a-2' })).state).toMatchObject({ isRenewed: true });
    expect(given([claimedBy('a-1')]).when(claim({ leftBehindBy: 'a-1' })).state).toMatchObject({ isRenewed: false });
  });

  test('only what was found to be left behind is taken over, not what was claimed meanwhile', () => {
    given([claimedBy('a-3')])
      .when(claim({ leftBehindBy: 'a-1' }))
      .then({ refused: 'email_taken' });
  });

  test('only its owner releases it', () => {
    given([claimedBy('a-1')])
      .when(release('a-1', 1))
      .then([released]);
    given([claimedBy('a-1')])
      .when(release('a-2', 1))
      .then([]);
    given([]).when(release('a-1', 0)).then([]);
  });

  test('what its owner has claimed anew meanwhile stays', () => {
    given([claimedBy('a-1'), claimedBy('a-1')])
      .when(release('a-1', 1))
      .then([]);
  });
});

describe('wrong guesses', () => {
  const guesses = [0, 1, 2, 3, 4].map((minute) => wrongGuess(addMinutes(noon, minute)));
  const refuse = (data: RefuseSignIn): LoginCommand => ({ type: 'RefuseSignIn', data });

  test('each one says the how-manieth it is', () => {
    const at = addMinutes(noon, 2);
    given(guesses.slice(0, 2))
      .when(refuse({ accountId: null, reason: 'unknown', now: at }))
      .then([{ type: 'SignInRefused', data: { accountId: null, reason: 'unknown', attempts: 3, at } }]);
  });

  test('those of more than fifteen minutes ago no longer count', () => {
    given(guesses.slice(0, 2))
      .when(refuse({ accountId: 'a-1', reason: 'wrong_password', now: addMinutes(noon, 16) }))
      .thenLike([{ data: { attempts: 1 } }]);
  });

  test('the right password of a suspended account is no wrong guess', () => {
    const refused: LoginEvent = {
      type: 'SignInRefused',
      data: { accountId: 'a-1', reason: 'suspended', attempts: 0, at: noon },
    };
    given([refused, refused])
      .when(refuse({ accountId: 'a-1', reason: 'suspended', now: noon }))
      .then([refused]);
  });
});
