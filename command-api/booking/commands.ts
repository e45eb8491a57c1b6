import type { WorkerPerson, Person } from '#contracts/account/person.ts';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { Availability } from '#contracts/calendar/availability.ts';
import type { bookingCalls, NewBooking } from '#contracts/calls/booking.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { BookingForms } from '#contracts/form/booking-forms.ts';
import type { DisputeOutcome } from '#contracts/dispute/lifecycle.ts';
import type { WorkerReach } from '#contracts/place/reach.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { ServicePackage } from '#contracts/events/catalogue.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

/** Time and settings of a command by a policy. */
export type ByPolicy = { now: string; settings: Settings };

/** Actor, time and settings of a command on an existing booking. */
export type Acting = ByPolicy & { viewer: Viewer };

export type BookingCommand =
  | Command<'RequestBooking', RequestBooking>
  | Command<'EditRequest', Acting & { edit: Edit; /** Forms that were answered. */ asked: BookingForms }>
  | Command<'WidenRequest', Acting>
  | Command<'NarrowRequest', Acting>
  | Command<'AskOthers', AskOthers>
  | Command<'DismissRequest', Acting>
  | Command<'AcceptBooking', AcceptBooking>
  | Command<'DeclineBooking', Acting & { reason: string }>
  | Command<'ExpireBooking', ByPolicy & { /** As in FollowUpJob. */ steppedMs?: number | undefined }>
  | Command<'TurnDownTaken', ByPolicy & { /** The slot that is taken. */ startsAt: string }>
  | Command<'TurnDownUnavailable', ByPolicy & { workerId: string }>
  | Command<'OfferQuote', OfferQuote>
  | Command<'WithdrawQuote', OnQuote>
  | Command<'AcceptQuote', OnQuote & { workerPhone: string | null }>
  | Command<'RejectQuote', OnQuote>
  | Command<'ExpireQuote', ByPolicy & { quoteId: string }>
  | Command<'ProposeTime', Acting & { proposalId: string; startsAt: string }>
  | Command<'AcceptTime', AnswerTime>
  | Command<'DeclineTime', AnswerTime>
  | Command<'WithdrawTime', AnswerTime>
  | Command<'Arrive', Acting & { lat: number | null; lng: number | null }>
  | Command<'StartWork', Acting>
  | Command<'ProposeExtra', Acting & { extraId: string; amountCentavos: number; reason: string }>
  | Command<'ApproveExtra', OnExtra>
  | Command<'RefuseExtra', OnExtra>
  | Command<'CompleteWork', Acting & { note: string; photos: string[] }>
  | Command<
      'CancelBooking',
      Acting & { reason: string; /** Centavos that the caller saw. */ expectedFee?: number | undefined }
    >
  | Command<'ReviewBooking', Acting & { rating: number; text: string; photos: string[] }>
  | Command<'NoteFullRefund', { refunded: boolean }>
  | Command<'ReportNoShow', Acting>
  | Command<'AnswerNoShow', Acting & { message: string }>
  | Command<'DisputeNoShow', Acting & { reason: string }>
  | Command<
      'SettleNoShow',
      Acting & { outcome: 'upheld' | 'waived'; against?: 'client' | 'worker' | undefined; reason: string }
    >
  | Command<'FollowUpJob', FollowUpJob>
  | Command<'FollowDispute', FollowDispute>
  | Command<'ReopenBooking', ByPolicy & { workerId: string }>
  | Command<'CancelForSuspension', ByPolicy & { workerId: string }>
  | Command<'CallOff', ByPolicy>;

/** Data of a command type. */
export type DataOf<Type extends BookingCommand['type']> = Extract<BookingCommand, { type: Type }>['data'];

/** `now`: an instant. `reason`: of the decision; both sides have read it. */
export type FollowDispute = { outcome: DisputeOutcome; reason: string; now: string };

export type Edit = BodyOf<typeof bookingCalls.editRequest>;

/** `viewer`: null when the platform asks on the client's behalf. */
export type AskOthers = ByPolicy & { viewer: Viewer | null };

export type AcceptBooking = Acting & {
  worker: WorkerPerson;
  workerPhone: string | null;
  requestVersion?: number | undefined;
  /** The percentage that the worker saw. */ commissionPercent?: number | undefined;
};

export type OfferQuote = Acting & {
  quoteId: string;
  worker: WorkerPerson;
  amountCentavos: number;
  message: string;
  /** null: the default validity of the settings. */ validUntil: string | null;
  requestVersion?: number | undefined;
  /** The percentage that the worker saw. */ commissionPercent?: number | undefined;
};

export type OnQuote = Acting & { quoteId: string };
export type OnExtra = Acting & { extraId: string };

/** `proposalId`: the proposal whose time is held in the calendar; undefined: the pending one. */
export type AnswerTime = Acting & { proposalId?: string | undefined };

/** Automatic follow-ups of an overdue job. */
/** `steppedMs`: how far the clock was set ahead since the last report of a no-show; negative: back. */
export type FollowUpJob = ByPolicy & { may: readonly FollowUp[]; steppedMs?: number };
export type FollowUp = 'close_no_show' | 'close_overdue' | 'ask_overdue';

export type ServiceForBooking = {
  id: string;
  name: string;
  category: string;
  active: boolean;
  basePriceCentavos: number;
  durationMinutes: number;
  packages: readonly ServicePackage[];
};
export type WorkerForBooking = WorkerPerson & {
  /** Approved, and not suspended. */ takesJobs: boolean;
  offers: readonly string[];
  /** Their starting price for this service. */ priceCentavos: number;
};

/** A named worker's reach and availability (docs/decisions/named-worker.md). */
export type Bookable = { reach: WorkerReach; availability: Availability };

export type RequestBooking = {
  bookingId: string;
  now: string;
  client: Person;
  clientPhone: string | null;
  request: NewBooking;
  service: ServiceForBooking;
  /** null: open to all workers. */
  worker: (WorkerForBooking & Bookable) | null;
  /** The current forms; for a rebooked job, the forms that were answered. */
  asked: BookingForms;
  settings: Pick<
    Settings,
    | 'minimumNoticeMinutes'
    | 'bookingHorizonDays'
    | 'answerWithinHours'
    | 'urgentAnswerMinutes'
    | 'travelBufferMinutes'
    | 'defaultRadiusKm'
    | 'openBookings'
    | 'cashPayments'
    | 'maximumAmount'
  >;
  /** The failed booking that this one replaces. */
  insteadOf?: {
    bookingId: string;
    declinedBy: string[];
    /** Already masked. */ paymentAccount: string | null;
    priority?: 'rebooked';
  };
};
