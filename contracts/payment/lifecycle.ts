/**
 * A payment's life as data (design section 4): who may do what, from which statuses, and where it leads. The decider,
 * `payment.allowedActions` of a booking's view, the buttons and the tests all read this table.
 *
 * One booking has one payment; it may come in several parts (a deposit before the work, the rest after it), so a payment
 * that was paid or verified is requested again when more is owed. `paid` is what waits for an admin's eye: once all that
 * nobody had looked at has gone back, it is `verified` as before, or `unpaid` where nothing is left of it.
 */
export const paymentStatuses = ['unpaid', 'requested', 'processing', 'paid', 'verified', 'failed', 'voided'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const refundStatuses = ['pending', 'settled', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** How somebody stands to a payment. `provider`: GCash, Maya or the card network, by webhook. `policy`: the platform itself. */
export type PaymentParty = 'client' | 'worker' | 'admin' | 'provider' | 'policy';

/** Conditions beyond the status; each is decided in `allowed-actions.ts`. */
export type PaymentGuard =
  | 'while something is owed'
  | 'when the job is taken'
  | 'when what is owed is not what was asked for'
  | 'when what came covers what is owed'
  | 'when it is paid in cash'
  | 'while a bank transfer is open'
  | 'within a minute of it, while nothing else has happened'
  | 'when money had come'
  | 'when nothing is owed'
  | 'when no money is left of it'
  | 'while there is money to refund'
  | 'while there is money that no waiting refund needs';

export type PaymentTransition = {
  by: readonly PaymentParty[];
  from: readonly PaymentStatus[];
  /** null: the status stays, or is again what it was before what is undone. */
  to: PaymentStatus | null;
  when?: readonly PaymentGuard[];
};

export const paymentTransitions = {
  request_payment: [
    {
      by: ['worker'],
      from: ['unpaid', 'failed', 'paid', 'verified'],
      to: 'requested',
      when: ['when the job is taken', 'while something is owed'],
    },
    {
      by: ['worker'],
      from: ['requested'],
      to: 'requested',
      when: ['when the job is taken', 'while something is owed', 'when what is owed is not what was asked for'],
    },
    /** The rest of a job that is done, or the fee of one that was cancelled. */
    {
      by: ['policy'],
      from: ['unpaid', 'requested', 'failed', 'paid', 'verified'],
      to: 'requested',
      when: ['while something is owed', 'when what is owed is not what was asked for'],
    },
  ],
  /** Again while it is processing: the page of the provider was closed, or another method is wanted. */
  pay: [
    {
      by: ['client'],
      from: ['requested', 'processing', 'failed'],
      to: 'processing',
      when: ['while something is owed'],
    },
  ],
  /** Money that comes late still counts; what is not owed any more is refunded. */
  receive: [
    {
      by: ['provider'],
      from: ['unpaid', 'requested', 'processing', 'failed', 'paid', 'verified', 'voided'],
      to: 'paid',
    },
  ],
  confirm_cash: [
    {
      by: ['worker'],
      from: ['requested', 'processing', 'failed'],
      to: 'paid',
      when: ['when it is paid in cash', 'while something is owed'],
    },
  ],
  fail: [
    /** What is owed has become less than what came: the rest of it was no longer asked for. */
    { by: ['provider'], from: ['processing'], to: 'paid', when: ['when what came covers what is owed'] },
    { by: ['provider'], from: ['processing'], to: 'failed' },
    {
      by: ['admin'],
      from: ['processing'],
      to: 'paid',
      when: ['while a bank transfer is open', 'when what came covers what is owed'],
    },
    { by: ['admin'], from: ['processing'], to: 'failed', when: ['while a bank transfer is open'] },
    { by: ['admin'], from: ['requested', 'failed', 'voided'], to: null, when: ['while a bank transfer is open'] },
  ],
  /** A transfer that is open may still come, whatever became of the payment meanwhile; of one that was cancelled it is refunded. */
  verify: [
    { by: ['admin'], from: ['paid'], to: 'verified' },
    {
      by: ['admin'],
      from: ['requested', 'processing', 'failed', 'voided'],
      to: 'verified',
      when: ['while a bank transfer is open'],
    },
  ],
  undo_verify: [
    { by: ['admin'], from: ['verified'], to: null, when: ['within a minute of it, while nothing else has happened'] },
  ],
  /** What came has gone back and nothing is owed any more. */
  void: [
    {
      by: ['policy'],
      from: ['requested', 'processing', 'failed', 'paid'],
      to: 'voided',
      when: ['when nothing is owed', 'when no money is left of it'],
    },
    {
      by: ['policy'],
      from: ['unpaid'],
      to: 'voided',
      when: ['when money had come', 'when nothing is owed', 'when no money is left of it'],
    },
  ],
  /** By a decision on a dispute. */
  waive: [
    {
      by: ['policy'],
      from: ['unpaid', 'requested', 'processing', 'failed', 'paid', 'verified'],
      to: null,
      when: ['while something is owed'],
    },
  ],
  /** Above an amount an admin's waits for a second one (docs/decisions/second-admin.md). */
  refund: [
    {
      by: ['admin'],
      from: ['requested', 'processing', 'paid', 'verified', 'failed', 'voided'],
      to: null,
      when: ['while there is money that no waiting refund needs'],
    },
    {
      by: ['policy'],
      from: ['requested', 'processing', 'paid', 'verified', 'failed', 'voided'],
      to: null,
      when: ['while there is money to refund'],
    },
  ],
} as const satisfies Record<string, readonly PaymentTransition[]>;

export type PaymentAction = keyof typeof paymentTransitions;
export const paymentActions = Object.keys(paymentTransitions) as PaymentAction[];
