import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import type { OfferedService } from '#contracts/events/worker.ts';
import { type PayoutAccount, shownPayoutAccount } from '#contracts/views/payout.ts';
import type { User } from '#contracts/views/account.ts';
import { afterApproval, afterRefusal, type DocumentCheck } from '#contracts/worker/documents.ts';
import { payoutAccountOf, profileOf, ratesOf } from '#contracts/worker/worker-fold.ts';
import { type Change, defineReadModel, type PushDraft } from '../../read-model.ts';
import { openCellsOf } from '../booking/reach.ts';

/** `kind`: what the worker called it. */
export type SubmittedDocument = {
  id: string;
  kind: string;
  name: string;
  contentType: string | null;
  sizeBytes: number | null;
  submittedAt: string;
  /** null until an admin has checked it. */ check: DocumentCheck | null;
  /** Accounts of the staff who have opened it. */ readBy: string[];
};

/** What people see of a worker, in lists and on the profile. By worker id. Money in centavos. */
export type WorkerDocument = {
  workerId: string;
  accountId: string;
  name: string;
  avatar: string | null;
  approval: 'applied' | 'approved' | 'rejected';
  rejectionReason: string | null;
  /** False while the account is suspended or plays another role. */
  active: boolean;
  /** Approved and active: found by clients. */
  listed: boolean;
  appliedAt: string;
  services: OfferedService[];
  basePriceCentavos: number;
  hourlyRateCentavos: number | null;
  ratesCentavos: Record<string, number>;
  tagline: string;
  shortDescription: string;
  location: User['location'];
  /** 0 until they set it: the platform's usual radius counts. */
  radiusKm: number;
  /** Where their radius reaches (`reach.ts`): open bookings are looked for by these. */
  cells: string[];
  languages: string[];
  skills: string[];
  portfolio: string[];
  documents: SubmittedDocument[];
  /** Masked; null while they have not said where their money goes. */
  payoutAccount: PayoutAccount | null;
  ratingSum: number;
  reviewCount: number;
  completedJobs: number;
  /** Jobs that they didn't come to, less those that an admin waived; jobs that they came to late. */
  noShows: number;
  lateArrivals: number;
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

type OfWorker = {
  [T in EventType]: Recorded<T>['data'] extends { workerId: string; accountId: string } ? T : never;
}[EventType];
type OfBooking = 'WorkCompleted' | 'ReviewSubmitted' | 'WorkerArrived' | 'NoShowSettled';

export const workers = defineReadModel<WorkerDocument>({
  name: 'workers',
  version: 10,
  fields: ['changed'],
  on: {
    WorkerApplied: {
      ids: ({ data }) => data.workerId,
      apply: (worker, event) => worker ?? applied(event),
    },
    WorkerRenamed: change(({ data: { name, avatar } }) => ({ name, avatar })),
    DocumentSubmitted: change((event, { documents }) => ({ documents: [...documents, handedIn(event)] })),
    DocumentRead: change(({ data }, { documents }) => ({ documents: withReader(documents, data) })),
    DocumentApproved: change(({ data }, { documents }) => ({
      documents: withCheck(documents, data.documentId, () => afterApproval(data)),
    })),
    DocumentRefused: change(({ data }, { documents }) => ({
      documents: withCheck(documents, data.documentId, (before) => afterRefusal(data, before)),
    })),
    DocumentExpired: change(() => ({})),
    ApplicationResubmitted: change(() => ({ approval: 'applied' })),
    WorkerApproved: change(() => ({ approval: 'approved', rejectionReason: null })),
    WorkerRejected: change(({ data }) => ({ approval: 'rejected', rejectionReason: data.reason })),
    ServicesOffered: change(({ data }) => ({ services: data.services })),
    RatesChanged: change(({ data }) => ratesOf(data)),
    ProfessionalProfileChanged: change(({ data }) => ({ ...profileOf(data), cells: openCellsOf(data) })),
    PayoutAccountSet: change(({ data }) => ({ payoutAccount: shownPayoutAccount(payoutAccountOf(data)) })),
    PayoutAccountWithdrawn: change(() => ({ payoutAccount: null })),
    PortfolioChanged: change(({ data }) => ({ portfolio: data.portfolio })),

    AccountSuspended: suspension(false),
    AccountReinstated: suspension(true),
    RoleChanged: {
      ids: ({ data }) => [data.workerId, data.formerWorkerId].filter((id) => id !== null),
      apply: (worker, event, id) => worker && updated(worker, event, { active: id === event.data.workerId }),
    },

    WorkerArrived: change(({ data: { lateMinutes } }, { lateArrivals }) => ({
      lateArrivals: lateArrivals + (lateMinutes === undefined ? 0 : 1),
    })),
    BookingCancelled: {
      ids: ({ data: { workerId, cause } }) => (workerId !== null && cause === 'worker_no_show' ? workerId : []),
      apply: (worker, event) => worker && updated(worker, event, { noShows: worker.noShows + 1 }),
    },
    NoShowSettled: change(({ data: { against, outcome } }, { noShows }) => ({
      noShows: noShows - (against === 'worker' && outcome === 'waived' ? 1 : 0),
    })),
    WorkCompleted: change((_, { completedJobs }) => ({ completedJobs: completedJobs + 1 })),
    ReviewSubmitted: change(({ data }, { ratingSum, reviewCount }) => ({
      ratingSum: ratingSum + data.rating,
      reviewCount: reviewCount + 1,
    })),
  },
  // Who of the staff looks at a document is no news for the worker.
  push: (worker, { type }) => (type === 'DocumentRead' ? [] : [dataUpdated(worker)]),
});

function applied({
  data: { workerId, accountId, name, avatar },
  recordedAt,
  position,
}: Recorded<'WorkerApplied'>): WorkerDocument {
  return {
    workerId,
    accountId,
    name,
    avatar,
    approval: 'applied',
    rejectionReason: null,
    active: true,
    listed: false,
    appliedAt: recordedAt,
    services: [],
    basePriceCentavos: 0,
    hourlyRateCentavos: null,
    ratesCentavos: {},
    tagline: '',
    shortDescription: '',
    location: null,
    radiusKm: 0,
    cells: [],
    languages: [],
    skills: [],
    portfolio: [],
    documents: [],
    payoutAccount: null,
    ratingSum: 0,
    reviewCount: 0,
    completedJobs: 0,
    noShows: 0,
    lateArrivals: 0,
    changed: position,
  };
}

function handedIn({
  data: { documentId, kind, name, contentType, sizeBytes },
  recordedAt,
}: Recorded<'DocumentSubmitted'>): SubmittedDocument {
  return { id: documentId, kind, name, contentType, sizeBytes, submittedAt: recordedAt, check: null, readBy: [] };
}

function withReader(documents: SubmittedDocument[], { documentId, by }: DataOf<'DocumentRead'>): SubmittedDocument[] {
  return documents.map((document) =>
    document.id === documentId && by !== undefined
      ? { ...document, readBy: [...new Set([...document.readBy, by])] }
      : document,
  );
}

function withCheck(
  documents: SubmittedDocument[],
  documentId: string,
  checked: (before: DocumentCheck | null) => DocumentCheck,
): SubmittedDocument[] {
  return documents.map((document) =>
    document.id === documentId ? { ...document, check: checked(document.check) } : document,
  );
}

function change<Type extends OfWorker | OfBooking>(
  merge: (event: Recorded<Type>, worker: WorkerDocument) => Partial<WorkerDocument>,
): Change<WorkerDocument, Type> {
  return {
    ids: ({ data }) => data.workerId,
    apply: (worker, event) => worker && updated(worker, event, merge(event, worker)),
  };
}

function suspension<Type extends 'AccountSuspended' | 'AccountReinstated'>(
  active: boolean,
): Change<WorkerDocument, Type> {
  return {
    ids: ({ data }) => (data.workerId === null ? [] : data.workerId),
    apply: (worker, event) => worker && updated(worker, event, { active }),
  };
}

function updated(
  worker: WorkerDocument,
  { position }: { position: number },
  changes: Partial<WorkerDocument>,
): WorkerDocument {
  const next = { ...worker, ...changes, changed: position };
  return { ...next, listed: next.approval === 'approved' && next.active };
}

function dataUpdated({ accountId, workerId }: WorkerDocument): PushDraft {
  return { namespace: 'account', event: 'worker:data_updated', to: { accounts: [accountId] }, payload: { workerId } };
}
