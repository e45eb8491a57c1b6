import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { keptCentavos, paymentPartyOf, paymentTransitionFor } from '#contracts/payment/allowed-actions.ts';
import { type PaymentAction, type PaymentParty, paymentStatuses } from '#contracts/payment/lifecycle.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import { expectEach } from '#tests/harness/failing-cells.ts';
import type { ByPerson, PaymentCommand } from './commands.ts';
import type { PayableBooking } from './payable-booking.ts';
import {
  asked,
  booked,
  paymentReceived,
  cancelledBooking,
  closed,
  failedTry,
  given,
  type Given,
  historyTo,
  NOW,
  sent,
  viewers,
  unlimited,
} from './testing/payment-fixture.ts';
import { factsOf } from './authorize-transition.ts';

/** Types of the resulting events, or the refusal's code. */
const typesOf = ({ decision }: ReturnType<Given['when']>) =>
  isRefusal(decision) ? decision.refused : decision.map(({ type }) => type);

const COMMAND = '0b0a8f56-6a39-4d0a-9b1e-0a8a0b8f6a39';
const by = (viewer: Viewer, booking = booked()) => ({ viewer, booking, now: NOW });
const attempt = (method: PaymentMethod, attemptId = 'try-9') => ({
  attemptId,
  method,
  reference: 'BPI-9',
  amountCentavos: 1000_00,
  provider: 'sandbox' as const,
  providerPaymentId: `sbx_${attemptId}`,
});

/** The command of each action by a person. */
const actions = {
  request_payment: (acting) => ({ type: 'RequestPayment', data: { ...acting, amountCentavos: null } }),
  pay: (acting) => ({ type: 'Pay', data: { ...acting, ...attempt('gcash') } }),
  confirm_cash: (acting) => ({ type: 'ConfirmCash', data: { ...acting, attemptId: 'handed-over' } }),
  fail: (acting) => ({ type: 'FailTransfer', data: { ...acting, reason: 'It never came' } }),
  verify: (acting) => ({ type: 'VerifyPayment', data: acting }),
  refund: (acting) => ({
    type: 'IssueRefund',
    data: {
      alone: unlimited,
      ...acting,
      amountCentavos: null,
      reason: 'Not as agreed',
      reference: null,
      commandId: COMMAND,
    },
  }),
} satisfies Partial<Record<PaymentAction, (acting: ByPerson) => PaymentCommand>>;
type Act = keyof typeof actions;
const acts = Object.keys(actions) as Act[];

/** The command of each action by the provider or a policy. */
const byItself = {
  receive: (booking) => ({ type: 'ReceivePayment', data: { ...attempt('gcash'), booking, now: NOW } }),
  request_payment: (booking) => ({ type: 'RequestOutstandingPayment', data: { booking, now: NOW } }),
  void: (booking) => ({ type: 'VoidPayment', data: { booking, now: NOW } }),
  refund: (booking) => ({ type: 'RefundExcess', data: { booking, now: NOW, commandId: COMMAND } }),
} satisfies Partial<Record<PaymentAction, (booking: PayableBooking) => PaymentCommand>>;

const methods: readonly PaymentMethod[] = ['gcash', 'bank_transfer', 'cash'];

/** Actions whose effect already holds: repeated, they succeed. */
function isDone(cell: string, method: PaymentMethod, { status }: PayableBooking): boolean {
  const doneByMethod: Record<string, readonly PaymentMethod[]> = {
    'verify verified admin': methods,
    'fail failed admin': ['bank_transfer'],
    'confirm_cash paid worker': ['cash'],
    'request_payment requested worker': status === 'cancelled' ? [] : methods,
  };
  return doneByMethod[cell]?.includes(method) ?? false;
}

/** The rest after unverified money was refunded: nothing waits for verification. */
function restOf(action: string, { status }: PaymentState) {
  return action === 'refund' && status === 'paid' ? 'unpaid' : status;
}

