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
  | 'when the answer is overdue'
  | 'while a quote is valid'
  | 'while one worker is asked'
  | 'while one quote is open'
  | 'while several quotes are open'
  | 'while one’s own quote is the only one open'
  | 'while one’s own quote is one of several open'
  | 'when the only open quote has run out'
  | 'when one of several open quotes has run out'
  | 'while a new time to come waits for this side'
  | 'while a new time waits for this side'
  | 'while this side’s own new time waits'
  | 'while an extra waits'
  | 'from the arrival window on'
  | 'once, within the review window'
  | 'once, unless the client called it off'
  | 'once, while the others can still be asked'
  | 'once the worker is late'
  | 'once the worker is late, unless it was just said'
  | 'unless staff look at who was there'
  | 'while staff look at who was there'
  | 'once the client was waited for, unless it was just said'
  | 'while the other side says that this one isn’t there'
  | 'once the time to answer is over'
  | 'while it can be disputed that this side didn’t come'
  | 'while a no-show is not settled'
  | 'once it is overdue'
  | 'once it is overdue, and nobody was asked'
  | 'once it is overdue for too long'
  | 'while it is still to come';

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
  propose_time: [{ by: ['client', 'worker'], from: ['accepted'], to: null }],
  accept_time: [
    { by: ['client', 'worker'], from: ['accepted'], to: null, when: 'while a new time to come waits for this side' },
  ],
  decline_time: [
    { by: ['client', 'worker'], from: ['accepted'], to: null, when: 'while a new time waits for this side' },
  ],
  withdraw_time: [
    { by: ['client', 'worker'], from: ['accepted'], to: null, when: 'while this side’s own new time waits' },
  ],
  arrive: [{ by: ['worker'], from: ['accepted'], to: 'arrived', when: 'from the arrival window on' }],
  start: [{ by: ['worker'], from: ['arrived'], to: 'in_progress' }],
  propose_extra: [{ by: ['worker'], from: ['arrived', 'in_progress'], to: null }],
  approve_extra: [{ by: ['client'], from: ['arrived', 'in_progress'], to: null, when: 'while an extra waits' }],
  refuse_extra: [{ by: ['client'], from: ['arrived', 'in_progress'], to: null, when: 'while an extra waits' }],
  complete: [
    { by: ['worker'], from: ['in_progress'], to: 'completed' },
    { by: ['client', 'admin'], from: ['in_progress'], to: 'completed', when: 'once it is overdue' },
  ],
  report_no_show: [
    {
      by: ['client'],
      from: ['accepted', 'arrived'],
      to: null,
      when: 'once the worker is late, unless it was just said',
    },
    { by: ['worker'], from: ['arrived'], to: null, when: 'once the client was waited for, unless it was just said' },
  ],
  answer_no_show: [
    {
      by: ['client', 'worker'],
      from: ['accepted', 'arrived'],
      to: null,
      when: 'while the other side says that this one isn’t there',
    },
  ],
  dispute_no_show: [
    {
      by: ['client', 'worker'],
      from: ['cancelled'],
      to: null,
      when: 'while it can be disputed that this side didn’t come',
    },
  ],
  settle_no_show: [
    { by: ['admin'], from: ['cancelled'], to: null, when: 'while a no-show is not settled' },
    { by: ['admin'], from: ['arrived'], to: 'cancelled', when: 'while staff look at who was there' },
  ],
  cancel: [
    { by: ['client', 'worker', 'admin'], from: ['pending', 'quoted', 'accepted'], to: 'cancelled' },
    { by: ['client', 'worker'], from: ['arrived'], to: 'cancelled', when: 'unless staff look at who was there' },
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
      when: 'once, unless the client called it off',
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
  turn_down: [{ by: ['policy'], from: ['pending', 'quoted'], to: 'declined', when: 'while one worker is asked' }],
  expire: [{ by: ['policy'], from: ['pending', 'quoted'], to: 'expired', when: 'when the answer is overdue' }],
  close_no_show: [{ by: ['policy'], from: ['arrived'], to: 'cancelled', when: 'once the time to answer is over' }],
  ask_overdue: [
    { by: ['policy'], from: ['accepted', 'in_progress'], to: null, when: 'once it is overdue, and nobody was asked' },
  ],
  close_overdue: [
    {
      by: ['policy'],
      from: ['accepted', 'arrived', 'in_progress'],
      to: 'cancelled',
      when: 'once it is overdue for too long',
    },
  ],
  reopen: [{ by: ['policy'], from: ['accepted'], to: 'pending', when: 'while it is still to come' }],
  expire_quote: [
    { by: ['policy'], from: ['quoted'], to: 'pending', when: 'when the only open quote has run out' },
    { by: ['policy'], from: ['quoted'], to: null, when: 'when one of several open quotes has run out' },
  ],
} as const satisfies Record<string, readonly Transition[]>;

export type BookingAction = keyof typeof bookingTransitions;
export const bookingActions = Object.keys(bookingTransitions) as BookingAction[];
