import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentEvent } from '#contracts/events/payment.ts';
import {
  allowedPaymentActions,
  dueCentavos,
  isOpenTransfer,
  keptCentavos,
  owedCentavos,
} from '#contracts/payment/allowed-actions.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { paymentMethods } from '#contracts/roles.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PaymentState } from '#contracts/payment/payment-fold.ts';
import { paymentDecider } from './decider.ts';
import type { PayableBooking } from './payable-booking.ts';
import type { PaymentCommand } from './commands.ts';
import { payableCentavos } from './decide-paying.ts';
import { booked, NOW, viewers, unlimited } from './testing/payment-fixture.ts';
import { factsOf } from './authorize-transition.ts';
import { againIdOf } from './issue-refund.ts';

/** Invariants for any order of actions by anyone, with duplicate, late and reordered webhooks. */

type World = { state: PaymentState; booking: PayableBooking; now: string; steps: number };
type Deed = (world: World, draw: Draw) => PaymentCommand | null;
type Draw = { amount: number; which: number; method: (typeof paymentMethods)[number] };

const pick = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];
const commandId = (steps: number) => `0b0a8f56-6a39-4d0a-9b1e-${String(steps).padStart(12, '0')}`;
const acting = ({ booking, now }: World, who: keyof typeof viewers) => ({ booking, now, viewer: viewers[who] });

/** Refunds by the provider's ids. */
function originalRefunds({ refunds }: Pick<PaymentState, 'refunds'>): PaymentState['refunds'] {
  return refunds.filter(({ refundId }) => !refunds.some((one) => againIdOf(one) === refundId));
}

function refundReversals({ refunds: before }: PaymentState, { refunds }: PaymentState): string[] {
  const isBack = before.some(
    ({ refundId, status }) =>
      status === 'settled' && refunds.some((one) => one.refundId === refundId && one.status === 'failed'),
  );
  const wentAfterAll = refunds.length > originalRefunds({ refunds }).length;
  return [...(isBack ? ['a refund came back'] : []), ...(wentAfterAll ? ['a refund went through after all'] : [])];
}

/** References of two transfers, one in two spellings. */
const references = ['BPI-1', ' bpi-1 ', 'BPI-2'];

function clientPayment(world: World, { method, which }: Draw): PaymentCommand {
  const carried =
    method === 'cash' || method === 'bank_transfer'
      ? { provider: 'none' as const, providerPaymentId: null }
      : { provider: 'sandbox' as const, providerPaymentId: `sbx_${world.steps}` };
  return {
    type: 'Pay',
    data: {
      ...acting(world, 'client'),
      ...carried,
      attemptId: `try-${world.steps}`,
      method,
      reference: pick(references, which) ?? null,
      amountCentavos: payableCentavos(world.booking, world.state),
    },
  };
}

const deeds: Record<string, Deed> = {
  'the worker asks': (world, { amount, which }) => ({
    type: 'RequestPayment',
    data: { ...acting(world, 'worker'), amountCentavos: which % 2 ? amount : null },
  }),
  'the platform asks': ({ booking, now }) => ({ type: 'RequestOutstandingPayment', data: { booking, now } }),
  'the client pays': clientPayment,
  'the client pays by transfer': (world, draw) => clientPayment(world, { ...draw, method: 'bank_transfer' }),
  'money comes': ({ booking, now, state }, { which }) => {
    const attempt = pick(
      state.attempts.filter(({ provider }) => provider !== 'none'),
      which,
    );
    return attempt ? { type: 'ReceivePayment', data: { ...attempt, booking, now } } : null;
  },
  'money of another amount comes': ({ booking, now, state }, { which, amount }) => {
    const attempt = pick(
      state.attempts.filter(({ provider }) => provider !== 'none'),
      which,
    );
    return attempt ? { type: 'ReceivePayment', data: { ...attempt, booking, now, amountCentavos: amount } } : null;
  },
  'a try fails': ({ booking, now, state }, { which }) => ({
    type: 'FailAttempt',
    data: { booking, now, attemptId: pick(state.attempts, which)?.attemptId ?? '', reason: 'Closed' },
  }),
  'the worker takes cash': (world) => ({
    type: 'ConfirmCash',
    data: { ...acting(world, 'worker'), attemptId: `cash-${world.steps}` },
  }),
  'an admin verifies': (world) => ({ type: 'VerifyPayment', data: acting(world, 'admin') }),
  'an admin takes it back': (world) => ({ type: 'UndoVerification', data: acting(world, 'admin') }),
  'an admin misses a transfer': (world) => ({
    type: 'FailTransfer',
    data: { ...acting(world, 'admin'), reason: 'Not there' },
  }),
  'an admin refunds': (world, { amount, which }) => ({
    type: 'IssueRefund',
    data: {
      alone: unlimited,
      ...acting(world, 'admin'),
      amountCentavos: which % 2 ? amount : null,
      reason: 'Goodwill',
      reference: which % 3 ? null : 'BY-HAND',
      commandId: commandId(world.steps),
    },
  }),
  'the platform refunds': ({ booking, now, steps }) => ({
    type: 'RefundExcess',
    data: { booking, now, commandId: commandId(steps) },
  }),
  'the platform closes': ({ booking, now }) => ({ type: 'VoidPayment', data: { booking, now } }),
  'a refund arrives': ({ booking, now, state }, { which }) => ({
    type: 'SettleRefund',
    data: { booking, now, refundId: pick(originalRefunds(state), which)?.refundId ?? '', reference: 'ref' },
  }),
  'somebody refunds at the provider': ({ booking, now, state }, { which, amount }) => {
    const attempt = pick(
      state.attempts.filter(({ provider, status }) => provider !== 'none' && status === 'received'),
      which,
    );
    const made = attempt && { ...attempt, amountCentavos: amount };
    return made
      ? { type: 'SettleRefund', data: { booking, now, refundId: `foreign-${which}`, reference: 'ref', made } }
      : null;
  },
  'a refund fails': ({ booking, now, state }, { which }) => ({
    type: 'FailRefund',
    data: { booking, now, refundId: pick(originalRefunds(state), which)?.refundId ?? '', reason: 'Closed' },
  }),
  'an admin sends a refund': (world, { which }) => ({
    type: 'SettleRefundByHand',
    data: {
      ...acting(world, 'admin'),
      refundId: pick(world.state.refunds, which)?.refundId ?? '',
      reference: 'BY-HAND',
    },
  }),
};