const bookings = {
  completed: booked(),
  'cancelled for nothing': cancelledBooking(),
  'cancelled with a fee': cancelledBooking(150_00),
  accepted: booked({ status: 'accepted' }),
};

describe.each(Object.entries(bookings))('of a booking that is %s', (_situation, booking) => {
  it.each(paymentStatuses)('a payment that is %s follows the table, for every method and person', async (status) => {
    const cells = methods.flatMap((method) =>
      acts.flatMap((action) => Object.entries(viewers).map(([who, viewer]) => ({ method, action, who, viewer }))),
    );
    await expectEach(
      cells,
      ({ method, action, who }) => `by ${method}: ${action} by the ${who}`,
      ({ method, action, who, viewer }) => {
        const payment = given(historyTo(status, method));
        const facts = factsOf(payment.state, { ...booking, method });
        const party = paymentPartyOf(booking, viewer);
        const decided = typesOf(payment.when(actions[action](by(viewer, { ...booking, method }))));
        if (!party) return expect(decided).toBe('forbidden');
        const row = paymentTransitionFor(action, booking, facts, party, NOW);
        if (!row) {
          const expected = isDone(`${action} ${status} ${who}`, method, booking) ? [] : 'not_allowed_now';
          return expect(decided).toEqual(expected);
        }
        // The amount due of a cancelled booking is less than this attempt's.
        if (action === 'pay' && booking.status === 'cancelled') return expect(decided).toBe('conflict');
        expect(Array.isArray(decided)).toBe(true);
        expect(decided).not.toHaveLength(0);
        const next = payment.when(actions[action](by(viewer, { ...booking, method }))).state.status;
        expect(next).toBe(row.to ?? restOf(action, payment.state));
      },
    );
  });

  it.each(paymentStatuses)('a payment that is %s follows the table, for the provider and the platform', (status) =>
    expectEach(
      Object.keys(byItself) as (keyof typeof byItself)[],
      (action) => action,
      (action) => {
        const payment = given(historyTo(status));
        const party: PaymentParty = action === 'receive' ? 'provider' : 'policy';
        const row = paymentTransitionFor(action, booking, factsOf(payment.state, booking), party, NOW);
        const outcome = payment.when(byItself[action](booking));
        if (!row) return expect(typesOf(outcome)).toEqual(action === 'receive' ? 'not_allowed_now' : []);
        const excess = booking.status === 'cancelled' || payment.state.receivedCentavos > 1000_00;
        if (action === 'refund' && !excess) return outcome.then([]);
        expect(outcome.state.status).toBe(
          row.to ??
            (isRefusal(outcome.decision) || keptCentavos(outcome.state) > 0 ? status : restOf(action, payment.state)),
        );
      },
    ),
  );
});

describe('requesting a payment', () => {
  it('covers the amount owed or a part of it, never more', () => {
    const ask = (amountCentavos: number | null, events: PaymentEvent[] = []) =>
      given(events).when({
        type: 'RequestPayment',
        data: { ...by(viewers.worker, booked({ status: 'accepted' })), amountCentavos },
      });
    ask(null).thenLike([
      { data: { amountCentavos: 1000_00, dueCentavos: 1000_00, by: 'worker', purpose: 'job', method: 'gcash' } },
    ]);
    ask(300_00).thenLike([{ data: { amountCentavos: 300_00 } }]);
    ask(1000_01).thenLike({ refused: 'invalid' });
    ask(300_00, [asked(300_00)]).then([]);
    ask(500_00, [asked(300_00)]).thenLike([{ data: { amountCentavos: 500_00 } }]);
    ask(null, [asked(300_00), sent('gcash', 'try-1', 300_00), paymentReceived('gcash', 'try-1', 300_00)]).thenLike([
      { data: { amountCentavos: 700_00 } },
    ]);
  });

  it('by the platform covers the rest, and repeats only for another amount', () => {
    const ask = (events: PaymentEvent[], booking = booked()) =>
      given(events).when({ type: 'RequestOutstandingPayment', data: { booking, now: NOW } });
    ask([asked(300_00)]).thenLike([{ data: { amountCentavos: 1000_00, by: 'policy' } }]);
    ask([asked()]).then([]);
    ask([asked(), sent(), failedTry()]).then([]);
    ask([asked()], cancelledBooking(150_00)).thenLike([
      { data: { amountCentavos: 150_00, purpose: 'cancellation_fee' } },
    ]);
  });
});

