import { expect, test } from 'vitest';
import type { Person } from '#contracts/account/person.ts';
import type { ApprovalEvent } from '#contracts/events/approval.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { ApprovalCommand } from './commands.ts';
import { approvalDecider } from './decider.ts';

const given = givenEventsOf(approvalDecider);
const person = (name: string): Person => ({ accountId: `a-${name}`, name, avatar: null });
const [ana, ben, mia] = [person('ana'), person('ben'), person('mia')];
const now = '2026-11-20T04:00:00.000Z';
const lastMoment = '2026-11-27T03:59:59.999Z';
const weekOver = '2026-11-27T04:00:00.000Z';

const asked = { approvalId: 'p-1', subject: { change: 'make_admin', person: mia }, requestedBy: ana } as const;
const requested: ApprovalEvent = {
  type: 'ApprovalRequested',
  data: { ...asked, reason: 'She runs the desk', expiresAt: weekOver },
};
const granted: ApprovalEvent = { type: 'ApprovalGranted', data: { ...asked, grantedBy: ben } };
const refused: ApprovalEvent = { type: 'ApprovalRefused', data: { ...asked, refusedBy: ben, reason: 'Too soon' } };
const withdrawn = (because: 'person' | 'expired'): ApprovalEvent => ({
  type: 'ApprovalWithdrawn',
  data: { ...asked, because },
});

const request = (at = now): ApprovalCommand => ({
  type: 'RequestApproval',
  data: { ...asked, reason: 'She runs the desk', now: at },
});
const grant = (by: Person, at = now, expiresAt = weekOver): ApprovalCommand => ({
  type: 'GrantApproval',
  data: { by, expiresAt, now: at },
});
const refuseIt = (by: Person, expiresAt = weekOver): ApprovalCommand => ({
  type: 'RefuseApproval',
  data: { by, reason: 'Too soon', expiresAt, now },
});
const withdraw = (by: Person): ApprovalCommand => ({ type: 'WithdrawApproval', data: { by, now } });

test('a grant names the requesting and the approving admin', () => {
  given([]).when(request()).then([requested]);
  given([requested]).when(grant(ben)).then([granted]);
  given([requested, granted]).when(grant(ben)).then([]);
});

test('refuses an answer by the requesting admin', () => {
  given([requested]).when(grant(ana)).thenLike({ refused: 'own_request' });
  given([requested]).when(refuseIt(ana)).thenLike({ refused: 'own_request' });
});

test('can be refused with a reason, which ends it', () => {
  given([requested]).when(refuseIt(ben)).then([refused]);
  given([requested, refused])
    .when(grant(person('carla')))
    .thenLike({ refused: 'not_allowed_now' });
  given([requested, granted]).when(refuseIt(ben)).thenLike({ refused: 'not_allowed_now' });
});

test('refuses an answer to an unseen request', () => {
  const later = '2026-11-27T04:00:05.000Z';
  const more: ApprovalEvent = { ...requested, data: { ...requested.data, reason: 'And more', expiresAt: later } };
  const replaced = given([requested, withdrawn('person'), more]);
  replaced.when(grant(ben)).thenLike({ refused: 'stale' });
  replaced.when(refuseIt(ben)).thenLike({ refused: 'stale' });
  replaced.when(grant(ben, now, later)).then([granted]);
});

test('expires after seven days', () => {
  given([requested]).when(grant(ben, lastMoment)).then([granted]);
  given([requested]).when(grant(ben, weekOver)).thenLike({ refused: 'not_allowed_now' });
  given([requested])
    .when({ type: 'ExpireApproval', data: { now: lastMoment } })
    .then([]);
  given([requested])
    .when({ type: 'ExpireApproval', data: { now: weekOver } })
    .then([withdrawn('expired')]);
  given([requested, granted])
    .when({ type: 'ExpireApproval', data: { now: weekOver } })
    .then([]);
});

test('can be withdrawn only by the requesting admin', () => {
  given([requested]).when(withdraw(ben)).thenLike({ refused: 'forbidden' });
  given([requested])
    .when(withdraw(ana))
    .then([withdrawn('person')]);
  given([requested, withdrawn('person')])
    .when(withdraw(ana))
    .then([]);
  given([requested, withdrawn('person')])
    .when(grant(ben))
    .thenLike({ refused: 'not_allowed_now' });
});

test('allows one open request of a kind, and another after it is closed', () => {
  given([requested]).when(request()).thenLike({ refused: 'already_exists' });
  given([requested, refused]).when(request()).then([requested]);
  const again = given([requested]).when(request(weekOver));
  again.thenLike([
    withdrawn('expired'),
    { type: 'ApprovalRequested', data: { expiresAt: '2026-12-04T04:00:00.000Z' } },
  ]);
});

test('rejects commands on a missing request', () => {
  for (const command of [grant(ben), refuseIt(ben), withdraw(ana)])
    given([]).when(command).thenLike({ refused: 'not_found' });
  expect(given([]).state).toEqual({ status: 'none' });
});

test('the person concerned cannot approve a reset of their second factor, but can refuse it', () => {
  const reset = { ...asked, subject: { change: 'second_factor_reset', person: mia } } as const;
  const resetAsked: ApprovalEvent = {
    type: 'ApprovalRequested',
    data: { ...reset, reason: 'Lost her phone', expiresAt: weekOver },
  };
  given([resetAsked]).when(grant(mia)).thenLike({ refused: 'not_allowed_now' });
  given([resetAsked])
    .when(grant(ben))
    .then([{ type: 'ApprovalGranted', data: { ...reset, grantedBy: ben } }]);
  given([resetAsked])
    .when(refuseIt(mia))
    .then([{ type: 'ApprovalRefused', data: { ...reset, refusedBy: mia, reason: 'Too soon' } }]);
});
