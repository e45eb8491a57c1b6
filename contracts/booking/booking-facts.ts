import type { CancellationCause } from '../events/booking.ts';
import type { Settings } from '../platform/settings.ts';
import type { BookingStatus, ExtraStatus, Party, QuoteStatus } from './lifecycle.ts';

/** What of a booking the rules look at. Instants in ISO 8601. */
export type BookingFacts = {
  status: BookingStatus;
  startsAt: string;
  endsAt: string;
  /** When an unanswered request expires. */
  answerBy: string;
  completedAt: string | null;
  reviewed: boolean;
  clientId: string;
  /** null while the booking is open to all. */
  workerId: string | null;
  /** Workers who said no to an open booking. */
  declinedBy: readonly string[];
  /** How often the client changed what workers decide by, and 1. */
  requestVersion: number;
  quotes: readonly {
    worker: { workerId: string };
    status: QuoteStatus;
    validUntil: string;
    /** The version of the request that it is for. */ requestVersion: number;
  }[];
  /** The new time that one side asks for and the other has not answered. */
  reschedule: { by: 'client' | 'worker'; startsAt: string } | null;
  extras: readonly { status: ExtraStatus }[];
  cancelledBy: 'client' | 'worker' | 'admin' | 'policy' | null;
  cancelledAt: string | null;
  cause: CancellationCause | null;
  arrivedAt: string | null;
  /** One side said that the other isn't there; `answeredAt`: that one said otherwise. */
  noShow: NoShow | null;
  /** What became of a booking that was called off as a no-show. */
  noShowCase: 'disputed' | 'upheld' | 'waived' | null;
  /** Both sides were asked what became of it. */
  askedOverdue: 'unstarted' | 'unfinished' | null;
  /** The new booking by which the others were asked after this one came to nothing. */
  rebookedAs: string | null;
};

export type NoShow = {
  by: 'client' | 'worker';
  reportedAt: string;
  answerBy: string | null;
  answeredAt: string | null;
};

export type NoShowRule = 'noShowAfterMinutes' | 'disputeWithinHours' | 'overdueAfterMinutes' | 'closeOverdueHours';

/** Who acts: their party, and which worker they are, if they are one. */
export type Actor = { party: Party; workerId: string | null };

export type Rules = Pick<Settings, 'arrivalWindowHours' | 'reviewWithinDays' | NoShowRule>;

export type Check = (booking: BookingFacts, now: string, rules: Rules, actor: Actor) => boolean;