describe('paying', () => {
  it('stores the same attempt once', () => {
    const again = given([asked(), sent()]).when({
      type: 'Pay',
      data: { ...by(viewers.client), ...attempt('gcash', 'try-1') },
    });
    again.then([]);
    given([asked(), sent(), paymentReceived()])
      .when({ type: 'Pay', data: { ...by(viewers.client), ...attempt('gcash', 'try-1') } })
      .then([]);
  });

  it('may use another method while the first is open, and ignores its later failure', () => {
    const payment = given([asked(), sent('gcash', 'try-1'), sent('maya', 'try-2'), failedTry('gcash', 'try-1')]);
    expect(payment.state).toMatchObject({
      status: 'processing',
      method: 'maya',
      attempts: [{ status: 'failed' }, { status: 'processing' }],
    });
    expect(
      payment.when({ type: 'FailAttempt', data: { booking: booked(), now: NOW, attemptId: 'try-2', reason: 'Closed' } })
        .state,
    ).toMatchObject({ status: 'failed' });
  });

  it('requires a reference for a bank transfer', () => {
    given([asked()])
      .when({ type: 'Pay', data: { ...by(viewers.client), ...attempt('bank_transfer'), reference: null } })
      .thenLike({ refused: 'invalid' });
  });

  it('in cash is confirmed by the worker for the stated amount, once', () => {
    const said = given([asked(1000_00, 'cash'), sent('cash', 'try-1', 400_00)]);
    const confirmed = said.when({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'x' } });
    confirmed.thenLike([
      { type: 'PaymentReceived', data: { attemptId: 'try-1', amountCentavos: 400_00, from: 'worker' } },
    ]);
    confirmed.when({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'y' } }).then([]);
    given([asked(1000_00, 'cash')])
      .when({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'x' } })
      .thenLike([{ data: { attemptId: 'x', amountCentavos: 1000_00 } }]);
  });

  it('in cash cannot be confirmed once other money arrived instead', () => {
    const said = [asked(), sent('gcash', 'try-1'), sent('cash', 'try-2')];
    given([...said, paymentReceived('gcash', 'try-1')])
      .when({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'x' } })
      .thenLike({ refused: 'not_allowed_now' });
    const confirmed = given([
      ...said,
      paymentReceived('cash', 'try-2'),
      paymentReceived('gcash', 'try-1', 1000_00, 2000_00),
    ]);
    confirmed.when({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'x' } }).then([]);
  });

  it('by bank transfer is received and verified in one step', () => {
    given(historyTo('processing', 'bank_transfer'))
      .when({ type: 'VerifyPayment', data: by(viewers.admin) })
      .thenLike([
        { type: 'PaymentReceived', data: { from: 'admin', amountCentavos: 1000_00, reference: 'BPI-1' } },
        { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00, dueCentavos: 1000_00, cashCentavos: 0 } },
      ]);
  });

  it('by bank transfer can be found or missed after another attempt', () => {
    const payment = given([...historyTo('processing', 'bank_transfer'), sent('gcash', 'try-9')]);
    payment.when({ type: 'VerifyPayment', data: by(viewers.admin) }).thenLike([
      { type: 'PaymentReceived', data: { method: 'bank_transfer', reference: 'BPI-1' } },
      { type: 'PaymentVerified', data: { method: 'bank_transfer' } },
    ]);
    const missed = payment.when({
      type: 'FailTransfer',
      data: { ...by(viewers.admin), reason: 'Not on the statement' },
    });
    missed.thenLike([{ type: 'PaymentFailed', data: { method: 'bank_transfer' } }]);
    expect(missed.state).toMatchObject({ status: 'processing', method: 'gcash' });
  });

  it('reports which part of a verified amount is the worker’s cash', () => {
    const payment = given([
      asked(),
      sent('gcash', 'try-1', 300_00),
      paymentReceived('gcash', 'try-1', 300_00),
      asked(700_00, 'cash'),
      sent('cash', 'try-2', 700_00),
      paymentReceived('cash', 'try-2', 700_00, 1000_00),
    ]);
    payment
      .when({ type: 'VerifyPayment', data: by(viewers.admin) })
      .thenLike([{ data: { verifiedCentavos: 1000_00, cashCentavos: 700_00 } }]);
  });
});

