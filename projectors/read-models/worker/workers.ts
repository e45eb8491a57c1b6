import { comparedWords } from '#contracts/compared-text.ts';
import { accountStatusChanged, isStopped } from '#contracts/events/account.ts';
import { platformReset } from '#contracts/events/platform.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { startsWorker, type WorkerEvent, workerEvents } from '#contracts/events/worker.ts';
import { shownPayoutAccount } from '#contracts/views/payout.ts';
import { foldWorker, noWorker, reachOf, type SubmittedDocument, type Worker } from '#contracts/worker/worker-fold.ts';
import { type Change, defineReadModel, onEach, type PushDraft } from '../../read-model.ts';
import { openCellsOf } from '../booking/reach.ts';

export type SubmittedDocumentAt = SubmittedDocument & { submittedAt: string };

/**
 * A worker as their fold yields it, with the payout account masked, plus figures from the log and their jobs. By worker
 * id. Amounts in centavos.
 */
export type WorkerDocument = Omit<Worker, 'documents'> & {
  documents: readonly SubmittedDocumentAt[];
  /** False while the account is suspended or in another role. */
  active: boolean;
  /** Approved and active: clients find them. */
  listed: boolean;
  appliedAt: string;
  /** Cells that the radius touches (`reach.ts`), for finding open bookings. */
  cells: string[];
  ratingSum: number;
  reviewCount: number;
  /** Words of the newest reviews as searches compare them, each once. */
  reviewWords: readonly string[];
  completedJobs: number;
  /** No-shows, without waived ones, and late arrivals. */
  noShows: number;
  lateArrivals: number;
  /** Log position of the last change, for in-memory replicas. */
  changed: number;
};

type OfWorker = WorkerEvent['type'];
type OfBooking = 'WorkCompleted' | 'ReviewSubmitted' | 'FullRefundNoted' | 'WorkerArrived' | 'NoShowSettled';

const change: Change<WorkerDocument, OfWorker> = {
  ids: ({ data }) => data.workerId,
  apply: (before, event) => (before || event.type === startsWorker ? changed(before, event) : undefined),
};

export const workers = defineReadModel<WorkerDocument>({
  name: 'workers',
  version: 15,
  fields: ['changed'],
  on: {
    ...onEach(typesOf(workerEvents), change),

    ...onEach(accountStatusChanged, {
      ids: ({ data }) => data.workerId ?? [],
      apply: (worker, event) => worker && updated(worker, event, { active: !isStopped(event) }),
    }),
    RoleChanged: {
      ids: ({ data }) => [data.workerId, data.formerWorkerId].filter((id) => id !== null),
      apply: (worker, event, id) => worker && updated(worker, event, { active: id === event.data.workerId }),
    },

    WorkerArrived: count(({ data: { lateMinutes } }, { lateArrivals }) => ({
      lateArrivals: lateArrivals + (lateMinutes === undefined ? 0 : 1),
    })),
    BookingCancelled: {
      ids: ({ data: { workerId, cause } }) => (workerId !== null && cause === 'worker_no_show' ? workerId : []),
      apply: (worker, event) => worker && updated(worker, event, { noShows: worker.noShows + 1 }),
    },
    NoShowSettled: count(({ data: { against, outcome } }, { noShows }) => ({
      noShows: noShows - (against === 'worker' && outcome === 'waived' ? 1 : 0),
    })),
    WorkCompleted: count((_, { completedJobs }) => ({ completedJobs: completedJobs + 1 })),
    ReviewSubmitted: count(({ data }, { ratingSum, reviewCount, reviewWords }) => ({
      ratingSum: ratingSum + data.rating,
      reviewCount: reviewCount + 1,
      reviewWords: addWords(data.text, reviewWords),
    })),
    FullRefundNoted: count(({ data: { rating, refunded } }, { ratingSum, reviewCount }) => {
      if (rating === null) return {};
      const more = refunded ? -1 : 1;
      return { ratingSum: ratingSum + more * rating, reviewCount: reviewCount + more };
    }),
  },
  resetOn: {
    [platformReset]: ({ active, ...worker }, event) => updated({ ...worker, ...noJobs, active }, event, {}),
  },
  // The worker is not notified when staff read a document.
  push: (worker, { type }) => (type === 'DocumentRead' ? [] : [dataUpdated(worker)]),
});

function changed(before: WorkerDocument | undefined, event: Recorded<OfWorker>): WorkerDocument {
  const worker = foldWorker(before ?? noWorker, event);
  const { profile, payoutAccount } = worker;
  return listed({
    ...(before ?? { ...noJobs, appliedAt: event.recordedAt }),
    ...worker,
    documents: worker.documents.map((document) => ({ submittedAt: event.recordedAt, ...document })),
    // Masks a new account; an unchanged one is masked already.
    payoutAccount:
      payoutAccount && before?.payoutAccount !== payoutAccount ? shownPayoutAccount(payoutAccount) : payoutAccount,
    cells: before?.profile === profile ? (before?.cells ?? []) : openCellsOf(reachOf(worker)),
    changed: event.position,
  });
}

const noJobs = {
  active: true,
  ratingSum: 0,
  reviewCount: 0,
  reviewWords: [],
  completedJobs: 0,
  noShows: 0,
  lateArrivals: 0,
};

/** Maximum number of words kept per worker; the newest reviews come first. */
const REVIEW_WORDS_KEPT = 100;
/** Shorter words say nothing about the work. */
const SHORTEST_REVIEW_WORD = 4;

function addWords(text: string, before: readonly string[]): string[] {
  const words = comparedWords(text).filter((word) => word.length >= SHORTEST_REVIEW_WORD);
  return [...new Set([...words, ...before])].slice(0, REVIEW_WORDS_KEPT);
}

/** Adds a job to its worker's figures. */
function count<Type extends OfBooking>(
  merge: (event: Recorded<Type>, worker: WorkerDocument) => Partial<WorkerDocument>,
): Change<WorkerDocument, Type> {
  return {
    ids: ({ data }) => data.workerId,
    apply: (worker, event) => worker && updated(worker, event, merge(event, worker)),
  };
}

function updated(
  worker: WorkerDocument,
  { position }: { position: number },
  changes: Partial<WorkerDocument>,
): WorkerDocument {
  return listed({ ...worker, ...changes, changed: position });
}

function listed(worker: Omit<WorkerDocument, 'listed'>): WorkerDocument {
  return { ...worker, listed: worker.approval.status === 'approved' && worker.active };
}

function dataUpdated({ accountId, workerId }: WorkerDocument): PushDraft {
  return { namespace: 'account', event: 'worker:data_updated', to: { accounts: [accountId] }, payload: { workerId } };
}
