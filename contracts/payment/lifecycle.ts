/**
 * The payment lifecycle as data (design section 4): who may do what, from which status, with which result. Used by the
 * decider, `payment.allowedActions` of booking views, the buttons and the tests.
 *
 * Each booking has one payment, possibly in several parts (a deposit before the work, the rest afterwards), so a paid
 * or verified payment is requested again when more is due. `paid` waits for an admin: once all unverified money was
 * refunded, it is `verified` again, or `unpaid` when nothing is left.
 */
export const paymentStatuses = ['unpaid', 'requested', 'processing', 'paid', 'verified', 'failed', 'voided'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const refundStatuses = ['pending', 'settled', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * A caller's relation to a payment. `provider`: GCash, Maya or the card network, by webhook. `policy`: the platform.
 */
export type PaymentParty = 'client' | 'worker' | 'admin' | 'provider' | 'policy';

/** Conditions besides the status, defined in `allowed-actions.ts`. */
export type PaymentGuard =
  | 'while something is owed'
  | 'once a worker has accepted the job'
  | 'when the amount due differs from the requested amount'
  | 'when the received money covers the amount due'
  | 'when it is paid in cash'
  | 'while a bank transfer is open'
  | 'within a minute, if nothing else has happened since'
  | 'when money was received'
  | 'when nothing is owed'
  | 'when no received money remains'
  | 'while there is money to refund'
  | 'while there is money that no waiting refund needs';

export type PaymentTransition = {
  by: readonly PaymentParty[];
  from: readonly PaymentStatus[];
  /** null: the status does not change, or returns to the one before the undone step. */
  to: PaymentStatus | null;
  when?: readonly PaymentGuard[];
};

export const paymentTransitions = {
  request_payment: [
    {
      by: ['worker'],
      from: ['unpaid', 'failed', 'paid', 'verified'],
      to: 'requested',
      when: ['once a worker has accepted the job', 'while something is owed'],
    },
    {
      by: ['worker'],
      from: ['requested'],
      to: 'requested',
      when: [
        'once a worker has accepted the job',
        'while something is owed',
        'when the amount due differs from the requested amount',
      ],
    },
    /** The rest of a completed job, or the fee of a cancelled one. */
    {
      by: ['policy'],
      from: ['unpaid', 'requested', 'failed', 'paid', 'verified'],
      to: 'requested',
      when: ['while something is owed', 'when the amount due differs from the requested amount'],
    },
  ],
  /** Again while processing: the provider's page was closed, or another method is chosen. */
  pay: [
    {
      by: ['client'],
      from: ['requested', 'processing', 'failed'],
      to: 'processing',
      when: ['while something is owed'],
    },
  ],
  /** Late money still counts; an excess is refunded. */
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
    /** Less is due than was received, since the rest was no longer requested. */
    { by: ['provider'], from: ['processing'], to: 'paid', when: ['when the received money covers the amount due'] },
    { by: ['provider'], from: ['processing'], to: 'failed' },
    {
      by: ['admin'],
      from: ['processing'],
      to: 'paid',
      when: ['while a bank transfer is open', 'when the received money covers the amount due'],
    },
    { by: ['admin'], from: ['processing'], to: 'failed', when: ['while a bank transfer is open'] },
    { by: ['admin'], from: ['requested', 'failed', 'voided'], to: null, when: ['while a bank transfer is open'] },
  ],
  /** An open transfer may still arrive in any status; for a cancelled booking it is refunded. */
  verify: [
    { by: ['admin'], from: ['paid'], to: 'verified' },
    {
      by: ['admin'],
      from: ['requested', 'processing', 'failed', 'voided'],
      to: 'verified',
      when: ['while a bank transfer is open'],
    },
  ],
  /** The client never said that they sent it: staff found it in a bank file. */
  link_transfer: [{ by: ['admin'], from: ['requested', 'failed'], to: 'verified', when: ['while something is owed'] }],
  undo_verify: [
    { by: ['admin'], from: ['verified'], to: null, when: ['within a minute, if nothing else has happened since'] },
  ],
  /** All money was refunded, and nothing is due. */
  void: [
    {
      by: ['policy'],
      from: ['requested', 'processing', 'failed', 'paid'],
      to: 'voided',
      when: ['when nothing is owed', 'when no received money remains'],
    },
    {
      by: ['policy'],
      from: ['unpaid'],
      to: 'voided',
      when: ['when money was received', 'when nothing is owed', 'when no received money remains'],
    },
  ],
  /** By a dispute decision. */
  waive: [
    {
      by: ['policy'],
      from: ['unpaid', 'requested', 'processing', 'failed', 'paid', 'verified'],
      to: null,
      when: ['while something is owed'],
    },
  ],
  /** Above a limit an admin's refund needs a second one (docs/decisions/second-admin.md). */
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
