import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import { keptCentavos, paymentPartyOf, paymentTransitionFor } from '#contracts/payment/allowed-actions.ts';
import { type PaymentAction, type PaymentParty, paymentStatuses } from '#contracts/payment/lifecycle.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import type { ByPerson, PaymentCommand } from './commands.ts';
import type { PayableBooking } from './payable-booking.ts';
import {
  after,
  decide,
  typesOf,
  asked,
  booked,
  came,
  cancelledBooking,
  checked,
  closed,
  failedTry,
  given,
  historyTo,
  NOW,
  sent,
  viewers,
} from './testing/payment-fixture.ts';
import { factsOf } from './authorize-transition.ts';

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

/** Each action as one person would do it now. */
const actions = {
  request_payment: (acting) => ({ type: 'RequestPayment', data: { ...acting, amountCentavos: null } }),
  pay: (acting) => ({ type: 'Pay', data: { ...acting, ...attempt('gcash') } }),
  confirm_cash: (acting) => ({ type: 'ConfirmCash', data: { ...acting, attemptId: 'handed-over' } }),
  fail: (acting) => ({ type: 'FailTransfer', data: { ...acting, reason: 'It never came' } }),
  verify: (acting) => ({ type: 'VerifyPayment', data: acting }),
  refund: (acting) => ({
    type: 'IssueRefund',
    data: { ...acting, amountCentavos: null, reason: 'Not as agreed', reference: null, commandId: COMMAND },
  }),
} satisfies Partial<Record<PaymentAction, (acting: ByPerson) => PaymentCommand>>;
type Act = keyof typeof actions;
const acts = Object.keys(actions) as Act[];

/** …and as the provider or the platform does it. */
const byItself = {
  receive: (booking) => ({ type: 'ReceivePayment', data: { ...attempt('gcash'), booking, now: NOW } }),
  request_payment: (booking) => ({ type: 'RequestOutstandingPayment', data: { booking, now: NOW } }),
  void: (booking) => ({ type: 'VoidPayment', data: { booking, now: NOW } }),
  refund: (booking) => ({ type: 'RefundExcess', data: { booking, now: NOW, commandId: COMMAND } }),
} satisfies Partial<Record<PaymentAction, (booking: PayableBooking) => PaymentCommand>>;

const methods: readonly PaymentMethod[] = ['gcash', 'bank_transfer', 'cash'];

/** Asking again for what is done already is not a refusal. */
function isDone(cell: string, method: PaymentMethod, { status }: PayableBooking): boolean {
  const doneByMethod: Record<string, readonly PaymentMethod[]> = {
    'verify verified admin': methods,
    'fail failed admin': ['bank_transfer'],
    'confirm_cash paid worker': ['cash'],
    'request_payment requested worker': status === 'cancelled' ? [] : methods,
  };
  return doneByMethod[cell]?.includes(method) ?? false;
}

/** Once all that nobody had looked at has gone back, nothing waits for anybody. */
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
  describe.each(paymentStatuses)('a payment that is %s', (status) => {
    const cells = methods.flatMap((method) =>
      acts.flatMap((action) => Object.entries(viewers).map(([who, viewer]) => ({ method, action, who, viewer }))),
    );

    it.each(cells)('by $method: $action by the $who', ({ method, action, who, viewer }) => {
      const state = given(historyTo(status, method));
      const facts = factsOf(state, { ...booking, method });
      const party = paymentPartyOf(booking, viewer);
      const decided = typesOf(decide(actions[action](by(viewer, { ...booking, method })), state));
      if (!party) return expect(decided).toBe('forbidden');
      const row = paymentTransitionFor(action, booking, facts, party, NOW);
      if (!row)
        return expect(decided).toEqual(isDone(`${action} ${status} ${who}`, method, booking) ? [] : 'not_allowed_now');
      // What is owed of a cancelled booking is less than this try carries.
      if (action === 'pay' && booking.status === 'cancelled') return expect(decided).toBe('conflict');
      expect(Array.isArray(decided)).toBe(true);
      expect(decided).not.toHaveLength(0);
      const next = after(state, decide(actions[action](by(viewer, { ...booking, method })), state)).status;
      expect(next).toBe(row.to ?? restOf(action, state));
    });

    it.each(Object.keys(byItself) as (keyof typeof byItself)[])('%s, by the provider or the platform', (action) => {
      const state = given(historyTo(status));
      const party: PaymentParty = action === 'receive' ? 'provider' : 'policy';
      const row = paymentTransitionFor(action, booking, factsOf(state, booking), party, NOW);
      const decision = decide(byItself[action](booking), state);
      if (!row) return expect(typesOf(decision)).toEqual(action === 'receive' ? 'not_allowed_now' : []);
      const excess = booking.status === 'cancelled' || state.receivedCentavos > 1000_00;
      if (action === 'refund' && !excess) return expect(typesOf(decision)).toEqual([]);
      expect(after(state, decision).status).toBe(
        row.to ?? (isRefusal(decision) || keptCentavos(after(state, decision)) > 0 ? status : restOf(action, state)),
      );
    });
  });
});

