import type { BookingRules } from '#contracts/calendar/booking-rules.ts';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { OfferedService, ProfessionalProfile, WorkPiece } from '#contracts/events/worker.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { DocumentReadCause } from '#contracts/worker/document-reads.ts';
import type { DocumentKind } from '#contracts/worker/documents.ts';
import type { PayoutAccount, Rates, SubmittedDocument, TimeOff } from '#contracts/worker/worker-fold.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

/** `now`: an ISO 8601 instant. `by`: the account of the admin who asks. */
export type WorkerCommand = ApplicationCommand | DocumentCommand | WorkingCommand;

/** How a person becomes a worker, and stops being one. */
export type ApplicationCommand =
  | Command<'ApplyAsWorker', { workerId: string; accountId: string; name: string; avatar: string | null }>
  | Command<'RenameWorker', { name: string; avatar: string | null }>
  | Command<'ApproveWorker', { now: string }>
  | Command<'RequestMissingItems', { now: string }>
  | Command<'RejectWorker', { reason: string }>
  | Command<'LeaveWork', null>;

export type DocumentCommand =
  | Command<'SubmitDocuments', SubmitDocuments>
  | Command<'ReadDocument', ReadDocument>
  | Command<'ApproveDocument', ApproveDocument>
  | Command<'RefuseDocument', { documentId: string; reason: string; now: string }>
  | Command<'AskForRequiredDocuments', { /** A Manila day. */ today: string }>
  | Command<'NotifyOfExpiry', { documentId: string; /** A Manila day. */ today: string }>;

/** What workers offer, when they work, and where their money goes. */
export type WorkingCommand =
  | Command<'ChangeProfile', ChangeProfile>
  | Command<'SetWeeklyHours', { weeklyHours: WeeklyHours }>
  | Command<'SetBookingRules', { rules: BookingRules }>
  | Command<'AddTimeOff', TimeOff & { /** An instant. */ now: string }>
  | Command<'RemoveTimeOff', { timeOffId: string }>
  | Command<'SetPayoutAccount', SetPayoutAccount>
  | Command<'WithdrawPayoutAccount', { /** An instant. */ since: string }>;

/** `why`: null where they said it less than an hour ago. */
export type ReadDocument = {
  documentId: string;
  by: string;
  why: { cause: DocumentReadCause; reason: string | null } | null;
  now: string;
};

/** Handed in together; `kind` is what the worker calls them. */
export type SubmitDocuments = {
  documents: readonly Pick<SubmittedDocument, 'documentId' | 'name' | 'contentType' | 'sizeBytes'>[];
  kind: string;
};

/** `expiresOn`: the last Manila day on which it holds. */
export type ApproveDocument = {
  documentId: string;
  by: string;
  kind: DocumentKind;
  expiresOn: string | null;
  now: string;
};

/** What is left out stays as it is. */
export type ChangeProfile = {
  services?: readonly OfferedService[] | undefined;
  rates?: Partial<Rates>;
  profile?: Partial<ProfessionalProfile>;
  /** Pictures alone: what is said of those that stay stays. */
  portfolio?: readonly string[] | undefined;
  work?: readonly WorkPiece[] | undefined;
  settings: Pick<Settings, 'maximumAmount' | 'defaultRadiusKm'>;
  now: string;
};

export type NewPayoutAccount = Omit<PayoutAccount, 'setAt' | 'heldUntil'>;

export type SetPayoutAccount = {
  wanted: NewPayoutAccount;
  now: string;
  /** The code texted to that number came with the command. */
  codeIsRight: boolean;
};