describe('an open bank transfer', () => {
  const transfer = (reference: string, attemptId = 'try-9') =>
    given(historyTo('processing', 'bank_transfer')).when({
      type: 'Pay',
      data: {
        ...by(viewers.client),
        ...attempt('bank_transfer', attemptId),
        provider: 'none',
        providerPaymentId: null,
        reference,
      },
    });
  const miss = (payment: Given) =>
    payment.when({ type: 'FailTransfer', data: { ...by(viewers.admin), reason: 'Not on the statement' } });
  const open = historyTo('processing', 'bank_transfer');

  it('is the same under its reference in any spelling', () => {
    transfer('BPI-1').then([]);
    transfer('  bpi-1 ').then([]);
    transfer('BPI-2').thenLike([{ type: 'PaymentSubmitted', data: { reference: 'BPI-2' } }]);
  });

  it('is another one after the first was found, missed or superseded', () => {
    const again = (events: PaymentEvent[]) =>
      given(events).when({
        type: 'Pay',
        data: { ...by(viewers.client), ...attempt('bank_transfer'), amountCentavos: 100_00, reference: 'BPI-1' },
      });
    again([...open, failedTry('bank_transfer')]).thenLike([{ type: 'PaymentSubmitted' }]);
    again([
      asked(900_00),
      sent('bank_transfer', 'try-1', 900_00),
      paymentReceived('bank_transfer', 'try-1', 900_00),
      asked(100_00),
    ]).thenLike([{ type: 'PaymentSubmitted' }]);
    again([
      asked(900_00),
      sent('bank_transfer', 'try-1', 900_00),
      paymentReceived('gcash', 'try-2', 900_00),
      asked(100_00),
    ]).thenLike([{ type: 'PaymentSubmitted' }]);
  });

  it('is found as the last of two, and the other can no longer be found', () => {
    const two = given([...open, sent('bank_transfer', 'try-2', 1000_00, 'BPI-2')]);
    const found = two.when({ type: 'VerifyPayment', data: by(viewers.admin) });
    found.thenLike([
      { type: 'PaymentReceived', data: { attemptId: 'try-2', reference: 'BPI-2' } },
      { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00 } },
    ]);
    const payment = found;
    expect(payment.state).toMatchObject({
      status: 'verified',
      receivedCentavos: 1000_00,
      attempts: [{ status: 'failed', failure: 'Other money came in its place' }, { status: 'received' }],
    });
    const costlier = booked({ totalCentavos: 1500_00 });
    const later = payment.when({
      type: 'RequestPayment',
      data: { ...by(viewers.worker, costlier), amountCentavos: null },
    });
    later.when({ type: 'VerifyPayment', data: by(viewers.admin, costlier) }).thenLike({ refused: 'not_allowed_now' });
    const tried = later.when({
      type: 'Pay',
      data: { ...by(viewers.client, costlier), ...attempt('gcash', 'try-3'), amountCentavos: 500_00 },
    });
    tried.when({ type: 'VerifyPayment', data: by(viewers.admin, costlier) }).thenLike({ refused: 'not_allowed_now' });
  });

  it('is superseded by money by another method', () => {
    const payment = given([...open, sent('gcash', 'try-2'), paymentReceived('gcash', 'try-2')]);
    expect(payment.state).toMatchObject({
      status: 'paid',
      attempts: [
        { method: 'bank_transfer', status: 'failed' },
        { method: 'gcash', status: 'received' },
      ],
    });
    payment
      .when({ type: 'VerifyPayment', data: by(viewers.admin) })
      .thenLike([{ type: 'PaymentVerified', data: { verifiedCentavos: 1000_00 } }]);
  });

  it.each([
    ['another method failed', [...open, sent('gcash', 'try-2'), failedTry('gcash', 'try-2')]],
    ['it was requested again', [...open, sent('gcash', 'try-2'), failedTry('gcash', 'try-2'), asked()]],
    ['the booking was cancelled', [...open, closed]],
  ])('can be found or missed after %s', (_after, events) => {
    const payment = given(events);
    payment
      .when({ type: 'VerifyPayment', data: by(viewers.admin) })
      .thenLike([{ type: 'PaymentReceived' }, { type: 'PaymentVerified' }]);
    const missed = miss(payment);
    missed.thenLike([{ type: 'PaymentFailed', data: { attemptId: 'try-1' } }]);
    expect(missed.state.status).toBe(payment.state.status);
    expect(miss(missed).decision).not.toMatchObject([{ type: 'PaymentFailed' }]);
  });

  it('can be missed once, also after a cancellation', () => {
    const payment = given([...open, closed]);
    miss(miss(payment)).then([]);
  });

  it('of a cancelled booking is returned by hand when it is found', () => {
    const booking = cancelledBooking();
    let payment: Given = given([...open, closed]);
    payment = payment.when({ type: 'VerifyPayment', data: by(viewers.admin, booking) });
    expect(payment.state).toMatchObject({ status: 'verified', receivedCentavos: 1000_00 });
    payment.when({ type: 'VerifyPayment', data: by(viewers.admin, booking) }).then([]);
    payment = payment.when({ type: 'RefundExcess', data: { booking, now: NOW, commandId: COMMAND } });
    expect(payment.state).toMatchObject({
      verifiedCentavos: 0,
      refundedCentavos: 1000_00,
      waivedCentavos: 0,
      refunds: [{ status: 'pending', provider: 'none', method: 'bank_transfer' }],
    });
    const refundId = payment.state.refunds[0]?.refundId ?? '';
    payment = payment.when({
      type: 'SettleRefundByHand',
      data: { ...by(viewers.admin, booking), refundId, reference: 'BPI-BACK' },
    });
    expect(payment.state.refunds).toMatchObject([{ status: 'settled', reference: 'BPI-BACK' }]);
  });
});

