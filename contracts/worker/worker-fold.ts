import { noHours, type WeeklyHours } from '../calendar/weekly-hours.ts';
import type { DataOf } from '../events/registry.ts';
import type { OfferedService, ProfessionalProfile, WorkerEvent } from '../events/worker.ts';
import type { MissingItem } from './application.ts';
import { afterApproval, afterRefusal, type DocumentCheck } from './documents.ts';

/** How the events of a worker come to their state: the decider folds them with this, the read model shares what fits. */

export type Approval = { status: 'applied' } | { status: 'approved' } | { status: 'rejected'; reason: string };

/** Prices in centavos. */
export type Rates = {
  basePriceCentavos: number;
  hourlyRateCentavos: number | null;
  ratesCentavos: Record<string, number>;
};
/** Instants in ISO 8601 UTC, half-open. */
export type TimeOff = { timeOffId: string; from: string; to: string; reason: string | null };
/**
 * Where the Friday money goes, whole; `account` is E.164 for GCash and Maya. `heldUntil`: it took another's place, and
 * payouts wait until then.
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
  /** null until an admin has checked it. */
  check: DocumentCheck | null;
  /** Accounts of the staff who have opened it. */
  readBy: readonly string[];
  /** What the worker was told of the day on which it runs out, as it was checked last. */
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
  /** null until the worker has told something about themselves. */
  profile: ProfessionalProfile | null;
  /** When they last moved the place they work from, oldest first: as many as count. */
  movedAt: readonly string[];
  portfolio: readonly string[];
  weeklyHours: WeeklyHours;
  timeOff: readonly TimeOff[];
  documents: readonly SubmittedDocument[];
  /** What an admin asked them for last. */
  asked: { missing: readonly MissingItem[]; at: string } | null;
  payoutAccount: PayoutAccount | null;
};

export type WorkerState = { kind: 'none' } | Worker;

/** "From ₱500": what a worker's job starts at until they set their own price (specification section 9). */
export const startingRates: Rates = { basePriceCentavos: 500_00, hourlyRateCentavos: null, ratesCentavos: {} };

export const noWorker: WorkerState = { kind: 'none' };

export function foldWorker(state: WorkerState, event: WorkerEvent): WorkerState {
  if (event.type === 'WorkerApplied') return applicant(event.data);
  if (state.kind === 'none') throw new Error(`${event.type} before WorkerApplied`);
  return {
    ...state,
    ...(isDocumentEvent(event) ? { documents: withDocument(state.documents, event) } : changed(state, event)),
  };
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
    weeklyHours: noHours,
    timeOff: [],
    documents: [],
    asked: null,
    payoutAccount: null,
  };
}

type DocumentEvent = Extract<WorkerEvent, { type: `Document${string}` }>;
type ApprovalEvent = Extract<
  WorkerEvent,
  { type: 'WorkerApproved' | 'WorkerRejected' | 'ApplicationResubmitted' | 'MissingItemsRequested' }
>;
type ArrangementEvent = Extract<
  WorkerEvent,
  { type: 'WeeklyHoursSet' | 'TimeOffAdded' | 'TimeOffRemoved' | 'PayoutAccountSet' | 'PayoutAccountWithdrawn' }
>;

function isDocumentEvent(event: WorkerEvent): event is DocumentEvent {
  return event.type.startsWith('Document');
}

function changed(
  worker: Worker,
  event: Exclude<WorkerEvent, { type: 'WorkerApplied' } | DocumentEvent>,
): Partial<Worker> {
  switch (event.type) {
    case 'WorkerRenamed':
      return { name: event.data.name, avatar: event.data.avatar };
    case 'WorkerApproved':
    case 'WorkerRejected':
    case 'ApplicationResubmitted':
    case 'MissingItemsRequested':
      return decided(event);
    case 'ServicesOffered':
      return { services: event.data.services };
    case 'RatesChanged':
      return { rates: ratesOf(event.data) };
    case 'ProfessionalProfileChanged':
      return { profile: profileOf(event.data), movedAt: withMove(worker, event.data) };
    case 'PortfolioChanged':
      return { portfolio: event.data.portfolio };
    default:
      return arranged(worker, event);
  }
}

