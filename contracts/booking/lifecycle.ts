/**
 * The booking lifecycle as data (design section 4): who may do what, from which status, with which result. Used by the
 * decider, `allowedActions`, the buttons, the diagram in docs/booking-lifecycle.md and the tests.
 */
export const bookingStatuses = [
  'pending',
  'quoted',
  'accepted',
  'arrived',
  'in_progress',
  'completed',
  'declined',
  'expired',
  'cancelled',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Terminal statuses. */
export const finalStatuses: readonly BookingStatus[] = ['completed', 'declined', 'expired', 'cancelled'];

const waiting = ['pending', 'quoted'] as const satisfies readonly BookingStatus[];
const upcoming = ['accepted', 'arrived', 'in_progress'] as const satisfies readonly BookingStatus[];

/** Groups of statuses for lists: waiting for an answer, upcoming, both, and ended. */
export const bookingGroups = {
  waiting,
  upcoming,
  ahead: [...waiting, ...upcoming],
  over: finalStatuses,
} as const satisfies Record<string, readonly BookingStatus[]>;
export type BookingGroup = keyof typeof bookingGroups;

/**
 * A caller's relation to a booking. `candidate`: an approved worker of the service who may take an open booking.
 * `policy`: the platform.
 */
export type Party = 'client' | 'worker' | 'candidate' | 'admin' | 'policy';

/** `closed`: another quote was accepted, or the booking ended without one. */
export const quoteStatuses = ['open', 'accepted', 'rejected', 'withdrawn', 'expired', 'replaced', 'closed'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** `lapsed`: unanswered at completion, and not charged. */
export const extraStatuses = ['open', 'approved', 'refused', 'lapsed'] as const;
export type ExtraStatus = (typeof extraStatuses)[number];

/** Conditions besides the status, defined in `guards.ts`. */
export type Guard =
  | 'before the answer is due, unless its price is fixed'
  | 'when the answer is overdue, and others are not asked next'
  | 'when the answer is overdue, and others are asked next'
  | 'while others are asked next'
  | 'while only the worker asked first has answered'
  | 'while a quote is valid'
  | 'while one worker is asked'
  | 'while one quote is open'
  | 'while several quotes are open'
  | 'while one’s own quote is the only one open'
  | 'while one’s own quote is one of several open'
  | 'when the only open quote has expired'
  | 'when one of several open quotes has expired'
  | 'while a future new time waits for this side’s answer'
  | 'while a new time waits for this side’s answer'
  | 'while this side’s own proposed time waits'
  | 'while an extra waits for an answer'
  | 'from the arrival window on'
  | 'once, within the review window'
  | 'once, unless the client cancelled'
  | 'once, while the others can still be asked'
  | 'once the worker is late'
  | 'once the worker is late, unless just reported'
  | 'unless staff review the no-show'
  | 'while staff review the no-show'
  | 'after the waiting time, unless just reported'
  | 'while the other side reports this one absent'
  | 'after the answer deadline'
  | 'while this side can dispute its no-show'
  | 'while a no-show is not settled'
  | 'when the job is overdue'
  | 'when the job is overdue, before both sides are asked'
  | 'when the job is overdue for too long'
  | 'before the start';

export type Transition = {
  by: readonly Party[];
  from: readonly BookingStatus[];
  /** null: the status does not change. */
  to: BookingStatus | null;
  /** An action has one row per outcome when the outcome depends on more than the status. */
  when?: Guard;
};

export const bookingTransitions = {
  accept: [{ by: ['worker', 'candidate'], from: ['pending'], to: 'accepted' }],
  decline: [
    { by: ['worker'], from: ['pending', 'quoted'], to: 'pending', when: 'while others are asked next' },
    { by: ['worker'], from: ['pending', 'quoted'], to: 'declined' },
    { by: ['candidate'], from: ['quoted'], to: 'pending', when: 'while one’s own quote is the only one open' },
    { by: ['candidate'], from: ['pending', 'quoted'], to: null },
  ],
  quote: [
    {
      by: ['worker', 'candidate'],
      from: ['pending', 'quoted'],
      to: 'quoted',
      when: 'before the answer is due, unless its price is fixed',
    },
  ],
  withdraw_quote: [
    /** By the platform, for a worker who cannot take jobs any more. */
    {
      by: ['worker', 'candidate', 'policy'],
      from: ['quoted'],
      to: 'pending',
      when: 'while one’s own quote is the only one open',
    },
    {
      by: ['worker', 'candidate', 'policy'],
      from: ['quoted'],
      to: null,
      when: 'while one’s own quote is one of several open',
    },
  ],
  accept_quote: [{ by: ['client'], from: ['quoted'], to: 'accepted', when: 'while a quote is valid' }],
  reject_quote: [
    { by: ['client'], from: ['quoted'], to: 'pending', when: 'while one quote is open' },
    { by: ['client'], from: ['quoted'], to: null, when: 'while several quotes are open' },
  ],
  edit_request: [{ by: ['client'], from: ['pending', 'quoted'], to: null }],
  widen_request: [{ by: ['client'], from: ['pending', 'quoted'], to: null, when: 'while one worker is asked' }],
  narrow_request: [
    { by: ['client'], from: ['pending', 'quoted'], to: null, when: 'while others are asked next' },
    {
      by: ['client'],
      from: ['pending', 'quoted'],
      to: null,
      when: 'while only the worker asked first has answered',
    },
  ],
  propose_time: [{ by: ['client', 'worker'], from: ['accepted'], to: null }],
  accept_time: [
    {
      by: ['client', 'worker'],
      from: ['accepted'],
      to: null,
      when: 'while a future new time waits for this side’s answer',
    },
  ],
  decline_time: [
    { by: ['client', 'worker'], from: ['accepted'], to: null, when: 'while a new time waits for this side’s answer' },
  ],
  withdraw_time: [
    { by: ['client', 'worker'], from: ['accepted'], to: null, when: 'while this side’s own proposed time waits' },
  ],
  arrive: [{ by: ['worker'], from: ['accepted'], to: 'arrived', when: 'from the arrival window on' }],
  start: [{ by: ['worker'], from: ['arrived'], to: 'in_progress' }],
  propose_extra: [{ by: ['worker'], from: ['arrived', 'in_progress'], to: null }],
  approve_extra: [
    { by: ['client'], from: ['arrived', 'in_progress'], to: null, when: 'while an extra waits for an answer' },
  ],
  refuse_extra: [
    { by: ['client'], from: ['arrived', 'in_progress'], to: null, when: 'while an extra waits for an answer' },
  ],
  complete: [
    { by: ['worker'], from: ['in_progress'], to: 'completed' },
    { by: ['client', 'admin'], from: ['in_progress'], to: 'completed', when: 'when the job is overdue' },
  ],
  report_no_show: [
    {
      by: ['client'],
      from: ['accepted', 'arrived'],
      to: null,
      when: 'once the worker is late, unless just reported',
    },
    { by: ['worker'], from: ['arrived'], to: null, when: 'after the waiting time, unless just reported' },
  ],
  answer_no_show: [
    {
      by: ['client', 'worker'],
      from: ['accepted', 'arrived'],
      to: null,
      when: 'while the other side reports this one absent',
    },
  ],
  dispute_no_show: [
    {
      by: ['client', 'worker'],
      from: ['cancelled'],
      to: null,
      when: 'while this side can dispute its no-show',
    },
  ],
  settle_no_show: [
    { by: ['admin'], from: ['cancelled'], to: null, when: 'while a no-show is not settled' },
    { by: ['admin'], from: ['arrived'], to: 'cancelled', when: 'while staff review the no-show' },
  ],
  cancel: [
    { by: ['client', 'worker', 'admin'], from: ['pending', 'quoted', 'accepted'], to: 'cancelled' },
    { by: ['client', 'worker'], from: ['arrived'], to: 'cancelled', when: 'unless staff review the no-show' },
    { by: ['admin'], from: ['arrived', 'in_progress'], to: 'cancelled' },
  ],
  /** Its client or worker is gone, so no agreement is possible. Work in progress continues. */
  call_off: [{ by: ['policy'], from: ['pending', 'quoted', 'accepted'], to: 'cancelled' }],
  ask_others: [
    /** One action: the absent worker is released free of charge, and other workers are asked. */
    { by: ['client'], from: ['accepted'], to: 'cancelled', when: 'once the worker is late' },
    {
      by: ['client', 'policy'],
      from: ['declined', 'expired', 'cancelled'],
      to: null,
      when: 'once, unless the client cancelled',
    },
  ],
  dismiss: [
    {
      by: ['client'],
      from: ['declined', 'expired', 'cancelled'],
      to: null,
      when: 'once, while the others can still be asked',
    },
  ],
  review: [{ by: ['client'], from: ['completed'], to: null, when: 'once, within the review window' }],
  turn_down: [
    { by: ['policy'], from: ['pending', 'quoted'], to: 'pending', when: 'while others are asked next' },
    { by: ['policy'], from: ['pending', 'quoted'], to: 'declined', when: 'while one worker is asked' },
  ],
  expire: [
    {
      by: ['policy'],
      from: ['pending', 'quoted'],
      to: 'expired',
      when: 'when the answer is overdue, and others are not asked next',
    },
    /** The named worker's time expires, not the request. */
    {
      by: ['policy'],
      from: ['pending', 'quoted'],
      to: null,
      when: 'when the answer is overdue, and others are asked next',
    },
  ],
  close_no_show: [{ by: ['policy'], from: ['arrived'], to: 'cancelled', when: 'after the answer deadline' }],
  ask_overdue: [
    {
      by: ['policy'],
      from: ['accepted', 'in_progress'],
      to: null,
      when: 'when the job is overdue, before both sides are asked',
    },
  ],
  close_overdue: [
    {
      by: ['policy'],
      from: ['accepted', 'arrived', 'in_progress'],
      to: 'cancelled',
      when: 'when the job is overdue for too long',
    },
  ],
  reopen: [{ by: ['policy'], from: ['accepted'], to: 'pending', when: 'before the start' }],
  expire_quote: [
    { by: ['policy'], from: ['quoted'], to: 'pending', when: 'when the only open quote has expired' },
    { by: ['policy'], from: ['quoted'], to: null, when: 'when one of several open quotes has expired' },
  ],
} as const satisfies Record<string, readonly Transition[]>;

export type BookingAction = keyof typeof bookingTransitions;
export const bookingActions = Object.keys(bookingTransitions) as BookingAction[];