describe('asking', () => {
  it('is for all that is owed, for a part of it, and never for more', () => {
    const ask = (amountCentavos: number | null, events: PaymentEvent[] = []) =>
      decide(
        { type: 'RequestPayment', data: { ...by(viewers.worker, booked({ status: 'accepted' })), amountCentavos } },
        given(events),
      );
    expect(ask(null)).toMatchObject([
      { data: { amountCentavos: 1000_00, dueCentavos: 1000_00, by: 'worker', purpose: 'job', method: 'gcash' } },
    ]);
    expect(ask(300_00)).toMatchObject([{ data: { amountCentavos: 300_00 } }]);
    expect(typesOf(ask(1000_01))).toBe('invalid');
    expect(ask(300_00, [asked(300_00)])).toEqual([]);
    expect(ask(500_00, [asked(300_00)])).toMatchObject([{ data: { amountCentavos: 500_00 } }]);
    expect(ask(null, [asked(300_00), sent('gcash', 'try-1', 300_00), came('gcash', 'try-1', 300_00)])).toMatchObject([
      { data: { amountCentavos: 700_00 } },
    ]);
  });

  it('by the platform is for the rest, and again only when it is another sum', () => {
    const ask = (events: PaymentEvent[], booking = booked()) =>
      decide({ type: 'RequestOutstandingPayment', data: { booking, now: NOW } }, given(events));
    expect(ask([asked(300_00)])).toMatchObject([{ data: { amountCentavos: 1000_00, by: 'policy' } }]);
    expect(ask([asked()])).toEqual([]);
    expect(ask([asked(), sent(), failedTry()])).toEqual([]);
    expect(ask([asked()], cancelledBooking(150_00))).toMatchObject([
      { data: { amountCentavos: 150_00, purpose: 'cancellation_fee' } },
    ]);
  });
});

