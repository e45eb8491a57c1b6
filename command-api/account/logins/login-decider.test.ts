import { describe, expect, test } from 'vitest';
import type { LoginEvent } from '#contracts/events/account.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
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

  test('claims a free one', () => {
    given([]).when(claim()).then([claimed]);
    given([claimedBy('a-1'), released])
      .when(claim())
      .then([claimed]);
  });

  test('changes nothing when it repeats', () => {
    given([claimedBy('a-2')])
      .when(claim())
      .then([]);
  });

  test('is refused for another account’s, with a text for its kind', () => {
    const taken = given([claimedBy('a-1')]);
    taken.when(claim()).then({ refused: 'email_taken' });
    taken.when(claim({ kind: 'phone' })).then({ refused: 'phone_taken' });
  });

  test('takes over the claim of an account that was never opened, after a minute', () => {
    given([claimedBy('a-1')])
      .when(claim({ leftBehindBy: 'a-1' }))
      .then([released, claimed]);
  });

  test('does not take over an earlier one, which may belong to a current registration', () => {
    given([claimedBy('a-1', addMinutes(noon, 0.5))])
      .when(claim({ leftBehindBy: 'a-1' }))
      .then({ refused: 'email_taken' });
  });

  test('renews an own leftover, so that it is not taken over meanwhile', () => {
    given([claimedBy('a-2')])
      .when(claim({ leftBehindBy: 'a-2' }))
      .then([claimed]);
  });

  test('shows whether its owner had it before', () => {
    expect(given([]).when(claim()).state).toMatchObject({ isRenewed: false });
    expect(given([claimedBy('a-2')]).when(claim({ leftBehindBy: 'a-2' })).state).toMatchObject({ isRenewed: true });
    expect(given([claimedBy('a-1')]).when(claim({ leftBehindBy: 'a-1' })).state).toMatchObject({ isRenewed: false });
  });

  test('takes over only the abandoned claim that was found, not a newer one', () => {
    given([claimedBy('a-3')])
      .when(claim({ leftBehindBy: 'a-1' }))
      .then({ refused: 'email_taken' });
  });

  test('can be released by its owner only', () => {
    given([claimedBy('a-1')])
      .when(release('a-1', 1))
      .then([released]);
    given([claimedBy('a-1')])
      .when(release('a-2', 1))
      .then([]);
    given([]).when(release('a-1', 0)).then([]);
  });

  test('stays when its owner has renewed it', () => {
    given([claimedBy('a-1'), claimedBy('a-1')])
      .when(release('a-1', 1))
      .then([]);
  });
});

describe('wrong guesses', () => {
  const guesses = [0, 1, 2, 3, 4].map((minute) => wrongGuess(addMinutes(noon, minute)));
  const refuse = (data: RefuseSignIn): LoginCommand => ({ type: 'RefuseSignIn', data });

  test('are numbered', () => {
    const at = addMinutes(noon, 2);
    given(guesses.slice(0, 2))
      .when(refuse({ accountId: null, reason: 'unknown', now: at }))
      .then([{ type: 'SignInRefused', data: { accountId: null, reason: 'unknown', attempts: 3, at } }]);
  });

  test('expire after fifteen minutes', () => {
    given(guesses.slice(0, 2))
      .when(refuse({ accountId: 'a-1', reason: 'wrong_password', now: addMinutes(noon, 16) }))
      .thenLike([{ data: { attempts: 1 } }]);
  });

  test('do not include the right password of a suspended account', () => {
    const refused: LoginEvent = {
      type: 'SignInRefused',
      data: { accountId: 'a-1', reason: 'suspended', attempts: 0, at: noon },
    };
    given([refused, refused])
      .when(refuse({ accountId: 'a-1', reason: 'suspended', now: noon }))
      .then([refused]);
  });
});