const ends = {
  'the job is completed': { status: 'completed' },
  'the booking is cancelled': { status: 'cancelled', cancellationFeeCentavos: 0 },
  'the booking is cancelled late': { status: 'cancelled', cancellationFeeCentavos: 150_00 },
} as const;

const step = fc.record({
  deed: fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom('the worker asks', 'the client pays', 'the client pays', 'money comes', 'money comes'),
    },
    { weight: 10, arbitrary: fc.constantFrom(...Object.keys(deeds)) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.keys(ends)) },
  ),
  amount: fc.integer({ min: 1, max: 1500_00 }),
  which: fc.nat({ max: 20 }),
  method: fc.constantFrom(...paymentMethods),
  minutes: fc.oneof(fc.constant(0), fc.nat({ max: 5000 })),
  twice: fc.boolean(),
});

const drawing = (deed: string, changes: Partial<Drawn> = {}): Drawn => ({
  deed,
  amount: 1,
  which: 0,
  method: 'gcash',
  minutes: 1,
  twice: false,
  ...changes,
});
const onItsWay = ['the worker asks', 'the client pays by transfer'].map((deed) => drawing(deed));
const cancelledMeanwhile = [...onItsWay, drawing('the booking is cancelled'), drawing('the platform closes')];
const triedAnotherWay = [...onItsWay, drawing('the client pays'), drawing('a try fails', { which: 1 })];
const takenBack = ['an admin verifies', 'an admin takes it back'].map((deed) => drawing(deed));
const paidByWallet = ['the worker asks', 'the client pays', 'money comes'].map((deed) => drawing(deed));
const beginnings = [
  [...onItsWay, ...takenBack],
  [...paidByWallet, ...takenBack],
  cancelledMeanwhile,
  [...cancelledMeanwhile, drawing('an admin verifies')],
  triedAnotherWay,
  [...triedAnotherWay, drawing('the worker asks')],
];
const anything = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });
/** Some runs start with a rare history. */
const story = fc.oneof(
  { weight: 5, arbitrary: anything },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...beginnings), anything).map(([first, rest]) => [...first, ...rest]),
  },
);

/** A payment that waits for an admin has a positive amount, and a verified one has no unverified part. */
function expectConsistentStatus({ state, booking }: World): void {
  const unseen = keptCentavos(factsOf(state, booking)) - state.verifiedCentavos;
  if (state.status === 'paid') expect(unseen).toBeGreaterThan(0);
  if (state.status === 'verified') expect(unseen).toBe(0);
}

function holds({ state, booking }: World, before: PaymentState, verifiedShrankBy: number): void {
  const facts = factsOf(state, booking);
  const received = state.attempts.reduce((sum, attempt) => sum + attempt.receivedCentavos, 0);
  const refunded = state.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  expect(state.receivedCentavos).toBe(received);
  expect(state.refundedCentavos).toBe(refunded);
  const open = keptCentavos(facts) - state.verifiedCentavos;
  expect(open).toBeGreaterThanOrEqual(0);
  expect(state.receivedCentavos).toBe(state.verifiedCentavos + open + state.refundedCentavos);
  expect(state.refundedCentavos).toBeLessThanOrEqual(state.receivedCentavos);
  for (const attempt of state.attempts) expect(attempt.refundedCentavos).toBeLessThanOrEqual(attempt.receivedCentavos);
  expect(before.verifiedCentavos - state.verifiedCentavos).toBeLessThanOrEqual(verifiedShrankBy);
  expect(state.waivedCentavos).toBeGreaterThanOrEqual(0);
  expect(owedCentavos(booking, facts)).toBeLessThanOrEqual(dueCentavos(booking, facts));
}