describe('paying', () => {
  it('the same try twice is once', () => {
    const again = decide(
      { type: 'Pay', data: { ...by(viewers.client), ...attempt('gcash', 'try-1') } },
      given([asked(), sent()]),
    );
    expect(again).toEqual([]);
    expect(
      decide(
        { type: 'Pay', data: { ...by(viewers.client), ...attempt('gcash', 'try-1') } },
        given([asked(), sent(), came()]),
      ),
    ).toEqual([]);
  });

  it('goes another way while the first is still open, and what fails then is not minded', () => {
    const state = given([asked(), sent('gcash', 'try-1'), sent('maya', 'try-2'), failedTry('gcash', 'try-1')]);
    expect(state).toMatchObject({
      status: 'processing',
      method: 'maya',
      attempts: [{ status: 'failed' }, { status: 'processing' }],
    });
    expect(
      after(
        state,
        decide(
          { type: 'FailAttempt', data: { booking: booked(), now: NOW, attemptId: 'try-2', reason: 'Closed' } },
          state,
        ),
      ),
    ).toMatchObject({ status: 'failed' });
  });

  it('a bank transfer needs its reference', () => {
    expect(
      typesOf(
        decide(
          { type: 'Pay', data: { ...by(viewers.client), ...attempt('bank_transfer'), reference: null } },
          given([asked()]),
        ),
      ),
    ).toBe('invalid');
  });

  it('in cash is confirmed by the worker, as much as the client said, and once', () => {
    const said = given([asked(1000_00, 'cash'), sent('cash', 'try-1', 400_00)]);
    const confirmed = decide({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'x' } }, said);
    expect(confirmed).toMatchObject([
      { type: 'PaymentReceived', data: { attemptId: 'try-1', amountCentavos: 400_00, from: 'worker' } },
    ]);
    expect(
      decide({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'y' } }, after(said, confirmed)),
    ).toEqual([]);
    expect(
      decide({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'x' } }, given([asked(1000_00, 'cash')])),
    ).toMatchObject([{ data: { attemptId: 'x', amountCentavos: 1000_00 } }]);
  });

  it('in cash is not confirmed once other money came in its place: what the worker was given then is no part of it', () => {
    const said = [asked(), sent('gcash', 'try-1'), sent('cash', 'try-2')];
    expect(
      typesOf(
        decide(
          { type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'x' } },
          given([...said, came('gcash', 'try-1')]),
        ),
      ),
    ).toBe('not_allowed_now');
    const confirmed = given([...said, came('cash', 'try-2'), came('gcash', 'try-1', 1000_00, 2000_00)]);
    expect(decide({ type: 'ConfirmCash', data: { ...by(viewers.worker), attemptId: 'x' } }, confirmed)).toEqual([]);
  });

  it('by bank transfer is received and verified by one look', () => {
    expect(
      decide({ type: 'VerifyPayment', data: by(viewers.admin) }, given(historyTo('processing', 'bank_transfer'))),
    ).toMatchObject([
      { type: 'PaymentReceived', data: { from: 'admin', amountCentavos: 1000_00, reference: 'BPI-1' } },
      { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00, dueCentavos: 1000_00, cashCentavos: 0 } },
    ]);
  });

  it('by a bank transfer can be found, or missed, after the client has tried something else', () => {
    const state = given([...historyTo('processing', 'bank_transfer'), sent('gcash', 'try-9')]);
    expect(decide({ type: 'VerifyPayment', data: by(viewers.admin) }, state)).toMatchObject([
      { type: 'PaymentReceived', data: { method: 'bank_transfer', reference: 'BPI-1' } },
      { type: 'PaymentVerified', data: { method: 'bank_transfer' } },
    ]);
    const missed = decide(
      { type: 'FailTransfer', data: { ...by(viewers.admin), reason: 'Not on the statement' } },
      state,
    );
    expect(missed).toMatchObject([{ type: 'PaymentFailed', data: { method: 'bank_transfer' } }]);
    expect(after(state, missed)).toMatchObject({ status: 'processing', method: 'gcash' });
  });

  it('tells what of a verified sum is cash in the worker’s hands', () => {
    const state = given([
      asked(),
      sent('gcash', 'try-1', 300_00),
      came('gcash', 'try-1', 300_00),
      asked(700_00, 'cash'),
      sent('cash', 'try-2', 700_00),
      came('cash', 'try-2', 700_00, 1000_00),
    ]);
    expect(decide({ type: 'VerifyPayment', data: by(viewers.admin) }, state)).toMatchObject([
      { data: { verifiedCentavos: 1000_00, cashCentavos: 700_00 } },
    ]);
  });
});