describe('a webhook', () => {
  const receive = (events: PaymentEvent[], attemptId: string, amountCentavos: number, booking = booked()) =>
    given(events).when({
      type: 'ReceivePayment',
      data: { ...attempt('gcash', attemptId), amountCentavos, booking, now: NOW },
    });

  it('changes nothing when it repeats', () => receive([asked(), sent(), paymentReceived()], 'try-1', 1000_00).then([]));
  it('counts for an older attempt', () =>
    receive([asked(), sent(), sent('maya', 'try-2')], 'try-1', 1000_00).thenLike([
      { data: { attemptId: 'try-1', method: 'gcash' } },
    ]));
  it('counts after a failure', () =>
    receive([asked(), sent(), failedTry()], 'try-1', 1000_00).thenLike([{ data: { receivedCentavos: 1000_00 } }]));
  it('counts with its actual amount', () =>
    receive([asked(), sent()], 'try-1', 999_00).thenLike([{ data: { amountCentavos: 999_00 } }]));
  it('counts for an attempt whose record was lost', () =>
    receive([asked()], 'try-7', 1000_00).thenLike([{ data: { attemptId: 'try-7' } }]));
  it.each([0, -500])('of %i centavos counts as no money', (amount) =>
    receive([asked(), sent()], 'try-1', amount).then([]),
  );
  it('of a failure changes nothing after the money arrived', () => {
    given([asked(), sent(), paymentReceived()])
      .when({ type: 'FailAttempt', data: { booking: booked(), now: NOW, attemptId: 'try-1', reason: 'Late' } })
      .then([]);
  });

  it('after a cancellation leads to a refund, and leaves nothing to verify', () => {
    let payment: Given = given([asked(), sent(), closed]);
    payment = payment.when({
      type: 'ReceivePayment',
      data: { ...attempt('gcash', 'try-1'), booking: cancelledBooking(), now: NOW },
    });
    expect(payment.state.status).toBe('paid');
    payment = payment.when({
      type: 'RefundExcess',
      data: { booking: cancelledBooking(), now: NOW, commandId: COMMAND },
    });
    expect(payment.state).toMatchObject({
      refundedCentavos: 1000_00,
      waivedCentavos: 0,
      refunds: [{ provider: 'sandbox', amountCentavos: 1000_00 }],
    });
    expect(payment.when({ type: 'VoidPayment', data: { booking: cancelledBooking(), now: NOW } }).state.status).toBe(
      'voided',
    );
  });
});