/** An admin can verify or fail each open transfer; none is open twice or beside later money. */
function holdsOfTransfers({ state, booking, now }: World): void {
  const open = state.attempts.filter(isOpenTransfer);
  if (open.length === 0) return;
  expect(new Set(open.map(({ reference }) => reference?.trim().toLowerCase())).size).toBe(open.length);
  expect(allowedPaymentActions(booking, factsOf(state, booking), 'admin', now)).toEqual(
    expect.arrayContaining(['fail', 'verify']),
  );
  expect(['paid', 'verified']).not.toContain(state.status);
}

type Drawn = Draw & { deed: string; minutes: number; twice: boolean };

function play(steps: readonly Drawn[], note: (what: string) => void = () => {}): World {
  const start: World = {
    state: paymentDecider.initialState,
    booking: booked({ status: 'accepted' }),
    now: NOW,
    steps: 0,
  };
  return steps.reduce((past, drawn) => {
    const world = next(past, drawn);
    note(world.state.status);
    if (world.state.attempts.some(isOpenTransfer)) note(`a transfer open while ${world.state.status}`);
    if (drawn.deed === 'an admin takes it back' && past.state.status === 'verified' && world.state !== past.state)
      note(
        world.state.attempts.some(isOpenTransfer) ? 'a found transfer looked for again' : 'a verification taken back',
      );
    if (
      past.state.status === 'paid' &&
      ['verified', 'unpaid'].includes(world.state.status) &&
      world.state.refundedCentavos > past.state.refundedCentavos
    )
      note(`nothing left to look at, ${world.state.status}`);
    for (const reversal of refundReversals(past.state, world.state)) note(reversal);
    if (past.state.status === 'voided' && world.state.status === 'verified') note('a transfer found after the end');
    return world;
  }, start);
}

function next(past: World, { deed, minutes, twice, ...draw }: Drawn): World {
  const world = {
    ...past,
    booking: bookingAfter(deed, past.booking),
    now: addMinutes(past.now, minutes),
    steps: past.steps + 1,
  };
  const decision = decisionOn(world, deed, draw);
  if (isRefusal(decision)) return world;
  const given = decision.reduce(
    (sum, { type, data }) =>
      sum + (type === 'RefundIssued' || type === 'PaymentVerificationUndone' ? data.amountCentavos : 0),
    0,
  );
  const after = { ...world, state: decision.reduce(paymentDecider.evolve, world.state) };
  holds(after, world.state, given);
  holdsOfTransfers(after);
  expectConsistentStatus(after);
  // An immediate repeat has no effect.
  if (twice) expect(repeated(decisionOn(after, deed, draw)), deed).toEqual([]);
  return after;
}

/** No events for other actions or without a target. */
function decisionOn(world: World, deed: string, draw: Draw): Decision<PaymentEvent> {
  const command = deeds[deed]?.(world, draw);
  return command ? paymentDecider.decide(command, world.state) : [];
}

function bookingAfter(deed: string, booking: PayableBooking): PayableBooking {
  const ending = Object.hasOwn(ends, deed) && booking.status === 'accepted';
  return ending ? { ...booking, ...ends[deed as keyof typeof ends] } : booking;
}

function repeated(decision: Decision<PaymentEvent>): readonly string[] {
  return isRefusal(decision) ? [] : decision.map(({ type }) => type);
}

it('received money is verified, open or refunded; refunds never exceed it; repeats have no effect', () => {
  const seen = new Map<string, number>();
  const count = (what: string) => void seen.set(what, (seen.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(story, (steps) => {
      const { state } = play(steps, count);
      for (const what of [
        ...state.attempts.map((attempt) => `a try ${attempt.status}`),
        ...state.refunds.map((refund) => `a refund ${refund.status}`),
      ])
        count(what);
    }),
    { numRuns: 600 },
  );
  // The runs must cover all statuses.
  const everywhere = [
    'requested',
    'processing',
    'paid',
    'verified',
    'failed',
    'voided',
    'a transfer open while requested',
    'a transfer open while failed',
    'a transfer open while voided',
    'a transfer found after the end',
    'a verification taken back',
    'a found transfer looked for again',
    'nothing left to look at, verified',
    'nothing left to look at, unpaid',
    'a try received',
    'a try failed',
    'a refund pending',
    'a refund settled',
    'a refund failed',
    'a refund went through after all',
    'a refund came back',
  ];
  expect(everywhere.filter((what) => (seen.get(what) ?? 0) < 5)).toEqual([]);
});

it('after all policies, a cancelled booking keeps at most its fee and a completed one its price', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), (steps) => {
      const platformSteps = ['the platform refunds', 'the platform asks', 'the platform closes'].map((deed) =>
        drawing(deed),
      );
      const { state, booking } = play([...steps, ...platformSteps]);
      const facts = factsOf(state, booking);
      expect(keptCentavos(facts)).toBeLessThanOrEqual(dueCentavos(booking, facts));
      const unsettled = ['requested', 'paid', 'processing', 'failed'].includes(state.status);
      if (
        booking.status === 'cancelled' &&
        dueCentavos(booking, facts) === 0 &&
        state.status !== 'verified' &&
        state.status !== 'unpaid'
      )
        expect(unsettled).toBe(false);
    }),
    { numRuns: 400 },
  );
});