describe('a bank transfer that is open', () => {
  const transfer = (reference: string, attemptId = 'try-9') =>
    decide(
      {
        type: 'Pay',
        data: {
          ...by(viewers.client),
          ...attempt('bank_transfer', attemptId),
          provider: 'none',
          providerPaymentId: null,
          reference,
        },
      },
      given(historyTo('processing', 'bank_transfer')),
    );
  const miss = (state: PaymentState) =>
    decide({ type: 'FailTransfer', data: { ...by(viewers.admin), reason: 'Not on the statement' } }, state);
  const open = historyTo('processing', 'bank_transfer');

  it('is the same one when it is sent again under its reference, however that is written', () => {
    expect(transfer('BPI-1')).toEqual([]);
    expect(transfer('  bpi-1 ')).toEqual([]);
    expect(transfer('BPI-2')).toMatchObject([{ type: 'PaymentSubmitted', data: { reference: 'BPI-2' } }]);
  });

  it('is another one once the first was found, missed, or superseded', () => {
    const again = (events: PaymentEvent[]) =>
      typesOf(
        decide(
          {
            type: 'Pay',
            data: { ...by(viewers.client), ...attempt('bank_transfer'), amountCentavos: 100_00, reference: 'BPI-1' },
          },
          given(events),
        ),
      );
    expect(again([...open, failedTry('bank_transfer')])).toEqual(['PaymentSubmitted']);
    expect(
      again([
        asked(900_00),
        sent('bank_transfer', 'try-1', 900_00),
        came('bank_transfer', 'try-1', 900_00),
        asked(100_00),
      ]),
    ).toEqual(['PaymentSubmitted']);
    expect(
      again([asked(900_00), sent('bank_transfer', 'try-1', 900_00), came('gcash', 'try-2', 900_00), asked(100_00)]),
    ).toEqual(['PaymentSubmitted']);
  });

  it('of two, the one sent last is found, and the other can not be found any more', () => {
    const two = given([...open, sent('bank_transfer', 'try-2', 1000_00, 'BPI-2')]);
    const found = decide({ type: 'VerifyPayment', data: by(viewers.admin) }, two);
    expect(found).toMatchObject([
      { type: 'PaymentReceived', data: { attemptId: 'try-2', reference: 'BPI-2' } },
      { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00 } },
    ]);
    const state = after(two, found);
    expect(state).toMatchObject({
      status: 'verified',
      receivedCentavos: 1000_00,
      attempts: [{ status: 'failed', failure: 'Other money came in its place' }, { status: 'received' }],
    });
    const costlier = booked({ totalCentavos: 1500_00 });
    const later = after(
      state,
      decide({ type: 'RequestPayment', data: { ...by(viewers.worker, costlier), amountCentavos: null } }, state),
    );
    expect(typesOf(decide({ type: 'VerifyPayment', data: by(viewers.admin, costlier) }, later))).toBe(
      'not_allowed_now',
    );
    const tried = after(
      later,
      decide(
        {
          type: 'Pay',
          data: { ...by(viewers.client, costlier), ...attempt('gcash', 'try-3'), amountCentavos: 500_00 },
        },
        later,
      ),
    );
    expect(typesOf(decide({ type: 'VerifyPayment', data: by(viewers.admin, costlier) }, tried))).toBe(
      'not_allowed_now',
    );
  });

  it('is superseded by money that comes another way', () => {
    const state = given([...open, sent('gcash', 'try-2'), came('gcash', 'try-2')]);
    expect(state).toMatchObject({
      status: 'paid',
      attempts: [
        { method: 'bank_transfer', status: 'failed' },
        { method: 'gcash', status: 'received' },
      ],
    });
    expect(decide({ type: 'VerifyPayment', data: by(viewers.admin) }, state)).toMatchObject([
      { type: 'PaymentVerified', data: { verifiedCentavos: 1000_00 } },
    ]);
  });

  it.each([
    ['another way failed', [...open, sent('gcash', 'try-2'), failedTry('gcash', 'try-2')]],
    ['it was asked for again', [...open, sent('gcash', 'try-2'), failedTry('gcash', 'try-2'), asked()]],
    ['the booking was cancelled', [...open, closed]],
  ])('can be found or missed after %s', (_after, events) => {
    const state = given(events);
    expect(typesOf(decide({ type: 'VerifyPayment', data: by(viewers.admin) }, state))).toEqual([
      'PaymentReceived',
      'PaymentVerified',
    ]);
    const missed = miss(state);
    expect(missed).toMatchObject([{ type: 'PaymentFailed', data: { attemptId: 'try-1' } }]);
    expect(after(state, missed).status).toBe(state.status);
    expect(miss(after(state, missed))).not.toMatchObject([{ type: 'PaymentFailed' }]);
  });

  it('is missed once, also after the booking was cancelled', () => {
    const state = given([...open, closed]);
    expect(miss(after(state, miss(state)))).toEqual([]);
  });

  it('of a cancelled booking that is found goes back, by hand', () => {
    const booking = cancelledBooking();
    let state = given([...open, closed]);
    state = after(state, decide({ type: 'VerifyPayment', data: by(viewers.admin, booking) }, state));
    expect(state).toMatchObject({ status: 'verified', receivedCentavos: 1000_00 });
    expect(decide({ type: 'VerifyPayment', data: by(viewers.admin, booking) }, state)).toEqual([]);
    state = after(state, decide({ type: 'RefundExcess', data: { booking, now: NOW, commandId: COMMAND } }, state));
    expect(state).toMatchObject({
      verifiedCentavos: 0,
      refundedCentavos: 1000_00,
      waivedCentavos: 0,
      refunds: [{ status: 'pending', provider: 'none', method: 'bank_transfer' }],
    });
    const refundId = state.refunds[0]?.refundId ?? '';
    state = after(
      state,
      decide(
        { type: 'SettleRefundByHand', data: { ...by(viewers.admin, booking), refundId, reference: 'BPI-BACK' } },
        state,
      ),
    );
    expect(state.refunds).toMatchObject([{ status: 'settled', reference: 'BPI-BACK' }]);
  });
});