describe('a refund', () => {
  const back = (
    events: PaymentEvent[],
    changes: { amountCentavos?: number | null; reference?: string | null } = {},
    booking = booked(),
  ) =>
    given(events).when({
      type: 'IssueRefund',
      data: {
        alone: unlimited,
        ...by(viewers.admin, booking),
        amountCentavos: null,
        reason: 'Not as agreed',
        reference: null,
        commandId: COMMAND,
        ...changes,
      },
    });
  const paidTwice = [
    asked(),
    sent(),
    paymentReceived(),
    sent('maya', 'try-2'),
    paymentReceived('maya', 'try-2', 1000_00, 2000_00),
  ];
  const partlyCash = [
    asked(),
    sent('gcash', 'try-1', 300_00),
    paymentReceived('gcash', 'try-1', 300_00),
    sent('cash', 'try-2', 700_00),
    paymentReceived('cash', 'try-2', 700_00, 1000_00),
  ];

  it('returns the money by its methods over several attempts, provider payments first', () => {
    back(partlyCash, { amountCentavos: 500_00 }).thenLike([
      { data: { attemptId: 'try-1', provider: 'sandbox', amountCentavos: 300_00, refundedCentavos: 300_00 } },
      {
        data: {
          attemptId: 'try-2',
          provider: 'none',
          method: 'cash',
          amountCentavos: 200_00,
          refundedCentavos: 500_00,
        },
      },
    ]);
  });

  it('waives the refunded part of the amount due, not of an excess', () => {
    back(historyTo('paid'), { amountCentavos: 200_00 }).thenLike([{ data: { waivedCentavos: 200_00 } }]);
    back(paidTwice, { amountCentavos: 1200_00 }).thenLike([
      { data: { attemptId: 'try-2', amountCentavos: 1000_00, waivedCentavos: 0 } },
      { data: { attemptId: 'try-1', amountCentavos: 200_00, waivedCentavos: 200_00 } },
    ]);
    given(paidTwice)
      .when({ type: 'RefundExcess', data: { booking: booked(), now: NOW, commandId: COMMAND } })
      .thenLike([{ data: { amountCentavos: 1000_00, waivedCentavos: 0, by: 'policy' } }]);
  });

  it('never exceeds the received amount, and the same command issues it once', () => {
    back(historyTo('paid'), { amountCentavos: 1000_01 }).thenLike({ refused: 'invalid' });
    const payment = back(historyTo('paid'), { amountCentavos: 100_00 });
    payment
      .when({
        type: 'IssueRefund',
        data: {
          alone: unlimited,
          ...by(viewers.admin),
          amountCentavos: 100_00,
          reason: 'x',
          reference: null,
          commandId: COMMAND,
        },
      })
      .then([]);
  });

  it('by hand is settled with its reference', () => {
    back(historyTo('paid', 'cash'), { reference: 'GC-77' }).thenLike([
      { type: 'RefundIssued', data: { provider: 'none' } },
      { type: 'RefundSettled', data: { reference: 'GC-77' } },
    ]);
    const waiting = back(historyTo('paid', 'cash'));
    const [refund] = waiting.state.refunds;
    const settle = (viewer: Viewer, payment: Given, reference = 'GC-78') =>
      payment.when({
        type: 'SettleRefundByHand',
        data: { ...by(viewer), refundId: refund?.refundId ?? '', reference },
      });
    settle(viewers.admin, waiting).thenLike([
      { type: 'RefundSettled', data: { reference: 'GC-78', amountCentavos: 1000_00 } },
    ]);
    const sentBack = settle(viewers.admin, waiting);
    settle(viewers.admin, sentBack).then([]);
    settle(viewers.admin, sentBack, 'GC-79').thenLike({
      refused: 'not_allowed_now',
      details: { status: 'settled' },
    });
    settle(viewers.worker, waiting).thenLike({ refused: 'forbidden' });
    waiting
      .when({ type: 'SettleRefundByHand', data: { ...by(viewers.admin), refundId: 'none', reference: 'x' } })
      .thenLike({ refused: 'not_found' });
  });

  it('through a provider cannot be settled by hand, and its outcome is recorded once', () => {
    const payment = back(historyTo('verified'), { amountCentavos: 400_00 });
    const refundId = payment.state.refunds[0]?.refundId ?? '';
    expect(payment.state).toMatchObject({ status: 'verified', verifiedCentavos: 600_00 });
    payment
      .when({ type: 'SettleRefundByHand', data: { ...by(viewers.admin), refundId, reference: 'x' } })
      .thenLike({ refused: 'not_allowed_now' });
    const settled = payment.when({
      type: 'SettleRefund',
      data: { booking: booked(), refundId, reference: 'ref_1', now: NOW },
    });
    expect(settled.state.refunds).toMatchObject([{ status: 'settled', reference: 'ref_1' }]);
    settled
      .when({ type: 'SettleRefund', data: { booking: booked(), refundId, reference: 'ref_1', now: NOW } })
      .then([]);
    // The provider's last word counts: the money came back to it.
    const late = settled.when({ type: 'FailRefund', data: { booking: booked(), refundId, reason: 'Late', now: NOW } });
    expect(late.state).toMatchObject({ refundedCentavos: 0, refunds: [{ status: 'failed' }] });
  });

  it('keeps the money when it fails', () => {
    const payment = back(historyTo('verified'), { amountCentavos: 400_00 });
    const refundId = payment.state.refunds[0]?.refundId ?? '';
    const kept = payment.when({
      type: 'FailRefund',
      data: { booking: booked(), refundId, reason: 'The wallet is closed', now: NOW },
    });
    expect(kept.state).toMatchObject({
      refundedCentavos: 0,
      waivedCentavos: 0,
      refunds: [{ status: 'failed', failure: 'The wallet is closed' }],
      attempts: [{ refundedCentavos: 0 }],
    });
    const late = kept.when({
      type: 'SettleRefund',
      data: { booking: booked(), refundId, reference: 'late', now: NOW },
    });
    expect(late.state).toMatchObject({
      refundedCentavos: 400_00,
      refunds: [{ status: 'failed' }, { reference: 'late' }],
    });
  });
});
