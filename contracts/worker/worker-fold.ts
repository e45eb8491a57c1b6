import { CHECKING_MS, checkingUntil } from './document-reads.ts';
import { type BookingRules, noRules } from '../calendar/booking-rules.ts';
import { noHours, type WeeklyHours } from '../calendar/weekly-hours.ts';
import type { DataOf } from '../events/registry.ts';
import {
  type OfferedService,
  type ProfessionalProfile,
  startsWorker,
  type WorkerEvent,
  type WorkPiece,
} from '../events/worker.ts';
import { manilaDay } from '../manila-time.ts';
import type { WorkerReach } from '../place/reach.ts';
import { type MissingItem, STARTING_PRICE_CENTAVOS } from './application.ts';
import { afterApproval, afterRefusal, type DocumentCheck, type DocumentsDue, lackedDocuments } from './documents.ts';

/** Folds a worker's events. The decider and the read model share this function. */

export type Approval = { status: 'applied' } | { status: 'approved' } | { status: 'rejected'; reason: string };

/** Prices in centavos. */
export type Rates = {
  basePriceCentavos: number;
  hourlyRateCentavos: number | null;
  ratesCentavos: Record<string, number>;
};
/** ISO 8601 UTC instants, half-open. `reason`: the worker's private note; `message`: for clients. */
export type TimeOff = {
  timeOffId: string;
  from: string;
  to: string;
  reason: string | null;
  message: string | null;
};
/**
 * The payout account in full; `account` is E.164 for GCash and Maya. `heldUntil`: it replaced another one, and payouts
 * wait until then.
 */
export type PayoutAccount = {
  method: 'gcash' | 'maya' | 'bank';
  account: string;
  name: string;
  bank: string | null;
  setAt: string;
  heldUntil: string | null;
};
export type SubmittedDocument = {
  documentId: string;
  kind: string;
  name: string;
  contentType: string | null;
  sizeBytes: number | null;
  /** null until an admin checks it. */
  check: DocumentCheck | null;
  /** Staff accounts that opened it. */
  readBy: readonly string[];
  /** The latest notice to the worker about the expiry date of the latest check. */
  told: 'expiring' | 'expired' | null;
};

export type Worker = {
  kind: 'worker';
  workerId: string;
  accountId: string;
  name: string;
  avatar: string | null;
  approval: Approval;
  services: readonly OfferedService[];
  rates: Rates;
  /** null until the worker writes a profile. */
  profile: ProfessionalProfile | null;
  /** Times of changes of the base, oldest first, as many as the limit needs. */
  movedAt: readonly string[];
  portfolio: readonly string[];
  /** The same pictures, with their descriptions. */
  work: readonly WorkPiece[];
  weeklyHours: WeeklyHours;
  rules: BookingRules;
  timeOff: readonly TimeOff[];
  documents: readonly SubmittedDocument[];
  /** Ids of withdrawn documents. Absent until there is one. */
  withdrawn?: readonly string[];
  /** By staff account: until when the stated check of the application covers its documents. */
  checking?: Readonly<Record<string, string>>;
  /** What an admin last asked them for. */
  asked: { missing: readonly MissingItem[]; at: string } | null;
  /** Absent from stored documents before 2026-11-28. */
  documentsDue?: DocumentsDue | null;
  payoutAccount: PayoutAccount | null;
};

export type WorkerState = { kind: 'none' } | Worker;

export const startingRates: Rates = {
  basePriceCentavos: STARTING_PRICE_CENTAVOS,
  hourlyRateCentavos: null,
  ratesCentavos: {},
};

/** Profile of a worker who has not written one; a radius of 0 means the platform's default. */
export const noProfile: ProfessionalProfile = {
  tagline: '',
  shortDescription: '',
  location: null,
  radiusKm: 0,
  languages: [],
  skills: [],
};

export const noWorker: WorkerState = { kind: 'none' };

export function foldWorker(state: WorkerState, event: WorkerEvent): Worker {
  if (event.type === startsWorker) return applicant(event.data);
  if (state.kind === 'none') throw new Error(`${event.type} precedes ${startsWorker} in the stream`);
  // The table row and the event's data match by event type.
  const change: (worker: Worker, data: never) => Partial<Worker> = changes[event.type];
  return { ...state, ...change(state, event.data as never) };
}

function applicant({
  workerId,
  accountId,
  name,
  avatar,
}: Pick<Worker, 'workerId' | 'accountId' | 'name' | 'avatar'>): Worker {
  return {
    kind: 'worker',
    workerId,
    accountId,
    name,
    avatar,
    approval: { status: 'applied' },
    services: [],
    rates: startingRates,
    profile: null,
    movedAt: [],
    portfolio: [],
    work: [],
    weeklyHours: noHours,
    rules: noRules,
    timeOff: [],
    documents: [],
    asked: null,
    payoutAccount: null,
  };
}