describe('a webhook', () => {
  const receive = (events: PaymentEvent[], attemptId: string, amountCentavos: number, booking = booked()) =>
    decide(
      { type: 'ReceivePayment', data: { ...attempt('gcash', attemptId), amountCentavos, booking, now: NOW } },
      given(events),
    );

  it('told twice changes nothing', () => expect(receive([asked(), sent(), came()], 'try-1', 1000_00)).toEqual([]));
  it('for an older try counts', () =>
    expect(receive([asked(), sent(), sent('maya', 'try-2')], 'try-1', 1000_00)).toMatchObject([
      { data: { attemptId: 'try-1', method: 'gcash' } },
    ]));
  it('after a failure counts', () =>
    expect(receive([asked(), sent(), failedTry()], 'try-1', 1000_00)).toMatchObject([
      { data: { receivedCentavos: 1000_00 } },
    ]));
  it('of another amount counts as what it is', () =>
    expect(receive([asked(), sent()], 'try-1', 999_00)).toMatchObject([{ data: { amountCentavos: 999_00 } }]));
  it('for a try whose note was lost counts', () =>
    expect(receive([asked()], 'try-7', 1000_00)).toMatchObject([{ data: { attemptId: 'try-7' } }]));
  it.each([0, -500])('of %i centavos is no money', (amount) =>
    expect(receive([asked(), sent()], 'try-1', amount)).toEqual([]),
  );
  it('of a failure that comes after the money changes nothing', () => {
    expect(
      decide(
        { type: 'FailAttempt', data: { booking: booked(), now: NOW, attemptId: 'try-1', reason: 'Late' } },
        given([asked(), sent(), came()]),
      ),
    ).toEqual([]);
  });

  it('that is late for a cancelled booking leads to a refund, and then to nothing left to look at', () => {
    let state = given([asked(), sent(), closed]);
    state = after(
      state,
      decide(
        { type: 'ReceivePayment', data: { ...attempt('gcash', 'try-1'), booking: cancelledBooking(), now: NOW } },
        state,
      ),
    );
    expect(state.status).toBe('paid');
    state = after(
      state,
      decide({ type: 'RefundExcess', data: { booking: cancelledBooking(), now: NOW, commandId: COMMAND } }, state),
    );
    expect(state).toMatchObject({
      refundedCentavos: 1000_00,
      waivedCentavos: 0,
      refunds: [{ provider: 'sandbox', amountCentavos: 1000_00 }],
    });
    expect(
      after(state, decide({ type: 'VoidPayment', data: { booking: cancelledBooking(), now: NOW } }, state)).status,
    ).toBe('voided');
  });
});

