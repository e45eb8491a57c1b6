import type { RequiredProof } from '#contracts/calls/account-proof.ts';
import type { BookingRules } from '#contracts/calendar/booking-rules.ts';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { OfferedService, ProfessionalProfile, WorkPiece } from '#contracts/events/worker.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { DocumentReadCause } from '#contracts/worker/document-reads.ts';
import type { DocumentKind } from '#contracts/worker/documents.ts';
import type { PayoutAccount, Rates, SubmittedDocument, TimeOff } from '#contracts/worker/worker-fold.ts';
import type { Command } from '#infra/eventing/command-handling.ts';

/** `now`: an ISO 8601 instant. `by`: account id of the acting admin. */
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
  | Command<'WithdrawDocument', { documentId: string }>
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

/** `why`: null when this admin gave a reason less than an hour ago. */
export type ReadDocument = {
  documentId: string;
  by: string;
  why: { cause: DocumentReadCause; reason: string | null } | null;
  now: string;
};

/** Documents submitted together; `kind` is the worker's own name for them. */
export type SubmitDocuments = {
  documents: readonly Pick<SubmittedDocument, 'documentId' | 'name' | 'contentType' | 'sizeBytes'>[];
  kind: string;
};

/** `expiresOn`: last Manila day on which the document is valid. */
export type ApproveDocument = {
  documentId: string;
  by: string;
  kind: DocumentKind;
  expiresOn: string | null;
  now: string;
};

/** Absent fields stay unchanged. */
export type ChangeProfile = {
  services?: readonly OfferedService[] | undefined;
  rates?: Partial<Rates>;
  profile?: Partial<ProfessionalProfile>;
  /** Pictures only: captions of the remaining pictures are kept. */
  portfolio?: readonly string[] | undefined;
  work?: readonly WorkPiece[] | undefined;
  settings: Pick<Settings, 'maximumAmount' | 'defaultRadiusKm'>;
  now: string;
};

export type NewPayoutAccount = Omit<PayoutAccount, 'setAt' | 'heldUntil'>;

export type SetPayoutAccount = {
  wanted: NewPayoutAccount;
  now: string;
  /** The command carried the code that was texted to that number. */
  codeIsRight: boolean;
  /** Where no texts are sent: the proofs that the account has, of which one replaces the code. */
  instead?: RequiredProof | undefined;
};