/** Changes by event type. */
const changes: {
  readonly [Type in Exclude<WorkerEvent['type'], typeof startsWorker>]: (
    worker: Worker,
    data: DataOf<Type>,
  ) => Partial<Worker>;
} = {
  WorkerRenamed: (_, { name, avatar }) => ({ name, avatar }),
  WorkerApproved: () => ({ approval: { status: 'approved' } }),
  WorkerRejected: (_, { reason }) => ({ approval: { status: 'rejected', reason } }),
  ApplicationResubmitted: () => ({ approval: { status: 'applied' } }),
  MissingItemsRequested: (_, { missing, askedAt }) => ({ asked: { missing, at: askedAt } }),
  ServicesOffered: (_, { services }) => ({ services }),
  RatesChanged: (_, data) => ({ rates: ratesOf(data) }),
  ProfessionalProfileChanged: (worker, data) => ({ profile: profileOf(data), movedAt: withMove(worker, data) }),
  PortfolioChanged: (_, { portfolio, work = portfolio.map(pieceOf) }) => ({ portfolio, work }),

  DocumentSubmitted: ({ documents }, data) => ({ documents: [...documents, documentOf(data)] }),
  DocumentWithdrawn: ({ documents, withdrawn = [] }, { documentId }) => ({
    documents: documents.filter((document) => document.documentId !== documentId),
    withdrawn: [...withdrawn, documentId],
  }),
  DocumentRead: withReader,
  DocumentApproved: withApproval,
  DocumentRefused: (worker, data) =>
    withDocument(worker, data.documentId, ({ check }) => ({ check: afterRefusal(data, check), told: null })),
  DocumentExpiring: (worker, { documentId }) => withDocument(worker, documentId, () => ({ told: 'expiring' })),
  DocumentExpired: (worker, { documentId }) => withDocument(worker, documentId, () => ({ told: 'expired' })),
  RequiredDocumentsDue: (_, { dueOn, stage }) => ({ documentsDue: { dueOn, stage } }),

  WeeklyHoursSet: (_, { weeklyHours }) => ({ weeklyHours }),
  BookingRulesSet: (_, { rules }) => ({ rules }),
  TimeOffAdded: ({ timeOff }, data) => ({ timeOff: [...timeOff, timeOffOf(data)] }),
  TimeOffRemoved: ({ timeOff }, data) => ({ timeOff: timeOff.filter(({ timeOffId }) => timeOffId !== data.timeOffId) }),
  PayoutAccountSet: (_, data) => ({ payoutAccount: payoutAccountOf(data) }),
  PayoutAccountWithdrawn: () => ({ payoutAccount: null }),
};

function withDocument(
  { documents }: Worker,
  documentId: string,
  change: (document: SubmittedDocument) => Partial<SubmittedDocument>,
): Pick<Worker, 'documents'> {
  return {
    documents: documents.map((document) =>
      document.documentId === documentId ? { ...document, ...change(document) } : document,
    ),
  };
}

/** An admin's request is fulfilled once nothing is missing. */
function withApproval(worker: Worker, data: DataOf<'DocumentApproved'>): Partial<Worker> {
  const change = withDocument(worker, data.documentId, () => ({ check: afterApproval(data), told: null }));
  const isComplete = lackedDocuments(change.documents, manilaDay(data.checkedAt)).length === 0;
  return isComplete && worker.documentsDue ? { ...change, documentsDue: null } : change;
}

/** A picture without a description. */
export function pieceOf(picture: string): WorkPiece {
  return { picture, before: null, caption: '' };
}

/** The worker's base and radius. */
export function reachOf({ profile }: Pick<Worker, 'profile'>): WorkerReach {
  const { location, radiusKm } = profile ?? noProfile;
  return { location, radiusKm };
}

function withReader(worker: Worker, { documentId, by, cause, readAt }: DataOf<'DocumentRead'>): Partial<Worker> {
  if (by === undefined) return {};
  const read = withDocument(worker, documentId, ({ readBy }) => ({ readBy: [...new Set([...readBy, by])] }));
  if (cause !== 'application' || readAt === undefined || checkingUntil(worker, by, readAt) !== null) return read;
  const until = new Date(Date.parse(readAt) + CHECKING_MS).toISOString();
  return { ...read, checking: { ...worker.checking, [by]: until } };
}

// The state omits the ids that every worker event repeats.

function documentOf({
  documentId,
  kind,
  name,
  contentType,
  sizeBytes,
}: Omit<SubmittedDocument, 'check' | 'told' | 'readBy'>): SubmittedDocument {
  return { documentId, kind, name, contentType, sizeBytes, check: null, readBy: [], told: null };
}

/** Maximum number of changes of a worker's base within 24 hours. */
export const MOVES_A_DAY = 3;

function withMove({ movedAt }: Worker, move: { movedAt?: string | undefined }): readonly string[] {
  return move.movedAt === undefined ? movedAt : [...movedAt, move.movedAt].slice(-MOVES_A_DAY);
}

function ratesOf({ basePriceCentavos, hourlyRateCentavos, ratesCentavos }: Rates): Rates {
  return { basePriceCentavos, hourlyRateCentavos, ratesCentavos };
}

function profileOf({
  tagline,
  shortDescription,
  location,
  radiusKm,
  languages,
  skills,
}: ProfessionalProfile): ProfessionalProfile {
  return { tagline, shortDescription, location, radiusKm, languages, skills };
}

function timeOffOf({ timeOffId, from, to, reason, message = null }: DataOf<'TimeOffAdded'>): TimeOff {
  return { timeOffId, from, to, reason, message };
}

function payoutAccountOf({
  method,
  account,
  name,
  bank,
  setAt,
  heldUntil = null,
}: DataOf<'PayoutAccountSet'>): PayoutAccount {
  return { method, account, name, bank, setAt, heldUntil };
}
