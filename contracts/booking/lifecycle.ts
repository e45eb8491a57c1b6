/**
 * A booking's life as data (design section 4): who may do what, from which statuses, and where it leads. The decider,
 * `allowedActions`, the buttons and the tests all read this table. Quotes, new times and extras add their rows here.
 */
export const bookingStatuses = ['pending', 'quoted', 'accepted', 'arrived', 'in_progress', 'completed', 'declined', 'expired', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Statuses that a booking never leaves. */
export const finalStatuses: readonly BookingStatus[] = ['completed', 'declined', 'expired', 'cancelled'];

/** How people look for bookings: those that wait for an answer, those that are on, those that are over. */
export const bookingGroups = {
  waiting: ['pending', 'quoted'],
  upcoming: ['accepted', 'arrived', 'in_progress'],
  over: finalStatuses,
} as const satisfies Record<string, readonly BookingStatus[]>;
export type BookingGroup = keyof typeof bookingGroups;

/**
 * How a person stands to a booking. `candidate`: an approved worker of the service who may take an open booking.
 * `policy`: the platform itself.
 */
export type Party = 'client' | 'worker' | 'candidate' | 'admin' | 'policy';

/** Conditions beyond the status; each is decided in `allowed-actions.ts`. */
export type Guard = 'from the arrival window on' | 'once, within the review window' | 'when the answer is overdue';

export type Transition = {
  by: readonly Party[];
  from: readonly BookingStatus[];
  /** null: the status stays. */
  to: BookingStatus | null;
  when?: Guard;
};

const underWay = ['pending', 'quoted', 'accepted', 'arrived'] as const satisfies readonly BookingStatus[];

export const bookingTransitions = {
  accept: [{ by: ['worker', 'candidate'], from: ['pending'], to: 'accepted' }],
  decline: [
    { by: ['worker'], from: ['pending', 'quoted'], to: 'declined' },
    { by: ['candidate'], from: ['pending', 'quoted'], to: null },
  ],
  arrive: [{ by: ['worker'], from: ['accepted'], to: 'arrived', when: 'from the arrival window on' }],
  start: [{ by: ['worker'], from: ['arrived'], to: 'in_progress' }],
  complete: [{ by: ['worker'], from: ['in_progress'], to: 'completed' }],
  cancel: [
    { by: ['client', 'worker', 'admin'], from: underWay, to: 'cancelled' },
    { by: ['admin'], from: ['in_progress'], to: 'cancelled' },
  ],
  review: [{ by: ['client'], from: ['completed'], to: null, when: 'once, within the review window' }],
  expire: [{ by: ['policy'], from: ['pending', 'quoted'], to: 'expired', when: 'when the answer is overdue' }],
} as const satisfies Record<string, readonly Transition[]>;

export type BookingAction = keyof typeof bookingTransitions;
export const bookingActions = Object.keys(bookingTransitions) as BookingAction[];
