import type { Person, WorkerPerson } from '../account/person.ts';
import type { CancellationCause, startsBooking, TurnDownCause } from '../events/booking.ts';
import type { DataOf } from '../events/registry.ts';
import type { BookingStatus, ExtraStatus, QuoteStatus } from './lifecycle.ts';
import type { RequestPart } from './request-parts.ts';

/** Centavos. */
export type Quote = {
  id: string;
  worker: WorkerPerson;
  amountCentavos: number;
  /** Absent for quotes from before the commission was agreed in advance. */ commissionPercent?: number;
  message: string;
  status: QuoteStatus;
  validUntil: string;
  offeredAt: string;
  /** Version of the request that it is for. */ requestVersion: number;
  /** Amount of the quote that it replaces. */ beforeCentavos?: number;
};

/** Time, if the event states it; else readers use the time at which the event was recorded. */
type Happened = { at?: string };

/** Additional work. Centavos. */
export type Extra = Happened & { id: string; amountCentavos: number; reason: string; status: ExtraStatus };

type Side = 'client' | 'worker';

/** A new time that one side proposes. */
export type Proposal = Happened & {
  proposalId: string;
  by: Side;
  startsAt: string;
  endsAt: string;
  /** Cancellation terms as known before the answer; absent before 2026-11-28. */ freeUntil?: string;
};

/** One side reports the other absent; `answeredAt`: when the other contradicted. */
export type NoShow = { by: Side; reportedAt: string; answerBy: string | null; answeredAt: string | null };

/** `startsAt`: start of the job at the time; `atTheDoor`: the worker had reported their arrival. */
export type NoShowReport = {
  by: Side;
  startsAt: string;
  reportedAt: string;
  atTheDoor: boolean;
  answeredAt: string | null;
};

/** The current request, in the client's words. */
type Request = Omit<
  DataOf<typeof startsBooking>,
  'client' | 'worker' | 'declinedBy' | 'workerAnswerBy' | 'thenAskOthers'
>;

/** State of a booking (booking-fold.ts). ISO 8601 instants, amounts in centavos. */
export type Booking = Request & {
  kind: 'booking';
  status: BookingStatus;
  client: Person;
  clientId: string;
  /** null while the booking is open. */
  worker: WorkerPerson | null;
  workerId: string | null;
  workerPhone: string | null;
  /** The worker who was named before the request was opened to all. */
  asked: WorkerPerson | null;
  /** It was offered to all: workers who come too late get "gone", not "forbidden". */
  wasOpen: boolean;
  /** Deadline of a named worker who has not answered; null: `answerBy`. */
  workerAnswerBy: string | null;
  /** Without the named worker's answer, the workers nearby are asked. */
  thenAskOthers: boolean;
  /** Workers who declined the open booking. */
  declinedBy: readonly string[];
  /** 1 plus the number of changes that matter to workers. */
  requestVersion: number;
  /** Latest change of the request. */
  edited: (Happened & { changed: RequestPart[] }) | null;
  /** Agreed commission; null before acceptance, and for bookings from before the commission was agreed in advance. */
  commissionPercent: number | null;
  /** In order of creation. */
  quotes: readonly Quote[];
  extras: readonly Extra[];
  /** The proposed new time without an answer. */
  reschedule: Proposal | null;
  /** The proposal that set the current time; null for the original time. */
  timeFrom: string | null;
  /** Last instant of free cancellation as set by a move; null: follows from the start. */
  freeUntil: string | null;
  /** The last answered proposal, so that repeating the answer has no further effect. */
  answeredProposal: { proposalId: string; by: Side; answer: 'accepted' | 'declined' | 'withdrawn' } | null;
  /** Also null for events before 2026-11-23. */
  arrivedAt: string | null;
  /** `amountCentavos`: agreed price plus approved extras. */
  completion: { note: string; photos: string[]; at: string; amountCentavos: number } | null;
  decline: (Happened & { reason: string; cause?: TurnDownCause }) | null;
  cancellation:
    | (Happened & {
        by: Side | 'admin' | 'policy';
        reason: string;
        feeCentavos: number;
        cause: CancellationCause | null;
      })
    | null;
  noShow: NoShow | null;
  /** All reports ever made. */
  noShowReports: readonly NoShowReport[];
  /** Distance from the pin at the reported arrival; null when either location is unknown. */
  arrivedMetersOff: number | null;
  /** Outcome after a cancellation as a no-show; `disputed` when each side reported the other absent. */
  noShowCase: 'disputed' | 'upheld' | 'waived' | null;
  dispute: { reason: string; at: string } | null;
  /** Both sides were asked for the outcome. */
  askedOverdue: 'unstarted' | 'unfinished' | null;
  /** The new booking that asks other workers after this one ended. */
  rebookedAs: string | null;
  /** Its client removed it from their home screen. Absent until then. */
  isDismissed?: boolean;
  review: (Happened & { rating: number; text: string; photos: string[] }) | null;
  /** Nothing of the price is left. Default: false. */
  fullyRefunded?: boolean;
};

export type BookingState = { kind: 'none' } | Booking;
