import { expect, it } from 'vitest';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { StatementEvent } from '#contracts/events/payment-statements.ts';
import { statementDecider } from './statement-decider.ts';
import { asked, booked, NOW, sent, viewers } from './testing/payment-fixture.ts';
import { transferDecider } from './transfer-decider.ts';

const imported: Extract<StatementEvent, { type: 'StatementImported' }> = {
  type: 'StatementImported',
  data: {
    statementId: 's1',
    name: 'bpi.csv',
    by: { accountId: 'a-carla', name: 'Carla Lim', avatar: null },
    importedAt: NOW,
    lines: [{ line: 2, day: '2026-11-18', amountCentavos: 1000_00, reference: 'BPI-1' }],
  },
};
const matched = {
  type: 'TransferMatched',
  data: { statementId: 's1', line: 2, bookingId: 'b1', amountCentavos: 1000_00 },
} as const;
const match = { line: 2, bookingId: 'b1', amountCentavos: 1000_00 };
const statement = givenEventsOf(statementDecider);
const given = givenEventsOf(transferDecider);

it('imports a file once', () => {
  const first = statement([]).when({ type: 'ImportStatement', data: imported.data });
  first.then([imported]);
  first.when({ type: 'ImportStatement', data: { ...imported.data, name: 'again.csv' } }).then([]);
});

it('matches a line to one booking, for its exact amount', () => {
  statement([imported]).when({ type: 'MatchTransfer', data: match }).then([matched]);
  statement([imported])
    .when({ type: 'MatchTransfer', data: { ...match, amountCentavos: 999_99 } })
    .thenLike({ refused: 'stale' });
  statement([imported])
    .when({ type: 'MatchTransfer', data: { ...match, line: 3 } })
    .thenLike({ refused: 'stale' });
  statement([]).when({ type: 'MatchTransfer', data: match }).thenLike({ refused: 'not_found' });
  statement([imported, matched]).when({ type: 'MatchTransfer', data: match }).then([]);
  statement([imported, matched])
    .when({ type: 'MatchTransfer', data: { ...match, bookingId: 'b2' } })
    .thenLike({ refused: 'stale' });
});

const verify = (amountCentavos: number, reference: string, viewer: (typeof viewers)[keyof typeof viewers]) =>
  ({
    type: 'VerifyTransfer',
    data: { viewer, booking: booked(), now: NOW, transfer: { amountCentavos, reference } },
  }) as const;

it('verifies the payment with a transfer’s reference and amount, and no other', () => {
  const claimed = given([asked(), sent('bank_transfer')]);
  const verified = claimed.when(verify(1000_00, 'bpi 1', viewers.admin));
  verified.thenLike([{ type: 'PaymentReceived' }, { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00 } }]);
  verified.when(verify(1000_00, 'BPI-1', viewers.admin)).then([]);
  claimed.when(verify(999_99, 'BPI-1', viewers.admin)).thenLike({ refused: 'stale' });
  claimed.when(verify(1000_00, 'BPI-2', viewers.admin)).thenLike({ refused: 'stale' });
  for (const other of [viewers.client, viewers.worker])
    claimed.when(verify(1000_00, 'BPI-1', other)).thenLike({ refused: 'not_allowed_now' });
  expect(verified.state.status).toBe('verified');
});

it('verifies no money received by another method', () => {
  given([asked(), sent('gcash')])
    .when(verify(1000_00, 'BPI-1', viewers.admin))
    .thenLike({ refused: 'not_allowed_now' });
});

const by = imported.data.by;
const setAside = { statementId: 's1', line: 2, as: 'returned', reason: 'Sent twice', by, at: NOW } as const;
const aside = { type: 'TransferSetAside', data: setAside } as const;
const { statementId: _, ...decision } = setAside;
const byHand = { reason: 'She mistyped it', by, at: NOW };
const linked = { type: 'TransferMatched', data: { ...matched.data, byHand } } as const;
const LATER = '2026-11-18T04:00:00.000Z';

it('sets a line aside once, and refuses it for a matched line or after another decision', () => {
  const command = { type: 'SetTransferAside', data: { ...decision, amountCentavos: 1000_00 } } as const;
  statement([imported]).when(command).then([aside]);
  statement([imported, aside]).when(command).then([]);
  for (const data of [
    { ...command.data, as: 'noted' as const },
    { ...command.data, amountCentavos: 999_99 },
  ])
    statement([imported, aside]).when({ type: 'SetTransferAside', data }).thenLike({ refused: 'stale' });
  statement([imported, matched]).when(command).thenLike({ refused: 'stale' });
  statement([imported, aside]).when({ type: 'MatchTransfer', data: match }).thenLike({ refused: 'stale' });
  statement([]).when(command).thenLike({ refused: 'not_found' });
});

it('undoes a manual decision that the caller saw, and allows another one', () => {
  const reopen = { type: 'ReopenTransfer', data: { line: 2, by, at: LATER, saidAt: NOW } } as const;
  const reopened = { type: 'TransferReopened', data: { statementId: 's1', line: 2, by, at: LATER } } as const;
  for (const before of [aside, linked]) {
    statement([imported, before]).when(reopen).then([reopened]);
    statement([imported, before, reopened]).when(reopen).then([]);
    statement([imported, before])
      .when({ type: 'ReopenTransfer', data: { ...reopen.data, saidAt: LATER } })
      .thenLike({ refused: 'stale' });
    statement([imported, before, reopened])
      .when({ type: 'MatchTransfer', data: { ...match, bookingId: 'b2' } })
      .thenLike([{ type: 'TransferMatched', data: { bookingId: 'b2' } }]);
  }
});

const link = (amountCentavos: number, viewer: (typeof viewers)[keyof typeof viewers] = viewers.admin) => {
  const { data } = verify(amountCentavos, 'BPI-622355', viewer);
  return { type: 'LinkTransfer', data: { ...data, attemptId: 'from-the-bank' } } as const;
};

it('verifies a payment chosen by staff with any reference, for exactly the pending amount', () => {
  const claimed = given([asked(), sent('bank_transfer')]);
  const verified = claimed.when(link(1000_00));
  verified.thenLike([{ type: 'PaymentReceived' }, { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00 } }]);
  verified.when(link(1000_00)).then([]);
  claimed.when(link(999_99)).thenLike({ refused: 'stale' });
  for (const other of [viewers.client, viewers.worker])
    claimed.when(link(1000_00, other)).thenLike({ refused: 'not_allowed_now' });
  given([asked(), sent('gcash')])
    .when(link(1000_00))
    .thenLike({ refused: 'not_allowed_now' });
});

it('verifies a requested payment that the client has not reported as sent, for exactly the requested amount', () => {
  const requested = given([asked()]);
  const verified = requested.when(link(1000_00));
  verified.thenLike([
    {
      type: 'PaymentReceived',
      data: { method: 'bank_transfer', reference: 'BPI-622355', from: 'admin', receivedCentavos: 1000_00 },
    },
    { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00, method: 'bank_transfer' } },
  ]);
  verified.when(link(1000_00)).then([]);
  requested.when(link(999_99)).thenLike({ refused: 'stale' });
  requested.when(link(1000_00, viewers.client)).thenLike({ refused: 'not_allowed_now' });
  given([]).when(link(1000_00)).thenLike({ refused: 'not_allowed_now' });
});