describe('a refund', () => {
  const back = (
    events: PaymentEvent[],
    changes: { amountCentavos?: number | null; reference?: string | null } = {},
    booking = booked(),
  ) =>
    decide(
      {
        type: 'IssueRefund',
        data: {
          ...by(viewers.admin, booking),
          amountCentavos: null,
          reason: 'Not as agreed',
          reference: null,
          commandId: COMMAND,
          ...changes,
        },
      },
      given(events),
    );
  const paidTwice = [asked(), sent(), came(), sent('maya', 'try-2'), came('maya', 'try-2', 1000_00, 2000_00)];
  const partlyCash = [
    asked(),
    sent('gcash', 'try-1', 300_00),
    came('gcash', 'try-1', 300_00),
    sent('cash', 'try-2', 700_00),
    came('cash', 'try-2', 700_00, 1000_00),
  ];

  it('goes the way it came, over several tries, what a provider carries first', () => {
    expect(back(partlyCash, { amountCentavos: 500_00 })).toMatchObject([
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

  it('of what is owed is waived; of what came too much is not', () => {
    expect(back(historyTo('paid'), { amountCentavos: 200_00 })).toMatchObject([{ data: { waivedCentavos: 200_00 } }]);
    expect(back(paidTwice, { amountCentavos: 1200_00 })).toMatchObject([
      { data: { attemptId: 'try-2', amountCentavos: 1000_00, waivedCentavos: 0 } },
      { data: { attemptId: 'try-1', amountCentavos: 200_00, waivedCentavos: 200_00 } },
    ]);
    expect(
      decide({ type: 'RefundExcess', data: { booking: booked(), now: NOW, commandId: COMMAND } }, given(paidTwice)),
    ).toMatchObject([{ data: { amountCentavos: 1000_00, waivedCentavos: 0, by: 'policy' } }]);
  });

  it('is never more than there is, and the same command twice is once', () => {
    expect(typesOf(back(historyTo('paid'), { amountCentavos: 1000_01 }))).toBe('invalid');
    const state = after(given(historyTo('paid')), back(historyTo('paid'), { amountCentavos: 100_00 }));
    expect(
      decide(
        {
          type: 'IssueRefund',
          data: { ...by(viewers.admin), amountCentavos: 100_00, reason: 'x', reference: null, commandId: COMMAND },
        },
        state,
      ),
    ).toEqual([]);
  });

  it('by hand is settled with its reference', () => {
    expect(back(historyTo('paid', 'cash'), { reference: 'GC-77' })).toMatchObject([
      { type: 'RefundIssued', data: { provider: 'none' } },
      { type: 'RefundSettled', data: { reference: 'GC-77' } },
    ]);
    const waiting = after(given(historyTo('paid', 'cash')), back(historyTo('paid', 'cash')));
    const [refund] = waiting.refunds;
    const settle = (viewer: Viewer, state: PaymentState, reference = 'GC-78') =>
      decide(
        { type: 'SettleRefundByHand', data: { ...by(viewer), refundId: refund?.refundId ?? '', reference } },
        state,
      );
    expect(settle(viewers.admin, waiting)).toMatchObject([
      { type: 'RefundSettled', data: { reference: 'GC-78', amountCentavos: 1000_00 } },
    ]);
    const sentBack = after(waiting, settle(viewers.admin, waiting));
    expect(settle(viewers.admin, sentBack)).toEqual([]);
    expect(settle(viewers.admin, sentBack, 'GC-79'), 'sent twice').toMatchObject({
      refused: 'not_allowed_now',
      details: { status: 'settled' },
    });
    expect(typesOf(settle(viewers.worker, waiting))).toBe('forbidden');
    expect(
      typesOf(
        decide(
          { type: 'SettleRefundByHand', data: { ...by(viewers.admin), refundId: 'none', reference: 'x' } },
          waiting,
        ),
      ),
    ).toBe('not_found');
  });

  it('that a provider carries is not settled by hand, and its end is told once', () => {
    const state = after(given(historyTo('verified')), back(historyTo('verified'), { amountCentavos: 400_00 }));
    const refundId = state.refunds[0]?.refundId ?? '';
    expect(state).toMatchObject({ status: 'verified', verifiedCentavos: 600_00 });
    expect(
      typesOf(decide({ type: 'SettleRefundByHand', data: { ...by(viewers.admin), refundId, reference: 'x' } }, state)),
    ).toBe('not_allowed_now');
    const settled = after(
      state,
      decide({ type: 'SettleRefund', data: { booking: booked(), refundId, reference: 'ref_1', now: NOW } }, state),
    );
    expect(settled.refunds).toMatchObject([{ status: 'settled', reference: 'ref_1' }]);
    expect(
      decide({ type: 'SettleRefund', data: { booking: booked(), refundId, reference: 'ref_1', now: NOW } }, settled),
    ).toEqual([]);
    expect(
      decide({ type: 'FailRefund', data: { booking: booked(), refundId, reason: 'Late', now: NOW } }, settled),
    ).toEqual([]);
  });

  it('that fails leaves the money where it was', () => {
    const state = after(
      given([...historyTo('paid'), checked]),
      back(historyTo('verified'), { amountCentavos: 400_00 }),
    );
    const refundId = state.refunds[0]?.refundId ?? '';
    const kept = after(
      state,
      decide(
        { type: 'FailRefund', data: { booking: booked(), refundId, reason: 'The wallet is closed', now: NOW } },
        state,
      ),
    );
    expect(kept).toMatchObject({
      refundedCentavos: 0,
      waivedCentavos: 0,
      refunds: [{ status: 'failed', failure: 'The wallet is closed' }],
      attempts: [{ refundedCentavos: 0 }],
    });
    expect(
      decide({ type: 'SettleRefund', data: { booking: booked(), refundId, reference: 'late', now: NOW } }, kept),
    ).toEqual([]);
  });
});