/** How their application stands. */
function decided(event: ApprovalEvent): Partial<Worker> {
  switch (event.type) {
    case 'WorkerApproved':
      return { approval: { status: 'approved' } };
    case 'WorkerRejected':
      return { approval: { status: 'rejected', reason: event.data.reason } };
    case 'ApplicationResubmitted':
      return { approval: { status: 'applied' } };
    case 'MissingItemsRequested':
      return { asked: { missing: event.data.missing, at: event.data.askedAt } };
  }
}

function withDocument(documents: readonly SubmittedDocument[], event: DocumentEvent): readonly SubmittedDocument[] {
  const changedTo = (change: (document: SubmittedDocument) => Partial<SubmittedDocument>) =>
    documents.map((document) =>
      document.documentId === event.data.documentId ? { ...document, ...change(document) } : document,
    );
  switch (event.type) {
    case 'DocumentSubmitted':
      return [...documents, documentOf(event.data)];
    case 'DocumentRead':
      return changedTo(({ readBy }) => ({
        readBy: event.data.by === undefined ? readBy : [...new Set([...readBy, event.data.by])],
      }));
    case 'DocumentApproved':
      return changedTo(() => ({ check: afterApproval(event.data), told: null }));
    case 'DocumentRefused':
      return changedTo(({ check }) => ({ check: afterRefusal(event.data, check), told: null }));
    case 'DocumentExpiring':
      return changedTo(() => ({ told: 'expiring' }));
    case 'DocumentExpired':
      return changedTo(() => ({ told: 'expired' }));
  }
}

/** When they work, and where their money goes. */
function arranged(worker: Worker, event: ArrangementEvent): Partial<Worker> {
  switch (event.type) {
    case 'WeeklyHoursSet':
      return { weeklyHours: event.data.weeklyHours };
    case 'PayoutAccountSet':
      return { payoutAccount: payoutAccountOf(event.data) };
    case 'PayoutAccountWithdrawn':
      return { payoutAccount: null };
    case 'TimeOffAdded':
      return { timeOff: [...worker.timeOff, timeOffOf(event.data)] };
    case 'TimeOffRemoved':
      return { timeOff: worker.timeOff.filter(({ timeOffId }) => timeOffId !== event.data.timeOffId) };
  }
}

// State keeps what the event says without the ids that every worker event carries.

function documentOf({
  documentId,
  kind,
  name,
  contentType,
  sizeBytes,
}: Omit<SubmittedDocument, 'check' | 'told' | 'readBy'>): SubmittedDocument {
  return { documentId, kind, name, contentType, sizeBytes, check: null, readBy: [], told: null };
}

/** A worker's place moves so often in 24 hours at most. */
export const MOVES_A_DAY = 3;

function withMove({ movedAt }: Worker, move: { movedAt?: string | undefined }): readonly string[] {
  return move.movedAt === undefined ? movedAt : [...movedAt, move.movedAt].slice(-MOVES_A_DAY);
}

export function ratesOf({ basePriceCentavos, hourlyRateCentavos, ratesCentavos }: Rates): Rates {
  return { basePriceCentavos, hourlyRateCentavos, ratesCentavos };
}

export function profileOf({
  tagline,
  shortDescription,
  location,
  radiusKm,
  languages,
  skills,
}: ProfessionalProfile): ProfessionalProfile {
  return { tagline, shortDescription, location, radiusKm, languages, skills };
}

function timeOffOf({ timeOffId, from, to, reason }: TimeOff): TimeOff {
  return { timeOffId, from, to, reason };
}

export function payoutAccountOf({
  method,
  account,
  name,
  bank,
  setAt,
  heldUntil = null,
}: DataOf<'PayoutAccountSet'>): PayoutAccount {
  return { method, account, name, bank, setAt, heldUntil };
}
