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
  /** Not of quotes from before percents were promised. */ commissionPercent?: number;
  message: string;
  status: QuoteStatus;
  validUntil: string;
  offeredAt: string;
  /** The version of the request that it is for. */ requestVersion: number;
  /** Of the quote that it took the place of. */ beforeCentavos?: number;
};

/** When it happened, where its event says so; whoever reads it of the log knows by the event's record. */
type Happened = { at?: string };

/** Work beyond what was agreed. Centavos. */
export type Extra = Happened & { id: string; amountCentavos: number; reason: string; status: ExtraStatus };

type Side = 'client' | 'worker';

/** A new time that one side asks for. */
export type Proposal = Happened & {
  proposalId: string;
  by: Side;
  startsAt: string;
  endsAt: string;
  /** As far as it is known before the answer; not of proposals from before 2026-11-28. */ freeUntil?: string;
};

/** One side said that the other isn't there; `answeredAt`: that one said otherwise. */
export type NoShow = { by: Side; reportedAt: string; answerBy: string | null; answeredAt: string | null };

/** `startsAt`: of the job then; `atTheDoor`: the worker had said that they are there. */
export type NoShowReport = {
  by: Side;
  startsAt: string;
  reportedAt: string;
  atTheDoor: boolean;
  answeredAt: string | null;
};

/** What was asked for, in the client's words, as it is now. */
type Request = Omit<DataOf<typeof startsBooking>, 'client' | 'worker' | 'declinedBy'>;

/** A booking, as its events make it (booking-fold.ts). Instants in ISO 8601, money in centavos. */
export type Booking = Request & {
  kind: 'booking';
  status: BookingStatus;
  client: Person;
  clientId: string;
  /** null while the booking is open to all. */
  worker: WorkerPerson | null;
  workerId: string | null;
  workerPhone: string | null;
  /** The worker who was asked by name before the request was opened to all. */
  asked: WorkerPerson | null;
  /** It was offered to everybody: workers who come too late hear that it is gone, not that it is none of their business. */
  wasOpen: boolean;
  /** Workers who said no to an open booking. */
  declinedBy: readonly string[];
  /** How often the client changed what workers decide by, and 1. */
  requestVersion: number;
  /** The last change of the request. */
  edited: (Happened & { changed: RequestPart[] }) | null;
  /** What Suki keeps of the job, as agreed with its worker; null before, and where that was before percents were agreed on. */
  commissionPercent: number | null;
  /** In the order they were offered. */
  quotes: readonly Quote[];
  extras: readonly Extra[];
  /** The new time that one side asks for and the other has not answered. */
  reschedule: Proposal | null;
  /** The proposal that the present time comes from; null while it is the time asked for at first. */
  timeFrom: string | null;
  /** The last instant at which cancelling is free, where a move said so; null: the start says so. */
  freeUntil: string | null;
  /** The last proposal that was answered, so that the same answer again is harmless. */
  answeredProposal: { proposalId: string; by: Side; answer: 'accepted' | 'declined' | 'withdrawn' } | null;
  /** null, too, where its event is from before 2026-11-23. */
  arrivedAt: string | null;
  /** `amountCentavos`: the agreed price and the approved extras. */
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
  /** All that were ever made, none replaced. */
  noShowReports: readonly NoShowReport[];
  /** How far from the pin the worker said that they are there; null where either place is unknown. */
  arrivedMetersOff: number | null;
  /** What became of a booking that was called off as a no-show; `disputed` at the door: each says the other isn't there. */
  noShowCase: 'disputed' | 'upheld' | 'waived' | null;
  dispute: { reason: string; at: string } | null;
  /** Both sides were asked what became of it. */
  askedOverdue: 'unstarted' | 'unfinished' | null;
  /** The new booking by which the others were asked after this one came to nothing. */
  rebookedAs: string | null;
  /** Its client took it off their home. Left out until then. */
  isDismissed?: boolean;
  review: (Happened & { rating: number; text: string; photos: string[] }) | null;
  /** Nothing of the price is left. Unsaid: some is. */
  fullyRefunded?: boolean;
};

export type BookingState = { kind: 'none' } | Booking;
