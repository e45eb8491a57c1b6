import type { WorkerPerson, Person } from '#contracts/account/person.ts';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import type { Availability } from '#contracts/calendar/availability.ts';
import type { bookingRequestCalls } from '#contracts/calls/booking-requests.ts';
import type { NewBooking } from '#contracts/calls/booking.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { AskedForms } from '#contracts/form/asked-form.ts';
import type { DisputeOutcome } from '#contracts/dispute/lifecycle.ts';
import type { WorkerReach } from '#contracts/place/reach.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { ServicePackage } from '#contracts/events/catalogue.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

/** When the platform does it by itself, and under which settings. */
export type ByPolicy = { now: string; settings: Settings };

/** Who does it, when, and under which settings: every command on an existing booking brings these. */
export type Acting = ByPolicy & { viewer: Viewer };

export type BookingCommand =
  | Command<'RequestBooking', RequestBooking>
  | Command<'EditRequest', Acting & { edit: Edit; /** By which it was answered. */ asked: AskedForms }>
  | Command<'WidenRequest', Acting>
  | Command<'AskOthers', AskOthers>
  | Command<'DismissRequest', Acting>
  | Command<'AcceptBooking', AcceptBooking>
  | Command<'DeclineBooking', Acting & { reason: string }>
  | Command<'ExpireBooking', ByPolicy>
  | Command<'TurnDownTaken', ByPolicy & { /** The time that is taken. */ startsAt: string }>
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
      Acting & { reason: string; /** Centavos, as it was shown. */ expectedFee?: number | undefined }
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
  | Command<'FollowUpJob', ByPolicy & { may: readonly FollowUp[] }>
  | Command<'FollowDispute', FollowDispute>
  | Command<'ReopenBooking', ByPolicy & { workerId: string }>
  | Command<'CancelForSuspension', ByPolicy & { workerId: string }>
  | Command<'CallOff', ByPolicy>;

/** What a command of one type brings. */
export type DataOf<Type extends BookingCommand['type']> = Extract<BookingCommand, { type: Type }>['data'];

/** `now`: an instant. `reason`: the decision's, which both sides have read. */
export type FollowDispute = { outcome: DisputeOutcome; reason: string; now: string };

export type Edit = BodyOf<typeof bookingRequestCalls.editRequest>;

/** `viewer`: null where the platform asks for the client. */
export type AskOthers = ByPolicy & { viewer: Viewer | null };

export type AcceptBooking = Acting & {
  worker: WorkerPerson;
  workerPhone: string | null;
  requestVersion?: number | undefined;
  /** As the worker was shown it. */ commissionPercent?: number | undefined;
};

export type OfferQuote = Acting & {
  quoteId: string;
  worker: WorkerPerson;
  amountCentavos: number;
  message: string;
  /** null: for as long as the settings say. */ validUntil: string | null;
  requestVersion?: number | undefined;
  /** As the worker was shown it. */ commissionPercent?: number | undefined;
};

export type OnQuote = Acting & { quoteId: string };
export type OnExtra = Acting & { extraId: string };

/** `proposalId`: the one whose time is held in the calendar; undefined: whichever waits. */
export type AnswerTime = Acting & { proposalId?: string | undefined };

/** What becomes of a job that nobody brings to its end: the first of these that is due. */
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

/** What a client who names a worker depends on: how far they go, and when they are free (docs/decisions/named-worker.md). */
export type Bookable = { reach: WorkerReach; availability: Availability };

export type RequestBooking = {
  bookingId: string;
  now: string;
  client: Person;
  clientPhone: string | null;
  request: NewBooking;
  service: ServiceForBooking;
  /** null: open to all; undefined never reaches the decider. */
  worker: (WorkerForBooking & Bookable) | null;
  /** What clients are asked now; of a booking that stands for another, what was asked then. */
  asked: AskedForms;
  settings: Pick<
    Settings,
    | 'minimumNoticeMinutes'
    | 'bookingHorizonDays'
    | 'answerWithinHours'
    | 'travelBufferMinutes'
    | 'defaultRadiusKm'
    | 'openBookings'
    | 'cashPayments'
    | 'maximumAmount'
  >;
  /** The booking that came to nothing and that this one stands for. */
  insteadOf?: {
    bookingId: string;
    declinedBy: string[];
    /** Masked already. */ paymentAccount: string | null;
    priority?: 'rebooked';
  };
};
